const CERTIFICATE =
  /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|ERR_SSL|EPROTO)/
const LATE: ReadonlySet<string> = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT', 'TimeoutError'])
const UNKNOWN_HOST: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN'])
/** Maximum depth of causes at which the one of the connection is looked for. */
const MAX_CAUSES = 5

/**
 * Returns why no connection to `peer` came about, as one sentence without its period.
 * @param error As thrown by undici, fetch, or a socket.
 */
export function connectionFault(error: unknown, peer: string): string {
  const code = codeOf(error)
  if (LATE.has(code)) return `${peer} didn’t answer in time`
  if (UNKNOWN_HOST.has(code)) return `I couldn’t look up the address of ${peer}`
  if (code === 'ECONNREFUSED') return `${peer} refused the connection`
  if (CERTIFICATE.test(code)) return `I couldn’t connect to ${peer} securely (${code})`
  return code === '' ? `I couldn’t reach ${peer}` : `I couldn’t reach ${peer} (${code})`
}

/** Returns Node’s code of the error, or of the nearest of its causes that has one; empty without one. */
export function codeOf(error: unknown): string {
  let current = error
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    if ('code' in current && typeof current.code === 'string') return current.code
    if (current.name === 'TimeoutError') return current.name
    current = current.cause
  }
  return ''
}
