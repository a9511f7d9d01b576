import { randomBytes } from 'node:crypto'
import { fc, test } from '@fast-check/vitest'
import type { KnownBlock, ModalView } from '@slack/types'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createCards } from '../../../src/notifications/cards/cards.ts'
import { unknownDirectory } from '../../../src/services/access/access-context.ts'
import { createResolve, type ResolveOptions } from '../../../src/slack/actions/resolve.ts'
import { createHandler } from '../../../src/slack/handle.ts'
import type { BlockAction, SubmitAnswer, ViewSubmission } from '../../../src/slack/interaction.ts'
import { createPlanOf } from '../../../src/slack/receive/plan.ts'
import { createDeliver } from '../../../src/slack/replies/deliver.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { openStore } from '../../../src/store/store.ts'
import { button, linkButton, overflow } from '../../../src/views/button.ts'
import type { Content } from '../../../src/views/post.ts'
import type { Blocks } from '../../../src/views/reply.ts'
import { allowing } from '../../notifications/digests/judges.ts'
import { stoppedClock } from '../../store/temporary.ts'
import { IN_MEMORY } from '../../support/memory-store.ts'
import { noQueues } from '../../support/no-queues.ts'
import { ID, meaningsIn, messageWith, outgoingTo, preparing, pressables, slackEnd } from '../fake-slack.ts'
import { claimOver, keptLog, recordingDispatch } from '../recording-handlers.ts'

const clock = stoppedClock()
const end = slackEnd()
const store = await openStore({ ...IN_MEMORY, keys: newKeyRing(), now: clock.now })
const prepare = preparing({ tokens: store.actionTokens })
const { outbox, respond } = outgoingTo(end, prepare)
/** What a submission that is dispatched is answered with. */
let answer: SubmitAnswer
const { dispatch, seen } = recordingDispatch(async () => answer)
/** What was written down as denied. */
const denials: string[][] = []
const { log, lines } = keptLog()
const planning = {
  tokens: store.actionTokens,
  forgeUrl: 'https://git.example.com',
  readCommand: () => Promise.reject(new Error('Nothing is typed here.')),
  readReply: async () => null,
  log,
}
const planOf = createPlanOf(planning)
const claim = claimOver(store, 'r1', log)
const resolving: ResolveOptions = {
  deliver: createDeliver({
    outbox,
    respond,
    cards: createCards(store, outbox, { authorizeBackground: allowing(store) }),
    queues: noQueues,
  }),
  cardAt: store.cards.at,
  isMember: ({ team, userTeam }) => userTeam === team,
  auditDenial: async (verb, { user }, { reason, via }) => {
    denials.push([user, verb, reason, via])
  },
}
const handlerOf = (options: ResolveOptions) =>
  createHandler({
    unfold: async () => {},
    uninstalls: { has: async () => false },
    resolve: createResolve(options),
    dispatch,
    prepare,
    respond,
    isInstalled: async () => true,
    welcome: async () => {},
    chat: unknownDirectory,
    channelChanged: async () => {},
    uninstalled: async () => {},
  })
const handleRead = handlerOf(resolving)
const handle = async (request: BlockAction | ViewSubmission) =>
  handleRead({ ...(await planOf(request)).received, claim })

beforeEach(() => {
  answer = undefined
  seen.length = 0
  denials.length = 0
  end.messages.length = 0
  end.views.length = 0
})
afterAll(() => store.close())

const ann = { team: 'T1', channel: 'CWEB', user: 'UANN' }
const merge = { verb: 'mr.merge', input: { project: 42, mr: 12, sha: 'a'.repeat(40) } }

const press = (changes: Partial<Omit<BlockAction, 'kind'>>): BlockAction => ({
  ...ann,
  kind: 'action',
  userTeam: changes.team ?? 'T1',
  userName: 'ann',
  responseUrl: 'https://hooks.slack.com/actions/1',
  actionId: 'mr.merge',
  blockId: 'b1',
  value: '',
  message: { ts: '1.1', ephemeral: false },
  ...changes,
})

const submission = (changes: Partial<Omit<ViewSubmission, 'kind'>>): ViewSubmission => ({
  ...ann,
  kind: 'submission',
  userTeam: 'T1',
  userName: 'ann',
  channel: '',
  viewId: 'V1',
  callbackId: 'mr.edit',
  privateMetadata: '',
  values: { title: 'New' },
  ...changes,
})

