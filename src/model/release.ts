/** The release of a server, `18.5.0`; null where it doesn’t say. */
export type Release = string | null

/** True for a release of at least `since`, `17.1`; one that is not told is one of today’s. */
export function isSince(release: Release | undefined, since: string): boolean {
  const parts = /^(\d+)\.(\d+)/.exec(release ?? '')
  if (!parts) return true
  const [major = 0, minor = 0] = since.split('.').map(Number)
  return Number(parts[1]) > major || (Number(parts[1]) === major && Number(parts[2]) >= minor)
}
