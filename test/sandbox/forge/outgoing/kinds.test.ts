import { describe, expect, test } from 'vitest'
import { deliveriesOf } from '../../../../src/sandbox/forge/outgoing/kinds.ts'
import { SETTINGS } from '../integration-settings.ts'
import {
  commitWith,
  created,
  deleted,
  HEAD,
  httpCalls,
  issueOpened,
  mergeRequestOf,
  pushOf,
} from './events.ts'

/** Settings with all that a kind takes, and others in their place. */
function settingsOf(slug: string, change: Record<string, string | number | boolean> = {}) {
  const kind = SETTINGS.find((known) => known.slug === slug)
  if (!kind) throw new Error(`${slug} is no kind`)
  return { ...kind.required, ...kind.optional, ...change }
}

const callsOf = (slug: string, event: Parameters<typeof deliveriesOf>[2], change = {}) =>
  httpCalls(deliveriesOf(slug, settingsOf(slug, change), event))

const ACCOUNT = `Basic ${Buffer.from('builder:p4ssword').toString('base64')}`
const SUMMARY = 'Ann Lee pushed 1 commit to main of acme/web'
const LINES = `${SUMMARY}\nbbbbbbbb: Fix the header - Bob Ray`

/** Where each kind calls on a push to main, and what it says there. */
const ON_PUSH = [
  [
    'assembla',
    'https://atlas.assembla.com/spaces/acme/github_tool?secret_key=s3cret',
    { ref: 'refs/heads/main' },
  ],
  ['buildkite', 'https://webhook.buildkite.com/deliver/s3cret', { after: HEAD, total_commits_count: 1 }],
  ['campfire', 'https://acme.campfirenow.com/room/web/speak.json', { message: { body: LINES } }],
  [
    'drone-ci',
    'http://drone.acme.example/hook?owner=acme&name=web&access_token=s3cret',
    { checkout_sha: HEAD },
  ],
  ['flowdock', 'https://api.flowdock.com/messages', { flow_token: 's3cret', event: 'activity' }],
  [
    'gemnasium',
    'https://api.gemnasium.com/v1/projects/acme-web/branches/main/dependency_files/compare',
    [{ filename: 'package.json', sha: HEAD }],
  ],
  [
    'pivotaltracker',
    'https://www.pivotaltracker.com/services/v5/source_commits',
    { source_commit: { commit_id: HEAD, author: 'Bob Ray', message: 'Fix the header\n\nIt was too tall.' } },
  ],
  ['slack', 'https://hooks.example.com/services/T1/B1/s3cret', { username: 'forge', channel: '#general' }],
] as const

