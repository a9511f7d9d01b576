const CERTIFICATE =
  /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|ERR_SSL|EPROTO)/

/** Returns the reason why a request never left, as one sentence. */
export function whyUnsent(error: unknown, timedOut: boolean): string {
  const code = codeOf(error)
  if (timedOut || code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') {
    return 'The forge could not be reached in time'
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return "The forge's host name could not be looked up"
  if (code === 'ECONNREFUSED') return 'The forge is not accepting connections'
  if (CERTIFICATE.test(code)) return `A secure connection to the forge could not be made (${code})`
  return code === '' ? 'The forge could not be reached' : `The forge could not be reached (${code})`
}

/** Returns the reason why no reliable answer came back for a sent request, as one sentence. */
export function whyLost(error: unknown, timedOut: boolean): string {
  if (timedOut) return 'The forge did not answer in time'
  const code = codeOf(error)
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return "The forge's answer was too large"
  if (code.startsWith('HPE_') || code === 'UND_ERR_HEADERS_OVERFLOW') {
    return "The forge's answer could not be read"
  }
  return 'The connection to the forge was lost before its answer was complete'
}

/** True when another attempt would return the same oversized answer. */
export function isTooLarge(error: unknown): boolean {
  return codeOf(error) === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
