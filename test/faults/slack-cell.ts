import { vi } from 'vitest'
import type { ShownMessage } from '../../src/sandbox/slack/workspace.ts'
import { alone } from './choice.ts'
import type { Lane, Scene } from './environment.ts'
import { type Person, personAt, wordsOf } from './person.ts'
import type { SlackCall, SlackFault } from './slack-faults.ts'
import { TOO_SLOW_FOR_SLACK } from './words.ts'
import { ENTERED_SECRET, writeVerbs } from './write-verbs.ts'

/** How something comes to a person, and by which call. */
export interface Road {
  readonly name: string
  readonly call: SlackCall
  /** Up to the last step, which it returns. */
  readonly approach: (person: Person) => Promise<() => Promise<void>>
  /** Is in the answer. */
  readonly answer: RegExp
  /** The answer is a form, and this stands in for it where none opens. */
  readonly form?: RegExp
  /** What the last step brings about at the forge, once. */
  readonly effect?: string
  /** In its place the answer may be that nothing was done. */
  readonly refusal?: RegExp
}

export interface SlackCell {
  readonly road: Road
  readonly fault: SlackFault
  /** Every such call is hit; otherwise the first. */
  readonly always: boolean
}

const TARGETS: Readonly<Record<SlackCall, RegExp>> = {
  post: /chat\.postMessage/,
  edit: /chat\.update/,
  respond: /^\/response\//,
  open: /views\.open/,
  whisper: /chat\.postEphemeral/,
  ask: /users\.info|conversations\.info/,
}

const withSecret = writeVerbs.find(({ name }) => name === 'integration.set-secret')

