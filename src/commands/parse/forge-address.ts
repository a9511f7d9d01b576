import type { ProjectRef } from '../../model/project-ref.ts'
import { SERVER } from '../../model/server-name.ts'
import { quote, type Read, type Refused, refuse } from './refusal.ts'

const ADDRESS = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i
const ADDRESS_LIKE = /^(?:[a-z][a-z0-9+.-]*:[/\\]|\/\/|\\\\)/i
const DEFAULT_PORTS: ReadonlyMap<string, string> = new Map([
  ['http', ':80'],
  ['https', ':443'],
])
/** Path traversal, also encoded, which browsers and servers resolve to another place. */
const STEPS = /\/(?:\.|%2e){1,2}(?:\/|$)|\/\/|\\|%2f|%5c/i
const GROUP_MILESTONE = /^groups\/(.+?)\/(?:-\/)?milestones\/(\d+)(?:\/|$)/
const PAGES = ['merge_requests', 'milestones', 'issues', 'commits', 'tree', 'blob']

/** A page of a project or of a group: its path, and the iid on a page of one merge request or milestone. */
interface ForgePage {
  readonly of: 'project' | 'group'
  readonly path: string
  readonly page: string | null
  readonly iid: number | null
}

/**
 * Reads a pasted address, bare or in Slack’s `<url|label>`, as a page of the forge; null for other text. Only a
 * group’s milestones are pages of a group.
 *
 * Nothing is fetched. The host is compared with the forge’s as text, port included, so that a look-alike, a
 * name before `@`, a backslash or a character beyond ASCII makes another host. Refuses addresses of other
 * hosts, pages of no project or outside the forge’s own path, path traversal (`..`, `%2e%2e`, `//`), and
 * Slack’s mentions. `forgeUrl` has no trailing slash.
 */
export function readForgeAddress(token: string, forgeUrl: string): Read<ForgePage> | null {
  const { host, pathname } = new URL(forgeUrl)
  const root = pathname.replace(/\/$/, '')
  if (/^<[@#!]/.test(token) && token.endsWith('>')) {
    return refuse(token, `${quote(token)} is a mention.`, 'Type a number or a name without a mention.')
  }
  const typed = unwrap(token)
  const isBare = typed.toLowerCase().startsWith(`${host}/`)
  const address = isBare ? `https://${typed}` : typed
  if (!ADDRESS_LIKE.test(address)) return null
  const [start, scheme, authority] = ADDRESS.exec(address) ?? []
  if (start === undefined || scheme === undefined || authority === undefined)
    return refuseHost(typed, typed, `${host}${root}`)
  const isHere = isBare || DEFAULT_PORTS.has(scheme.toLowerCase())
  if (!isHere || withoutDefaultPort(scheme, authority) !== host) {
    return refuseHost(typed, isHere ? authority : typed, `${host}${root}`)
  }
  const path = address.slice(start.length).split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith(`${root}/`)) return refuseHost(typed, `${host}${path}`, `${host}${root}`)
  const page = STEPS.test(path) ? null : readPath(path.slice(root.length))
  if (page !== null) return { ok: true, value: page }
  return refuse(typed, `${quote(typed)} isn’t a project’s page.`, 'Paste the link of one.')
}

function unwrap(token: string): string {
  if (!token.startsWith('<') || !token.endsWith('>')) return token
  return token.slice(1, -1).split('|', 1)[0] ?? ''
}

function refuseHost(typed: string, culprit: string, host: string): Refused {
  return refuse(
    typed,
    `That link goes to ${quote(culprit)}, not to ${SERVER}.`,
    `Paste one that begins with ${host}.`,
  )
}

function withoutDefaultPort(scheme: string, authority: string): string {
  const host = authority.toLowerCase()
  const port = DEFAULT_PORTS.get(scheme.toLowerCase())
  return port !== undefined && host.endsWith(port) ? host.slice(0, -port.length) : host
}

function readPath(path: string): ForgePage | null {
  const names = path.split('/').slice(1)
  while (names.at(-1) === '') names.pop()
  const group = GROUP_MILESTONE.exec(names.join('/'))
  if (group?.[1] !== undefined) {
    const isPath = group[1].split('/').every(isName)
    return isPath ? { of: 'group', path: group[1], page: 'milestones', iid: parseIid(group[2] ?? '') } : null
  }
  const dash = names.indexOf('-')
  const known = names.findIndex((name, index) => index >= 2 && PAGES.includes(name))
  const end = dash >= 0 ? dash : known >= 0 ? known : names.length
  const project = parseProjectName(
    names
      .slice(0, end)
      .join('/')
      .replace(/\.git$/, ''),
  )
  if (project?.kind !== 'path' || (dash >= 0 && names[0] === 'groups')) return null
  const [page = null, number = ''] = names.slice(dash >= 0 ? end + 1 : end)
  return { of: 'project', path: project.path, page, iid: parseIid(number) }
}

const DIGITS = /^[0-9]{1,16}$/
const NAME = /^[A-Za-z0-9_.][A-Za-z0-9_.-]*$/
const MAX_ALIAS_LENGTH = 64
const MAX_PATH_LENGTH = 255

/** Reads `42` as an id, `web` as an alias, `acme/web` as a path; null for anything else or beyond ASCII. */
export function parseProjectName(text: string): ProjectRef | null {
  if (DIGITS.test(text)) {
    const id = parseIid(text)
    return id === null ? null : { kind: 'id', id }
  }
  if (!text.includes('/')) return isAlias(text) ? { kind: 'alias', alias: text } : null
  const names = text.split('/')
  return text.length <= MAX_PATH_LENGTH && names.every(isName) ? { kind: 'path', path: text } : null
}

/** True when a word can be a project’s alias: ASCII, at most 64 characters, not only digits. */
export function isAlias(text: string): boolean {
  return text.length <= MAX_ALIAS_LENGTH && isName(text) && !/^[0-9]+$/.test(text)
}

/** A positive safe integer in ASCII digits, or null. */
export function parseIid(text: string): number | null {
  const number = DIGITS.test(text) ? Number(text) : 0
  return number > 0 && Number.isSafeInteger(number) ? number : null
}

function isName(text: string): boolean {
  return NAME.test(text) && text !== '.' && text !== '..'
}
