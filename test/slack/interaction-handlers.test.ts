import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Command } from '../../src/commands/command.ts'
import { typedFields } from '../../src/commands/fields.ts'
import { registry } from '../../src/commands/registry.ts'
import { createInteractionHandler } from '../../src/interactions/handle.ts'
import { newCorrelationId } from '../../src/interactions/log-and-reference.ts'
import { parseCommand } from '../../src/interactions/parse-command.ts'
import { createCards } from '../../src/notifications/cards/cards.ts'
import { unknownDirectory } from '../../src/services/access/access-context.ts'
import { createOperations } from '../../src/services/writes/operation.ts'
import { createResolve } from '../../src/slack/actions/resolve.ts'
import { createDispatch, type DispatchOptions } from '../../src/slack/dispatch.ts'
import { createHandler } from '../../src/slack/handle.ts'
import { createPlanOf } from '../../src/slack/receive/plan.ts'
import { createReadCommand } from '../../src/slack/receive/read-command.ts'
import { createDeliver } from '../../src/slack/replies/deliver.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { type ButtonOptions, type ButtonPress, button } from '../../src/views/button.ts'
import { allowing } from '../notifications/digests/judges.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { noQueues } from '../support/no-queues.ts'
import { type Recorded, recordedServices } from '../support/recorded-services.ts'
import {
  ID,
  meaningsIn,
  messageWith,
  outgoingTo,
  preparing,
  pressables,
  slackEnd,
  View,
} from './fake-slack.ts'
import {
  claimOver,
  type Doorstep,
  keptLog,
  openDoorstep,
  payloadBody,
  person,
  pressBody,
  send,
  sign,
  slashBody,
} from './recording-handlers.ts'

const FORGE = 'https://git.example.com'

const { room: recorded, calls } = recordedServices()
const end = slackEnd()
const { messages: answers, views: opened } = end
const pieces: Promise<unknown>[] = []
let doorstep: Doorstep

const store = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
const { actionTokens } = store
const prepare = preparing({ tokens: actionTokens })
const { outbox, respond } = outgoingTo(end, prepare)
const room = { ...recorded, operations: createOperations(store.operations) }
const sendOut = createDeliver({
  outbox,
  respond,
  cards: createCards(store, outbox, { authorizeBackground: allowing(store) }),
  queues: noQueues,
})

const interactions = createInteractionHandler(room, FORGE)
const options: DispatchOptions = {
  interactions,
  deliver: sendOut,
  outbox,
  respond,
  forgeUrl: FORGE,
  projects: async () => [],
  home: async () => {},
  canRead: async () => true,
  filter: { person: async () => () => true, ofPerson: () => () => true },
  ensureClaim: async () => true,
  releaseForm: async () => {},
  installed: () => ({ installedTeam: 'T1', installedApp: null }),
  now: () => new Date('2026-11-20T12:00:00Z'),
}
const dispatch = createDispatch(options)
const { log } = keptLog()
const newClaim = () => claimOver(store, newCorrelationId(), log, pieces)

beforeAll(async () => {
  const planOf = createPlanOf({
    tokens: actionTokens,
    forgeUrl: FORGE,
    readCommand: createReadCommand({ forgeUrl: FORGE, parse: interactions.parse, cardAt: store.cards.at }),
    readReply: async () => null,
    log,
  })
  const resolve = createResolve({
    deliver: sendOut,
    cardAt: store.cards.at,
    isMember: () => true,
    auditDenial: async () => {},
  })
  const handle = createHandler({
    unfold: async () => {},
    resolve,
    dispatch,
    prepare,
    respond,
    uninstalls: { has: async () => false },
    isInstalled: async () => true,
    welcome: async () => {},
    chat: unknownDirectory,
    channelChanged: async () => {},
    uninstalled: async () => {},
  })
  doorstep = await openDoorstep({
    handle: async (request) => handle({ ...(await planOf(request)).received, claim: newClaim() }),
  })
})
afterAll(async () => {
  await doorstep.close()
  await store.close()
})

/** Sends what Slack would send, signed, and waits until the work that it began has ended. */
async function deliver(body: string): Promise<unknown> {
  const { status, text } = await send(doorstep.url, sign(body))
  expect(status).toBe(200)
  await Promise.all(doorstep.ended)
  await Promise.all(pieces)
  return text === '' ? undefined : JSON.parse(text)
}

const interact = (payload: object) =>
  deliver(
    payloadBody({
      user: person,
      team: { id: 'T1' },
      api_app_id: 'A1',
      trigger_id: crypto.randomUUID(),
      ...payload,
    }),
  )

const press = (actionId: string, value: string) =>
  deliver(
    payloadBody(
      pressBody({
        container: { type: 'message', message_ts: '1.1', channel_id: 'C1', is_ephemeral: true },
        actions: [{ type: 'button', action_id: actionId, block_id: 'b', value, action_ts: '1.3' }],
      }),
    ),
  )

