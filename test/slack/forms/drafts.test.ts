import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Command } from '../../../src/commands/command.ts'
import { typedFields } from '../../../src/commands/fields.ts'
import { registry } from '../../../src/commands/registry.ts'
import { createInteractionHandler } from '../../../src/interactions/handle.ts'
import { parseCommand } from '../../../src/interactions/parse-command.ts'
import { createCards } from '../../../src/notifications/cards/cards.ts'
import type { Services } from '../../../src/services/services.ts'
import { decodePress } from '../../../src/slack/actions/press.ts'
import { createDispatch } from '../../../src/slack/dispatch.ts'
import { readContext, writeContext } from '../../../src/slack/forms/form-context.ts'
import { readSubmission } from '../../../src/slack/forms/forms.ts'
import type { ViewSubmission } from '../../../src/slack/interaction.ts'
import { createDeliver } from '../../../src/slack/replies/deliver.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { openStore } from '../../../src/store/store.ts'
import { allowing } from '../../notifications/digests/judges.ts'
import { IN_MEMORY } from '../../support/memory-store.ts'
import { noQueues } from '../../support/no-queues.ts'
import { recordedServices } from '../../support/recorded-services.ts'
import type { RecordedContext } from '../../support/use-cases.ts'
import { pressables, slackEnd } from '../fake-slack.ts'
import { claimOver, keptLog } from '../recording-handlers.ts'

const FORGE = 'https://git.example.com'
const SAYS = 'Has a word in it that the forge does not like'
const refused = { kind: 'refused', status: 400, reason: SAYS } as const

/** The services, of which each change is refused by the forge. */
function refusing(services: RecordedContext): RecordedContext {
  const no = async () => refused
  const { mergeRequests, milestones, deployKeys } = services
  return {
    ...services,
    mergeRequests: {
      ...mergeRequests,
      create: no,
      edit: no,
      approve: no,
      unapprove: no,
      rebase: no,
      markDraft: no,
      markReady: no,
      comment: no,
      editComment: no,
      resolve: no,
      close: no,
      reopen: no,
      todo: no,
      delete: no,
      merge: no,
      cancel: no,
      subscribe: no,
      unsubscribe: no,
      retry: no,
      play: no,
      stop: no,
    },
    milestones: { ...milestones, create: no, edit: no, close: no, activate: no },
    deployKeys: { ...deployKeys, add: no, enable: no, disable: no, delete: no },
  }
}

const store = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
const end = slackEnd()
const { room } = recordedServices()
const refusingRoom: Services = {
  ...room,
  contextOf: async (actor) => refusing(await room.contextOf(actor)),
}
const released: string[] = []
const pieces: Promise<unknown>[] = []
const claim = claimOver(store, 'r1', keptLog().log, pieces)
const interactions = createInteractionHandler(refusingRoom, FORGE)
const dispatch = createDispatch({
  interactions,
  deliver: createDeliver({
    outbox: end.outbox,
    respond: end.respond,
    cards: createCards(store, end.outbox, { authorizeBackground: allowing(store) }),
    queues: noQueues,
  }),
  outbox: end.outbox,
  respond: end.respond,
  forgeUrl: FORGE,
  projects: async () => [],
  home: async () => {},
  canRead: async () => true,
  filter: { person: async () => () => true, ofPerson: () => () => true },
  ensureClaim: async () => true,
  releaseForm: async (key) => void released.push(key),
  installed: () => ({ installedTeam: 'T1', installedApp: null }),
})

const person = { team: 'T1', userTeam: 'T1', user: 'U1', userName: 'ann', channel: 'C1' }

/** The form of a verb, filled in as its first example says. */
function filledIn(command: Command): ViewSubmission {
  const { path, examples } = command
  const reading = parseCommand(path[0], `${path.slice(1).join(' ')} ${examples[0].typed}`.trim(), FORGE)
  if (reading.kind !== 'given') throw new Error('The example does not parse')
  const { raw } = reading.given
  const values = typedFields(command.fields).map(({ key, name }) => [name, String(raw[key] ?? '')] as const)
  return {
    ...person,
    kind: 'submission',
    viewId: 'V1',
    callbackId: command.id,
    privateMetadata: writeContext({ channel: 'C1', responseUrl: 'https://hooks.slack.com/app/x' }),
    values: Object.fromEntries(values),
  }
}

/** Dispatches a submission with what it holds. */
function submit(delivery: ViewSubmission, attempt = claim) {
  const { privateMetadata } = delivery
  const context = readContext(privateMetadata)
  const read = readSubmission(delivery, context, FORGE)
  const submitted = { ...delivery, claim: attempt }
  return dispatch.submission(submitted, { privateMetadata, context, values: delivery.values, read })
}

/** Which of them the forge refuses: those that change something there, without a question before. */
const changing = registry.filter(
  ({ effect, path, fields }) =>
    effect === 'write' && path[0] !== 'greenlight' && typedFields(fields).length > 0,
)
const atForge = changing.filter(({ writesToForge }) => writesToForge)

const View = z.looseObject({
  blocks: z.array(
    z.looseObject({
      block_id: z.string().optional(),
      text: z.looseObject({ text: z.string() }).optional(),
      element: z.looseObject({ initial_value: z.string().optional() }).optional(),
    }),
  ),
})

describe.each(atForge.map((command) => [command.id, command] as const))('the form of %s', (id, command) => {
  test('that the forge refuses says so in the form, which stays open and can be sent again', async () => {
    released.length = 0
    end.messages.length = 0
    const delivery = filledIn(command)
    const answer = await submit(delivery)
    if (answer?.response_action !== 'errors') throw new Error(`It answered ${JSON.stringify(answer)}`)
    const errors = Object.entries(answer.errors)
    expect(errors).toHaveLength(1)
    expect(Object.keys(delivery.values)).toContain(errors[0]?.[0])
    expect(errors[0]?.[1]).toContain(SAYS)
    expect(released).toHaveLength(1)
    expect(end.messages).toEqual([])
  })

  test('that is refused after it has closed opens again as it was filled in', async () => {
    end.messages.length = 0
    end.views.length = 0
    const delivery = filledIn(command)
    const late = {
      ...claim,
      reference: `r${id}`,
      acceptedAt: Date.now() - 1000,
      isLate: true,
      isRetry: true,
    }
    expect(await submit(delivery, late)).toBeUndefined()
    await Promise.all(pieces)
    const said = end.messages.at(-1)
    expect(said?.text).toContain(SAYS)
    const again = pressables(said ?? { blocks: [] }).find(({ action_id }) => action_id === 'draft')
    const pressed = { actionId: 'draft', value: again?.value ?? '' }
    const message = { ts: '1.1', ephemeral: true }
    const press = decodePress(pressed)
    if (press.kind === 'typed') throw new Error('It is no draft')
    await dispatch.action(
      { ...person, ...pressed, kind: 'action', triggerId: 't', blockId: 'b', message, claim },
      press,
    )
    const { blocks } = View.parse(end.views.at(-1))
    expect(blocks[0]?.text?.text).toContain(SAYS)
    const held = blocks.flatMap(({ block_id, element }) =>
      block_id && element ? [[block_id, element.initial_value ?? ''] as const] : [],
    )
    const texts = Object.entries(delivery.values).filter(([name]) => held.some(([block]) => block === name))
    expect(texts.length).toBeGreaterThan(0)
    for (const [name, value] of texts)
      if (value !== 'true' && value !== 'false') expect(Object.fromEntries(held)[name]).toBe(value)
  })
})
