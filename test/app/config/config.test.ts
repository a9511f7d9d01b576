import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig, readCopyConfig } from '../../../src/app/config/config.ts'
import { unknownVariables } from '../../../src/app/config/environment.ts'
import { settings } from '../../../src/app/config/variables.ts'
import { serverNameOf } from '../../../src/model/server-name.ts'
import { freePort } from '../../support/free-port.ts'
import { startMain, unreachableWorld } from '../../support/main.ts'

const right = {
  SLACK_SIGNING_SECRET: '8f742231b10e8888abcd99yyyzzz85a5',
  SLACK_BOT_TOKEN: 'xoxb-1234-5678-abcd',
  FORGE_URL: 'https://git.example.com',
  PUBLIC_URL: 'https://greenlight.example.com',
  GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
}

const linesOf = (environment: Record<string, string>) => {
  const read = readConfig(environment)
  return read.ok ? [] : read.lines
}

test('nothing set is the sandbox, on this machine only', () => {
  expect(readConfig({})).toEqual({
    ok: true,
    config: {
      mode: 'sandbox',
      host: '127.0.0.1',
      port: 3000,
      forgePort: 3001,
      forgePath: '',
      forgeMode: 'document',
      forgeRelease: null,
      forgeName: 'Acme Git',
      forgeApi: null,
      showsLog: false,
      isMonday: true,
      allowTargets: [],
      checkSpeed: 1,
      commandsPerMinute: 120,
      pollSeconds: null,
      metrics: null,
      dataDir: null,
    },
  })
  expect(readConfig({ PORT: '4000', SANDBOX_FORGE_PORT: '4001', HOME: '/root' })).toMatchObject({
    config: { mode: 'sandbox', port: 4000, forgePort: 4001 },
  })
  expect(readConfig({ SANDBOX_FORGE_MODE: 'shipped' })).toMatchObject({
    config: { mode: 'sandbox', forgeMode: 'shipped' },
  })
  expect(readConfig({ SANDBOX_CHECK_SPEED: '20' })).toMatchObject({
    config: { mode: 'sandbox', checkSpeed: 20 },
  })
  expect(readConfig({ SANDBOX_POLL_SECONDS: '600' })).toMatchObject({
    config: { mode: 'sandbox', pollSeconds: 600 },
  })
  expect(readConfig({ SANDBOX_MORNING: 'false' })).toMatchObject({ config: { isMonday: false } })
  expect(readConfig({ SANDBOX_ALLOW_TARGETS: 'CI.example.com, 192.0.2.1' })).toMatchObject({
    config: { mode: 'sandbox', allowTargets: ['ci.example.com', '192.0.2.1'] },
  })
})

