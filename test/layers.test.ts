import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** One violation of each layer rule and of each rule of the house, planted in a tree of its own. */
const planted = {
  'src/model/a.ts': "import { b } from '../forge/b.ts'\nexport const a = b\n",
  'src/model/c.ts': "import { readFile } from 'node:fs/promises'\nexport const c = readFile\n",
  'src/forge/a.ts': "import { b } from '../services/b.ts'\nexport const a = b\n",
  'src/services/a.ts': "import { b } from '../commands/b.ts'\nexport const a = b\n",
  'src/services/c.ts': "import { request } from 'undici'\nexport const c = request\n",
  'src/services/d.ts': "import type { KnownBlock } from '@slack/types'\nexport type D = KnownBlock\n",
  'src/views/a.ts': "import { b } from '../services/b.ts'\nexport const a = b\n",
  'src/views/mr/c.ts': "import { b } from '../../services/b.ts'\nexport const c = b\n",
  'src/views/d.ts': "import type { B } from '../commands/b.ts'\nexport type D = B\n",
  'src/commands/mr/e.ts': "import { bold } from '../../views/rich-text.ts'\nexport const e = bold\n",
  'src/commands/mr/f.ts': "import { button } from '../../views/button.ts'\nexport const f = button\n",
  'src/commands/mr/g.ts': "import { inParts } from '../../views/failure.ts'\nexport const g = inParts\n",
  'src/commands/mr/h.ts': "import { privately } from '../../views/reply.ts'\nexport const h = privately\n",
  'src/commands/a.ts': "import { b } from '../forge/b.ts'\nexport const a = b\n",
  'src/commands/mr/c.ts': "import { b } from '../../store/b.ts'\nexport const c = b\n",
  'src/cards/a.ts': "import { App } from '@slack/bolt'\nexport const a = App\n",
  'src/sync/c.ts': "import { b } from '../forge/b.ts'\nexport const c = b\n",
  'src/channel-watches/a.ts': "import { b } from '../interactions/b.ts'\nexport const a = b\n",
  'src/auto-merge/a.ts': "import { b } from '../slack/b.ts'\nexport const a = b\n",
  'src/operations/durable/a.ts': "import { b } from '../../services/b.ts'\nexport const a = b\n",
  'src/store/c.ts': "import { b } from '../operations/durable/b.ts'\nexport const c = b\n",
  'src/upkeep/a.ts': "import { b } from '../web/b.ts'\nexport const a = b\n",
  'src/outbox/a.ts': "import { b } from '../slack/b.ts'\nexport const a = b\n",
  'src/commands/d.ts': "import { b } from '../interactions/b.ts'\nexport const d = b\n",
  'src/interactions/a.ts': "import { b } from '../store/b.ts'\nexport const a = b\n",
  'src/parse/a.ts': "import { b } from '../commands/b.ts'\nexport const a = b\n",
  'src/http/a.ts': "import { b } from '../log/b.ts'\nexport const a = b\n",
  'src/app/a.ts': "import { App } from '@slack/bolt'\nexport const a = App\n",
  'src/store/a.ts': "import { b } from '../services/b.ts'\nexport const a = b\n",
  'src/log/a.ts': "import { b } from '../store/b.ts'\nexport const a = b\n",
  'src/slack/a.ts': "import { b } from '../services/b.ts'\nexport const a = b\n",
  'src/slack/c.ts': "import type { B } from '../forge/b.ts'\nexport type C = B\n",
  'src/web/a.ts': "import { b } from '../forge/b.ts'\nexport const a = b\n",
  'src/sandbox/a.ts': "import { b } from '../forge/b.ts'\nexport const a = b\n",
  'src/sandbox/slack/c.ts': "import { b } from '../../slack/b.ts'\nexport const c = b\n",
  'src/sandbox/d.ts': "import { b } from '../slack/b.ts'\nexport const d = b\n",
  'src/sandbox/forge/deep/er/e.ts': "import { b } from '../../../../slack/b.ts'\nexport const e = b\n",
  'src/sandbox/page/f.ts': "import { b } from '../../http/server.ts'\nexport const f = b\n",
  'src/forge/c.ts': "import type { KnownBlock } from '@slack/types'\nexport type C = KnownBlock\n",
  'src/forge/d.ts': "import { Kysely } from 'kysely'\nexport const d = Kysely\n",
  'src/services/f.ts': "import { v4 } from '../forge/v4.ts'\nexport const f = v4\n",
  'src/services/mr/g.ts': "import type { Dialect } from '../../forge/dialect.ts'\nexport type G = Dialect\n",
  'src/dialects.ts': "import { v3 } from './forge/v3.ts'\nexport const d = v3\n",
  'src/services/e.ts': "import { b } from '../config/config.ts'\nexport const e = b\n",
  'src/other.ts': "import { b } from './main.ts'\nexport const o = b\n",
  'src/bolt.ts': "import { App } from '@slack/bolt'\nexport const a = App\n",
  'src/digests/d.ts': "import { b } from '../main.ts'\nexport const d = b\n",
  'src/cycle-a.ts': "import { b } from './cycle-b.ts'\nexport const a = () => b\n",
  'src/cycle-b.ts': "import { a } from './cycle-a.ts'\nexport const b = () => a\n",
  'src/type-cycle-a.ts': "import type { B } from './type-cycle-b.ts'\nexport type A = B | null\n",
  'src/type-cycle-b.ts': "import type { A } from './type-cycle-a.ts'\nexport type B = A[]\n",
  'src/long.ts': `${Array.from({ length: 401 }, (_, line) => `export const line${line} = ${line}`).join('\n')}\n`,
  'src/barrel.ts': "import { format } from 'date-fns'\nexport const b = format\n",
  'src/env.ts': 'export const e = process.env.HOME\n',
  'src/default.ts': 'export default 1\n',
  'src/CamelName.ts': 'export const n = 1\n',
}