const modal = (blocks: Blocks = [], fields: Partial<ModalView> = {}): ModalView => ({
  type: 'modal',
  callback_id: 'mr.edit',
  private_metadata: '{"channel":"CWEB","settled":{"project":42,"mr":12}}',
  title: { type: 'plain_text', text: 'Edit' },
  blocks: [...blocks],
  ...fields,
})

/** The id in the one button of the message that left last. */
const shownId = () => pressables(end.messages.at(-1) ?? { blocks: [] })[0]?.value ?? ''

/** What the person was told, in the one message that left since. */
const told = () => end.messages.map(({ text }) => text)

describe('what leaves', () => {
  const inputs = fc.dictionary(fc.string(), fc.jsonValue())
  const presses = fc.record({ verb: fc.constantFrom('mr.merge', 'mr.view', 'form', 'x.y:z'), input: inputs })
  const menus = fc
    .array(fc.record({ label: fc.string(), press: presses }), { minLength: 1, maxLength: 5 })
    .map((options) => overflow([...options, { label: 'Open', url: 'https://git.example.com/' }]))
  const pressable = fc.oneof(
    fc.tuple(fc.string(), presses).map(([label, meaning]) => button(label, meaning)),
    menus,
    fc.constant(linkButton('Open', 'https://git.example.com/')),
  )
  const words = fc.string().map((text) => ({ type: 'plain_text' as const, text }))
  const blocks = fc.array(
    fc.oneof(
      fc
        .array(pressable, { minLength: 1, maxLength: 5 })
        .map((elements): KnownBlock => ({ type: 'actions', elements })),
      fc
        .tuple(words, pressable)
        .map(([text, accessory]): KnownBlock => ({ type: 'section', text, accessory })),
      words.map((text): KnownBlock => ({ type: 'section', text })),
    ),
    { maxLength: 8 },
  )
  const metadata = fc.oneof(fc.json(), fc.string())

  /** The shape without what it stands for. */
  const shell = (shape: unknown) =>
    JSON.stringify(shape, (key, value) => (key === 'value' || key === 'private_metadata' ? 0 : value))

  test.prop([blocks, metadata], { numRuns: 150 })(
    'holds ids where it stood for something, and is the same besides, whichever way it takes',
    async (shown, remembered) => {
      const content = { text: 'All of it', blocks: shown }
      const view = modal(shown, { private_metadata: remembered })
      end.left.length = 0
      await outbox.post(ann, content)
      await outbox.update({ ...ann, ts: '1.1' }, content)
      await outbox.whisper(ann, content)
      await outbox.direct(ann, content)
      const at = { ...ann, responseUrl: 'https://hooks.slack.com/1' }
      await respond(at, { ...content, to: 'person', replace: true })
      await respond(at, { ...content, to: 'channel', replace: false })
      await outbox.openView({ ...ann, triggerId: 'T.1' }, view)
      await outbox.updateView({ ...ann, view: 'V1' }, view)
      await outbox.publishHome(ann, { type: 'home', blocks: shown })
      const id = await store.actionTokens.keep({ ...ann, channel: '' }, [
        { action: 'view mr.edit', value: remembered, limit: 3000 },
      ])
      answer = { response_action: 'update', view: { ...view } }
      const answered = await handle(submission({ privateMetadata: id[0] ?? '' }))
      const before = [
        ...Array.from({ length: 6 }, () => content),
        view,
        view,
        { type: 'home', blocks: shown },
        { response_action: 'update', view },
      ]
      const left = [...end.left, answered]
      expect(left.map(shell)).toEqual(before.map(shell))
      for (const meaning of left.flatMap(meaningsIn)) expect(meaning).toMatch(ID)
      expect(left.map((shape) => meaningsIn(shape).length)).toEqual(
        before.map((shape) => meaningsIn(shape).length),
      )
    },
  )

  it('leaves the blocks that it was made of as they were', async () => {
    const content = messageWith(button('Merge', merge))
    const before = structuredClone(content)
    await outbox.post(ann, content)
    expect(content).toEqual(before)
  })
})

