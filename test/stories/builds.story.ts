import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  actionIds,
  clone,
  element,
  forgeApi,
  type Message,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const isCard = (iid: number) => (message: Message) => message.bot && message.text.startsWith(`!${iid} `)
const isMine = (start: string) => (message: Message) => message.ephemeral && message.text.startsWith(start)
const read = (message: Message) => words(message).replaceAll(/\s+/g, ' ')
const Block = z.looseObject({ type: z.string(), block_id: z.string() })
const Requests = z.array(z.object({ sha: z.string(), state: z.string() })).length(1)

async function at(iid: number, project = 42) {
  const { body } = await sandbox.api('sandbox-ann', `/projects/${project}/merge_requests?iid=${iid}`)
  const [found] = Requests.parse(body)
  if (!found) throw new Error(`There is no !${iid}`)
  return found
}

/** Asks the forge as today’s API has it. */
async function today(path: string, init: { method: string; body?: string } = { method: 'GET' }) {
  const headers = { 'private-token': 'sandbox-ann', 'content-type': 'application/json' }
  const response = await fetch(`${sandbox.forgeUrl}/api/v4${path}`, { ...init, headers })
  return z.looseObject({ detailed_merge_status: z.string() }).parse(await response.json())
}

const end = async (iid: number, status: string, project = 42) =>
  sandbox.call('/sandbox/build', { project, sha: (await at(iid, project)).sha, status })
const merges = (id: string) => id.startsWith('mr.merge')

/** What the form behind Merge… says, how it is submitted, and what it holds. */
async function mergeForm(card: Message) {
  await sandbox.call('/sandbox/press', { user: 'ann', channel: 'web', ts: card.ts, action_id: 'mr.merge' })
  const { view } = await sandbox.modal('ann', ({ title }) => JSON.stringify(title).includes('"Merge !'))
  const blocks = z
    .array(z.looseObject({ block_id: z.string(), element: z.unknown().optional() }))
    .parse(view.blocks)
  const said = words({ ...card, blocks: z.array(Block).parse(view.blocks) }).replaceAll(/\s+/g, ' ')
  const input = (name: string) => blocks.find(({ block_id }) => block_id === name)?.element
  return { said, submit: z.object({ text: z.string() }).parse(view.submit).text, input }
}