export const roads: readonly Road[] = [
  {
    name: 'card',
    call: 'post',
    approach: async (person) => () => person.types('/mr view !12'),
    answer: /Choose the dates of a report/,
  },
  {
    name: 'open-answer',
    call: 'post',
    approach: async (person) => () => person.types('/milestone activate %1'),
    answer: /reopened 2\.2 Cart/,
    effect: 'milestone activated',
  },
  {
    name: 'card-edited',
    call: 'edit',
    async approach(person) {
      const before = await person.messages()
      await person.types('/mr view !14')
      const card = await person.sees(before, ({ ephemeral }) => !ephemeral)
      await person.presses(card, 'mr.merge')
      await person.opened('"Merge !14?"')
      return () => person.submits({ 'when-build-succeeds': 'false' })
    },
    answer: /Merged as/,
    effect: 'merged',
  },
  {
    name: 'private-answer',
    call: 'respond',
    approach: async (person) => () => person.types('/mr subscribe !17'),
    answer: /You now follow/,
    effect: 'subscribed',
  },
  {
    name: 'question-answered',
    call: 'respond',
    async approach(person) {
      const before = await person.messages()
      await person.types('/deploy-key disable 602')
      const question = await person.sees(
        before,
        ({ ephemeral, text }) => ephemeral && /disable the deploy key/i.test(text),
      )
      return () => person.presses(question, 'deploy-key.disable')
    },
    answer: /disabled the deploy key/,
    effect: 'deploy key disabled',
  },
  {
    name: 'form',
    call: 'open',
    approach: async (person) => () => person.types('/mr create'),
    answer: /Fill in the form/,
    form: /Source branch/,
  },
  {
    name: 'question-of-a-page',
    call: 'whisper',
    async approach(person) {
      if (!withSecret?.approach) throw new Error('There is no verb with a page')
      const before = await person.messages()
      await person.types(withSecret.typed)
      const link = await person.sees(before, ({ blocks }) => JSON.stringify(blocks).includes('/secret/'))
      const [url = ''] = /https?:\/\/[^"\\]+\/secret\/[\w-]+/.exec(JSON.stringify(link.blocks)) ?? []
      return async () => {
        await fetch(url, { method: 'POST', body: new URLSearchParams({ password: ENTERED_SECRET }) })
      }
    },
    answer: /Save Atlassian Bamboo CI of .+\?/,
  },
  {
    name: 'who-asks',
    call: 'ask',
    approach: async (person) => () => person.types('/mr subscribe !17'),
    answer: /You now follow|Slack didn’t say who you are/,
    effect: 'subscribed',
    refusal: /Slack didn’t say who you are, so I can only show help/,
  },
]

export interface SlackOutcome {
  readonly cell: SlackCell
  readonly faults: readonly string[]
  readonly words: readonly string[]
  readonly calls: readonly string[]
}

const PATIENCE_MS = 25_000

/** `card/reply-lost-rst/once` */
export function slackCellName({ road, fault, always }: SlackCell): string {
  return `${road.name}/${fault.name}/${always ? 'always' : 'once'}`
}

/** Attempts at a cell whose fault is not reached, because the machine is too slow for Slack. */
const TRIES = 3

/** Has something brought to a person while Slack fails at it, and looks where it is. */
export async function runSlackCell(lane: Lane, cell: SlackCell): Promise<SlackOutcome> {
  for (let left = TRIES - 1; ; left -= 1) {
    const outcome = await trySlackCell(lane, cell)
    const isReached = cell.road.call === 'ask' || !outcome.words.some((text) => TOO_SLOW_FOR_SLACK.test(text))
    if (isReached || left === 0) return outcome
  }
}

async function trySlackCell(lane: Lane, cell: SlackCell): Promise<SlackOutcome> {
  const { road, fault, always } = cell
  const scene = await lane.enter(road.name, fault.atStart ? { atStart: fault.atStart } : {})
  const person = personAt(lane, 'U0ANN')
  const lastStep = await road.approach(person).catch(async (error: unknown) => {
    await scene.leave()
    throw error
  })
  const before = await person.messages()
  const callsBefore = scene.slackLedger().length
  if (fault.also) lane.toSlack.rule(fault.also)
  lane.toSlack.rule({
    target: TARGETS[road.call],
    times: always ? Number.POSITIVE_INFINITY : 1,
    fault: fault.fault,
  })
  await lastStep()
  const here = async () => arrived(lane, scene, person, before, cell)
  await person
    .waits(async () => ((await here()).count > 0 ? true : undefined), PATIENCE_MS)
    .catch(() => undefined)
  // It leaves nothing unsettled: told to stop in the middle of that, it would speak before it knows.
  const looked = () => scene.slackLedger().some(({ name }) => name === 'conversations.history')
  if (road.call === 'post' && fault.settles)
    await vi.waitUntil(looked, { timeout: PATIENCE_MS }).catch(() => undefined)
  await scene.leave()
  const { news, direct, modal } = await here()
  const words = [...news.map((one) => `${one.ephemeral ? 'private' : 'open'}: ${wordsOf(one)}`), ...direct]
  return {
    cell,
    faults: wrong(lane, scene, cell, { news, direct, modal }),
    words: modal ? [...words, 'a form is open'] : words,
    calls: scene
      .slackLedger()
      .slice(callsBefore)
      .map(({ kind, name, answer }) => `${kind} ${name} ${JSON.stringify(answer).slice(0, 60)}`),
  }
}

interface Arrived {
  readonly news: readonly ShownMessage[]
  /** Words of direct messages. */
  readonly direct: readonly string[]
  readonly modal: boolean
}

async function arrived(
  { slack }: Lane,
  scene: Scene,
  person: Person,
  before: readonly ShownMessage[],
  { road }: SlackCell,
): Promise<Arrived & { readonly count: number }> {
  const news = await person.news(before)
  const direct = scene.slackLedger().flatMap(({ name, request, answer }) => {
    const taken = typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true
    return name === 'chat.postMessage' && taken && request.channel === person.user
      ? [`direct: ${request.text}`]
      : []
  })
  const shown = JSON.stringify(slack.views(person.user).modal?.view ?? {})
  const modal = road.form?.test(shown) ?? false
  const told = [...news.map(wordsOf), ...direct].filter((words) => road.answer.test(words))
  return { news, direct, modal, count: told.length + Number(modal) }
}

function wrong(
  lane: Lane,
  scene: Scene,
  { road, fault, always }: SlackCell,
  { news, direct, modal }: Arrived,
): string[] {
  const { slack } = lane
  const faults: string[] = []
  // What is told in the thread of a card is its story, and no answer.
  const inChannel = news.filter((one) => !one.ephemeral && one.thread_ts === undefined)
  const open = inChannel.filter((one) => road.answer.test(wordsOf(one)))
  const whispered = news.filter((one) => one.ephemeral && road.answer.test(wordsOf(one))).map(wordsOf)
  const toPerson = [...whispered, ...direct.filter((words) => road.answer.test(words))]
  if (open.length > 1) faults.push(`The answer is in the channel ${open.length} times`)
  // What only one person sees cannot be looked for, and is rather said twice than not at all.
  if (toPerson.length > (fault.unheard ? 2 : 1)) faults.push(`The person was told ${toPerson.length} times`)
  if (open.length + toPerson.length === 0 && !modal) faults.push('The person was not told')
  if (open.length > 0 && toPerson.some((words) => words.includes('Slack didn’t take')))
    faults.push('It says that Slack did not take what is in the channel')
  const isSettled = open.length === 1 && toPerson.length === 0
  if (road.call === 'post' && fault.settles && (fault.unheard || !always) && !isSettled)
    faults.push('It did not find out that the answer is in the channel, or is not')
  const log = scene.log()
  const alarmed = /"level":(?:50|60)/.test(log)
  if (alarmed !== (fault.alarms === true && road.call === 'post'))
    faults.push(`Errors in the log: ${/.*"level":(?:50|60).*/.exec(log)?.[0] ?? 'none'}`)
  for (const secret of [slack.app.botToken, slack.app.signingSecret, 'sandbox-ann', ENTERED_SECRET])
    if (log.includes(secret)) faults.push(`The log holds ${secret}`)
  const effects = scene.ledger().flatMap(({ effect }) => (effect === undefined ? [] : [effect]))
  if (effects.length > 0) lane.used.add(road.name)
  const refused = news.some((one) => road.refusal?.test(wordsOf(one)))
  const wanted = road.effect === undefined || refused ? [] : [road.effect]
  if (effects.join() !== wanted.join()) faults.push(`Effects at the forge: ${effects.join(', ') || 'none'}`)
  return faults
}

/** What is wrong with a cell, and how to run it alone. */
export function describeSlackFailure({ cell, faults, words, calls }: SlackOutcome): string {
  return [
    `${slackCellName(cell)} (${cell.fault.row}): ${faults.join('; ')}`,
    ...calls.map((line) => `  ${line}`),
    ...words.map((line) => `  ${line.slice(0, 300)}`),
    `  ${alone('slack', slackCellName(cell))}`,
  ].join('\n')
}
