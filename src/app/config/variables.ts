import { z } from 'zod'
import { forgePlace } from '../../forge/url.ts'
import { type IntegrationName, isIntegrationName, isSlug } from '../../model/integration-kinds.ts'
import { SERVER_NAME } from '../../model/server-name.ts'
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
const apiUrl = z
  .string()
  .refine((text) => isSafeUrl(text) && text.endsWith('/'), 'must be an https address that ends in /')
const databaseAddress = z
  .string()
  .refine((text) => isPostgres(text), 'must be an address of a PostgreSQL with the name of a database')
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be at most 65535')
const listenAddress = z.string().transform((text, context) => {
  const [, host = '', digits = ''] = /^(\[[0-9a-f:]{2,39}\]|[a-z0-9.-]{1,253}):(\d{1,5})$/i.exec(text) ?? []
  if (host !== '' && Number(digits) <= 65_535)
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(digits) }
  context.addIssue('must be an address and a port')
  return z.NEVER
})
const flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true')
const secret = z.string().min(16, 'is too short to be a real secret')
/** It travels in a header, which takes nothing else and is trimmed. */
const headerSecret = secret.regex(/^[\x21-\x7e]+$/, 'must be ASCII without spaces')
const SECRET_EXAMPLE = '8f742231b10e8888abcd99yyyzzz85a5'

const ALIAS = /^[a-z][a-z0-9-]{0,39}$/
const projectList = z
  .string()
  .transform((text) => text.split(',').map(readPair))
  .refine((pairs) => isProjectList(pairs), 'must be name=id pairs divided by commas')

