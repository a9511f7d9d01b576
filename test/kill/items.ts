import { z } from 'zod'
import type { LedgerEntry } from '../../src/sandbox/forge/server.ts'
import { openStore, type Store, type StoreOptions } from '../../src/store/store.ts'
import { rooms } from './rooms.ts'
import type { SlackRecord, Taken } from './slack-record.ts'

const MINUTE_MS = 60_000
const PEOPLE = ['U0ANN', 'U0BOB'] as const
const Titled = z.looseObject({ title: z.string() })

/** A command that somebody types, and how to know its answer and its effect among all others. */
export interface Command {
  readonly user: string
  readonly channel: string
  readonly command: string
  readonly text: string
  /** Is in most of its answers, and in what it brings about at the forge. */
  readonly mark: string
  /** How much Slack had taken when it was typed. */
  typedAt: number
  /** How much it had taken when the next one was typed there. */
  overAt: number
  /** Slack was told that it is accepted. */
  accepted: boolean
  /** It changes nothing: where the process is killed, the person types it again. */
  readonly mayBeLost?: boolean
}

/** A digest with one time at which it is due. */
export interface DueDigest {
  readonly channel: string
  /** Of its post. */
  readonly key: string
}

/** Every other one writes. In one round, each is typed in a channel of its own. */
export function makeCommands(count: number, round: number, dice: () => number): Command[] {
  const first = Math.floor(dice() * rooms.length)
  return Array.from({ length: count }, (_, index) => {
    const channel = rooms[(first + index) % rooms.length]?.id ?? ''
    const number = round * 1_000 + index
    const isWrite = index % 2 === 0
    const mark = isWrite ? `Kill ${number}.` : `!${9_000_000 + number}`
    return {
      channel,
      mark,
      typedAt: 0,
      overAt: Number.POSITIVE_INFINITY,
      accepted: false,
      mayBeLost: !isWrite,
      user: PEOPLE[index % PEOPLE.length] ?? '',
      command: isWrite ? '/milestone' : '/mr',
      // The digests are about another project, and stay short.
      text: isWrite ? `create "${mark}" --project api` : `view ${mark}`,
    }
  })
}

/** Turns on so many digests that were due a few minutes ago, while no bot has the store. */
export async function addDigests(
  place: StoreOptions,
  team: string,
  count: number,
  round = 0,
): Promise<DueDigest[]> {
  const due = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 5 * MINUTE_MS
  const at = new Date(due)
  const [hour, minute] = [at.getUTCHours(), at.getUTCMinutes()]
  const added: DueDigest[] = []
  const store = await openStore({ ...place, now: () => due - MINUTE_MS })
  try {
    await removeDone(store, team)
    for (let index = 0; index < count; index += 1) {
      const channel = rooms[(round * count + index) % rooms.length]?.id ?? ''
      const { id } = await store.digests.add(
        { team, channel, user: 'U0ANN' },
        {
          kind: 'milestone',
          project: 42,
          schedule: `daily ${hour}:${String(minute).padStart(2, '0')}`,
          cron: [`${minute} ${hour} * * *`],
          zone: 'UTC',
          holidays: [],
          empty: 'post',
          staleDays: null,
          userGroup: null,
        },
      )
      added.push({ channel, key: `digest:${id}:${at.toISOString()}` })
    }
  } finally {
    await store.heartbeats.leave()
    await store.close()
  }
  return added
}

/** Digests of earlier rounds that have had their time. */
async function removeDone(store: Store, team: string): Promise<void> {
  const open = new Set((await store.digestSlots.unfinished()).map(({ channel, id }) => `${channel} ${id}`))
  for (const digest of await store.digests.running()) {
    const isDone = digest.settledUntil > digest.addedAt && !open.has(`${digest.channel} ${digest.id}`)
    if (digest.team === team && isDone) await store.digests.remove(digest)
  }
}

