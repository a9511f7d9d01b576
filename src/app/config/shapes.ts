import { z } from 'zod'
import { forgePlace } from '../../forge/url.ts'
import { type IntegrationName, isIntegrationName, isSlug } from '../../model/integration-kinds.ts'
import { parseKeyRing } from '../../store/keys.ts'

export const origin = z
  .string()
  .refine((text) => isOrigin(text), 'must be https (http only for 127.0.0.1 or localhost), without a path')
  .transform((text) => new URL(text).origin)
export const forgeAddress = z.string().transform((text, context) => {
  try {
    const { origin: host, root } = forgePlace(text)
    return `${host}${root}`
  } catch {
    context.addIssue('must be https (http only for 127.0.0.1 or localhost), with a plain path or none')
    return z.NEVER
  }
})
export const apiUrl = z
  .string()
  .refine((text) => isSafeUrl(text) && text.endsWith('/'), 'must be an https address that ends in /')
export const databaseAddress = z
  .string()
  .refine((text) => isPostgres(text), 'must be an address of a PostgreSQL with the name of a database')
export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be at most 65535')
export const listenAddress = z.string().transform((text, context) => {
  const [, host = '', digits = ''] = /^(\[[0-9a-f:]{2,39}\]|[a-z0-9.-]{1,253}):(\d{1,5})$/i.exec(text) ?? []
  if (host !== '' && Number(digits) <= 65_535)
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(digits) }
  context.addIssue('must be an address and a port')
  return z.NEVER
})
export const secret = z.string().min(16, 'is too short to be a real secret')
export const SECRET_EXAMPLE = '8f742231b10e8888abcd99yyyzzz85a5'

const ALIAS = /^[a-z][a-z0-9-]{0,39}$/
export const projectList = z
  .string()
  .transform((text) => text.split(',').map(readPair))
  .refine((pairs) => isProjectList(pairs), 'must be name=id pairs divided by commas')

export const slugList = z.string().transform((text, context) => {
  const slugs = new Map<IntegrationName, Lowercase<string>>()
  for (const pair of text.split(',')) {
    const [name = '', slug = '', ...more] = pair.split('=').map((part) => part.trim())
    if (more.length > 0 || !isSlug(slug)) {
      context.addIssue('must be name=slug pairs divided by commas')
      return z.NEVER
    }
    if (!isIntegrationName(name) || slugs.has(name)) {
      context.addIssue(`names “${name}”, which is no kind of integration or there twice`)
      return z.NEVER
    }
    slugs.set(name, slug)
  }
  return slugs
})

export const memberIds = z
  .string()
  .transform((text) => text.split(',').map((id) => id.trim()))
  .refine((ids) => ids.every((id) => /^[UW][A-Z0-9]{2,30}$/.test(id)), 'must be member IDs divided by commas')

export const hostNames = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (hosts) => hosts.every((host) => /^[a-z0-9](?:[a-z0-9.:-]{0,251}[a-z0-9])?$/.test(host)),
    'must be host names divided by commas',
  )

export const keyRing = z.string().transform((text, context) => {
  try {
    return parseKeyRing(text)
  } catch (error) {
    context.addIssue(`is wrong: ${error instanceof Error ? error.message : 'it cannot be read.'}`)
    return z.NEVER
  }
})

/** True when the address is on this machine, where plain http is safe. */
export function isLoopback(url: string): boolean {
  return URL.canParse(url) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)
}

function readPair(pair: string): { alias: string; project: number } {
  const [alias = '', id = ''] = pair.split('=')
  return { alias: alias.trim(), project: Number(id) }
}

function isProjectList(pairs: readonly { alias: string; project: number }[]): boolean {
  const names = new Set(pairs.map(({ alias }) => alias))
  const isRight = ({ alias, project }: { alias: string; project: number }) =>
    ALIAS.test(alias) && Number.isSafeInteger(project) && project > 0
  return names.size === pairs.length && pairs.every(isRight)
}

function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && isLoopback(text))
  return username === '' && password === '' && isPrivate
}

function isPostgres(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname } = new URL(text)
  return ['postgres:', 'postgresql:'].includes(protocol) && pathname.length > 1
}

function isOrigin(text: string): boolean {
  return isSafeUrl(text) && new URL(text).origin === text.replace(/\/$/, '')
}