/** Shows a message that only this person sees, with one button, and presses it. */
async function offer(meaning: ButtonPress, options: ButtonOptions = {}): Promise<void> {
  const to = { team: 'T1', channel: 'C1', user: 'U1' }
  await outbox.whisper(to, messageWith(button('Press it', meaning, options)))
  const [shown] = pressables(answers.pop() ?? { blocks: [] })
  await press(shown?.action_id ?? '', shown?.value ?? '')
}

/** The name that a modal asks for. */
function phraseOf({ blocks }: View): string | undefined {
  const label = z
    .object({ text: z.string() })
    .safeParse(blocks.find(({ block_id }) => block_id === 'phrase')?.label)
  return /^Type (.+) to go on$/.exec(label.data?.text ?? '')?.[1]
}

/**
 * A typed or filled-in destructive verb asks first: its button is what makes the call, or the name of the thing,
 * typed into a modal.
 */
async function answerTheQuestion(command: Command): Promise<void> {
  const view = opened.at(-1)
  const phrase = view && phraseOf(view)
  if (view && phrase) {
    await submit(view, { phrase })
    return
  }
  if (view?.blocks.some(({ block_id }) => block_id === 'code')) return submit(view, { code: 'K7M2QX' })
  const go = pressables(answers.at(-1) ?? { blocks: [] }).find(({ action_id }) => action_id === command.id)
  if (command.effect === 'destructive' && go) await press(go.action_id, go.value ?? '')
}

/** Returns the last call of a service, without the reference that each request has of its own. */
async function callOf(way: () => Promise<void>): Promise<Recorded | undefined> {
  calls.length = 0
  answers.length = 0
  opened.length = 0
  await way()
  const call = calls.at(-1)
  return call && { ...call, args: call.args.map(withoutReference) }
}

function withoutReference(argument: unknown): unknown {
  const { success, data } = z.looseObject({ reference: z.string() }).safeParse(argument)
  return success ? { ...data, reference: '' } : argument
}

const typedText = ({ path, examples }: Command) => `${path.slice(1).join(' ')} ${examples[0].typed}`.trim()

/** What a person would write into each input of the form for the same example. */
function formValues(command: Command): Record<string, string> {
  const reading = parseCommand(command.path[0], typedText(command), FORGE)
  if (reading.kind !== 'given') throw new Error('The example does not parse')
  const { raw, projects } = reading.given
  return Object.fromEntries(
    typedFields(command.fields).flatMap(({ key, name }) => {
      const ref = projects.get(key)
      if (ref)
        return [[name, ref.kind === 'id' ? String(ref.id) : ref.kind === 'path' ? ref.path : ref.alias]]
      return raw[key] === undefined ? [] : [[name, String(raw[key])]]
    }),
  )
}

const Update = z.looseObject({ response_action: z.literal('update'), view: View })

/** Submits a modal; one that takes its place counts as opened. */
async function submit(view: View, values: Record<string, string>): Promise<void> {
  const answer = await interact({
    type: 'view_submission',
    view: {
      id: 'V1',
      type: 'modal',
      callback_id: view.callback_id,
      private_metadata: view.private_metadata,
      app_installed_team_id: 'T1',
      state: {
        values: Object.fromEntries(
          Object.entries(values).map(([block, value]) => [
            block,
            { [block]: { type: 'plain_text_input', value } },
          ]),
        ),
      },
    },
  })
  const { data } = Update.safeParse(answer)
  if (data) opened.push(data.view)
}

/** What one says stands nowhere but in its own words; the form of the other shows what the forge lists. */
const asksNobody = new Set(['milestone.counted', 'mr.triage.merge'])
const asking = registry.filter(({ id }) => !asksNobody.has(id))

describe('slash text, button, form and message shortcut reach the same service call', () => {
  test.each(asking.map((command) => [command.id, command] as const))('%s', async (id, command) => {
    const slash = await callOf(async () => {
      await deliver(slashBody({ command: `/${command.path[0]}`, text: typedText(command) }))
      if (command.effect === 'destructive')
        expect(calls.map(({ method }) => method)).not.toContain(methodOf(command))
      await answerTheQuestion(command)
    })
    expect(slash).toBeDefined()

    const form = await callOf(async () => {
      await offer({ verb: 'form', input: { verb: id } })
      const [view] = opened
      if (!view) throw new Error('No form opened')
      await submit(view, formValues(command))
      await answerTheQuestion(command)
    })
    expect(form).toEqual(slash)

    const shortcut = await callOf(async () => {
      await interact({
        type: 'message_action',
        callback_id: 'act-on-message',
        channel: { id: 'C1', name: 'web' },
        response_url: 'https://hooks.slack.com/app/x',
        message_ts: '1.1',
        message: {
          type: 'message',
          ts: '1.1',
          user: 'U2',
          text: 'Good morning',
        },
      })
      const [chooser] = opened
      if (!chooser) throw new Error('No chooser opened')
      const next = Update.parse(await interactChoice(chooser, id))
      await submit(next.view, formValues(command))
      await answerTheQuestion(command)
    })
    expect(shortcut).toEqual(slash)

    const button = await callOf(async () => {
      const input = z.record(z.string(), z.unknown()).parse(inputOfButton(command, slash))
      // What was held for a yes is sent by the question's own button only, and an account by its code.
      const isHeld =
        id === 'greenlight.connect' ||
        (command.effect === 'destructive' && slash?.method !== methodOf(command))
      await offer({ verb: id, input }, isHeld ? {} : { confirmed: true })
      if (isHeld) await answerTheQuestion(command)
    })
    expect(button).toEqual(slash)
  })
})