/** What was found of a command among the first `readTo` of what was taken. */
interface Search {
  readonly typedAt: number
  readonly url: string | undefined
  readTo: number
  readonly found: Taken[]
}

/** A command is looked for ten times a second: each time only in what has come since. */
const searches = new WeakMap<Command, Search>()

/** What was said of it: in its channel, by its response_url, or to its person there. */
export function answersOf(command: Command, { taken, urlOf }: SlackRecord): readonly Taken[] {
  const { text, typedAt } = command
  const url = urlOf(text)
  const all = taken()
  const known = searches.get(command)
  const search: Search =
    known && known.typedAt === typedAt && known.url === url
      ? known
      : { typedAt, url, readTo: typedAt, found: [] }
  searches.set(command, search)
  for (; search.readTo < all.length; search.readTo += 1) {
    const one = all[search.readTo]
    if (one && isAnswer(one, search.readTo, command, url)) search.found.push(one)
  }
  return search.found
}

function isAnswer(one: Taken, index: number, command: Command, url: string | undefined): boolean {
  const { mark, user, channel, overAt } = command
  if (one.key?.startsWith('digest:')) return false
  if (one.by !== null && one.by === url) return true
  // The copies of a card in other channels say it too, and are no answer.
  if (one.words.includes(mark) && (one.channel === channel || one.channel === user)) return true
  if (one.channel !== channel) return false
  // That it is being checked is said without a name, and so is that it was not done, in its place.
  if (one.how === 'edit') return true
  // A card shows the latest title, which may be another one’s by now.
  return index < overAt && (one.how === 'private' ? one.user === user : isReply(one))
}

/** A reply to a command, and nothing that happened by itself. */
function isReply({ key }: Taken): boolean {
  return key?.startsWith('answer:') ?? false
}

/**
 * A post that comes while this command waits for its answer, and is the last word on an earlier one of its channel: it
 * names that one, or somebody was told before that it takes its time.
 */
export function isOfAnother(
  { words, key }: Taken,
  { mark, typedAt }: Command,
  commands: readonly Command[],
  { taken }: Pick<SlackRecord, 'taken'>,
): boolean {
  if (words.includes(mark)) return false
  const interim = `${key}:interim`
  return (
    commands.some((other) => words.includes(other.mark)) ||
    taken()
      .slice(0, typedAt)
      .some((one) => one.key === interim)
  )
}

/** It says only that the answer takes its time, which then takes its place. */
export function isInterim({ key }: Taken): boolean {
  return key?.endsWith(':interim') ?? false
}

/** Those that were accepted and not answered, though they had to be; a direct message that names none stands for one of its person. */
export function unanswered(commands: readonly Command[], record: SlackRecord): Command[] {
  const open = commands.filter((one) => one.accepted && !one.mayBeLost && answersOf(one, record).length === 0)
  if (open.length === 0) return open
  const direct = PEOPLE.flatMap((user) => {
    const told = record.taken().filter((one) => one.how === 'post' && one.channel === user)
    const named = told.filter(({ words }) => commands.some(({ mark }) => words.includes(mark)))
    return open.filter((one) => one.user === user).slice(0, told.length - named.length)
  })
  return open.filter((one) => !direct.includes(one))
}

/** Nothing more was said of them than that they are being checked. */
export function onlyChecked(commands: readonly Command[], record: SlackRecord): Command[] {
  return commands.filter((command) => {
    if (!command.accepted) return false
    const said = answersOf(command, record)
    return said.length > 0 && said.every(isInterim)
  })
}

/** How often it was done at the forge. */
export function effectsOf({ mark }: Command, ledger: readonly LedgerEntry[]): number {
  return ledger.filter(
    ({ effect, body }) => effect !== undefined && Titled.safeParse(body).data?.title === mark,
  ).length
}

/** How often it was posted. */
export function postsOf({ channel, key }: DueDigest, { taken }: SlackRecord): number {
  return taken().filter((one) => one.how === 'post' && one.channel === channel && one.key === key).length
}