describe('a push', () => {
  test.each(ON_PUSH)('is one call of %s', (slug, url, body) => {
    const calls = callsOf(slug, pushOf())
    expect(calls).toMatchObject([{ method: 'POST', url, body }])
  })

  test('carries the token in a header where the service takes it there', () => {
    expect(callsOf('pivotaltracker', pushOf())[0]?.headers).toMatchObject({ 'X-TrackerToken': 's3cret' })
    const key = { Authorization: `Basic ${Buffer.from('X:s3cret').toString('base64')}` }
    expect(callsOf('gemnasium', pushOf())[0]?.headers).toMatchObject(key)
    const room = { Authorization: `Basic ${Buffer.from('s3cret:X').toString('base64')}` }
    expect(callsOf('campfire', pushOf())[0]?.headers).toMatchObject(room)
  })

  test('is a form of the push notifier, with priority, device and sound', () => {
    const [call] = callsOf('pushover', pushOf())
    expect(call?.url).toBe('https://api.pushover.net/1/messages.json')
    expect(Object.fromEntries(new URLSearchParams(String(call?.body)))).toEqual({
      token: 's3cret',
      user: 's3cret-too',
      device: 'phone',
      priority: '-2',
      sound: 'cosmic',
      title: 'acme/web',
      message: LINES,
      url: `http://127.0.0.1:3001/acme/web/commit/${HEAD}`,
      url_title: 'acme/web',
    })
  })

  test('without a device and a sound leaves both out', () => {
    const [call] = callsOf('pushover', pushOf(), { device: '', sound: ' ' })
    expect([...new URLSearchParams(String(call?.body)).keys()]).not.toContain('device')
    expect([...new URLSearchParams(String(call?.body)).keys()]).not.toContain('sound')
  })

  test('is a form of the first version of the group chat, and JSON of the second', () => {
    const [form] = callsOf('hipchat', pushOf())
    expect(form?.url).toBe('https://chat.acme.example/v1/rooms/message')
    expect(Object.fromEntries(new URLSearchParams(String(form?.body)))).toMatchObject({
      auth_token: 's3cret',
      room_id: 'web',
      color: 'purple',
      notify: '1',
    })
    const [json] = callsOf('hipchat', pushOf(), { api_version: '', server: '', notify: false, color: '' })
    expect(json).toMatchObject({
      url: 'https://api.hipchat.com/v2/room/web/notification',
      headers: { Authorization: 'Bearer s3cret' },
      body: { color: 'yellow', notify: false, message_format: 'html' },
    })
  })

  test('is cut to what the push notifier takes', () => {
    const name = 'A'.repeat(60)
    const commits = Array(5).fill(commitWith('x'.repeat(300), { author: { name, email: 'a@acme.example' } }))
    const [call] = callsOf('pushover', pushOf({ commits, branch: 'b'.repeat(100) }))
    expect(new URLSearchParams(String(call?.body)).get('message')).toHaveLength(1024)
  })

  test('in the group chat needs an account and a room', () => {
    expect(callsOf('hipchat', pushOf(), { room: '' })).toEqual([])
    expect(callsOf('campfire', pushOf(), { room: '' })).toEqual([])
    expect(callsOf('campfire', pushOf(), { subdomain: '' })).toEqual([])
    expect(callsOf('campfire', pushOf(), { subdomain: 'evil.example/' })).toEqual([])
  })

  test('without dependency files asks the monitor nothing', () => {
    const commits = [commitWith('Mend', { added: ['my-package.json.md'], modified: ['src/a.js'] })]
    expect(callsOf('gemnasium', pushOf({ commits }))).toEqual([])
  })

  test('of a new branch and of a deleted one is told as such', () => {
    const text = (event: typeof created) => callsOf('slack', event).map(({ body }) => body)
    expect(text(created)).toMatchObject([
      { text: expect.stringContaining('pushed new branch feature/x to <') },
    ])
    expect(text(deleted)).toMatchObject([{ text: expect.stringContaining('deleted branch feature/x of <') }])
    expect(text(deleted)[0]).not.toHaveProperty('attachments')
  })

  test('of a long series lists the newest five and counts all', () => {
    const commits = Array.from({ length: 30 }, (_, number) => commitWith(`Step ${number}`))
    const { body } = callsOf('campfire', pushOf({ commits }))[0] ?? {}
    expect(body).toEqual({
      message: { body: expect.stringMatching(/^Ann Lee pushed 30 commits.*\n.*Step 25 /) },
    })
    expect(callsOf('assembla', pushOf({ commits }))[0]?.body).toMatchObject({
      total_commits_count: 30,
      commits: { length: 20, 19: { message: 'Step 29' } },
    })
  })
})

describe('a build server', () => {
  const bamboo = `https://ci.acme.example/rest/api/latest/queue/WEB-MAIN?customRevision=${HEAD}&bamboo.variable.branch=`
  const teamcity = (branch: string) =>
    `<build branchName="${branch}" number="${HEAD}"><buildType id="Web_Main"/></build>`

  test.each([
    ['a push', pushOf(), 'main'],
    ['an opened merge request', mergeRequestOf(), 'footer'],
  ])('builds the revision of %s', (_, event, branch) => {
    expect(callsOf('bamboo', event)).toMatchObject([
      { method: 'POST', url: bamboo + branch, headers: { Authorization: ACCOUNT } },
    ])
    expect(callsOf('teamcity', event)).toMatchObject([
      {
        method: 'POST',
        url: 'https://ci.acme.example/httpAuth/app/rest/buildQueue',
        headers: { Authorization: ACCOUNT, 'Content-Type': 'application/xml' },
        body: teamcity(branch),
      },
    ])
  })

  test.each(['bamboo', 'teamcity', 'buildkite', 'drone-ci'])('%s builds no deleted branch', (slug) => {
    expect(callsOf(slug, deleted)).toEqual([])
    expect(callsOf(slug, created)).toHaveLength(1)
  })

  test('keeps the path of its address, and escapes what stands in a call', () => {
    const event = pushOf({ branch: `x"/><evil a='&` })
    expect(callsOf('teamcity', event, { teamcity_url: 'https://ci.acme.example/tc/' })).toMatchObject([
      {
        url: 'https://ci.acme.example/tc/httpAuth/app/rest/buildQueue',
        body: teamcity('x&quot;/&gt;&lt;evil a=&#39;&amp;'),
      },
    ])
    expect(callsOf('bamboo', event, { build_key: '../x?' })[0]?.url).toContain(
      '/queue/..%2Fx%3F?customRevision=',
    )
  })
})

