import { createServer, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import type { ChatPerson } from '../../src/model/directory.ts'
import { createChatDirectory, homeOf } from '../../src/slack/directory.ts'
import { keptLog, listen, workspaces } from './recording-handlers.ts'

type Told = Record<string, unknown>

const MEMBER = {
  id: 'U1',
  team_id: 'T1',
  deleted: false,
  is_bot: false,
  is_admin: false,
  is_owner: false,
  is_primary_owner: false,
  is_restricted: false,
  is_ultra_restricted: false,
}
const CHANNEL = {
  id: 'C1',
  is_channel: true,
  is_im: false,
  is_mpim: false,
  is_private: false,
  is_shared: false,
  is_ext_shared: false,
}

let close = async () => {}
afterEach(() => close())

/** A Slack that answers every call with what `answer` gives for its method, and a directory that asks it. */
async function openSlack(answer: (method: string, response: ServerResponse) => Told | undefined) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const method = (request.url ?? '').replace('/api/', '')
    asked.push(
      `${method} ${new URLSearchParams(body).get('user') ?? new URLSearchParams(body).get('channel')}`,
    )
    const told = answer(method, response)
    if (told) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told))
  })
  const port = await listen(server)
  close = async () => {
    server.closeAllConnections()
    server.close()
  }
  const clock = { now: 1_000 }
  const { log, lines } = keptLog()
  const chat = createChatDirectory({
    workspaces,
    slackApiUrl: `http://127.0.0.1:${port}/api/`,
    log,
    now: () => clock.now,
  })
  return { chat, asked, clock, lines }
}

const person = async (told: Told) =>
  (await (await openSlack(() => ({ ok: true, user: told }))).chat.person('T1', 'U1')).status
const place = async (told: Told) =>
  (await (await openSlack(() => ({ ok: true, channel: told }))).chat.conversation('T1', 'C1')).place

describe('the name of somebody', () => {
  test.each([
    [{ profile: { display_name: 'Annie' }, real_name: 'Ann Archer', name: 'ann' }, 'Annie'],
    [{ profile: { display_name: '' }, real_name: 'Ann Archer', name: 'ann' }, 'Ann Archer'],
    [{ profile: 7, real_name: null, name: 'ann' }, 'ann'],
    [{}, null],
  ])('%j: %s', async (told, name) => {
    const { chat } = await openSlack(() => ({ ok: true, user: { ...MEMBER, ...told } }))
    expect((await chat.person('T1', 'U1')).name).toBe(name)
  })

  test('is unknown when Slack does not tell, and nothing fails', async () => {
    const { chat } = await openSlack(() => ({ ok: false, error: 'user_not_found' }))
    expect((await chat.person('T1', 'U1')).name).toBeNull()
  })
})

describe('the zone of somebody', () => {
  test.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Mars/Base', null],
    ['', null],
    [null, null],
    [undefined, null],
    [7, null],
  ])('%s is %s, and who they are is asked once for both', async (tz, zone) => {
    const { chat, asked } = await openSlack(() => ({ ok: true, user: { ...MEMBER, tz } }))
    expect(await chat.person('T1', 'U1')).toMatchObject({ status: 'member', zone })
    expect(asked).toEqual(['users.info U1'])
  })

  test('is not known when Slack does not answer', async () => {
    const { chat } = await openSlack(() => ({ ok: false, error: 'internal_error' }))
    expect((await chat.person('T1', 'U1')).zone).toBeNull()
  })
})