describe('a press', () => {
  test.prop([fc.jsonValue(), fc.boolean()], { numRuns: 50 })(
    'of what was shown means exactly what was shown',
    async (input, forAll) => {
      const shown = button('Merge', { verb: 'mr.merge', input: { input } })
      await (forAll ? outbox.post(ann, messageWith(shown)) : outbox.whisper(ann, messageWith(shown)))
      const before = seen.length
      await handle(press({ value: shownId() }))
      expect(seen.slice(before)).toMatchObject([{ kind: 'action', interaction: { value: shown.value } }])
    },
  )

  it('of an option of a menu means that option', async () => {
    const menu = overflow([
      { label: 'Close', press: { verb: 'mr.close', input: { project: 42, mr: 12 } } },
      { label: 'Open', url: 'https://git.example.com/' },
    ])
    await outbox.post(ann, { text: 'More', blocks: [{ type: 'actions', elements: [menu] }] })
    const [left] = pressables(end.messages[0] ?? { blocks: [] })
    const [close, open] = left?.options ?? []
    await handle(press({ actionId: 'overflow', value: close?.value ?? '' }))
    await handle(press({ actionId: 'overflow', value: open?.value ?? '' }))
    expect(seen).toMatchObject([{ interaction: { value: menu.options[0]?.value } }])
    expect(told()).toHaveLength(1)
  })

  it('of a link does nothing and says nothing', async () => {
    await handle(press({ actionId: 'open' }))
    expect([...seen, ...end.messages]).toEqual([])
  })

  const teams = fc.constantFrom('T1', 'T2')
  const channels = fc.constantFrom('CWEB', 'CAPI', 'DANN')
  const users = fc.constantFrom('UANN', 'UBOB')
  const actions = fc.constantFrom('mr.merge', 'mr.merge:later', 'mr.close', 'overflow')
  const projects = fc.constantFrom(42, 43)
  const ways = fc.constantFrom('post', 'whisper', 'direct', 'view', 'answer to all', 'answer to one')
  type Way = typeof ways extends fc.Arbitrary<infer Each> ? Each : never
  const places = fc.record({ team: teams, channel: channels, user: users })

  async function show(way: Way, to: typeof ann, content: Content) {
    const answered = { ...to, responseUrl: 'https://hooks.slack.com/1' }
    switch (way) {
      case 'view':
        return outbox.openView({ ...to, triggerId: 'T.1' }, modal(content.blocks))
      case 'answer to all':
        return respond(answered, { ...content, to: 'channel', replace: false })
      case 'answer to one':
        return respond(answered, { ...content, to: 'person', replace: false })
      default:
        return outbox[way](to, content)
    }
  }

  // Mostly where it was shown, so that each thing that differs is tried alone.
  const changes = fc.record(
    { team: teams, channel: channels, user: users, action: actions },
    { requiredKeys: [] },
  )

  test.prop([ways, places, actions, projects, changes, fc.boolean()], { numRuns: 1000 })(
    'counts where it was shown, to whom it was shown and for what it was shown, and nowhere else',
    async (way, shown, action, project, change, inView) => {
      const { action: pressed, ...presser } = { action, ...shown, ...change }
      const pressedChannel = inView ? '' : presser.channel
      const meaning = { verb: 'x', input: { project } }
      const menu = overflow([{ label: 'Do it', press: meaning }])
      const thing = action === 'overflow' ? menu : { ...button('Do it', meaning), action_id: action }
      const held = 'options' in thing ? thing.options[0]?.value : thing.value
      const content: Content = { text: 'Press it', blocks: [{ type: 'actions', elements: [thing] }] }
      await show(way, shown, content)
      const [left] = pressables((way === 'view' ? end.views.at(-1) : end.messages.at(-1)) ?? { blocks: [] })
      seen.length = 0
      const value = left?.value ?? left?.options?.[0]?.value ?? ''
      const { message, ...noMessage } = press({ ...presser, actionId: pressed, value })
      await handle(
        inView
          ? { ...noMessage, view: { id: 'V1', callbackId: '', privateMetadata: '' } }
          : { ...noMessage, ...(message ? { message } : {}) },
      )
      const [isThere, isTheirs] = [shown.channel === pressedChannel, shown.user === presser.user]
      const fits = {
        post: isThere,
        'answer to all': isThere,
        whisper: isThere && isTheirs,
        'answer to one': isThere && isTheirs,
        direct: isTheirs,
        view: inView && isTheirs,
      }
      const counts = fits[way] && shown.team === presser.team && action === pressed
      expect(seen.map(({ kind }) => kind)).toEqual(counts ? ['action'] : [])
      if (counts) expect(seen).toMatchObject([{ interaction: { value: held } }])
    },
  )

  test.prop([fc.oneof(fc.json(), fc.string(), fc.base64String({ minLength: 22, maxLength: 24 }))])(
    'that says anything but an id that was given does nothing',
    async (value) => {
      await handle(press({ value }))
      await handle(press({ value: button('Merge', merge).value ?? '' }))
      await handle(press({ actionId: 'overflow', value: `mr.merge ${value}` }))
      expect(seen).toEqual([])
    },
  )
})

