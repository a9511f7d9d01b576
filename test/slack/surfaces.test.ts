import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Command } from '../../src/commands/define.ts'
import { typedFields } from '../../src/commands/fields.ts'
import { readCommand } from '../../src/commands/read.ts'
import { registry } from '../../src/commands/registry.ts'
import { createTurns } from '../../src/commands/turn.ts'
import type { Content } from '../../src/jobs/outbox.ts'
import { createDispatch } from '../../src/slack/dispatch.ts'
import type { Surfaces } from '../../src/slack/surfaces.ts'
import { type Recorded, recordedServices } from '../support/recorded-services.ts'
import {
  type Doorstep,
  keptLog,
  openDoorstep,
  payloadBody,
  person,
  pressBody,
  send,
  sign,
  slashBody,
} from './doorstep.ts'

const FORGE = 'https://git.example.com'
const View = z.looseObject({
  callback_id: z.string(),
  private_metadata: z.string(),
  blocks: z.array(z.looseObject({})),
})
type View = z.infer<typeof View>

const { room, calls } = recordedServices()
const answers: Content[] = []
const opened: View[] = []
const pieces: Promise<void>[] = []
/** Whether Slack takes a form now. */
let opens = true
let doorstep: Doorstep

const surfaces: Surfaces = createDispatch({
  turns: createTurns(room, FORGE),
  deliver: async ({ card, message }) => void answers.push(message ?? card ?? { text: '', blocks: [] }),
  outbox: {
    post: async () => ({ kind: 'posted', ts: '1.2' }),
    update: async () => 'updated',
    whisper: async () => true,
    openView: async (_, view) => opens && opened.push(View.parse(view)) > 0,
    updateView: async () => true,
    publishHome: async () => true,
  },
  respond: async () => true,
  forgeUrl: FORGE,
  home: async () => {},
  track: (work) => {
    const piece = work()
    pieces.push(piece)
    return piece
  },
  once: async () => true,
  log: keptLog().log,
  installedTeam: () => 'T1',
})

beforeAll(async () => {
  doorstep = await openDoorstep({ surfaces })
})
afterAll(() => doorstep.close())

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

const Press = z.looseObject({ action_id: z.string(), value: z.string() })

const Asked = z.looseObject({ phrase: z.string() })

/**
 * A typed or filled-in destructive verb asks first: its button is what makes the call, or the name of the thing,
 * typed into a modal.
 */
async function answerTheQuestion(command: Command): Promise<void> {
  const view = opened.at(-1)
  const asked = Asked.safeParse(view ? JSON.parse(view.private_metadata) : {}).data
  if (view && asked) {
    await submit(view, { phrase: asked.phrase })
    return
  }
  const blocks = answers.at(-1)?.blocks ?? []
  const buttons = blocks
    .flatMap((block) => (block.type === 'actions' ? block.elements : []))
    .map((button) => Press.safeParse(button))
  const go = buttons.find(({ data }) => data?.action_id === command.id)?.data
  if (command.effect === 'destructive' && go) await press(go.action_id, go.value)
}

async function callOf(way: () => Promise<void>): Promise<Recorded | undefined> {
  calls.length = 0
  answers.length = 0
  opened.length = 0
  await way()
  return calls.at(-1)
}

const typedText = ({ path, examples }: Command) => `${path.slice(1).join(' ')} ${examples[0].typed}`.trim()

/** What a person would write into each input of the form for the same example. */
function formValues(command: Command): Record<string, string> {
  const reading = readCommand(command.path[0], typedText(command), FORGE)
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

describe('slash text, button, form and message shortcut reach the same service call', () => {
  test.each(registry.map((command) => [command.id, command] as const))('%s', async (id, command) => {
    const slash = await callOf(async () => {
      await deliver(slashBody({ command: `/${command.path[0]}`, text: typedText(command) }))
      if (command.effect === 'destructive')
        expect(calls.map(({ method }) => method)).not.toContain(methodOf(command))
      await answerTheQuestion(command)
    })
    expect(slash).toBeDefined()

    const form = await callOf(async () => {
      await press('form', JSON.stringify({ verb: id }))
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
          text: `Look at this: ${command.examples[0].typed}`,
        },
      })
      const [chooser] = opened
      if (!chooser) throw new Error('No chooser opened')
      const next = Update.parse(await interactChoice(chooser, id))
      await submit(next.view, fillIn(command, next.view))
      await answerTheQuestion(command)
    })
    expect(shortcut).toEqual(slash)

    const button = await callOf(async () => {
      const input = z.record(z.string(), z.unknown()).parse(inputOfButton(command, slash))
      // What was held for a yes is sent by the question's own button only.
      const isHeld = command.effect === 'destructive' && slash?.method !== methodOf(command)
      await press(command.id, JSON.stringify({ ...input, ...(isHeld ? {} : { confirmed: true }) }))
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
  return carried && slash && methodOf(command) === slash.method ? carried : inputOf(command)
}

function inputOf(command: Command): Record<string, unknown> {
  const reading = readCommand(command.path[0], typedText(command), FORGE)
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

const Prefilled = z.looseObject({
  block_id: z.string(),
  element: z.looseObject({ initial_value: z.string() }),
})

/** What the message named is filled in already; a person writes the rest. */
function fillIn(command: Command, view: View): Record<string, string> {
  const prefilled = initialValues(view)
  for (const { name, kind } of command.fields) {
    if (kind === 'merge-request') expect(Object.keys(prefilled)).toContain(name)
  }
  return { ...formValues(command), ...prefilled }
}

/** What the form was filled in with from the message. */
function initialValues(view: View): Record<string, string> {
  return Object.fromEntries(
    view.blocks.flatMap((block) => {
      const { data } = Prefilled.safeParse(block)
      return data ? [[data.block_id, data.element.initial_value]] : []
    }),
  )
}

describe('nobody is left without an answer', () => {
  test('whose form belongs to another version', async () => {
    answers.length = 0
    await submit({ callback_id: 'mr.explode', private_metadata: '{}', blocks: [] }, {})
    expect(answers.map(({ text }) => text)).toEqual([expect.stringContaining('another version')])
  })

  test('whose form Slack does not open, from a button or from a message', async () => {
    answers.length = 0
    opens = false
    await press('form', JSON.stringify({ verb: 'mr.merge' }))
    await interact({
      type: 'message_action',
      callback_id: 'act-on-message',
      channel: { id: 'C1', name: 'web' },
      response_url: 'https://hooks.slack.com/app/x',
      message_ts: '1.1',
      message: { type: 'message', ts: '1.1', user: 'U2', text: '!12' },
    })
    opens = true
    const told = expect.stringContaining('did not open, and nothing was done')
    expect(answers.map(({ text }) => text)).toEqual([told, told])
  })
})
