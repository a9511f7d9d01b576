/** What an application may do for a person: everything, read everything, or read who the person is. */
const SCOPES: ReadonlySet<string> = new Set(['api', 'read_api', 'read_user'])

const DEFAULT_SCOPE = 'api'

/** The scope in the one spelling that is kept; the default for none, and undefined for an unknown one. */
export function readScope(asked: string): string | undefined {
  const words = [...new Set(asked.split(' ').filter(Boolean))]
  if (words.length === 0) return DEFAULT_SCOPE
  return words.every((word) => SCOPES.has(word)) ? words.join(' ') : undefined
}

/** Whether a request to the API is within a scope; `path` is below the API's base. */
export function covers(scope: string, method: string, path: string): boolean {
  const words = scope.split(' ')
  if (words.includes('api')) return true
  if (method !== 'GET') return false
  return words.includes('read_api') || (words.includes('read_user') && path === '/user')
}