describe.runIf(forgeApi === 'v4')('builds are read and shown', () => {
  test('a running build: the card, the list, the button, the dialog and the question say so, and it is waited for', async () => {
    const { sha } = await at(11)
    const list = await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('open merge requests'))
    expect(read(list)).toMatch(/Waiting · \d .*🟡 !11 .{0,150} · build running/)
    expect(read(list)).toMatch(/Ready to merge · \d+ .*🟢 !12 .*Waiting/)
    const card = await sandbox.asks('ann', '/mr view !11', isCard(11))
    expect(read(card)).toMatch(new RegExp(`🟡 Build running · began .* at ${sha.slice(0, 7)} → main`))
    const form = await mergeForm(card)
    expect(form.said).toContain('Build running. Merging now won’t wait for it.')
    expect(form.input('when-build-succeeds')).toMatchObject({
      initial_option: { text: { text: 'When the build passes' } },
    })
    const question = await sandbox.asks(
      'ann',
      '/mr merge !11 --when-build-succeeds',
      ({ ephemeral, text }) => ephemeral && text.startsWith('Turn on auto-merge for !11'),
    )
    expect(read(question)).toContain('If the build fails, nothing is merged.')
    await sandbox.press('ann', question, 'mr.merge')
    await sandbox.sees(
      'ann',
      (message) => isCard(11)(message) && message.text.includes('Auto-merge on · waiting for the build of'),
    )
    await end(11, 'success')
    await sandbox.sees('ann', (message) => isCard(11)(message) && message.text.includes('Merged as'))
  })

  test('a merge that is typed while the build runs offers auto-merge as the card does', async () => {
    const isQuestion = ({ ephemeral, text }: Message) => ephemeral && text.startsWith('Merge !11 of acme/web')
    const question = await sandbox.asks('ann', '/mr merge !11', isQuestion)
    expect(question.text).toContain(
      'Or turn on auto-merge: it merges when the build and all other checks pass.',
    )
    const { sha } = await at(11)
    expect(read(question)).toContain(`Merge ${sha.slice(0, 7)}`)
    const calls = await sandbox.writes(async () => {
      await sandbox.press('ann', question, 'mr.merge:later')
      await sandbox.sees('ann', (message) => isCard(11)(message) && message.text.includes('Auto-merge on'))
    })
    expect(calls).toHaveLength(1)
    expect((await at(11)).state).toBe('opened')
    await end(11, 'success')
    await sandbox.sees('ann', (message) => isCard(11)(message) && message.text.includes('Merged as'))
  })

  test.each([
    [
      '!11',
      'failed',
      'Build failed: unit (test). acme/web!11 wasn’t merged.',
      /Build failed: unit \(test\)\. This merges it anyway\./,
    ],
  ])(
    '%s: what would wait for a build that has %s is not offered, and not sent, however it is asked for',
    async (name, status, why, warns) => {
      const iid = Number(name.slice(1))
      const asking = `/mr merge ${name} --when-build-succeeds`
      const isQuestion = ({ ephemeral, text }: Message) =>
        ephemeral && text.startsWith(`Turn on auto-merge for ${name}`)
      // Asked while it ran: its button stays.
      const question = await sandbox.asks('ann', asking, isQuestion)
      await end(iid, status)
      const isRefusal = isMine(why)
      const calls = await sandbox.writes(async () => {
        await sandbox.press('ann', question, 'mr.merge')
        const answer = await sandbox.sees('ann', isRefusal)
        await sandbox.asks('ann', asking, (message) => isRefusal(message) && message.ts !== answer.ts)
      })
      expect(calls).toEqual([])
      expect((await at(iid)).state).toBe('opened')
      const card = await sandbox.asks('ann', `/mr view ${name}`, isCard(iid))
      expect(actionIds(card).filter(merges)).toEqual(['mr.merge'])
      const form = await mergeForm(card)
      expect(form.said).toMatch(warns)
      expect(form.input('when-build-succeeds')).toBeUndefined()
    },
  )

  test.each(['failed', 'canceled'])(
    'what a build that has %s blocks is ready nowhere: list, queue, triage, card, milestone, digests and Home',
    async (status) => {
      const title = 'Ready or not'
      // Each list has its whole on one page.
      await sandbox.asks('ann', '/mr close !8', ({ text }) => text.includes('Closed'))
      await sandbox.asks('ann', `/milestone create "${title}"`, ({ text }) => text.includes(title))
      await sandbox.asks('ann', `/mr edit !10 --milestone "${title}"`, isCard(10))
      await end(10, status)
      const ofMine = '(?:(?!Waiting|Blocked|Needs you|Drafts).)*!10'
      const isReady = new RegExp(`(?:Ready to merge|ready to merge|Merge)${ofMine}`)
      const all = await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('open merge requests'))
      expect(read(all)).toMatch(/Blocked · \d .*🔴 !10 .{0,150} · ✗ build/)
      expect(all.text).toMatch(/Blocked: .*!10 [^;]*\(✗ build [^;]*\)/)
      const queue = await sandbox.asks(
        'ann',
        '/mr',
        ({ ephemeral, text }) => ephemeral && / for you\. /.test(text),
      )
      expect(read(queue)).toMatch(/Needs you · \d .*🔴 [^!]*!10 /)
      const triage = await sandbox.asks('ann', '/mr triage', ({ blocks }) =>
        JSON.stringify(blocks).includes('triage'),
      )
      expect(read(triage)).toMatch(/Blocked · \d .*🔴 !10 /)
      expect(triage.text).toMatch(/Blocked: .*!10 [^;]*\(✗ build [^;]*\)/)
      expect(read(await sandbox.asks('ann', '/mr view !10', isCard(10)))).toMatch(
        /🔴 Build (?:failed|was canceled)/,
      )
      const shown = await sandbox.asks('ann', `/milestone view "${title}"`, ({ text }) =>
        text.startsWith(title),
      )
      expect(read(shown)).toContain('1 merge request: 1 blocked')
      expect(shown.text).toContain('1 merge request: 1 blocked')
      await sandbox.command('ann', `/milestone details "${title}" requests`)
      const { view } = await sandbox.modal('ann', (each) => JSON.stringify(each).includes('Merge requests'))
      expect(JSON.stringify(view)).toMatch(/· blocked · ✗ build/)
      for (const kind of ['milestone', 'mr']) {
        const digest = await sandbox.asks(
          'ann',
          `/${kind} digest preview`,
          ({ ephemeral, text }) =>
            ephemeral && (kind === 'mr' ? /Merge requests of/ : /Milestones of|milestones/).test(text),
        )
        expect(read(digest)).not.toMatch(isReady)
      }
      await sandbox.call('/sandbox/home', { user: 'ann' })
      await expect.poll(async () => JSON.stringify((await sandbox.views('ann')).home)).toMatch(/!10/)
      const { home } = await sandbox.views('ann')
      expect(JSON.stringify(home)).not.toContain('Merge !10')
    },
    120_000,
  )

  test('where the project demands a build that has passed, nothing but auto-merge is offered, and the card says why', async () => {
    await sandbox.call('/sandbox/demand', { project: 42, only_allow_merge_if_pipeline_succeeds: true })
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    expect((await mergeForm(card)).submit).toBe('Turn on auto-merge')
    expect(read(card)).toMatch(/Can’t be merged yet: 1 thing left .*✗ Needs a build of [0-9a-f]{7} /)
    expect(card.text).toMatch(/Can’t be merged yet: Needs a build of [0-9a-f]{7}\. feature/)
    const running = await sandbox.asks('ann', '/mr view !11', isCard(11))
    const form = await mergeForm(running)
    expect(form.submit).toBe('Turn on auto-merge')
    expect(form.input('when-build-succeeds')).toBeUndefined()
    const sent = await sandbox.writes(async () => {
      await sandbox.submit('ann', {})
      await sandbox.sees('ann', (message) => isCard(11)(message) && message.text.includes('Auto-merge on'))
    })
    expect(sent).toMatchObject([{ body: { auto_merge: true }, effect: 'waiting' }])
  })

  test('whoever may not merge is told so when they try, and the shared card keeps its Merge for the others', async () => {
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    const there = async () => {
      const found = (await sandbox.messages('ann')).find(({ ts }) => ts === card.ts)
      if (!found) throw new Error('The card is gone')
      return found
    }
    await sandbox.press('bob', card, 'overflow', { label: 'Follow' })
    await sandbox.command('bob', '/mr edit !12 --title "Choose the dates of all reports"')
    await sandbox.sees('ann', ({ text, ts }) => ts === card.ts && text.includes('all reports'))
    expect(actionIds(await there()).filter(merges)).toEqual(['mr.merge'])
    const pressed = await sandbox.writes(async () => {
      await sandbox.press('bob', await there(), 'mr.merge')
      await sandbox.sees('bob', isMine('You can’t merge this.'))
    })
    expect(pressed).toEqual([])
    expect(actionIds(await there()).filter(merges)).toEqual(['mr.merge'])
    const calls = await sandbox.writes(async () => {
      const answer = await sandbox.asks('bob', '/mr merge !12', isMine('You can’t merge this.'))
      expect(answer.text).toContain('Ask a maintainer of the project.')
    })
    expect(calls).toEqual([])
    const form = await mergeForm(await there())
    expect(form.submit).toBe('Merge now')
  })

  test('an armed merge says what it waits for, and an approval of it says before that it may merge it', async () => {
    const card = await sandbox.asks('ann', '/mr view 43!3', isCard(3))
    await sandbox.press('ann', card, 'mr.merge:later')
    const armed = await sandbox.sees(
      'ann',
      (message) => isCard(3)(message) && message.text.includes('Auto-merge on'),
    )
    expect(read(armed)).toMatch(
      /Auto-merge on · waiting for the build of [0-9a-f]{7} · .*✗ Needs 1 approval /,
    )
    expect(armed.text).toMatch(
      /Auto-merge on · waiting for the build of \w+: Needs 1 approval\. Build running\./,
    )
    const looked = await sandbox.writes(async () => {
      await sandbox.press('ann', armed, 'overflow', { label: 'Approve' })
      const asked = await sandbox.sees('ann', isMine('Approve acme/api!3 at'))
      expect(asked.text).toMatch(/it merges when the build of [0-9a-f]{7} and all other checks pass\. Your/)
    })
    expect(looked).toEqual([])
    await end(3, 'success', 43)
    const question = await sandbox.asks('bob', '/mr approve 43!3', isMine('Approve acme/api!3 at'))
    expect(question.text).toContain('it merges when all its checks pass. Your approval might merge it.')
    expect((await at(3, 43)).state).toBe('opened')
    // A freeze that came after it was armed holds such an approval back, and no other.
    const freeze = '--start 2020-01-01 --end 2099-12-31 --zone UTC --reason "Release week"'
    await sandbox.asks(
      'ann',
      '/greenlight default api',
      (message) => message.text.includes('acme/api'),
      'general',
    )
    const frozen = await sandbox.asks(
      'ann',
      `/greenlight freeze add ${freeze}`,
      (message) => message.text.includes('Merge freeze'),
      'general',
    )
    expect(frozen.bot).toBe(true)
    const isHeld = isMine('Can’t approve !3: merges are frozen.')
    const writes = await sandbox.writes(async () => {
      await sandbox.press('bob', question, 'mr.approve')
      const told = await sandbox.sees('bob', isHeld)
      expect(told.text).toContain('That could merge it. Frozen until')
      await sandbox.asks('bob', '/mr approve 43!3', isHeld)
    })
    expect(writes).toEqual([])
    await sandbox.asks(
      'ann',
      '/greenlight freeze remove 1',
      (message) => message.text === 'Merge freeze 1 has ended.',
      'general',
    )
    const anew = await sandbox.asks('bob', '/mr approve 43!3', isMine('Approve acme/api!3 at'))
    await sandbox.press('bob', anew, 'mr.approve')
    await sandbox.sees('ann', (message) => isCard(3)(message) && message.text.includes('Merged as'))
  })
})