describe('who somebody is', () => {
  test.each([
    ['a member', {}, 'member'],
    ['an admin', { is_admin: true }, 'admin'],
    ['an owner', { is_owner: true }, 'admin'],
    ['the first owner', { is_primary_owner: true }, 'admin'],
    ['a guest of several channels', { is_restricted: true }, 'guest'],
    ['a guest of one channel', { is_ultra_restricted: true, is_restricted: true }, 'guest'],
    ['a guest whom Slack calls an admin as well', { is_restricted: true, is_admin: true }, 'guest'],
    ['of another workspace', { team_id: 'T2' }, 'outsider'],
    ['of a workspace whose id begins alike', { team_id: 'T11' }, 'outsider'],
    ['a stranger', { is_stranger: true }, 'outsider'],
    ['an admin of another workspace', { team_id: 'T2', is_admin: true }, 'outsider'],
    ['a bot', { is_bot: true }, 'outsider'],
    ['deactivated', { deleted: true, is_admin: true }, 'deactivated'],
    ['somebody else than was asked for', { id: 'U11' }, 'unknown'],
    ['nobody knows whether a guest', { is_restricted: undefined }, 'unknown'],
    [
      'of the same organisation, and here too',
      { team_id: 'T2', enterprise_user: { teams: ['T2', 'T1'] } },
      'member',
    ],
    [
      'of the same organisation, and not here',
      { team_id: 'T2', enterprise_user: { teams: ['T2'] } },
      'outsider',
    ],
    [
      'an admin of another workspace of the organisation',
      { team_id: 'T2', is_admin: true, enterprise_user: { teams: ['T1'] } },
      'member',
    ],
    [
      'an admin of the organisation',
      { team_id: 'T2', enterprise_user: { teams: ['T1'], is_admin: true } },
      'admin',
    ],
    ['an owner of the organisation', { enterprise_user: { teams: ['T1'], is_owner: true } }, 'admin'],
    [
      'an admin of the organisation who is not here',
      { team_id: 'T2', enterprise_user: { teams: ['T2'], is_admin: true } },
      'outsider',
    ],
    [
      'a guest of the organisation',
      { team_id: 'T2', is_restricted: true, enterprise_user: { teams: ['T1'], is_admin: true } },
      'guest',
    ],
    [
      'a stranger in the organisation’s list',
      { team_id: 'T2', is_stranger: true, enterprise_user: { teams: ['T1'] } },
      'outsider',
    ],
    ['nobody knows of which workspace', { team_id: undefined }, 'unknown'],
  ])('%s', async (_, told, expected) => {
    expect(await person({ ...MEMBER, ...told })).toBe(expected)
  })

  test('deactivated people have little told of them', async () => {
    expect(await person({ id: 'U1', team_id: 'T1', deleted: true })).toBe('deactivated')
  })
})

describe('what a conversation is', () => {
  test.each([
    ['a channel', {}, 'channel'],
    ['a private channel', { is_private: true }, 'channel'],
    ['a conversation of several', { is_mpim: true }, 'channel'],
    ['a direct message', { is_im: true, is_shared: undefined, is_ext_shared: undefined }, 'direct'],
    ['shared with another workspace', { is_shared: true, is_ext_shared: true }, 'shared'],
    ['shared within an organisation', { is_shared: true }, 'shared'],
    ['a direct message with somebody of another workspace', { is_im: true, is_ext_shared: true }, 'shared'],
    ['nobody knows whether shared', { is_ext_shared: undefined }, 'unknown'],
    ['another than was asked for', { id: 'C11' }, 'unknown'],
  ])('%s', async (_, told, expected) => {
    expect(await place({ ...CHANNEL, ...told })).toBe(expected)
  })

  test('one that is not for the bot to see is unseen', async () => {
    const { chat } = await openSlack(() => ({ ok: false, error: 'channel_not_found' }))
    expect((await chat.conversation('T1', 'C1')).place).toBe('unseen')
  })

  test('one of two other people can’t be joined by anybody', async () => {
    const { chat } = await openSlack(() => ({ ok: false, error: 'channel_not_found' }))
    expect((await chat.conversation('T1', 'D1')).presence).toBe('closed')
    expect((await chat.conversation('T1', 'C1')).presence).toBe('absent')
  })

  test('a surface without a channel is direct, and Slack is not asked', async () => {
    const { chat, asked } = await openSlack(() => undefined)
    expect((await chat.conversation('T1', '')).place).toBe('direct')
    expect(asked).toEqual([])
  })
})

describe('while Slack does not tell', () => {
  test.each([
    ['a refusal', () => ({ ok: false, error: 'missing_scope' })],
    ['another refusal', () => ({ ok: false, error: 'user_not_found' })],
    ['an answer of another shape', () => ({ ok: true })],
    [
      'a page',
      (_: string, response: ServerResponse) => void response.writeHead(503).end('<h1>down</h1>') as undefined,
    ],
    ['nothing', (_: string, response: ServerResponse) => void response.destroy() as undefined],
  ])('%s: unknown, and asked again the next time', async (_, answer) => {
    const { chat, asked, lines } = await openSlack(answer)
    expect((await chat.person('T1', 'U1')).status).toBe('unknown')
    expect((await chat.conversation('T1', 'C1')).place).toBe('unknown')
    expect((await chat.person('T1', 'U1')).status).toBe('unknown')
    expect(asked.filter((call) => call === 'users.info U1').length).toBe(2)
    expect(lines.join()).toContain('Slack did not tell who somebody is')
    expect(lines.join()).not.toContain('xoxb-test')
  })
})

test('what was told is good for two minutes, and several who ask at once ask Slack once', async () => {
  let told = MEMBER
  const { chat, asked, clock } = await openSlack(() => ({ ok: true, user: told }))
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => (await chat.person('T1', 'U1')).status),
  )
  expect(answers).toEqual(Array(5).fill('member'))
  told = { ...MEMBER, deleted: true }
  clock.now += 120_000
  expect((await chat.person('T1', 'U1')).status).toBe('member')
  clock.now += 1
  expect((await chat.person('T1', 'U1')).status).toBe('deactivated')
  expect(asked).toEqual(['users.info U1', 'users.info U1'])
})