describe('who presses what is not for them is told why', () => {
  it('another person', async () => {
    const content = messageWith(button('Merge', merge))
    const answered = { ...ann, responseUrl: 'https://hooks.slack.com/1' }
    for (const show of [
      () => outbox.whisper(ann, content),
      () => outbox.direct(ann, content),
      () => respond(answered, { ...content, to: 'person', replace: false }),
    ]) {
      await show()
      const value = shownId()
      end.messages.length = 0
      await handle(press({ value, user: 'UBOB' }))
      const words = /^This button is somebody else’s\./
      expect(told()).toEqual([expect.stringMatching(words)])
    }
    expect(seen).toEqual([])
    const denial = ['UBOB', 'mr.merge', 'of-somebody-else', 'button']
    expect(denials).toEqual([denial, denial, denial])
  })

  it('another channel', async () => {
    await outbox.post(ann, messageWith(button('Merge', merge)))
    const value = shownId()
    end.messages.length = 0
    await handle(press({ value, channel: 'CAPI' }))
    expect(told()).toEqual([expect.stringMatching(/^This button belongs to another channel\./)])
    expect(denials).toEqual([['UANN', 'mr.merge', 'of-elsewhere', 'button']])
  })

  it('the card of another merge request', async () => {
    await outbox.post(ann, messageWith(button('Merge', merge)))
    const value = shownId()
    end.messages.length = 0
    for (const blockId of ['card.43.12.1', 'card.42.1.1', 'card.42.121.1', 'card'])
      await handle(press({ value, blockId }))
    expect(seen).toEqual([])
    const words = expect.stringMatching(/^This button belongs to another merge request\./)
    expect(told()).toEqual([words, words, words, words])
    expect(denials).toEqual(Array(4).fill(['UANN', 'mr.merge', 'of-another-card', 'button']))
    await handle(press({ value, blockId: 'card.42.12.1' }))
    expect(seen).toHaveLength(1)
  })

  it('too late, and with a fresh button where the card is known', async () => {
    await outbox.post(ann, messageWith(button('Merge', merge)))
    await store.cards.remember({ ...ann, ts: '1.1', project: 42, iid: 12, sha: null, finished: false })
    const value = shownId()
    clock.advance(30 * 24 * 3_600_000)
    end.messages.length = 0
    await handle(press({ value }))
    expect(told()).toEqual([expect.stringMatching(/^This button is too old, or from another version/)])
    expect(denials).toEqual([])
    const [fresh] = pressables(end.messages[0] ?? { blocks: [] })
    expect(fresh).toMatchObject({ action_id: 'mr.view', text: { text: 'Show !12' } })
    await handle(press({ value: fresh?.value ?? '', actionId: 'mr.view' }))
    expect(seen).toMatchObject([{ interaction: { value: '{"project":42,"mr":12}' } }])
  })

  it('a person of another workspace, and nothing else', async () => {
    await handle(press({ userTeam: 'T9', value: 'x' }))
    expect(told()).toEqual([expect.stringMatching(/Only members of this workspace/)])
    expect(denials).toEqual([['UANN', 'mr.merge', 'stranger', 'button']])
  })

  it('whose token has ended while the request waited, and not when it ran at once', async () => {
    await outbox.post(ann, messageWith(button('Merge', merge)))
    await outbox.openView({ ...ann, triggerId: 'T.1' }, modal())
    const pressed = press({ value: shownId() })
    const submitted = submission({ privateMetadata: end.views.at(-1)?.private_metadata ?? '' })
    const accepted = [await planOf(pressed), await planOf(submitted)]
    clock.advance(30 * 24 * 3_600_000)
    end.messages.length = 0
    const readAgain = [await planOf(pressed), await planOf(submitted)]
    for (const isLate of [true, false]) {
      for (const { received } of isLate ? readAgain : accepted)
        await handleRead({ ...received, claim: { ...claim, isLate } })
      expect(seen.map(({ kind }) => kind)).toEqual(isLate ? [] : ['action', 'submission'])
      expect(told()).toEqual([expect.stringContaining('This button is too old')])
    }
  })

  it('whose token was tampered with', async () => {
    const input = { text: randomBytes(3000).toString('base64') }
    await outbox.post(ann, messageWith(button('Merge', { verb: 'mr.merge', input })))
    const value = shownId()
    await store.database.updateTable('actionTokens').set({ payload: 'x' }).where('id', '=', value).execute()
    end.messages.length = 0
    await handle(press({ value }))
    expect(seen).toEqual([])
    expect(told()).toEqual([expect.stringMatching(/^I couldn’t look up what this/)])
    expect(lines.join()).toContain('action token could not be read')
  })

  it('but not while the store fails: the request is not accepted', async () => {
    const broken = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
    await broken.close()
    const failing = createPlanOf({ ...planning, tokens: broken.actionTokens })
    await expect(failing(press({ value: 'x'.repeat(22) }))).rejects.toThrow()
  })

  it('also when that cannot be written down, which is in the log', async () => {
    const unwritten = handlerOf({
      ...resolving,
      isMember: () => false,
      auditDenial: () => Promise.reject(new Error('the disk is full')),
    })
    const { received } = await planOf(press({ value: 'x' }))
    await unwritten({ ...received, claim })
    expect(told()).toEqual([expect.stringContaining('Only members of this workspace')])
    expect(lines.join()).toMatch(/the disk is full.*denial could not be audited/)
  })
})