/** What the service calls the thing that a slash command is about. */
const SERVICES: Readonly<Record<string, string>> = {
  mr: 'mergeRequests',
  milestone: 'milestones',
  'deploy-key': 'deployKeys',
  integration: 'integrations',
}

/** The service method that a verb is about, by its id: `mr.merge` -> `mergeRequests.merge`. */
const methodOf = ({ path: [noun, verb] }: Command) => `${SERVICES[noun]}.${verb}`

/** A button of such a service carries what the service was asked, where that is ids and short words. */
function inputOfButton(command: Command, slash: Recorded | undefined): unknown {
  const [asked] = slash?.args ?? []
  const carried = z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])).safeParse(asked).data
  const typed = inputOf(command)
  const isWhole = carried !== undefined && Object.keys(typed).every((key) => key in carried)
  return isWhole && methodOf(command) === slash?.method ? carried : typed
}

function inputOf(command: Command): Record<string, unknown> {
  const reading = parseCommand(command.path[0], typedText(command), FORGE)
  if (reading.kind !== 'given') throw new Error('The example does not parse')
  const projects = [...reading.given.projects].map(([key, ref]) => [key, ref.kind === 'id' ? ref.id : 42])
  return { ...reading.given.raw, ...Object.fromEntries(projects) }
}

const interactChoice = (view: View, verb: string) =>
  interact({
    type: 'view_submission',
    view: {
      id: 'V0',
      type: 'modal',
      callback_id: view.callback_id,
      private_metadata: view.private_metadata,
      app_installed_team_id: 'T1',
      state: {
        values: {
          verb: {
            verb: {
              type: 'static_select',
              selected_option: { value: verb, text: { type: 'plain_text', text: verb } },
            },
          },
        },
      },
    },
  })

test('of all that left on these ways, nothing says more than an id', () => {
  const meanings = end.left.flatMap(meaningsIn)
  expect(meanings.length).toBeGreaterThan(3 * registry.length)
  for (const meaning of meanings) expect(meaning).toMatch(ID)
})

describe('nobody is left without an answer', () => {
  test('whose form belongs to another version', async () => {
    answers.length = 0
    const to = { team: 'T1', user: 'U1', triggerId: 'T.1' }
    const title = { type: 'plain_text' as const, text: 'Gone' }
    const form = { callback_id: 'mr.explode', private_metadata: '{"channel":"C1"}', blocks: [] }
    await outbox.openView(to, { type: 'modal', title, ...form })
    const [view] = opened.slice(-1)
    if (view) await submit(view, {})
    expect(answers.map(({ text }) => text)).toEqual([expect.stringContaining('another version')])
  })

  test('whom the message shortcut has nothing to offer, with a reference', async () => {
    answers.length = 0
    const { shortcut } = createDispatch({
      ...options,
      filter: { person: async () => () => false, ofPerson: () => () => false },
    })
    const ids = { team: 'T1', userTeam: 'T9', user: 'U1', userName: 'eve', channel: 'C1' }
    const responseUrl = 'https://hooks.slack.com/app/x'
    const called = { callbackId: 'act-on-message', message: { ts: '1.1', text: 'Good morning' } }
    await shortcut({ kind: 'shortcut', ...ids, responseUrl, ...called, claim: newClaim() })
    expect(answers.map(({ text }) => text)).toEqual([expect.stringMatching(/can’t use Greenlight here/)])
  })

  test('whose form Slack does not open, from a button or from a message', async () => {
    answers.length = 0
    end.opens = false
    await offer({ verb: 'form', input: { verb: 'mr.merge' } })
    await interact({
      type: 'message_action',
      callback_id: 'act-on-message',
      channel: { id: 'C1', name: 'web' },
      response_url: 'https://hooks.slack.com/app/x',
      message_ts: '1.1',
      message: { type: 'message', ts: '1.1', user: 'U2', text: 'Good morning' },
    })
    end.opens = true
    const told = expect.stringContaining('The form didn’t open. Try again.')
    expect(answers.map(({ text }) => text)).toEqual([told, told])
  })
})
