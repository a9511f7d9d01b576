/** Values of a query string; `undefined` is omitted, a list is sent as `name[]=1&name[]=2`. */
export type Query = Readonly<Record<string, string | number | readonly number[] | undefined>>

const MAX_PATH_LENGTH = 1_000
const PROJECT_NAME = /^(?!\.{1,2}$)[A-Za-z0-9_.][A-Za-z0-9_.-]*$/
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** The forge’s place: requests, and with them the token, go only to this origin, below `root`. */
export interface ForgePlace {
  readonly origin: string
  /** `/gitlab` for a forge that is served below a path; empty for one at the root of its host. */
  readonly root: string
}

/** Plain path names as written: nothing encoded, and no parent segments. */
const ROOT = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+){0,8}\/?$/

/**
 * Returns the place of the forge at this address: https, or http on this machine only; the path is optional.
 * @throws RangeError that names the problem.
 */
export function forgePlace(baseUrl: string): ForgePlace {
  const url = URL.parse(baseUrl)
  if (url === null)
    throw new RangeError('The address of the forge is not a URL such as https://git.example.com.')
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
  if (!secure) throw new RangeError('The address of the forge must begin with https://.')
  if (url.username !== '' || url.password !== '') {
    throw new RangeError('The address of the forge must not contain a user name or password.')
  }
  // The path as written, because URL parsing resolves parent segments.
  const written = /^[a-z]+:\/\/[^/\\?#]*(.*)$/is.exec(baseUrl.trim())?.[1] ?? ''
  if (!ROOT.test(written)) {
    throw new RangeError(
      'The address of the forge must end after its host or after plain names, such as https://example.com/gitlab.',
    )
  }
  return { origin: url.origin, root: written.replace(/\/$/, '') }
}

/**
 * Returns a path below the API’s base from fixed words and ids, so that no person’s text can enter it.
 * @throws RangeError for an id that is not a positive safe integer.
 */
export function apiPath(...segments: readonly (Lowercase<string> | number)[]): string {
  for (const segment of segments) {
    if (typeof segment === 'number' && !(Number.isSafeInteger(segment) && segment > 0)) {
      throw new RangeError(`${segment} is not an id: ids are whole numbers from 1 up.`)
    }
  }
  return `/${segments.join('/')}`
}

/**
 * Returns a project’s path as one segment of a path, so that no other text can become part of an address.
 * @throws RangeError for a text that is not a project’s path.
 */
export function projectSegment(path: string): string {
  if (!path.includes('/') || !isPathOfNames(path)) {
    throw new RangeError('A project’s path is names divided by slashes, such as acme/web.')
  }
  return encodeURIComponent(path)
}

/**
 * Returns a group’s path, or its number, as one segment of a path.
 * @throws RangeError for a text that is neither.
 */
export function groupSegment(path: string): string {
  if (!isPathOfNames(path)) throw new RangeError('A group’s path is a name, or names divided by slashes.')
  return encodeURIComponent(path)
}

function isPathOfNames(path: string): boolean {
  return path.length <= MAX_PATH_LENGTH && path.split('/').every((name) => PROJECT_NAME.test(name))
}

export function withQuery(path: string, query: Query = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const item of value) parameters.append(`${name}[]`, String(item))
    else if (value !== undefined) parameters.append(name, String(value))
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`
}