test.each([
  ['HOST', '0.0.0.0'],
  ['PORT', ' '],
  ['PORT', '70000'],
  ['SANDBOX_FORGE_MODE', 'v3'],
  ['SANDBOX_CHECK_SPEED', '0'],
  ['SANDBOX_POLL_SECONDS', '0'],
  ['SANDBOX_MORNING', 'monday'],
  ['SANDBOX_ALLOW_TARGETS', 'https://ci.example.com'],
])('%s=%s is refused in the sandbox', (name, value) => {
  expect(linesOf({ [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name} must be .*; for example ${name}=`)),
  ])
})

describe('a mode that is half set', () => {
  test.each(Object.keys(right))(
    'without %s: one line that names it and an example of a right value',
    (missing) => {
      const environment = Object.fromEntries(Object.entries(right).filter(([name]) => name !== missing))
      const lines = linesOf(environment)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatch(new RegExp(`^${missing} is missing: .*; for example ${missing}=.+`))
    },
  )

  test('one variable alone names all the others', () => {
    const lines = linesOf({ SLACK_BOT_TOKEN: right.SLACK_BOT_TOKEN })
    for (const name of ['SLACK_SIGNING_SECRET', 'FORGE_URL', 'PUBLIC_URL', 'GREENLIGHT_KEYS']) {
      expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1)
    }
  })
})

test.each([
  ['SLACK_SIGNING_SECRET', 'short'],
  ['SLACK_BOT_TOKEN', 'xoxp-not-a-bot'],
  ['SLACK_APP_TOKEN', 'xoxb-1'],
  ['SLACK_API_URL', 'http://slack.example.com/api/'],
  ['FORGE_URL', 'http://git.example.com'],
  ['FORGE_URL', 'https://git.example.com/../path'],
  ['FORGE_URL', 'https://git.example.com/%2e%2e/path'],
  ['FORGE_URL', 'https://git.example.com//path'],
  ['FORGE_URL', 'https://git.example.com/path?x=1'],
  ['FORGE_URL', 'https://user:secret@git.example.com'],
  ['FORGE_API', 'v5'],
  ['FORGE_PROJECTS', 'web=forty-two'],
  ['FORGE_PROJECTS', 'web=42,web=43'],
  ['FORGE_INTEGRATION_SLUGS', 'flowdok=team-chat'],
  ['FORGE_INTEGRATION_SLUGS', 'jira=Tracker'],
  ['FORGE_INTEGRATION_SLUGS', 'jira=a/b'],
  ['FORGE_INTEGRATION_SLUGS', 'jira=a,jira=b'],
  ['FORGE_INTEGRATION_SLUGS', 'jira'],
  ['FORGE_NAME', 'Our *GitLab*'],
  ['FORGE_NAME', 'g'.repeat(41)],
  ['PORT', '70000'],
  ['BACKUP_DAYS', 'thirty'],
  ['BACKUP_DAYS', '0'],
  ['COMMANDS_PER_MINUTE', '0'],
  ['METRICS_ADDRESS', '9464'],
  ['GREENLIGHT_ADMINS', 'ann'],
  ['DATABASE_URL', 'mysql://localhost/greenlight'],
  ['DATABASE_URL', 'postgresql://localhost'],
])('%s=%s is refused in one line that names the variable', (name, value) => {
  const lines = linesOf({ ...right, [name]: value })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.startsWith(name)).toBe(true)
  if (name === 'FORGE_URL' && value.includes('secret')) expect(lines[0]).not.toContain('secret')
})

describe('the app that workspaces install', () => {
  const { SLACK_BOT_TOKEN: _, ...others } = right
  const app = {
    SLACK_CLIENT_ID: '1234.5678',
    SLACK_CLIENT_SECRET: 'c'.repeat(32),
    SLACK_STATE_SECRET: 's'.repeat(32),
  }

  test('takes the place of the bot token', () => {
    expect(readConfig({ ...others, ...app })).toMatchObject({
      config: {
        slack: {
          bot: {
            kind: 'oauth',
            clientId: '1234.5678',
            clientSecret: 'c'.repeat(32),
            stateSecret: 's'.repeat(32),
          },
        },
      },
    })
  })

  test('has an id of two numbers', () => {
    const lines = linesOf({ ...others, ...app, SLACK_CLIENT_ID: '1234' })
    expect(lines).toEqual([expect.stringMatching('^SLACK_CLIENT_ID must be ')])
  })

  test.each(Object.keys(app))('is named in one line without %s', (missing) => {
    const lines = linesOf({ ...others, ...app, [missing]: '' })
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${missing} is missing: `))])
  })

  test.each([
    ['SLACK_BOT_TOKEN', right.SLACK_BOT_TOKEN],
    ['FORGE_TOKEN', 'token-of-a-read-only-account'],
    ['GREENLIGHT_ADMINS', 'U012AB3CD'],
  ])('leaves no room for %s, which would reach from one workspace into another', (name, value) => {
    expect(linesOf({ ...others, ...app, [name]: value })).toEqual([expect.stringMatching(`^${name}: `)])
  })
})

test('all of it is read: transports, aliases in order, both secrets', () => {
  const http = readConfig({
    ...right,
    SLACK_SIGNING_SECRET_PREVIOUS: 'p'.repeat(32),
    FORGE_PROJECTS: 'web=42,api=43',
    FORGE_INTEGRATION_SLUGS: 'flowdock=team-chat, jira=tracker',
  })
  expect(http).toMatchObject({
    config: {
      mode: 'live',
      host: '0.0.0.0',
      slack: {
        apiUrl: 'https://slack.com/api/',
        transport: { kind: 'http', signingSecrets: [right.SLACK_SIGNING_SECRET, 'p'.repeat(32)] },
      },
      forge: {
        serviceToken: null,
        projects: [
          { alias: 'web', project: 42 },
          { alias: 'api', project: 43 },
        ],
        integrationSlugs: new Map([
          ['flowdock', 'team-chat'],
          ['jira', 'tracker'],
        ]),
      },
    },
  })
  const { SLACK_SIGNING_SECRET: _, ...withoutSecret } = right
  expect(readConfig({ ...withoutSecret, SLACK_APP_TOKEN: 'xapp-1-A-1-b' })).toMatchObject({
    config: { slack: { transport: { kind: 'socket', appToken: 'xapp-1-A-1-b' } } },
  })
})