describe('a merge request or an issue', () => {
  test('is told in the chats that take them, when it is opened or merged', () => {
    const said = (event: Parameters<typeof deliveriesOf>[2]) =>
      callsOf('slack', event).map(({ body }) => body)
    const where = '<http://127.0.0.1:3001/acme/web|acme/web>'
    expect(said(mergeRequestOf())).toEqual([
      {
        text: `Ann Lee opened <http://127.0.0.1:3001/acme/web/merge_requests/7|merge request !7 Add a footer> in ${where}`,
        username: 'forge',
        channel: '#general',
      },
    ])
    expect(said(mergeRequestOf({ action: 'merged' }))).toMatchObject([
      { text: expect.stringContaining(' merged <') },
    ])
    expect(said(issueOpened)).toMatchObject([
      { text: expect.stringContaining('issue #3 Too &lt;b&gt;tall&lt;/b&gt;>') },
    ])
    expect(callsOf('hipchat', issueOpened)[0]?.body).toContain(encodeURIComponent('&lt;b&gt;tall'))
    expect(callsOf('drone-ci', mergeRequestOf())).toMatchObject([
      { body: { object_attributes: { action: 'open', last_commit: { id: HEAD } } } },
    ])
  })

  test.each(
    SETTINGS.filter(({ slug }) => !['slack', 'hipchat', 'bamboo', 'teamcity', 'drone-ci'].includes(slug)),
  )('is nothing to $slug', ({ slug }) => {
    expect(deliveriesOf(slug, settingsOf(slug), mergeRequestOf())).toEqual([])
    expect(deliveriesOf(slug, settingsOf(slug), issueOpened)).toEqual([])
  })
})

describe('the external issue tracker', () => {
  const merged = mergeRequestOf({ action: 'merged', closes: ['WEB-12', 'WEB-3'] })

  test('takes the issues of its project through the transition when they are merged', () => {
    const at = (name: string) => `https://tracker.acme.example/rest/api/2/issue/${name}/transitions`
    const comment = {
      add: { body: 'Issue solved with [acme/web!7|http://127.0.0.1:3001/acme/web/merge_requests/7].' },
    }
    const body = { transition: { id: '31' }, update: { comment: [comment] } }
    const Authorization = `Basic ${Buffer.from('forge:p4ssword').toString('base64')}`
    expect(callsOf('jira', merged)).toMatchObject([
      { method: 'POST', url: at('WEB-12'), body, headers: { Authorization } },
      { method: 'POST', url: at('WEB-3'), body },
    ])
  })

  test('has a default transition, and no credentials without a user', () => {
    const [call] = callsOf('jira', merged, { jira_issue_transition_id: '', username: '' })
    expect(call?.body).toMatchObject({ transition: { id: '2' } })
    expect(call?.headers).not.toHaveProperty('Authorization')
  })

  test('hears of nothing else', () => {
    expect(callsOf('jira', pushOf({ commits: [commitWith('Fixes WEB-12')] }))).toEqual([])
    expect(callsOf('jira', mergeRequestOf({ closes: ['WEB-12'] }))).toEqual([])
  })
})

test.each(['custom-issue-tracker', 'redmine', 'external-wiki', 'bugzilla'])('%s sends nothing', (slug) => {
  for (const event of [pushOf(), created, deleted, mergeRequestOf({ action: 'merged', closes: ['3'] })])
    expect(deliveriesOf(slug, {}, event)).toEqual([])
})

test.each(SETTINGS)('$slug with settings that were cleared does not fail', ({ slug, required, optional }) => {
  const cleared = Object.fromEntries(Object.keys({ ...required, ...optional }).map((name) => [name, null]))
  for (const event of [pushOf(), created, deleted, mergeRequestOf(), issueOpened])
    expect(() => deliveriesOf(slug, cleared, event)).not.toThrow()
})