describe.runIf(forgeApi === 'v4')('what else decides about a merge', () => {
  test('what the forge is still preparing is called not known yet, without a Merge', async () => {
    await sandbox.call('/sandbox/hold', { project: 42, mr: 12, status: 'preparing' })
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    expect(read(card)).toMatch(/🟡 Acme Git is still preparing it/)
    expect(read(card)).not.toMatch(/\b0 (?:commits|files)/)
    expect(actionIds(card).filter(merges)).toEqual([])
    const answer = await sandbox.asks('ann', '/mr merge !12', ({ ephemeral }) => ephemeral)
    expect(answer.text).toMatch(/^Acme Git is still preparing acme\/web!12\. Try again in a minute\.$/)
  })

  test('a source branch that is gone is no conflict', async () => {
    const work = await clone(sandbox.forgeUrl, 'acme/web', 'ann')
    await work.git('push', '--quiet', 'origin', '--delete', 'feature/dutch')
    await work.remove()
    const card = await sandbox.asks('ann', '/mr view !14', isCard(14))
    expect(card.text).toContain('Can’t be merged yet: The source branch is gone or has no new commits.')
    expect(read(card)).not.toMatch(/conflicts/i)
    expect(actionIds(card).filter(merges)).toEqual([])
  })

  test('a word of the forge that nobody knows is made readable, with a way to its page', async () => {
    await sandbox.call('/sandbox/hold', { project: 42, mr: 12, status: 'moon_phase_wrong' })
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    expect(card.text).toMatch(/Can’t be merged yet: .+? says “moon phase wrong”\./)
    await sandbox.press('ann', card, 'mr.merge')
    const answer = await sandbox.sees('ann', isMine('Can’t merge acme/web!12 yet:'))
    expect(element(answer, 'open').url).toMatch(/\/merge_requests\/12$/)
  })

  test('what the author chose for the branch is shown before the merge, and a question sends nothing of it', async () => {
    await today('/projects/42/merge_requests/12', {
      method: 'PUT',
      body: JSON.stringify({ remove_source_branch: true }),
    })
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    const form = await mergeForm(card)
    expect(form.input('remove-source-branch')).toMatchObject({ initial_options: [{ value: 'true' }] })
    const question = await sandbox.asks('ann', '/mr merge !12', isMine('Merge !12'))
    expect(read(question)).toContain('The source branch is deleted afterwards.')
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', question, 'mr.merge')
      await sandbox.sees('ann', (message) => isCard(12)(message) && message.text.includes('Merged as'))
    })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).not.toHaveProperty('should_remove_source_branch')
  })

  test('the author’s choice can be turned off in the form, and what it shows is sent', async () => {
    await today('/projects/42/merge_requests/12', {
      method: 'PUT',
      body: JSON.stringify({ remove_source_branch: true }),
    })
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    const sent = await sandbox.writes(async () => {
      await sandbox.merge('ann', card, { values: { 'remove-source-branch': [] } })
      await sandbox.sees('ann', (message) => isCard(12)(message) && message.text.includes('Merged as'))
    })
    expect(sent).toMatchObject([{ body: { should_remove_source_branch: false } }])
  })

  test('a message is taken only where a commit holds it, and a squashed commit is shown', async () => {
    await sandbox.call('/sandbox/demand', { project: 42, merge_method: 'ff' })
    const refused = await sandbox.asks(
      'ann',
      '/mr merge !12 --message "Ship it"',
      isMine('Can’t merge acme/web!12 with a message.'),
    )
    expect(refused.text).toContain('Its project merges by fast-forward, without a merge commit.')
    await sandbox.call('/sandbox/demand', { project: 42, squash_option: 'always' })
    // A straight history wants it on the newest commit of its target.
    await sandbox.command('ann', '/mr rebase !12')
    await expect
      .poll(async () => (await today('/projects/42/merge_requests/12')).detailed_merge_status)
      .toBe('mergeable')
    const question = await sandbox.asks(
      'ann',
      '/mr merge !12 --message "Ship it"',
      ({ ephemeral, text }) => ephemeral && text.startsWith('Merge !12'),
    )
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', question, 'mr.merge')
      await sandbox.sees(
        'ann',
        (message) => isCard(12)(message) && message.text.includes('Merged, squashed into'),
      )
    })
    expect(sent).toMatchObject([{ body: { squash_commit_message: 'Ship it' } }])
    expect(sent[0]?.body).not.toHaveProperty('merge_commit_message')
  })

  test('where merges go through a train, Merge adds it there, and the card says where it is', async () => {
    await sandbox.call('/sandbox/demand', { project: 42, merge_trains_enabled: true })
    await end(11, 'success')
    const card = await sandbox.asks('ann', '/mr view !11', isCard(11))
    expect(actionIds(card).filter(merges)).toEqual(['mr.merge'])
    expect((await mergeForm(card)).input('when-build-succeeds')).toMatchObject({
      initial_option: { text: { text: 'Through the merge train' } },
    })
    const question = await sandbox.asks('ann', '/mr merge !11', isMine('Add !11 of acme/web at'))
    expect(read(question)).toContain('It merges when its build on the merge train passes.')
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', question, 'mr.merge')
      await sandbox.sees(
        'ann',
        (message) => isCard(11)(message) && message.text.includes('on the merge train'),
      )
    })
    expect(sent).toMatchObject([{ method: 'POST', body: { auto_merge: false }, effect: 'on the train' }])
    const there = await sandbox.asks(
      'ann',
      '/mr view !11',
      (message) => isCard(11)(message) && message.ts > card.ts,
    )
    expect(read(there)).toContain('Auto-merge on · on the merge train, build running')
    await sandbox.call('/sandbox/build', {
      project: 42,
      branch: 'refs/merge-requests/11/train',
      status: 'success',
    })
    await sandbox.sees('ann', (message) => isCard(11)(message) && message.text.includes('Merged as'))
  })
})

describe('the source branch', () => {
  test('nothing is said of it unless somebody asks, and then yes or no', async () => {
    const bodies = async (typed: string) => {
      const question = await sandbox.asks(
        'ann',
        typed,
        ({ ephemeral, text }) => ephemeral && text.startsWith('Merge !'),
      )
      const sent = await sandbox.writes(async () => {
        await sandbox.press('ann', question, 'mr.merge')
        const iid = Number(/!(\d+)/.exec(typed)?.[1])
        await sandbox.sees('ann', (message) => isCard(iid)(message) && message.text.includes('Merged as'))
      })
      return sent.map(({ body }) => body)
    }
    const [first] = await bodies('/mr merge !12')
    expect(first).not.toHaveProperty('should_remove_source_branch')
    expect(await bodies('/mr merge !16 --no-remove-source-branch')).toMatchObject([
      { should_remove_source_branch: false },
    ])
    expect(await bodies('/mr merge !14 --remove-source-branch')).toMatchObject([
      { should_remove_source_branch: true },
    ])
  })
})
