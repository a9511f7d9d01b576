import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { decode } from '../../../src/slack/receive/decode.ts'
import { homeBody, person, pressBody, slashBody, submitBody, suggestBody } from '../recording-handlers.ts'

const origin = {
  team: 'T1',
  userTeam: 'T1',
  user: 'U1',
  userName: 'ann',
  triggerId: expect.any(String),
}

/** The state of a view in which each element stands alone in a block of its own. */
const stateOf = (elements: Record<string, object>) => ({
  values: Object.fromEntries(Object.entries(elements).map(([block, element]) => [block, { input: element }])),
})

describe('a slash command', () => {
  test('carries who, where, what and the two ways to answer', () => {
    expect(decode(Object.fromEntries(new URLSearchParams(slashBody())))).toEqual({
      kind: 'command',
      ...origin,
      app: 'A1',
      channel: 'C1',
      command: '/mr',
      text: 'list',
      responseUrl: 'https://hooks.slack.com/commands/1/2/3',
    })
  })

  test('without text has empty text, and a nameless person goes by the id', () => {
    expect(decode({ command: '/mr', team_id: 'T1', user_id: 'U1' })).toEqual({
      kind: 'command',
      team: 'T1',
      userTeam: 'T1',
      user: 'U1',
      userName: 'U1',
      channel: '',
      command: '/mr',
      text: '',
    })
  })
})

describe('a slash command under another name', () => {
  const read = (command: string, text: string) => {
    const decoded = decode({ command, text, team_id: 'T1', user_id: 'U1' })
    return decoded?.kind === 'command' ? `${decoded.command} ${decoded.text}` : null
  }

  test.each([
    ['/gl-mr', 'list', '/mr list'],
    ['/acme_milestone', 'view %3', '/milestone view %3'],
    ['/gl-deploy-key', 'list', '/deploy-key list'],
    ['/gl-greenlight', 'me', '/greenlight me'],
    ['/greenlight', 'mr list --state merged', '/mr list --state merged'],
    ['/greenlight', '/milestone list', '/milestone list'],
    ['/gl-greenlight', 'mr 12', '/mr 12'],
    ['/greenlight', 'Integration set jenkins', '/integration set jenkins'],
    ['/greenlight', 'connect', '/greenlight connect'],
    ['/greenlight', '', '/greenlight '],
    ['/gl', 'list', '/mr list'],
    ['/gl', 'milestone list', '/milestone list'],
    ['/gl', 'greenlight me', '/greenlight me'],
    ['/gl', '', '/mr '],
    ['/mr', 'milestone', '/mr milestone'],
  ])('%s %s is the bot’s own', (command, text, own) => {
    expect(read(command, text)).toBe(own)
  })
})

describe('a press', () => {
  test('of a button in a message carries its value and the message', () => {
    expect(decode(pressBody())).toEqual({
      kind: 'action',
      ...origin,
      channel: 'C1',
      responseUrl: 'https://hooks.slack.com/actions/1/2/3',
      actionId: 'mr.merge',
      blockId: 'b1',
      value: '{"iid":12}',
      message: { ts: '1.2', ephemeral: false },
    })
  })

  test('in an ephemeral message says so; Slack sends no message then', () => {
    const container = { type: 'message', message_ts: '5.6', channel_id: 'C1', is_ephemeral: true }
    expect(decode(pressBody({ container, message: undefined }))).toMatchObject({
      message: { ts: '5.6', ephemeral: true },
    })
  })

  test('of an overflow option has the option as its value', () => {
    const action = { type: 'overflow', action_id: 'more', block_id: 'b', selected_option: { value: 'close' } }
    expect(decode(pressBody({ actions: [action] }))).toMatchObject({
      actionId: 'more',
      value: 'close',
    })
  })

  test('in the Home tab names the view and no message, and no channel', () => {
    const {
      message: _,
      channel: __,
      ...body
    } = pressBody({
      container: { type: 'view', view_id: 'V9' },
      view: { id: 'V9', type: 'home' },
    })
    const delivery = decode(body)
    expect(delivery).toMatchObject({ view: { id: 'V9', isHome: true }, channel: '', message: undefined })
  })

  test('by a person of another workspace keeps both teams apart', () => {
    const user = { ...person, team_id: 'T2' }
    expect(decode(pressBody({ user }))).toMatchObject({ team: 'T1', userTeam: 'T2' })
  })

  test('in an organisation, where no team is named, is of the person’s team', () => {
    expect(decode(pressBody({ team: null }))).toMatchObject({ team: 'T1', userTeam: 'T1' })
  })
})