test.each([
  [{ FORGE_URL: 'https://git.example.com' }, /^SLACK_BOT_TOKEN is missing/m],
  [{ ...right, GREENLIGHT_KEYS: 'k1:not-a-key' }, /^GREENLIGHT_KEYS is wrong: /m],
])('the process ends with status 2 and says why', async (environment, line) => {
  const main = startMain(environment)
  expect(await main.ended).toBe(2)
  expect(main.output()).toMatch(line)
  expect(main.output()).not.toContain('not-a-key')
})

test.each([
  [{}, 'git.example.com'],
  [{ FORGE_URL: 'http://127.0.0.1:3001/gitlab' }, '127.0.0.1:3001'],
  [{ FORGE_NAME: 'Our GitLab' }, 'Our GitLab'],
])('with %j the server is called %s', (given, called) => {
  const read = readConfig({ ...right, ...given })
  expect(read.ok && read.config.mode === 'live' && serverNameOf(read.config.forge)).toBe(called)
})

test('the sandbox’s server can be called something, too', () => {
  expect(readConfig({ FORGE_NAME: 'Our GitLab' })).toMatchObject({
    config: { mode: 'sandbox', forgeName: 'Our GitLab' },
  })
})

describe('what a copy of the store needs', () => {
  test('is the folder and, where they are set, the keys', () => {
    expect(readCopyConfig({})).toEqual({
      ok: true,
      config: { dataDir: './data', keys: null, backupDays: 30 },
    })
    expect(readCopyConfig({ BACKUP_DAYS: '7' })).toMatchObject({ config: { backupDays: 7 } })
    expect(readCopyConfig({ BACKUP_DAYS: '0' })).toMatchObject({ ok: false })
    expect(readCopyConfig({ ...right, DATA_DIR: '/srv/data' })).toMatchObject({
      config: { dataDir: '/srv/data', keys: [{ id: 'k1' }] },
    })
  })

  test('is not there for a PostgreSQL, nor with a wrong key ring', () => {
    expect(readCopyConfig({ DATABASE_URL: 'postgresql://localhost/greenlight' })).toEqual({
      ok: false,
      lines: [
        'DATABASE_URL: the store is a PostgreSQL; copy and restore it with pg_dump and pg_restore, then run greenlight restore --mark TIME',
      ],
    })
    expect(readCopyConfig({ GREENLIGHT_KEYS: 'k1:short' })).toMatchObject({ ok: false })
  })
})

test('the address of a PostgreSQL is read as it is written', () => {
  const address = 'postgresql://greenlight:se%40cret@db.example.com:5433/greenlight?sslmode=require'
  expect(readConfig({ ...right, DATABASE_URL: address })).toMatchObject({
    config: { mode: 'live', databaseUrl: address },
  })
  expect(readConfig(right)).toMatchObject({ config: { databaseUrl: null } })
})

test('FORGE_API alone leaves the process in the sandbox, with a bot that speaks it', () => {
  expect(readConfig({ FORGE_API: 'v4' })).toMatchObject({
    ok: true,
    config: { mode: 'sandbox', forgeApi: 'v4' },
  })
})

