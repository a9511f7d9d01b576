import { SECRET } from '../drive.ts'
import { median, type Row, row } from '../figures.ts'
import { type Subject, startSubject } from '../subject.ts'
import { type Installation, installOurs } from '../subjects.ts'
import type { Setting } from './settings.ts'

const MIB = 2 ** 20

interface Start {
  readonly cpuMs: number
  readonly wallMs: number
  readonly rss: number
}

/** From the start of the process until it listens, against a bare Bolt. */
export async function* startRows({ world, sizes }: Setting): AsyncGenerator<Row> {
  const installed = await installOurs(world)
  const bare: Start[] = []
  const ours: Start[] = []
  try {
    // The first start of each also makes its tables, and fills the caches of the disk.
    for (let round = 0; round <= (sizes.isQuick ? 1 : sizes.rounds); round += 1) {
      const floor = await measured(() => startSubject({ script: 'bench/subjects/bare.ts', args: [SECRET] }))
      const own = await measured(installed.start)
      if (round === 0) continue
      bare.push(floor)
      ours.push(own)
    }
  } finally {
    await installed.drop()
  }
  const compare = (metric: string, of: keyof Start) =>
    row(metric, {
      peer: median(bare.map((start) => start[of])) / (of === 'rss' ? MIB : 1),
      ours: median(ours.map((start) => start[of])) / (of === 'rss' ? MIB : 1),
      ratio: median(ours.map((start, round) => start[of] / (bare[round]?.[of] ?? Number.NaN))),
      unit: of === 'rss' ? 'MiB' : 'ms',
    })
  yield compare('start to listening, CPU: import bolt and listen', 'cpuMs')
  yield compare('  the same, wall', 'wallMs')
  yield compare('RSS at listening: import bolt and listen', 'rss')
}

async function measured(start: Installation['start']): Promise<Start> {
  const subject: Subject = await start()
  const { cpuUs, rss } = await subject.usage()
  await subject.stop()
  return { cpuMs: cpuUs / 1_000, wallMs: subject.startedMs, rss }
}