describe('a choice in a modal', () => {
  const title = { type: 'plain_text', text: 'Merge !12?', emoji: false }
  const view = {
    type: 'modal',
    callback_id: 'mr.merge',
    private_metadata: 'x',
    title,
    close: { ...title, text: 'Cancel' },
    blocks: [{ type: 'input', block_id: 'when' }],
  }
  const chosen = {
    type: 'radio_buttons',
    action_id: 'when',
    block_id: 'when',
    selected_option: { text: {}, value: 'true' },
  }
  const body = (of: object) => {
    const { message: _, ...rest } = pressBody({
      actions: [chosen],
      container: { type: 'view', view_id: 'V1' },
    })
    return { ...rest, view: { id: 'V1', hash: '1.a', state: { values: {} }, submit: title, ...view, ...of } }
  }

  test('names the input, and carries the modal as it is shown, without its state', () => {
    expect(decode(body({}))).toMatchObject({
      kind: 'choice',
      name: 'when',
      value: 'true',
      viewId: 'V1',
      hash: '1.a',
    })
    expect(decode(body({}))).toHaveProperty('view', view)
  })

  test('among buttons of the Home tab is a press like any other', () => {
    expect(decode(body({ type: 'home' }))).toMatchObject({ kind: 'action', value: 'true' })
  })
})

test('what is typed into a select names its input and its modal; in a message it is none', () => {
  expect(decode(suggestBody('mai'))).toEqual({
    kind: 'suggestion',
    team: 'T1',
    userTeam: 'T1',
    user: 'U1',
    userName: expect.any(String),
    channel: '',
    app: 'A1',
    callbackId: 'mr.edit',
    privateMetadata: 'x',
    name: 'title',
    typed: 'mai',
  })
  expect(decode(suggestBody('mai', { view: null }))).toBeNull()
})

describe('a submission', () => {
  test('carries what was typed and chosen, by block', () => {
    const state = stateOf({
      title: { type: 'plain_text_input', value: 'New' },
      empty: { type: 'plain_text_input', value: null },
      count: { type: 'number_input', value: '3' },
      milestone: { type: 'static_select', selected_option: { text: {}, value: '7' } },
      nothing: { type: 'static_select', selected_option: null },
      labels: { type: 'multi_static_select', selected_options: [{ value: 'a' }, { value: 'b' }] },
      flags: { type: 'checkboxes', selected_options: [] },
      due: { type: 'datepicker', selected_date: '2026-11-20' },
      at: { type: 'timepicker', selected_time: '09:30' },
      who: { type: 'users_select', selected_user: 'U2' },
      where: { type: 'multi_channels_select', selected_channels: ['C1'] },
      rich: { type: 'rich_text_input', rich_text_value: {} },
      wrong: { type: 'plain_text_input', value: { not: 'text' } },
    })
    expect(decode(submitBody({ state }))).toEqual({
      kind: 'submission',
      ...origin,
      channel: '',
      viewId: 'V1',
      callbackId: 'mr.edit',
      privateMetadata: '{"iid":12}',
      firstInput: 'title',
      values: {
        title: 'New',
        empty: null,
        count: '3',
        milestone: '7',
        nothing: null,
        labels: ['a', 'b'],
        flags: [],
        due: '2026-11-20',
        at: '09:30',
        who: 'U2',
        where: ['C1'],
        rich: null,
        wrong: null,
      },
    })
  })

  test('of a modal opened across workspaces is of the team that installed the app', () => {
    const body = {
      ...submitBody({ app_installed_team_id: 'T1' }),
      team: { id: 'T2' },
      user: { ...person, team_id: 'T2' },
    }
    expect(decode(body)).toMatchObject({ team: 'T1', userTeam: 'T2' })
  })

  test('of an organisation’s installation is of the workspace in which its modal is open', () => {
    const view = { team_id: 'T2', app_installed_team_id: 'E1' }
    const body = { ...submitBody(view), team: null, enterprise: { id: 'E1', name: 'Org' } }
    expect(decode(body)).toMatchObject({ team: 'T2', userTeam: 'T1', enterprise: 'E1' })
    expect(decode({ ...body, team: { id: 'T3' } })).toMatchObject({ team: 'T2' })
    const unnamed = { ...submitBody({ app_installed_team_id: 'E1' }), team: null, enterprise: { id: 'E1' } }
    expect(decode(unnamed)).toMatchObject({ team: 'T1', userTeam: 'T1' })
    const own = submitBody({ team_id: 'T2', app_installed_team_id: 'T1' })
    expect(decode({ ...own, enterprise: { id: 'E1' } })).toMatchObject({ team: 'T1' })
  })

  test('of a modal without inputs has no values', () => {
    expect(decode(submitBody({ state: undefined }))).toMatchObject({ values: {} })
  })
})

