import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { commands } from '../src/app/cli/commands.ts'
import { readConfig } from '../src/app/config/config.ts'
import { settings } from '../src/app/config/variables.ts'
import { greenlightWords } from './support/main.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFile(join(root, file), 'utf8')
/** The longest that a stopping bot takes, in seconds: ten of its work, and what comes before and after. */
const DRAIN_SECONDS = 15

const Service = z.looseObject({
  user: z.string().optional(),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()),
  ulimits: z.record(z.string(), z.number()),
  privileged: z.literal(false).optional(),
  build: z.string().optional(),
  read_only: z.boolean().optional(),
  init: z.boolean().optional(),
  stop_grace_period: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  env_file: z.literal('.env').optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
})

async function servicesOf(file: string) {
  const { services } = z
    .object({ services: z.record(z.string(), Service) })
    .parse(parse(await read(file), { merge: true }))
  return services
}

test.each(['compose.yaml', 'deploy/cluster.yaml'])(
  'no service of %s may do more than it must',
  async (file) => {
    const services = Object.values(await servicesOf(file))
    for (const { cap_drop: dropped, cap_add: added, security_opt: options, ulimits, ports } of services) {
      expect({ dropped, added, options, ulimits }).toEqual({
        dropped: ['ALL'],
        added: [],
        options: ['no-new-privileges:true'],
        ulimits: { core: 0 },
      })
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:\$\{GREENLIGHT_PORT:-3000\}:3000$/)
    }
    const bots = services.filter(({ build }) => build !== undefined)
    for (const {
      build,
      read_only: isReadOnly,
      init,
      stop_grace_period: grace,
      environment,
      ...bot
    } of bots) {
      expect(resolve(root, dirname(file), build ?? '')).toBe(root)
      expect({ isReadOnly, init, env: bot.env_file }).toEqual({
        isReadOnly: true,
        init: undefined,
        env: '.env',
      })
      expect(Number.parseInt(grace ?? '', 10)).toBeGreaterThan(DRAIN_SECONDS)
      for (const name of Object.keys(environment ?? {})) expect(Object.keys(settings)).toContain(name)
    }
  },
)

test('compose.yaml is one process, with its store in a volume', async () => {
  const [[name, bot] = [], ...others] = Object.entries(await servicesOf('compose.yaml'))
  expect([name, others]).toEqual(['greenlight', []])
  expect(bot?.volumes).toEqual(['data:/data'])
  expect(bot?.environment).toMatchObject({ DATA_DIR: '/data', PORT: '3000' })
  const dockerfile = await read('Dockerfile')
  for (const line of ['VOLUME /data', 'EXPOSE 3000']) expect(dockerfile).toContain(`\n${line}\n`)
})

test('deploy/cluster.yaml is two replicas beside a database that is not root', async () => {
  const services = await servicesOf('deploy/cluster.yaml')
  // Its image starts as root unless it is told otherwise, and root without capabilities cannot become another user.
  expect(services.database?.user).toBe('postgres')
  expect(Object.values(services).filter(({ build }) => build !== undefined)).toHaveLength(2)
})

/** What .env.example leaves open, filled in. */
const FILLED = {
  SLACK_BOT_TOKEN: 'xoxb-1234-5678-abcd',
  SLACK_APP_TOKEN: 'xapp-1-A0123-4567-abcd',
  FORGE_URL: 'https://git.example.com',
  PUBLIC_URL: 'https://greenlight.example.com',
  GREENLIGHT_KEYS: `k1:${Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64')}`,
}

test('.env.example, filled in, is a bot in Socket Mode; what is left open is named', async () => {
  const text = await read('.env.example')
  const example = parseEnv(text) as Record<string, string>
  // Docker takes what stands behind the = as it is.
  expect(text).not.toMatch(/^[^#\n].*["'#]/m)
  const empty = Object.keys(example).filter((name) => example[name] === '')
  expect(empty.toSorted()).toEqual(Object.keys(FILLED).toSorted())
  const open = readConfig({ ...example, SLACK_APP_TOKEN: FILLED.SLACK_APP_TOKEN })
  expect(open.ok ? [] : open.lines.map((line) => line.split(' ')[0])).toEqual(
    expect.arrayContaining(['SLACK_BOT_TOKEN', 'GREENLIGHT_KEYS', 'FORGE_URL', 'PUBLIC_URL']),
  )
  expect(readConfig({ ...example, ...FILLED })).toMatchObject({
    ok: true,
    config: { mode: 'live', slack: { transport: { kind: 'socket' } } },
  })
})

/** The words behind `greenlight` in each command line of a page that has a container run it. */
async function wordsIn(page: string): Promise<string[][]> {
  const lines = (await read(page)).split('\n').map((line) => line.replace(/\s+#.*/, '').trim())
  return lines.flatMap((line) => {
    const [, inside] =
      /^docker run .* greenlight(?: (.*))?$/.exec(line) ??
      /^docker exec greenlight greenlight (.*)$/.exec(line) ??
      []
    return line.startsWith('docker run') || line.startsWith('docker exec')
      ? [(inside ?? 'start').split(' ')]
      : []
  })
}

test.each(['docs/start.md', 'docs/how-to/operate.md'])(
  'what %s has a container run is a command',
  async (page) => {
    const typed = await wordsIn(page)
    expect(typed.length).toBeGreaterThan(1)
    for (const [name = ''] of typed) expect(Object.keys(commands)).toContain(name)
    for (const [name = '', ...more] of typed) {
      if (name !== 'keys' && name !== 'manifest') continue
      const done = await promisify(execFile)(process.execPath, [...greenlightWords(name), ...more], {
        cwd: root,
      })
      expect(done.stdout).toMatch(name === 'keys' ? /^k1:\S{44}\n$/ : /^_metadata:/)
    }
  },
)