const slugList = z.string().transform((text, context) => {
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

const memberIds = z
  .string()
  .transform((text) => text.split(',').map((id) => id.trim()))
  .refine((ids) => ids.every((id) => /^[UW][A-Z0-9]{2,30}$/.test(id)), 'must be member IDs divided by commas')

const hostNames = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (hosts) => hosts.every((host) => /^[a-z0-9](?:[a-z0-9.:-]{0,251}[a-z0-9])?$/.test(host)),
    'must be host names divided by commas',
  )

const keyRing = z.string().transform((text, context) => {
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

/** Every variable: its schema, its meaning, and a right value. */
export const settings = {
  SLACK_SIGNING_SECRET: [secret, 'proves that a request comes from Slack', SECRET_EXAMPLE],
  SLACK_SIGNING_SECRET_PREVIOUS: [secret, 'accepted as well while the secret is rotated', SECRET_EXAMPLE],
  SLACK_BOT_TOKEN: [
    z.string().startsWith('xoxb-', 'must start with xoxb-'),
    'the bot token of the Slack app',
    'xoxb-1234-5678-abcd',
  ],
  SLACK_CLIENT_ID: [
    z.string().regex(/^\d+\.\d+$/, 'must be two numbers with a dot between them'),
    'in the place of the bot token, serves every workspace that installs the app at /slack/install',
    '123456789012.345678901234',
  ],
  SLACK_CLIENT_SECRET: [secret, 'the client secret of that app', SECRET_EXAMPLE],
  SLACK_STATE_SECRET: [
    secret,
    'signs what ties an installation to its browser; any random text, the same for all replicas',
    SECRET_EXAMPLE,
  ],
  SLACK_APP_TOKEN: [
    z.string().startsWith('xapp-', 'must start with xapp-'),
    'the app-level token, with connections:write; switches to Socket Mode',
    'xapp-1-A0123-4567-abcd',
  ],
  SLACK_API_URL: [apiUrl, 'the Slack Web API', 'https://slack.com/api/'],
  FORGE_URL: [
    forgeAddress,
    'the address of the forge; with its path where it is served below one, as in https://example.com/gitlab',
    'https://git.example.com',
  ],
  FORGE_NAME: [
    z.string().regex(SERVER_NAME, 'must be at most 40 letters, digits and spaces'),
    'what people call the server in messages; without it, the host of its address (in the sandbox, Acme Git)',
    'git.example.com',
  ],
  FORGE_API: [
    z.enum(['v3', 'v4'], 'must be v3 or v4'),
    'the version of the forge’s API, v4 or v3; without it the forge is asked, newest first',
    'v4',
  ],
  FORGE_TOKEN: [
    z.string().min(8, 'is too short to be a token'),
    'a read-only service token for people who have not connected',
    'token-of-a-read-only-account',
  ],
  FORGE_PROJECTS: [projectList, 'project aliases; the first is every channel’s default', 'web=42,api=43'],
  FORGE_INTEGRATION_SLUGS: [
    slugList,
    'what this forge calls integrations, where it is not their own name',
    'flowdock=team-chat,jira=tracker',
  ],
  FORGE_WEBHOOK_SECRET: [
    headerSecret,
    'the secret token of the forge’s webhook to /forge/events; not with API v3',
    SECRET_EXAMPLE,
  ],
  FORGE_WEBHOOK_SIGNING_TOKEN: [
    z
      .string()
      .regex(
        /^whsec_[A-Za-z0-9+/]{22,200}={0,2}$/,
        'must be whsec_ and a key in base64, as the forge shows it',
      ),
    'the signing token of that webhook, beside the secret token or in its place; not with API v3',
    'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=',
  ],
  FORGE_OAUTH_APP_ID: [
    z.string().regex(/^\S{8,200}$/, 'must be the id of an application of the forge'),
    'lets people sign in at the forge instead of pasting a token; not with API v3',
    'a1b2c3d4e5f6a7b8',
  ],
  FORGE_OAUTH_APP_SECRET: [
    secret,
    'the secret of that application, where it is a confidential one',
    SECRET_EXAMPLE,
  ],
  PUBLIC_URL: [origin, 'where people’s browsers reach the bot’s own pages', 'https://greenlight.example.com'],
  PORT: [port, 'the port to listen on', '3000'],
  HOST: [z.string().regex(/^\S+$/, 'must be an address'), 'the address to listen on', '0.0.0.0'],
  METRICS_ADDRESS: [
    listenAddress,
    'the address and port of their own on which /metrics is served; without it and METRICS_TOKEN it is not served',
    '127.0.0.1:9464',
  ],
  METRICS_TOKEN: [
    headerSecret,
    'the bearer token for /metrics; without METRICS_ADDRESS, /metrics is then served on PORT',
    SECRET_EXAMPLE,
  ],
  DATABASE_URL: [
    databaseAddress,
    'the PostgreSQL that several replicas share, in the place of the embedded store',
    'postgresql://greenlight:secret@db.example.com/greenlight',
  ],
  DATA_DIR: [z.string().min(1), 'the folder of the embedded store', './data'],
  BACKUP_DAYS: [
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a number of days from 1 to 9999')
      .transform(Number),
    'after how many days greenlight backup deletes the copies that it made in DATA_DIR; 30 by default',
    '30',
  ],
  GREENLIGHT_KEYS: [
    keyRing,
    'the key ring that encrypts people’s tokens, newest first',
    'k1:$(openssl rand -base64 32)',
  ],
  GREENLIGHT_ADMINS: [
    memberIds,
    'Slack member IDs of people who are admins here beside those of the workspace; at the first start they are told what to do first',
    'U012AB3CD,U045EF6GH',
  ],
  COMMANDS_PER_MINUTE: [
    z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be 1 or more'),
    'how many commands, presses and forms of one person are run in a minute, by each replica; 120 by default',
    '120',
  ],
  SANDBOX_FORGE_PORT: [port, 'the port of the sandbox’s forge', '3001'],
  SANDBOX_FORGE_PATH: [
    z.string().regex(/^(?:\/[a-z0-9][a-z0-9_-]{0,40}){1,4}$/, 'must be a path such as /gitlab'),
    'the path below which the sandbox’s forge is served; none by default',
    '/gitlab',
  ],
  SANDBOX_FORGE_MODE: [
    z.enum(['document', 'shipped'], 'must be document or shipped'),
    'whether the sandbox’s forge follows its API document or the servers that shipped, where they differ',
    'shipped',
  ],
  SANDBOX_FORGE_VERSION: [
    z.string().regex(/^\d+\.\d+\.\d+(?:-ce)?$/, 'must be a release such as 18.5.0 or 18.5.0-ce'),
    'the release that the sandbox’s forge imitates over API v4; the newest one that it knows by default',
    '18.5.0',
  ],
  SANDBOX_LOG: [
    flag,
    'shows the log of the sandbox’s bot in the terminal instead of keeping it in a file',
    'true',
  ],
  SANDBOX_CHECK_SPEED: [
    z.coerce.number('must be a number').min(1, 'must be 1 or more').max(1000, 'must be 1000 or less'),
    'how many times faster the sandbox looks again at what a write came to',
    '20',
  ],
  SANDBOX_POLL_SECONDS: [
    z.coerce.number('must be a number').min(1, 'must be 1 or more').max(3600, 'must be 3600 or less'),
    'how many seconds the sandbox’s bot waits from one look at what changes to the next; one to two by default',
    '600',
  ],
  SANDBOX_ALLOW_TARGETS: [
    hostNames,
    'hosts outside this machine that integrations of the sandbox’s forge may call; none by default',
    'ci.example.com,hooks.example.com',
  ],
  SANDBOX_MORNING: [
    flag,
    'false starts the sandbox now and with nothing asked yet, instead of on a Monday at nine',
    'false',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string, string]>

export type Name = keyof typeof settings
export type Value<N extends Name> = z.output<(typeof settings)[N][0]>

/** Returns the variables as a Markdown table for docs/reference/settings.md. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, [, meaning, example]]) => `| \`${name}\` | ${meaning} | \`${example}\` |`,
  )
  return ['| Variable | Meaning | For example |', '|---|---|---|', ...rows].join('\n')
}
