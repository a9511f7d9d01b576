import { z } from 'zod'
import { headOf } from '../bodies.ts'
import { type Contender, contest, cpuOf, doneOf } from '../contest.ts'
import {
  type BatchSize,
  type Button,
  blocksOf,
  deliver,
  isAnswer,
  type Operation,
  pressed,
  runBatch,
  send,
  signed,
  slash,
  submitted,
  timed,
} from '../drive.ts'
import { most, type Row } from '../figures.ts'
import type { Subject } from '../subject.ts'
import type { World } from '../world.ts'
import { against, type Trio, warmAll } from './commands.ts'
import type { Setting } from './settings.ts'

const Pressable = z.looseObject({
  type: z.literal('button'),
  action_id: z.string().regex(/^(?:mr\.)?merge\b/),
  value: z.string(),
})
const Blocks = z.array(
  z.looseObject({ block_id: z.string().optional(), elements: z.array(z.unknown()).default([]) }),
)

/** The Merge button of a card. */
function mergeButton(ts: string, blocks: unknown): Button {
  for (const { block_id: block = 'b', elements } of Blocks.parse(blocks)) {
    const found = elements.map((one) => Pressable.safeParse(one).data).find((one) => one !== undefined)
    if (found) return { ts, block, action: found.action_id, value: found.value }
  }
  throw new Error('The card has no button to merge.')
}

interface Pending {
  readonly channel: string
  /** What Slack sends when Merge is pressed. */
  readonly fields: Record<string, string>
}

/** The newest merge request: each is merged once. */
let next = 1_000

/** A card for every merge, and where one is asked for its form, before the batch; then Merge until the card says so. */
export function merging(
  world: World,
  subject: Subject,
  { times, hasForm }: { times: number; hasForm: boolean },
): Contender {
  let shown: Pending[] = []
  const open: Operation = async (url, { index: _, ...place }) => {
    next += 1
    const card = world.next(place.channel, isAnswer)
    await deliver(url, slash(world, place, `view !${next}`))
    const { ts, ...arrival } = await card
    const trigger = `trigger-${next}`
    const fields = pressed(world, place, mergeButton(ts, blocksOf({ ts, ...arrival })), trigger)
    if (hasForm) {
      const form = world.next(trigger)
      await deliver(url, fields)
      shown.push({ channel: place.channel, fields: submitted(place, await form) })
    } else shown.push({ channel: place.channel, fields })
    return { ackMs: 0, doneMs: 0 }
  }
  const merge: Operation = (url) => {
    const card = shown.shift()
    if (!card) throw new Error('There is no card to press.')
    return timed(
      () =>
        world.next(card.channel, ({ method, body }) => method === 'chat.update' && /[Mm]erged/.test(body)),
      () => deliver(url, card.fields),
      () => true,
    )
  }
  return {
    subject,
    times,
    operation: merge,
    async prepare({ count }: BatchSize) {
      shown = []
      await runBatch(subject, open, { count, inFlight: 1 })
    },
  }
}

/** Merge. */
export async function* writeRows({ world, sizes }: Setting, trio: Trio): AsyncGenerator<Row> {
  const count = Math.ceil(sizes.count / 3)
  const all = {
    floor: merging(world, trio.floor, { times: 4, hasForm: false }),
    peer: merging(world, trio.usual, { times: 2, hasForm: false }),
    ours: merging(world, trio.ours, { times: 1, hasForm: true }),
  }
  await warmAll(all, sizes.warmUp / 5)
  const merged = await contest(all, { count, inFlight: 1 }, sizes)
  yield against('Merge pressed to “merged”, CPU: floor', merged, 'floor', cpuOf, 'us', most(6))
  yield against('  the same: usual stack', merged, 'peer', cpuOf, 'us')
  yield against('  the same, end to end, p50: floor', merged, 'floor', doneOf, 'ms')
}

/** Requests that Slack sends a second time; before there are cards, which the bot looks after meanwhile. */
export async function* frontDoorRows({ world, sizes }: Setting, trio: Trio): AsyncGenerator<Row> {
  for (const [metric, bar, fields] of [
    ['front door, a slash command sent again, CPU: floor', 1.8, slash(world, HERE, 'list')],
    ['front door, a press sent again, CPU: floor', 1.25, pressed(world, HERE, { ts: '1.1', ...UNKNOWN })],
  ] as const) {
    const request = signed(fields)
    for (const { url } of [trio.floor, trio.ours]) await send(url, request)
    const again: Operation = async (url) => {
      const before = performance.now()
      await send(url, request)
      const ms = performance.now() - before
      return { ackMs: ms, doneMs: ms }
    }
    // Bolt does not know that it has had a request, and does the work again: it is no peer here.
    const of = (subject: Subject): Contender => ({ subject, operation: again, times: 1 })
    const both = { floor: of(trio.floor), peer: of(trio.floor), ours: of(trio.ours) }
    await warmAll(both, sizes.warmUp)
    const held = await contest(both, { count: sizes.count * 20, inFlight: 1 }, sizes)
    yield against(metric, held, 'floor', cpuOf, 'us', most(bar))
  }
}

const HERE = { user: 'U0P000', channel: 'C0P000' }
/** Of the floor’s card; the bot has never shown it. */
const UNKNOWN = { block: 'b', action: 'mr.view', value: `999 ${headOf(999)}` }
