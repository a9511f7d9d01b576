import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SECRET } from '../drive.ts'
import { leftOut, median, type Row, row } from '../figures.ts'
import { type Subject, startSubject } from '../subject.ts'
import { type Installation, installOurs } from '../subjects.ts'
import type { Setting } from './settings.ts'
import { installTsx } from './tsx.ts'

const root = join(import.meta.dirname, '../..')
const MIB = 2 ** 20

interface Start {
  readonly cpuMs: number
  readonly wallMs: number
  readonly rss: number
}

/** From the start of the process until it listens, against a bare Bolt, compiled JavaScript and tsx. */
export async function* startRows({ world, sizes }: Setting): AsyncGenerator<Row> {
  const ours = await installOurs(world)
  const built = sizes.isQuick ? null : build()
  const prebuilt = built === null ? null : await installOurs(world, { script: join(built, 'src/main.js') })
  const tsx = sizes.isQuick ? null : installTsx()
  const stock = tsx && (await installOurs(world, { flags: tsx.flags }))
  const bare: Start[] = []
  const natively: Start[] = []
  const fromJavaScript: Start[] = []
  const withTsx: Start[] = []
  try {
    // The first start of each also makes its tables, and fills the caches of the disk.
    for (let round = 0; round <= (sizes.isQuick ? 1 : sizes.rounds); round += 1) {
      const floor = await measured(() => startSubject({ script: 'bench/subjects/bare.ts', args: [SECRET] }))
      const own = await measured(ours.start)
      const other = prebuilt && (await measured(prebuilt.start))
      const peer = stock && (await measured(stock.start))
      if (round === 0) continue
      bare.push(floor)
      natively.push(own)
      if (other) fromJavaScript.push(other)
      if (peer) withTsx.push(peer)
    }
  } finally {
    for (const installation of [ours, prebuilt, stock]) await installation?.drop()
    if (built) rmSync(built, { recursive: true, force: true })
  }
  const compare = (
    metric: string,
    peer: readonly Start[],
    of: keyof Start,
    own: readonly Start[] = natively,
  ) =>
    row(metric, {
      peer: median(peer.map((start) => start[of])) / (of === 'rss' ? MIB : 1),
      ours: median(own.map((start) => start[of])) / (of === 'rss' ? MIB : 1),
      ratio: median(own.map((start, round) => start[of] / (peer[round]?.[of] ?? Number.NaN))),
      unit: of === 'rss' ? 'MiB' : 'ms',
    })
  yield compare('start to listening, CPU: import bolt and listen', bare, 'cpuMs')
  yield compare('  the same, wall', bare, 'wallMs')
  if (prebuilt) yield compare('start to listening, CPU: prebuilt JavaScript', fromJavaScript, 'cpuMs')
  else yield leftOut('start to listening, CPU: prebuilt JavaScript', 'only in a full run')
  if (tsx) {
    yield compare('start to listening, CPU: tsx', withTsx, 'cpuMs')
    if (prebuilt) yield compare('  prebuilt JavaScript', withTsx, 'cpuMs', fromJavaScript)
  } else yield leftOut('start to listening, CPU: tsx', sizes.isQuick ? 'only in a full run' : 'not installed')
  yield compare('RSS at listening: import bolt and listen', bare, 'rss')
}

async function measured(start: Installation['start']): Promise<Start> {
  const subject: Subject = await start()
  const { cpuUs, rss } = await subject.usage()
  await subject.stop()
  return { cpuMs: cpuUs / 1_000, wallMs: subject.startedMs, rss }
}

/** Compiles the bot to JavaScript, beside the same packages. */
function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-built-'))
  const tsc = join(root, 'node_modules/.bin/tsc')
  const flags = ['--noEmit', 'false', '--rewriteRelativeImportExtensions', '--outDir', folder]
  execFileSync(process.execPath, [tsc, '-p', root, ...flags], { cwd: root, stdio: 'ignore' })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const file of ['package.json', 'manifest.yml'])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  return folder
}