describe('membership', () => {
  const room = (fields: Told) => ({ ok: true, channel: { ...CHANNEL, ...fields } })
  const members = { ok: true, members: ['U1'], response_metadata: { next_cursor: '' } }

  test('of a private channel decides who can read it; a public one is read by all', async () => {
    const { chat } = await openSlack((method) =>
      method === 'conversations.members' ? members : room({ is_private: true }),
    )
    expect(await chat.canRead('T1', 'C1', 'U1')).toBe(true)
    expect(await chat.canRead('T1', 'C1', 'U2')).toBe(false)
    const open = await openSlack(() => room({ is_private: false }))
    expect(await open.chat.canRead('T1', 'C1', 'U2')).toBe(true)
  })

  test('that Slack does not tell is none', async () => {
    const { chat } = await openSlack((method) =>
      method === 'conversations.members'
        ? { ok: false, error: 'internal_error' }
        : room({ is_private: true }),
    )
    expect(await chat.canRead('T1', 'C1', 'U1')).toBe(false)
    const hidden = await openSlack(() => ({ ok: false, error: 'channel_not_found' }))
    expect(await hidden.chat.canRead('T1', 'C1', 'U1')).toBe(false)
  })

  test('public channels come page by page, without the archived and the private ones', async () => {
    const pages = [
      [
        { ...CHANNEL, name: 'web', is_member: true },
        { ...CHANNEL, id: 'C2', name: 'old', is_archived: true },
      ],
      [
        { ...CHANNEL, id: 'C3', name: 'random' },
        { ...CHANNEL, id: 'C4', name: 'own', is_private: true },
      ],
    ]
    const { chat, asked } = await openSlack(() => {
      const [channels = []] = pages.splice(0, 1)
      const next_cursor = pages.length > 0 ? 'next' : ''
      return { ok: true, channels, response_metadata: { next_cursor } }
    })
    const listed = [
      { id: 'C1', name: 'web', isMember: true },
      { id: 'C3', name: 'random', isMember: false },
    ]
    expect(await chat.publicChannels('T1')).toEqual(listed)
    expect(await chat.publicChannels('T1')).toEqual(listed)
    expect(asked).toHaveLength(2)
  })

  test('joining says what Slack said', async () => {
    const said = async (told: Told) => (await openSlack(() => told)).chat.join('T1', 'C1')
    expect(await said({ ok: true })).toEqual({ kind: 'joined' })
    expect(await said({ ok: false, error: 'is_archived' })).toEqual({
      kind: 'refused',
      reason: 'is_archived',
    })
  })
})

const asked: string[] = []
const chatThatSays = (status: ChatPerson) => ({
  async person(team: string, user: string) {
    asked.push(`${team} ${user}`)
    return { status, name: null, zone: null }
  },
})
const origin = { team: 'T1', userTeam: 'T2', user: 'U1' }

test.each<[ChatPerson, string]>([
  ['admin', 'T1'],
  ['member', 'T1'],
  ['guest', 'T1'],
  // Their role refuses them, in the right words.
  ['deactivated', 'T1'],
  ['unknown', 'T1'],
  ['outsider', 'T2'],
])('in an organisation, %s belongs to %s', async (is, home) => {
  asked.length = 0
  expect(await homeOf(chatThatSays(is), { ...origin, enterprise: 'E1' })).toBe(home)
  expect(asked).toEqual(['T1 U1'])
})

test('elsewhere, and at home, Slack is not asked', async () => {
  asked.length = 0
  expect(await homeOf(chatThatSays('member'), origin)).toBe('T2')
  expect(await homeOf(chatThatSays('outsider'), { ...origin, userTeam: 'T1', enterprise: 'E1' })).toBe('T1')
  expect(asked).toEqual([])
})

describe('who is in a user group', () => {
  const usergroups = [{ id: 'S0WEB', handle: 'web-team', users: ['U1', 'U2'] }]

  test.each(['S0WEB', 'web-team'])('is found by %s', async (group) => {
    const { chat, asked } = await openSlack(() => ({ ok: true, usergroups }))
    for (let times = 0; times < 3; times += 1)
      expect(await chat.userGroup('T1', group)).toEqual(usergroups[0])
    expect(asked).toHaveLength(1)
  })

  test('is not known of others, nor where the workspace left the scope out', async () => {
    const { chat } = await openSlack(() => ({ ok: true, usergroups }))
    expect(await chat.userGroup('T1', 'S0API')).toBeNull()
    await close()
    const { chat: other, lines } = await openSlack(() => ({ ok: false, error: 'missing_scope' }))
    expect(await other.userGroup('T1', 'S0WEB')).toBeNull()
    expect(lines).toEqual([])
  })
})