describe('what only API v4 has', () => {
  const today = {
    FORGE_WEBHOOK_SECRET: 'f00dfacef00dface',
    FORGE_WEBHOOK_SIGNING_TOKEN: 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=',
    FORGE_OAUTH_APP_ID: 'a1b2c3d4e5f6a7b8',
    FORGE_OAUTH_APP_SECRET: 'cafebabecafebabe',
  }

  test.each([
    [{ FORGE_API: 'v4' }, 'v4'],
    [{}, null],
  ])('is read with %j', (set, api) => {
    expect(readConfig({ ...right, ...set, ...today })).toMatchObject({
      ok: true,
      config: {
        forge: {
          api,
          webhookSecret: today.FORGE_WEBHOOK_SECRET,
          oauth: { applicationId: today.FORGE_OAUTH_APP_ID, applicationSecret: today.FORGE_OAUTH_APP_SECRET },
        },
      },
    })
  })

  test('is refused with FORGE_API=v3, by name, since it would do nothing', () => {
    expect(linesOf({ ...right, FORGE_API: 'v3', ...today })).toEqual([
      expect.stringMatching(/^FORGE_WEBHOOK_SECRET: API v3 has nothing for it/),
      expect.stringMatching(/^FORGE_WEBHOOK_SIGNING_TOKEN: API v3 has nothing for it/),
      expect.stringMatching(/^FORGE_OAUTH_APP_ID: API v3 has nothing for it/),
      expect.stringMatching(/^FORGE_OAUTH_APP_SECRET: API v3 has nothing for it/),
    ])
  })

  test('the secret of an application is nothing without its id', () => {
    const { FORGE_OAUTH_APP_SECRET } = today
    expect(linesOf({ ...right, FORGE_API: 'v4', FORGE_OAUTH_APP_SECRET })).toEqual([
      expect.stringMatching(/^FORGE_OAUTH_APP_ID is missing/),
    ])
  })
})

test('the path of the sandbox’s forge is a plain one', () => {
  expect(readConfig({ SANDBOX_FORGE_PATH: '/gitlab' })).toMatchObject({ config: { forgePath: '/gitlab' } })
  for (const path of ['/../x', 'gitlab', '/gitlab/', '//gitlab'])
    expect(linesOf({ SANDBOX_FORGE_PATH: path })).toEqual([expect.stringMatching(/^SANDBOX_FORGE_PATH /)])
})

test('the address of a forge may have a path', () => {
  for (const address of ['https://example.com/gitlab', 'https://example.com/gitlab/'])
    expect(readConfig({ ...right, FORGE_URL: address })).toMatchObject({
      config: { forge: { url: 'https://example.com/gitlab' } },
    })
})

test.each([
  ['FORGE_URLL', 'did you mean FORGE_URL?'],
  ['SLACK_SIGNNG_SECRET', 'did you mean SLACK_SIGNING_SECRET?'],
  ['GREENLIGHT_KEY', 'did you mean GREENLIGHT_KEYS?'],
  ['SLAK_BOT_TOKEN', 'did you mean SLACK_BOT_TOKEN?'],
  ['DATABASE_URI', 'did you mean DATABASE_URL?'],
  ['PUBLIC-URL', 'did you mean PUBLIC_URL?'],
  ['forge_url', 'did you mean FORGE_URL?'],
  ['FORGE_HOME_PAGE', 'docs/reference/settings.md lists them'],
])('%s, which is no setting, is said with what may be meant', (name, hint) => {
  expect(unknownVariables({ ...right, [name]: 'x' })).toEqual([
    `${name} is set, but is no setting of Greenlight: ${hint}`,
  ])
})

test('neither settings nor variables of other programs are said to be wrong', async () => {
  const root = join(import.meta.dirname, '../../..')
  const files = ['compose.yaml', 'deploy/cluster.yaml'].map((file) => readFile(join(root, file), 'utf8'))
  const compose = (await Promise.all(files)).join('\n')
  const named = [...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
  expect(named).toContain('GREENLIGHT_PORT')
  // Kubernetes sets the last ones for a Service of that name.
  const others = ['HOSTNAME', 'HOSTTYPE', 'PATH', 'DATABASE', 'GITHUB_TOKEN', 'GREENLIGHT_SERVICE_HOST']
  const ports = ['GREENLIGHT_SERVICE_PORT_HTTP', 'GREENLIGHT_PORT_80_TCP_ADDR']
  const names = [...Object.keys(settings), ...named, ...others, ...ports]
  expect(unknownVariables(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
})

test('a bot says at its start which variables are mistyped, and starts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-config-'))
  const bot = startMain({
    ...unreachableWorld(),
    FORGE_URLL: 'https://git.example.com',
    DATA_DIR: folder,
    PORT: String(await freePort()),
  })
  onTestFinished(async () => {
    await bot.stop()
    await rm(folder, { recursive: true, force: true })
  })
  await bot.says(/"listening"/)
  expect(bot.output()).toContain(
    'FORGE_URLL is set, but is no setting of Greenlight: did you mean FORGE_URL?',
  )
})
