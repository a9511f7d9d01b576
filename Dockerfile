# The bot, without the sandbox and without development packages. docs/how-to/operate.md says how to run it.
FROM node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe AS modules
WORKDIR /app
COPY package.json package-lock.json ./
RUN ["npm", "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]

FROM node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe
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
# By bash, which Debian always has: it takes 3 ms of a processor each time, and a second Node 110.
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
# No core dump: it would hold every secret in memory. Node is the first process then, and hears the signals itself.
ENTRYPOINT ["/bin/sh", "-c", "ulimit -c 0 && exec greenlight \"$@\"", "--"]
CMD ["start"]
