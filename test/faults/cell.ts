import { alone } from './choice.ts'
import type { Lane } from './environment.ts'
import { type Cell, type Judgement, judge } from './oracle.ts'
import { type Person, personAt, wordsOf } from './person.ts'
import { type Claim, claimOf, isFinal, TOO_SLOW_FOR_SLACK } from './words.ts'
import { type ForgeCall, typedText } from './write-verbs.ts'

/** What came of a cell. */
export interface Outcome extends Judgement {
  readonly cell: Cell
  /** Everything that came to the person after the last step. */
  readonly words: readonly string[]
  /** What the bot asked of the forge after the last step. */
  readonly asked: readonly string[]
  /** From the last step to the first answer, and until all was done, in ms. */
  readonly firstMs: number
  readonly lastMs: number
  /** Reads between the last step and the write. */
  readonly readsBefore: number
}

/** The first answer, if only that it is being checked, must be there after this. */
const FIRST_WITHIN_MS = 15_000
const LAST_WITHIN_MS = 45_000

/** How often a cell is tried whose person never comes to the last step. */
const TRIES = 3

/** `mr.merge/reply-lost-rst` */
export function cellName({ verb, fault }: Cell): string {
  return `${verb.name}/${fault.name}`
}

/** Lets a person do what the verb stands for while the fault is there, and compares words and ledger. */
export async function runCell(lane: Lane, cell: Cell, readsBefore: number): Promise<Outcome> {
  for (let left = TRIES - 1; ; left -= 1) {
    const attempt = await tryCell(lane, cell, readsBefore)
    if (attempt.reached || left === 0) return attempt
  }
}

/** `reached` false: something else than the fault stood in the way, as a machine that is too slow for Slack. */
async function tryCell(
  lane: Lane,
  cell: Cell,
  readsBefore: number,
): Promise<Outcome & { readonly reached: boolean }> {
  const { verb, fault, random } = cell
  const forgeUrl = fault.from?.(lane)
  const { api = 'v3' } = verb
  const scene = await lane.enter(verb.name, { api, ...(forgeUrl === undefined ? {} : { forgeUrl }) })
  const person = personAt(lane, verb.by)
  let prepared = 0
  const faults: string[] = []
  let before = await person.messages()
  let asked = 0
  let reached = false
  let first = 0
  let arranged = 0
  let began = performance.now()
  try {
    const made = await verb.prepare?.(forgeCall(lane, api), lane.forge.url, lane.forge)
    prepared = scene.ledger().length
    const lastStep = await approach(cell, person, typedText(verb, made))
    before = await person.messages()
    const bystander = personAt(lane, 'U0BOB')
    arranged = performance.now()
    await fault.arrange({ ...lane, verb, readsBefore, bystander, random })
    asked = lane.toForge.seen.length
    began = performance.now()
    await lastStep()
    reached = true
    await answered(person, before, () => {
      first = performance.now()
    })
  } catch (error) {
    faults.push(`Stuck: ${error instanceof Error ? error.message : error}`)
  }
  await scene.leave()
  const lastMs = performance.now() - began
  const words = (await person.news(before)).map(wordsOf)
  const seen = lane.toForge.seen.slice(asked)
  const write = seen.findIndex(({ method }) => method !== 'GET')
  return {
    ...judge(lane, scene, cell, { faults, words, ledger: scene.ledger().slice(prepared) }),
    cell,
    words,
    asked: seen.map((one) => `${one.method} ${one.target}${one.fault ? ` (${one.fault})` : ''}`),
    firstMs: Math.max(0, first - began),
    lastMs,
    readsBefore: Math.max(0, write),
    reached:
      reached &&
      first - arranged < (fault.lastsMs ?? Number.POSITIVE_INFINITY) &&
      !words.some((text) => TOO_SLOW_FOR_SLACK.test(text)),
  }
}

function forgeCall({ forge }: Lane, api: 'v3' | 'v4'): ForgeCall {
  return async (token, method, path, body) => {
    const response = await fetch(`${forge.url}/api/${api}${path}`, {
      method,
      headers: {
        'private-token': token,
        ...(body ? { 'content-type': 'application/json' } : {}),
        // On a busy machine the server ends a kept connection while this call is on its way.
        connection: 'close',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}

/** All but the last step; where nothing works from the first word on, the first word is the last step. */
async function approach({ verb, fault }: Cell, person: Person, words: string): Promise<() => Promise<void>> {
  const since = await person.messages()
  const types = () => person.types(words)
  if (fault.from || !verb.approach) return types
  await types()
  return verb.approach(person, since)
}

/** Waits for the first answer, and then for one that no other is to follow. */
async function answered(
  person: Person,
  before: Awaited<ReturnType<Person['messages']>>,
  onFirst: () => void,
): Promise<void> {
  const some = async (fits: (claim: Claim | null) => boolean) =>
    (await person.news(before)).map(wordsOf).map(claimOrNull).some(fits) || undefined
  // Words that nobody knows end the waiting as well, and are told at the end.
  const final = (claim: Claim | null) => claim === null || isFinal(claim)
  await person.waits(() => some((claim) => final(claim) || claim === 'checking'), FIRST_WITHIN_MS)
  onFirst()
  await person.waits(() => some(final), LAST_WITHIN_MS)
}

function claimOrNull(words: string): Claim | null {
  try {
    return claimOf(words)
  } catch {
    return null
  }
}

/** What is wrong with a cell, and how to run it alone. */
export function describeFailure(outcome: Outcome, name: string): string {
  const { cell, faults, effects, words, asked, firstMs, lastMs } = outcome
  return [
    `${name} (${cell.fault.row}): ${faults.join('; ')}`,
    `  effects: ${effects.join(', ') || 'none'}`,
    ...asked.map((line) => `  ${line}`),
    ...words.map((line) => `  said: ${line.slice(0, 600)}`),
    `  first answer after ${Math.round(firstMs)} ms, the last after ${Math.round(lastMs)} ms`,
    `  ${alone('matrix', name)}`,
  ].join('\n')
}
