# The bot, without the sandbox and without development packages. docs/operations.md says how to run it.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS modules
WORKDIR /app
COPY package.json package-lock.json ./
RUN ["npm", "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN ["install", "--directory", "--owner=node", "--group=node", "--mode=0700", "/data"]
COPY --from=modules /app/node_modules ./node_modules
COPY package.json ./
COPY src ./src
RUN ["ln", "-s", "/app/src/main.ts", "/usr/local/bin/greenlight"]
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No core dump: it would hold every secret in memory. Node is the first process then, and hears the signals itself.
ENTRYPOINT ["/bin/sh", "-c", "ulimit -c 0 && exec greenlight \"$@\"", "--"]
CMD ["start"]
