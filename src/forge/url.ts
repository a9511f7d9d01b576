/** Values of a query string; `undefined` is left out, a list is sent as `name[]=1&name[]=2`. */
export type Query = Readonly<Record<string, string | number | readonly number[] | undefined>>

const LONGEST_PATH = 1_000
const PROJECT_NAME = /^(?!\.{1,2}$)[A-Za-z0-9_.][A-Za-z0-9_.-]*$/
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Where the forge is: requests, and with them the token, go to this origin only, and there below `root`. */
export interface ForgePlace {
  readonly origin: string
  /** `/gitlab`, of a forge that is served below a path; empty for one that has its host to itself. */
  readonly root: string
}

/** Names of a path as they are written: nothing that is encoded, and no step back. */
const ROOT = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+){0,8}\/?$/

/**
 * Where the forge of this address is: https, or http on this machine only, with or without a path. Throws a RangeError
 * that says what is wrong.
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
  // As it was written, since reading an address takes its steps back away.
  const written = /^[a-z]+:\/\/[^/\\?#]*(.*)$/is.exec(baseUrl.trim())?.[1] ?? ''
  if (!ROOT.test(written)) {
    throw new RangeError(
      'The address of the forge must end after its host or after plain names, such as https://example.com/gitlab.',
    )
  }
  return { origin: url.origin, root: written.replace(/\/$/, '') }
}

/**
 * A path below the base of the API from fixed words and ids. Throws a RangeError for anything but a positive safe
 * integer as an id, so that no text of a person can become part of a path.
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
 * A project’s path as one segment of a path below the base. Throws a RangeError for a text that is no path of a
 * project, so that no other text of a person can become part of an address.
 */
export function projectSegment(path: string): string {
  const names = path.split('/')
  if (names.length < 2 || path.length > LONGEST_PATH || !names.every((name) => PROJECT_NAME.test(name))) {
    throw new RangeError('A project’s path is names divided by slashes, such as acme/web.')
  }
  return encodeURIComponent(path)
}

/** The path with its query; names and values are encoded. */
export function withQuery(path: string, query: Query = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const item of value) parameters.append(`${name}[]`, String(item))
    else if (value !== undefined) parameters.append(name, String(value))
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`
}
