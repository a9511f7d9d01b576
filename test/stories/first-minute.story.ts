import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startElsewhere } from '../support/external-process.ts'
import { actionIds, element, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.reset())

const holds = (text: string) => (message: Message) => message.text.includes(text)
const shown = (view: Record<string, unknown>) => JSON.stringify(view.blocks)
const isSettings = (view: Record<string, unknown>) => JSON.stringify(view.title).includes('Channel settings')

/** Opens the settings of a channel, and gives what the person sees there. */
async function settings(user: string, channel = 'general') {
  const last = (await sandbox.views(user)).modal?.id
  await sandbox.command(user, '/greenlight', channel)
  await expect.poll(async () => (await sandbox.views(user)).modal?.id).not.toBe(last)
  return sandbox.modal(user, isSettings)
}

/** Presses a button of the modal that the person sees. */
const pressInside = async (user: string, actionId: string) => {
  const { id } = await sandbox.modal(user)
  expect(await sandbox.call('/sandbox/press', { user, view_id: id, action_id: actionId })).toMatchObject({
    ok: true,
  })
}

describe('/greenlight alone', () => {
  test('is the settings of the channel: each part is changed in its form, and what is there is shown', async () => {
    const before = shown((await settings('ann')).view)
    for (const part of ['Project', 'None yet', 'Posts', 'Milestone digests', 'Rules', 'Merge freezes', 'Off'])
      expect(before).toContain(part)
    await pressInside('ann', 'form:greenlight.default')
    await sandbox.modal('ann', ({ callback_id: opened }) => opened === 'greenlight.default')
    expect(await sandbox.submit('ann', { use: 'acme/web' })).toMatchObject({ ok: true })
    await sandbox.sees('bob', holds('now uses acme/web'), 'general')
    // What stood below is not true any more, so it is closed too.
    expect((await sandbox.views('ann')).modal).toBeNull()
    expect(shown((await settings('ann')).view)).toContain('acme/web')

    await pressInside('ann', 'form:greenlight.policy')
    await sandbox.modal('ann', ({ callback_id: opened }) => opened === 'greenlight.policy')
    await sandbox.submit('ann', { guests: 'yes' })
    await sandbox.sees('bob', holds('Guests: can read'), 'general')
    expect(shown((await settings('ann')).view)).toContain('Guests: can read')
  })

  test('shows a member who manages the channel, and no button for what they may not change', async () => {
    const { view } = await settings('bob')
    expect(shown(view)).toContain('Workspace admins')
    expect(shown(view)).toContain('Choose project')
    expect(shown(view)).not.toContain('Change rules')
    expect(shown(view)).not.toContain('Add freeze')
    await sandbox.command('ann', '/greenlight manager add @bob', 'general')
    await sandbox.sees('bob', holds('now manages'), 'general')
    const managed = shown((await settings('bob')).view)
    expect(managed).toContain('Change rules')
    expect(managed).toContain('U0BOB')
  })

  test('is my account in a direct message, and help stays help', async () => {
    await sandbox.asks('ann', '/greenlight', holds('You’re connected'), 'dm')
    await sandbox.asks('ann', '/greenlight help', holds('/greenlight connect'))
  })
})

describe('a channel to which the bot is added', () => {
  const invite = (channel: string) => sandbox.call('/sandbox/invite', { user: 'ann', channel })
  const welcomes = async (channel: string) =>
    (await sandbox.messages('bob', channel)).filter(holds('I bring merge requests'))

  test('is welcomed once, and its button chooses the project', async () => {
    await invite('random')
    const welcome = await sandbox.sees('bob', holds('I bring merge requests'), 'random')
    expect(welcome.ephemeral).toBe(false)
    expect(actionIds(welcome)).toEqual(['form', 'greenlight.connect', 'mr.list'])
    await sandbox.press('bob', welcome, 'form', { channel: 'random' })
    await sandbox.modal('bob', ({ callback_id: opened }) => opened === 'greenlight.default')
    await sandbox.submit('bob', { use: 'acme/api' })
    await sandbox.sees('ann', holds('now uses acme/api'), 'random')
    await invite('random')
    await sleep(1_000)
    expect(await welcomes('random')).toHaveLength(1)
  })

  test('is left alone where it is set up, and where another workspace reads along', async () => {
    for (const channel of ['web', 'partners']) await invite(channel)
    await sleep(1_000)
    expect([...(await welcomes('web')), ...(await welcomes('partners'))]).toEqual([])
  })
})