/** What each would be if it were allowed: these must pass, or the check forbids too much. */
const allowed = {
  'src/forge/ok.ts':
    "import { request } from 'undici'\nimport { m } from '../model/ok.ts'\nexport const o = [request, m]\n",
  'src/model/ok.ts': "import { z } from 'zod'\nexport const m = z\n",
  'src/services/ok.ts': "import { o } from '../forge/ok.ts'\nexport const s = o\n",
  'src/commands/ok.ts': "import { s } from '../services/ok.ts'\nexport const c = s\n",
  'src/views/mr/ok.ts': "import type { B } from '../../services/b.ts'\nexport type O = B\n",
  'src/views/reply.ts': 'export interface Reply {\n  readonly text: string\n}\n',
  'src/views/failure.ts': 'export const failureReply = 1\n',
  'src/commands/mr/ok.ts':
    "import { failureReply } from '../../views/failure.ts'\nimport type { Reply } from '../../views/reply.ts'\nexport type O = Reply\nexport const r = failureReply\n",
  'src/slack/ok.ts':
    "import { App } from '@slack/bolt'\nimport { c } from '../commands/ok.ts'\nexport const k = [App, c]\n",
  'src/sandbox/slack/ok.ts': 'export const w = 1\n',
  'src/sandbox/page/ok.ts': "import { w } from '../slack/ok.ts'\nexport const p = w\n",
}

let tree: string
let report: { diagnostics: { category: string; location: { path: string | { file: string } } }[] }

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'greenlight-layers-'))
  for (const [file, text] of Object.entries({ ...planted, ...allowed })) {
    await mkdir(dirname(join(tree, file)), { recursive: true })
    await writeFile(join(tree, file), text)
  }
  for (const file of ['.biome.json', '.gitignore', 'package.json', 'tsconfig.json'])
    await cp(join(root, file), join(tree, file))
  await run('git', ['init', '--quiet', tree])
  const biome = join(root, 'node_modules/.bin/biome')
  const output = await run(biome, ['lint', '--reporter=json', '--max-diagnostics=none'], {
    cwd: tree,
    maxBuffer: 50_000_000,
  }).catch((error: { stdout: string }) => error)
  report = JSON.parse(output.stdout)
})
afterAll(() => rm(tree, { recursive: true, force: true }))

const complaints = (file: string) =>
  report.diagnostics
    .filter(({ location: { path } }) => (typeof path === 'string' ? path : path.file).endsWith(file))
    .map(({ category }) => category)

test.each(Object.keys(planted))('the check refuses what is planted in %s', (file) => {
  expect(complaints(file)).not.toEqual([])
})

test.each(Object.keys(allowed))('the check lets %s pass', (file) => {
  expect(complaints(file)).toEqual([])
})
