import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type IntegrationName, namesIn } from '../../src/model/integration-kinds.ts'
import { atWork, type Wanted } from '../support/integrations-at-work.ts'
import { forgeKind, type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
let work: ReturnType<typeof atWork>

beforeAll(async () => {
  sandbox = await startSandbox()
  work = atWork(sandbox)
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const CANARY = 'canary-5up3rs3cr3t'
const account = { username: 'ci' }
const tracker = [
  'project_url=https://tracker.localhost/api',
  'issues_url=https://tracker.localhost/api/:id',
  'new_issue_url=https://tracker.localhost/api/new',
].join(' ')

interface Kind extends Omit<Wanted, 'name'> {
  /** The call that a push of `Fix #7` with a dependency file makes: its address, and words of its content. */
  readonly url?: string
  readonly says?: readonly string[]
}

/** Every kind that sends something for a push. */
const pushed: Partial<Record<IntegrationName, Kind>> = {
  asana: {
    secrets: { api_key: CANARY },
    url: 'https://app.asana.com/api/1.0/tasks/7/stories',
    says: ['Fix #7'],
  },
  assembla: {
    typed: 'subdomain=acme',
    secrets: { token: CANARY },
    url: 'https://atlas.assembla.com/spaces/acme/github_tool?secret_key=[secret]',
    says: ['Fix #7', 'refs/heads/main'],
  },
  bamboo: {
    typed: `bamboo_url=http://bamboo.localhost build_key=API-MAIN username=${account.username}`,
    secrets: { password: CANARY },
    url: 'http://bamboo.localhost/rest/api/latest/queue/API-MAIN?',
  },
  buildkite: {
    typed: 'project_url=https://buildkite.com/acme/api',
    secrets: { token: CANARY },
    url: 'https://webhook.buildkite.com/deliver/[secret]',
    says: ['Fix #7'],
  },
  campfire: {
    typed: 'subdomain=acme room=12',
    secrets: { token: CANARY },
    url: 'https://acme.campfirenow.com/room/12/speak.json',
    says: ['Fix #7'],
  },
  'drone-ci': {
    typed: 'drone_url=http://drone.localhost',
    secrets: { token: CANARY },
    url: 'http://drone.localhost/hook?',
    says: ['Fix #7'],
  },
  flowdock: { secrets: { token: CANARY }, url: 'https://api.flowdock.com/', says: ['Fix #7'] },
  gemnasium: {
    secrets: { api_key: CANARY, token: `${CANARY}-project` },
    url: 'https://api.gemnasium.com/',
    says: ['package.json'],
  },
  hipchat: {
    typed: 'room=api color=green',
    secrets: { token: CANARY },
    url: 'https://api.hipchat.com/v2/room/api/notification',
    says: ['Fix #7', 'green'],
  },
  pivotaltracker: {
    secrets: { token: CANARY },
    url: 'https://www.pivotaltracker.com/services/v5/source_commits',
    says: ['Fix #7'],
  },
  pushover: {
    typed: 'priority=0',
    secrets: { api_key: CANARY, user_key: `${CANARY}-of-user` },
    url: 'https://api.pushover.net/1/messages.json',
    says: ['Fix+%237'],
  },
  slack: {
    typed: 'channel=#ops',
    secrets: { webhook: `https://hooks.slack.com/services/${CANARY}` },
    url: 'https://hooks.slack.com[secret]',
    says: ['Fix #7', '#ops'],
  },
  teamcity: {
    typed: `teamcity_url=http://teamcity.localhost build_type=Api_Main username=${account.username}`,
    secrets: { password: CANARY },
    url: 'http://teamcity.localhost/httpAuth/app/rest/buildQueue',
    says: ['Api_Main'],
  },
}
const offered = namesIn(forgeKind === 'today' ? 'today' : 'document')

const push = () => work.push('Fix #7', { 'package.json': '{"name":"api"}\n' })

describe('a push makes the call of every integration that is on', () => {
  const kinds = Object.entries(pushed).filter(([name]) => offered.some((known) => known === name))

  test.each(kinds)('%s', async (kind, { url = '', says = [], ...wanted }) => {
    const name = offered.find((known) => known === kind) ?? 'slack'
    await work.setUp({ name, ...wanted })
    await push()
    const entries = await work.sees((entry) => entry.sink === 'http' && entry.url.startsWith(url))
    const [call] = entries.filter((entry) => entry.sink === 'http' && entry.url.startsWith(url))
    for (const word of says) expect(call).toMatchObject({ body: expect.stringContaining(word) })
    expect(JSON.stringify(entries)).not.toContain(CANARY)
    await work.view(name, /: on\..*Last delivered /s)
  })

  test('emails-on-push', async () => {
    await work.setUp({ name: 'emails-on-push', typed: 'recipients=bob@acme.example' })
    await push()
    const [mail] = await work.sees(({ sink }) => sink === 'smtp')
    expect(mail).toMatchObject({ to: ['bob@acme.example'], subject: expect.stringContaining('Fix #7') })
    await work.view('emails-on-push', /Last delivered /)
  })

  test('irker', async () => {
    await work.setUp({ name: 'irker', typed: 'recipients=irc://irc.acme.example/#api' })
    await push()
    const lines = await work.sees((entry) => entry.sink === 'tcp' && entry.line.includes('Fix #7'))
    expect(JSON.stringify(lines)).toContain('irc://irc.acme.example/#api')
    await work.view('irker', /Last delivered /)
  })

  test('the kinds of this file are all that there are', () => {
    const others = ['emails-on-push', 'irker', 'jira', 'redmine', 'custom-issue-tracker', 'external-wiki']
    for (const name of offered) expect([...Object.keys(pushed), ...others]).toContain(name)
  })
})

describe('what has nothing to send changes what the server shows', () => {
  const Closed = z.array(z.looseObject({ id: z.union([z.string(), z.number()]), title: z.string() }))

  /** The issues that the merge of a branch closes, as the server tells. */
  async function closedBy(branch: string) {
    await work.push('Fixes #77 and API-12', { 'fixed.txt': 'x\n' }, branch)
    const id = await work.open(branch, 'Fix it')
    const { body } = await sandbox.api('sandbox-ann', `/projects/43/merge_requests/${id}/closes_issues`)
    return { id, closes: Closed.parse(body) }
  }

  test.each(['redmine', 'custom-issue-tracker'] as const)('%s', async (name) => {
    await work.setUp({ name, typed: tracker })
    const { closes } = await closedBy('fixing')
    expect(closes).toEqual(
      expect.arrayContaining([
        { id: '77', title: 'External Issue 77' },
        { id: 'API-12', title: 'External Issue API-12' },
      ]),
    )
    expect(await work.sent()).toEqual([])
    expect(await work.view(name, /: on\./)).not.toContain('elivered')
  })

  test('jira closes an issue of its project when the merge request is merged', async () => {
    const today = forgeKind === 'today'
    await work.setUp({
      name: 'jira',
      typed: `url=https://jira.localhost ${today ? '' : 'project_key=API '}username=ci jira_issue_transition_id=31`,
      secrets: { password: CANARY },
    })
    const { id, closes } = await closedBy('fixing')
    expect(closes).toEqual(expect.arrayContaining([{ id: 'API-12', title: 'External Issue API-12' }]))
    expect(await work.sent()).toEqual([])
    expect(await work.merge(id)).toBe('merged')
    const address = 'https://jira.localhost/rest/api/2/issue/API-12/transitions'
    const entries = await work.sees((entry) => entry.sink === 'http' && entry.url === address)
    expect(entries).toMatchObject([{ method: 'POST', body: expect.stringContaining('"31"') }])
    expect(JSON.stringify(entries)).not.toContain(CANARY)
    await work.view('jira', /Last delivered /)
  })
})
