import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { lookedSince } from '../support/followed.ts'
import { actionIds, clone, forgeKind, type Message, type Sandbox, startSandbox } from '../support/sandbox.ts'
import { goToWork } from '../support/working-hours.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(async () => {
  await sandbox.reset()
  await goToWork(sandbox)
})
afterAll(() => sandbox.stop())

const BOB = 3
const isAbout = (iid: number) => (message: Message) =>
  message.bot && message.text.includes(`acme/web!${iid} `)
const told = (who: string, iid: number, part: string) =>
  sandbox.sees(who, (message) => isAbout(iid)(message) && message.text.includes(part), 'dm')
const toldTo = async (who: string, iid: number) => (await sandbox.messages(who, 'dm')).filter(isAbout(iid))

describe.runIf(forgeKind === 'today')('of a merge request of one’s own, or that names one', () => {
  const today = async (who: string, path: string, body: object, method = 'POST') => {
    const response = await fetch(`${sandbox.forgeUrl}/api/v4/projects/42/merge_requests${path}`, {
      method,
      headers: { 'private-token': `sandbox-${who}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status, path).toBeLessThan(300)
    return response.json()
  }
  const passes = (sha: string) => sandbox.call('/sandbox/build', { project: 42, sha, status: 'success' })
  const Opened = z.object({ iid: z.number(), sha: z.string() })
  const Discussion = z.looseObject({ id: z.string() })

  /** Opens one of each of these people, all of which write the same file. */
  async function begin(...people: string[]) {
    const work = await clone(sandbox.forgeUrl, 'acme/web', 'ann')
    const opened: { readonly iid: number; readonly sha: string }[] = []
    for (const [nth, who] of people.entries()) {
      await work.git('checkout', '--quiet', '-B', `mine/${nth}`, 'origin/main')
      await writeFile(join(work.folder, 'mine.txt'), `${who} ${nth}\n`)
      await work.git('add', '.')
      await work.git('commit', '--quiet', '--message', `Mine ${nth}`)
      await work.git('push', '--quiet', 'origin', `mine/${nth}`)
      const body = { source_branch: `mine/${nth}`, target_branch: 'main', title: `Mine ${nth}` }
      const { iid, sha } = Opened.parse(await today(who, '', body))
      opened.push({ iid, sha })
    }
    await work.remove()
    return opened
  }
  async function open(...people: string[]): Promise<number[]> {
    const opened = await begin(...people)
    for (const { sha } of opened) await passes(sha)
    return opened.map(({ iid }) => iid)
  }
  const demand = (what: object) => sandbox.call('/sandbox/demand', { project: 42, ...what })

  test('its Merge button comes in one message once the last missing approval is there', async () => {
    await demand({ approvals: 1 })
    const [mine = 0] = await open('ann')
    await lookedSince(sandbox)
    await today('bob', `/${mine}/approve`, {})
    const message = await told('ann', mine, 'Bob Baker approved it. The last missing approval is there.')
    await sandbox.press('ann', message, 'mr.merge', { channel: 'dm' })
    await sandbox.sees('ann', ({ ts, text }) => ts === message.ts && text.includes(': Merged'), 'dm')
    expect(await toldTo('ann', mine)).toHaveLength(1)
    expect(await toldTo('bob', mine)).toEqual([])
  })

  test('and once the last discussion is resolved, by somebody else', async () => {
    await demand({ only_allow_merge_if_all_discussions_are_resolved: true })
    const [own = 0, mine = 0] = await open('ann', 'ann')
    const discuss = async (iid: number) =>
      Discussion.parse(await today('bob', `/${iid}/discussions`, { body: 'Why?' })).id
    const discussions = [await discuss(own), await discuss(mine)]
    await lookedSince(sandbox)
    await today('ann', `/${own}/discussions/${discussions[0]}`, { resolved: true }, 'PUT')
    await today('bob', `/${mine}/discussions/${discussions[1]}`, { resolved: true }, 'PUT')
    await told('ann', mine, 'The last discussion is resolved. Nothing else is missing.')
    const others = await toldTo('ann', own)
    expect(others.filter(({ text }) => text.includes('The last discussion'))).toEqual([])
  })

  test('and once the last build is done; a kind that is off is not told', async () => {
    await demand({ only_allow_merge_if_pipeline_succeeds: true })
    await sandbox.asks('bob', '/greenlight notify approvals off', ({ text }) =>
      text.startsWith('Approvals are off'),
    )
    const [{ iid, sha } = { iid: 0, sha: '' }] = await begin('bob')
    await lookedSince(sandbox)
    await today('ann', `/${iid}/approve`, {})
    await passes(sha)
    const message = await told('bob', iid, 'Its build is done. Nothing else is missing.')
    expect(message.text).not.toContain('approved it')
    // Only those who may push to main merge into it.
    expect(actionIds(message)).not.toContain('mr.merge')
  })

  test('who wants changes is told once, and no more when that is over', async () => {
    const [mine = 0] = await open('ann')
    await today('ann', `/${mine}`, { reviewer_ids: [BOB] }, 'PUT')
    await lookedSince(sandbox)
    await today('bob', `/${mine}/notes`, { body: '/request_changes' })
    const { ts } = await told('ann', mine, 'Bob Baker requested changes.')
    await today('bob', `/${mine}/approve`, {})
    const after = await told('ann', mine, 'Bob Baker approved it.')
    expect(after.ts).toBe(ts)
    expect(after.text).not.toContain('requested changes')
  })

  test('what somebody else has merged made it conflict; what one merged oneself is not told', async () => {
    const [merged = 0, ofBob = 0, ofAnn = 0] = await open('ann', 'bob', 'ann')
    await lookedSince(sandbox)
    await today('ann', `/${merged}/merge`, {}, 'PUT')
    await told(
      'bob',
      ofBob,
      `It now conflicts with main. Merged there last: !${merged} Mine 0, merged by Ann Archer.`,
    )
    // A slow look has seen hers before its build was done.
    const toAnn = await toldTo('ann', ofAnn)
    expect(toAnn.filter(({ text }) => text.includes('conflict'))).toEqual([])
  })

  test('a comment that names somebody is told to them, once, and to nobody else', async () => {
    const [mine = 0] = await open('ann')
    await lookedSince(sandbox)
    await today('ann', `/${mine}/notes`, { body: 'For @bob to <!channel> see' })
    const message = await told('bob', mine, 'Ann Archer mentioned you: “For @bob to &lt;!channel&gt; see”')
    await today('bob', `/${mine}/notes`, { body: 'Thanks @ann, @bob says' })
    const answer = await told('ann', mine, 'Bob Baker mentioned you: “Thanks @ann, @bob says”')
    expect(answer.text.split('Thanks @ann')).toHaveLength(2)
    expect((await toldTo('bob', mine)).map(({ ts }) => ts)).toEqual([message.ts])
    await sandbox.asks('ann', `/mr comment !${mine} And @bob, this`, ({ text }) => text.includes('ommented'))
    await told('bob', mine, 'And @bob, this')
  })
})

test.runIf(forgeKind !== 'today')('an older server says which of these it cannot', async () => {
  const { text } = await sandbox.asks('bob', '/greenlight notify hours', (message) =>
    message.text.includes('New conflicts: on'),
  )
  expect(text).toMatch(
    /None come about .*approvals, ready to merge, changes requested, mentions, .* doesn’t say/,
  )
})
