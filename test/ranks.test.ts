import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The rooms, lowest first: which rooms below each may import, and which packages. Nothing imports main. */
const RANKS: Readonly<Record<string, string>> = {
  model: 'zod lru-cache date-fns @date-fns/tz @date-fns/utc',
  log: 'pino node:*',
  forge: 'model | undici zod cockatiel date-fns lru-cache node:*',
  store: 'model | kysely pg zod date-fns lru-cache node:*',
  durable: 'store | kysely pg-boss zod node:*',
  web: 'model log store | node:*',
  services: 'model log forge store durable | zod croner date-fns lru-cache p-limit node:*',
  views: 'model services | @slack/types',
  commands: 'model log services views | zod date-fns',
  interactions: 'model services views commands | zod node:*',
  notifications: 'model store durable services views commands | zod date-fns lru-cache',
  jobs: 'model log store durable services views notifications | date-fns p-limit node:*',
  slack:
    'model log store durable web views commands interactions notifications | @slack/bolt @slack/socket-mode @slack/types zod date-fns lru-cache p-limit node:*',
  sandbox:
    'date-fns emulate graphql lru-cache p-limit react react-dom slack-blocks-to-jsx undici yaml zod node:*',
  app: 'model log forge store durable web services views commands interactions notifications jobs slack sandbox | prom-client date-fns lru-cache yaml zod node:*',
  'main.ts': 'app',
}

/** What of a room below is not for everybody above: the files, who may import them, or in which way. */
const NARROWER: readonly { from: RegExp; to: RegExp; names?: RegExp; why: string }[] = [
  {
    from: /^(?!model\/(day|zone)\.ts)/,
    to: /^(@date-fns\/|date-fns(?!\/constants))/,
    why: 'dates are counted in model/day.ts and model/zone.ts',
  },
  {
    from: /^(?!forge\/)/,
    to: /^forge\/(dialect|v3|v4)\.ts$/,
    why: 'forge chooses the dialect',
  },
  { from: /^views\//, to: /^services\//, names: /^[A-Z]/, why: 'views take the types of services' },
  {
    from: /^commands\//,
    to: /^views\/(button|confidential|form|pages|people|question|rich-text)\.ts$/,
    why: 'commands name a view; words and blocks are built in views',
  },
  { from: /^commands\/(?!parse\/)/, to: /^views\/text\.ts$/, why: 'commands name a view' },
  {
    from: /^commands\//,
    to: /^views\/failure\.ts$/,
    names: /^(failureReply|readFailureReply)$/,
    why: 'of failures, commands take the finished reply',
  },
  {
    from: /^commands\//,
    to: /^views\/reply\.ts$/,
    names: /^[A-Z]/,
    why: 'of replies, commands take the types',
  },
]

/** Each import of a file that its room may not have, as `from: to`. */
function violations(file: string, source: string): string[] {
  const [room = ''] = file.split('/')
  const allowed = new Set(RANKS[room]?.split(/ \| | /))
  return importsOf(file, source).flatMap(({ to, names }) => {
    const [place = ''] = to.split('/')
    const isOwn = place === room && room !== 'main.ts'
    const isKnown =
      isOwn || allowed.has(to.startsWith('node:') ? 'node:*' : packageOf(to)) || allowed.has(place)
    const narrower = NARROWER.find(
      (rule) => rule.from.test(file) && rule.to.test(to) && !names.every((name) => rule.names?.test(name)),
    )
    return isKnown && !narrower ? [] : [`${file}: ${to}${narrower ? ` (${narrower.why})` : ''}`]
  })
}

function importsOf(file: string, source: string): { to: string; names: string[] }[] {
  const { module } = parseSync(file, source)
  const resolved = (specifier: string) =>
    specifier.startsWith('.') ? join(dirname(file), specifier) : specifier
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      to: resolved(moduleRequest.value),
      names: entries.map(({ importName }) => importName.name ?? '*'),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [{ to: resolved(moduleRequest.value), names: [importName.name ?? '*'] }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      to: resolved(source.slice(start + 1, end - 1)),
      names: ['*'],
    })),
  ]
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

test('every room imports rooms below it', () => {
  const rooms = Object.keys(RANKS)
  for (const [rank, room] of rooms.entries()) {
    const above = RANKS[room]?.split(/ \| | /).filter((name) => rooms.indexOf(name) >= rank)
    expect(above, room).toEqual([])
  }
})

test('no file imports what its room may not have', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(root, 'src') })
  expect(files.length).toBeGreaterThan(400)
  expect(files.flatMap((file) => violations(file, readFileSync(join(root, 'src', file), 'utf8')))).toEqual([])
})

test.each(Object.keys(RANKS))('an import of main, and of an unknown package, is found in %s', (room) => {
  const file = room.endsWith('.ts') ? room : `${room}/deep/planted.ts`
  const main = `${room.endsWith('.ts') ? './' : '../../'}main.ts`
  const planted = `import { a } from '${main}'\nexport { b } from 'left-pad'\nconst c = await import('left-pad/c')\n`
  expect(violations(file, planted)).toEqual([`${file}: main.ts`, `${file}: left-pad`, `${file}: left-pad/c`])
})

test.each([
  ['model/planted.ts', "import { readFile } from 'node:fs/promises'"],
  ['model/planted.ts', "import { b } from '../forge/b.ts'"],
  ['forge/planted.ts', "import type { KnownBlock } from '@slack/types'"],
  ['services/planted.ts', "import { request } from 'undici'"],
  ['services/mr/planted.ts', "import type { Dialect } from '../../forge/dialect.ts'"],
  ['services/planted.ts', "import { b } from '../app/config/config.ts'"],
  ['services/planted.ts', "import { addDays } from 'date-fns/addDays'"],
  ['views/mr/planted.ts', "import { merge } from '../../services/mr/merge.ts'"],
  ['views/planted.ts', "import type { B } from '../commands/b.ts'"],
  ['commands/mr/planted.ts', "import { bold } from '../../views/rich-text.ts'"],
  ['commands/mr/planted.ts', "import { cut } from '../../views/text.ts'"],
  ['commands/mr/planted.ts', "import { inParts } from '../../views/failure.ts'"],
  ['commands/mr/planted.ts', "import { privately } from '../../views/reply.ts'"],
  ['commands/mr/planted.ts', "import { b } from '../../store/b.ts'"],
  ['interactions/planted.ts', "import { b } from '../store/b.ts'"],
  ['notifications/cards/planted.ts', "import { App } from '@slack/bolt'"],
  ['notifications/planted.ts', "import { b } from '../interactions/b.ts'"],
  ['slack/planted.ts', "import { b } from '../services/b.ts'"],
  ['app/planted.ts', "import { App } from '@slack/bolt'"],
  ['app/planted.ts', "import { v4 } from '../forge/v4.ts'"],
  ['sandbox/slack/planted.ts', "import { b } from '../../slack/b.ts'"],
])('%s may not say: %s', (file, planted) => {
  expect(violations(file, planted)).toHaveLength(1)
})

test.each([
  ['views/mr/planted.ts', "import type { MergeOutcome } from '../../services/mr/merge.ts'"],
  ['commands/mr/planted.ts', "import { failureReply } from '../../views/failure.ts'"],
  ['commands/parse/planted.ts', "import { cut } from '../../views/text.ts'"],
  ['slack/planted.ts', "import { App } from '@slack/bolt'"],
  ['forge/planted.ts', "import { v4 } from './v4.ts'"],
])('%s may say: %s', (file, planted) => {
  expect(violations(file, planted)).toEqual([])
})