describe('a direct message to who installed the app', () => {
  const isGreeting = holds('I’m installed')
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'greenlight-installed-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('leads into a channel with buttons, and a second start says nothing', async () => {
    const settings = {
      DATA_DIR: folder,
      FORGE_PROJECTS: '',
      GREENLIGHT_ADMINS: 'U0ANN',
      GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    }
    const first = await startElsewhere(sandbox, settings)
    const greeting = await sandbox.sees('ann', isGreeting, 'dm')
    expect(actionIds(greeting)).toEqual(['form', 'greenlight.connect'])
    expect(words(greeting)).not.toMatch(/`\//)
    await first.stop()

    const second = await startElsewhere(sandbox, settings)
    await sandbox.press('ann', greeting, 'form', { channel: 'dm' })
    const { id: view_id } = await sandbox.modal('ann')
    const offered = await sandbox.call('/sandbox/options', {
      user: 'ann',
      view_id,
      action_id: 'channel',
      block_id: 'channel',
      value: 'ran',
    })
    expect(offered.options).toContainEqual({ text: '#random', value: 'C0RANDOM' })
    await sandbox.submit('ann', { channel: 'C0RANDOM' })
    await sandbox.sees('bob', holds('I bring merge requests'), 'random')
    await sandbox.sees('ann', holds('I’m in <#C0RANDOM>'), 'dm')
    expect((await sandbox.messages('ann', 'dm')).filter(isGreeting)).toHaveLength(1)
    expect((await sandbox.messages('bob', 'dm')).filter(isGreeting)).toEqual([])
    await second.stop()
    await sandbox.call('/sandbox/app', { request_url: `${sandbox.url}/slack/events` })
  })
})

describe('a shortcut', () => {
  const say = async (text: string) => {
    const { ts } = await sandbox.call('/sandbox/say', { user: 'bob', channel: 'web', text })
    return String(ts)
  }
  const act = async (user: string, ts: string) =>
    sandbox.call('/sandbox/shortcut', { user, channel: 'web', ts, callback_id: 'act-on-message' })

  test('on a message opens what it names at once, for that person alone', async () => {
    await act('ann', await say('Could somebody look at !12, please?'))
    const card = await sandbox.sees('ann', ({ text, ephemeral }) => ephemeral && text.startsWith('!12 '))
    expect(element(card, 'mr.merge')).toBeTruthy()
    expect((await sandbox.views('ann')).modal).toBeNull()
    expect((await sandbox.messages('bob')).some(({ text, bot }) => bot && text.startsWith('!12 '))).toBe(
      false,
    )
    await act('ann', await say(`${sandbox.forgeUrl}/acme/web/merge_requests/11 as well`))
    await sandbox.sees('ann', ({ text, ephemeral }) => ephemeral && text.startsWith('!11 '))
  })

  test('on a message that names nothing asks what to do', async () => {
    await act('ann', await say('Good morning'))
    expect(shown((await sandbox.modal('ann')).view)).toContain('found no merge request')
  })

  test('for a new merge request asks for the project, and then for the rest', async () => {
    await sandbox.call('/sandbox/shortcut', { user: 'ann', callback_id: 'new-merge-request' })
    await sandbox.modal('ann', (view) => shown(view).includes('Project'))
    await sandbox.submit('ann', { project: 'acme/web' })
    const form = await sandbox.modal('ann', (view) => shown(view).includes('"source"'))
    expect(form.view.callback_id).toBe('mr.create')
    const [made] = await sandbox.writes(async () => {
      await sandbox.submit('ann', {
        source: 'feature/blinking-banner',
        target: 'main',
        title: 'From anywhere',
      })
      await sandbox.sees('ann', holds('From anywhere'), 'dm')
    })
    expect(made?.method).toBe('POST')
  })

  test('offers a guest nothing', async () => {
    await sandbox.call('/sandbox/shortcut', { user: 'gus', callback_id: 'new-merge-request' })
    await sandbox.sees('gus', holds('You can’t use Greenlight here'), 'dm')
    expect((await sandbox.views('gus')).modal).toBeNull()
  })
})

test('a guest who can do nothing here gets a sentence and no link', async () => {
  const told = await sandbox.asks('gus', '/greenlight connect', holds('You’re a guest'))
  expect(words(told)).not.toContain('/link/')
  expect(JSON.stringify(told.blocks)).not.toContain('/link/')
})