describe('a modal', () => {
  /** Opens one for ann, and gives what it holds. */
  async function open(view = modal()): Promise<string> {
    await outbox.openView({ ...ann, triggerId: 'T.1' }, view)
    return end.views.at(-1)?.private_metadata ?? ''
  }

  it('remembers what it was opened with', async () => {
    const privateMetadata = await open()
    await handle(submission({ privateMetadata }))
    expect(seen).toMatchObject([
      { kind: 'submission', interaction: { privateMetadata: modal().private_metadata } },
    ])
  })

  it.each([
    ['somebody else', { user: 'UBOB' }, 'This form is somebody else’s'],
    ['another workspace', { team: 'T2' }, 'This form is too old, or from another version'],
    ['the form of another verb', { callbackId: 'mr.delete' }, 'This form is too old'],
    [
      'a form with the old memory',
      { privateMetadata: modal().private_metadata ?? '' },
      'This form is too old',
    ],
    ['a form without memory', { privateMetadata: '' }, 'This form is too old'],
  ])('is not for %s', async (_, changes, words) => {
    const privateMetadata = await open()
    const refusal = await handle(submission({ privateMetadata, ...changes }))
    expect(refusal).toMatchObject({ errors: { title: expect.stringContaining(words) } })
    expect(seen).toEqual([])
  })

  it('without inputs is answered with another one', async () => {
    const refusal = await handle(submission({ values: {} }))
    expect(refusal).toMatchObject({ response_action: 'update', view: { type: 'modal' } })
    expect(JSON.stringify(refusal)).toContain('This form is too old')
  })

  it('has no more to say after 24 hours', async () => {
    const privateMetadata = await open()
    clock.advance(24 * 3_600_000)
    expect(await handle(submission({ privateMetadata }))).toMatchObject({
      response_action: 'errors',
    })
    expect(seen).toEqual([])
  })

  it('cannot be told by a button, nor a button by a modal', async () => {
    const privateMetadata = await open(modal(messageWith(button('Merge', merge)).blocks))
    const [shown] = pressables(end.views.at(-1) ?? { blocks: [] })
    await handle(submission({ privateMetadata: shown?.value ?? '' }))
    const view = { id: 'V1', callbackId: 'mr.edit', privateMetadata }
    await handle(press({ channel: '', view, value: privateMetadata, actionId: 'mr.edit' }))
    expect(seen).toEqual([])
  })

  it('tells a button in it what it remembers', async () => {
    const privateMetadata = await open(modal(messageWith(button('Merge', merge)).blocks))
    const [shown] = pressables(end.views.at(-1) ?? { blocks: [] })
    const view = { id: 'V1', callbackId: 'mr.edit', privateMetadata }
    await handle(press({ channel: '', view, value: shown?.value ?? '' }))
    expect(seen).toMatchObject([
      {
        interaction: {
          view: { id: 'V1', privateMetadata: modal().private_metadata },
          value: expect.anything(),
        },
      },
    ])
  })
})