describe('a shortcut', () => {
  const shortcut = {
    type: 'shortcut',
    callback_id: 'find',
    trigger_id: '9',
    team: { id: 'T1' },
    user: person,
  }

  test('that is global has no message and no channel', () => {
    expect(decode(shortcut)).toEqual({ kind: 'shortcut', ...origin, channel: '', callbackId: 'find' })
  })

  test('on a message carries it', () => {
    const body = {
      ...shortcut,
      type: 'message_action',
      channel: { id: 'C1' },
      message: { ts: '1.2', text: 'hi' },
    }
    expect(decode(body)).toMatchObject({ channel: 'C1', message: { ts: '1.2', text: 'hi' } })
  })
})

describe('an opened Home tab', () => {
  const opened = (event: Record<string, unknown>) => decode(JSON.parse(homeBody('Ev1', event)))

  test('says who opened it', () => {
    expect(opened({})).toEqual({
      kind: 'home',
      eventId: 'Ev1',
      team: 'T1',
      userTeam: 'T1',
      app: 'A1',
      user: 'U1',
      userName: 'U1',
      channel: 'D1',
    })
  })

  test.each([
    ['by another bot', { bot_id: 'B9' }],
    ['on its messages tab', { tab: 'messages' }],
    ['that is another event', { type: 'message' }],
  ])('%s is nothing to work on', (_, event) => {
    expect(opened(event)).toEqual({ kind: 'ignored' })
  })
})

describe('arbitrary input', () => {
  /** Right bodies in which any one part, at any depth, is replaced by anything. */
  const bodies = [
    Object.fromEntries(new URLSearchParams(slashBody())),
    pressBody(),
    submitBody(),
    JSON.parse(homeBody('E')),
  ]
  const spoil = (value: unknown, path: readonly number[], by: unknown): unknown => {
    if (typeof value !== 'object' || value === null || path.length === 0) return by
    const keys = Object.keys(value)
    const key = keys[(path[0] ?? 0) % Math.max(keys.length, 1)]
    if (key === undefined) return by
    const inner: unknown = Reflect.get(value, key)
    const spoiled = spoil(inner, path.slice(1), by)
    return Array.isArray(value) ? [spoiled] : { ...value, [key]: spoiled }
  }
  const spoiled = fc
    .tuple(fc.constantFrom(...bodies), fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), fc.jsonValue())
    .map(([body, path, by]) => spoil(body, path, by))

  property.prop([fc.oneof(fc.jsonValue(), spoiled)], { numRuns: 5_000 })(
    'gives a whole interaction or null, and never throws',
    (body) => {
      const received = decode(Object(body))
      if (received === null || received.kind === 'ignored') return
      expect(received.team).toMatch(/./s)
      if (!('user' in received)) return
      for (const field of [received.userTeam, received.user, received.userName]) expect(field).toMatch(/./s)
      expect(typeof received.channel).toBe('string')
      if (received.kind === 'action') expect(typeof received.value).toBe('string')
      if (received.kind !== 'submission') return
      for (const held of Object.values(received.values)) {
        expect(held === null || typeof held === 'string' || Array.isArray(held)).toBe(true)
      }
    },
  )
})
