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

describe.runIf(forgeApi === 'v4')('builds are read and shown', () => {
  test('a running build: the card, the list, the button, the dialog and the question say so, and it is waited for', async () => {
    const { sha } = await at(11)
    const list = await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('open merge requests'))
    expect(read(list)).toMatch(/!11 .{0,120}; its build is running\./)
    expect(read(list)).toMatch(/!12 .{0,120}; it has no build\./)
    const card = await sandbox.asks('ann', '/mr view !11', isCard(11))
    expect(read(card)).toContain(`Build of ${sha.slice(0, 7)} is running`)
    const later = element(card, 'mr.merge:later')
    expect(JSON.stringify(later.text)).toContain('"Merge when the build passes"')
    expect(later.style).toBe('primary')
    expect(JSON.stringify(element(card, 'mr.merge').confirm)).toContain(
      'Its build is running, and this does not wait',
    )
    const question = await sandbox.asks(
      'ann',
      '/mr merge !11 --when-build-succeeds',
      ({ ephemeral, text }) => ephemeral && text.startsWith('Merge !11'),
    )
    expect(read(question)).toContain('If the build fails, nothing is merged.')
    await sandbox.press('ann', question, 'mr.merge')
    await sandbox.sees(
      'ann',
      (message) => isCard(11)(message) && message.text.includes('will merge when the build of'),
    )
    await end(11, 'success')
    await sandbox.sees('ann', (message) => isCard(11)(message) && message.text.includes('Merged as'))
  })

  test.each([
    ['!11', 'failed', 'its build failed'],
    ['!12', null, 'it has no build'],
  ])(
    '%s: what would wait for a build that has %s is not offered, and not sent, however it is asked for',
    async (name, status, why) => {
      const iid = Number(name.slice(1))
      const asking = `/mr merge ${name} --when-build-succeeds`
      const isQuestion = ({ ephemeral, text }: Message) => ephemeral && text.startsWith(`Merge ${name}`)
      // Asked while it ran: its button stays.
      const question = status === null ? null : await sandbox.asks('ann', asking, isQuestion)
      if (status !== null) await end(iid, status)
      const isRefusal = isMine(`acme/web${name} was not merged`)
      const calls = await sandbox.writes(async () => {
        if (question) await sandbox.press('ann', question, 'mr.merge')
        else await sandbox.command('ann', asking)
        const answer = await sandbox.sees('ann', isRefusal)
        expect(answer.text).toContain(`It would wait for a build, and ${why}. Nothing was merged.`)
        const typed = await sandbox.asks(
          'ann',
          asking,
          (message) => isRefusal(message) && message.ts !== answer.ts,
        )
        expect(typed.text).toContain(why)
      })
      expect(calls).toEqual([])
      expect((await at(iid)).state).toBe('opened')
      const card = await sandbox.asks('ann', `/mr view ${name}`, isCard(iid))
      expect(actionIds(card).filter(merges)).toEqual(['mr.merge'])
      expect(JSON.stringify(element(card, 'mr.merge').confirm).toLowerCase()).toContain(why)
    },
  )

  test('where the project demands a build that has passed, nothing else is offered, and the card says why', async () => {
    await sandbox.call('/sandbox/demand', { project: 42, only_allow_merge_if_pipeline_succeeds: true })
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    expect(actionIds(card).filter(merges)).toEqual([])
    expect(read(card)).toContain('The project lets nothing be merged before its build has passed.')
    const running = await sandbox.asks('ann', '/mr view !11', isCard(11))
    expect(actionIds(running).filter(merges)).toEqual(['mr.merge:later'])
  })

  test('whoever may not merge is offered no Merge and one sentence why, and a typed merge is not sent', async () => {
    const card = await sandbox.asks('bob', '/mr view !12', isCard(12))
    expect(actionIds(card).filter(merges)).toEqual([])
    expect(read(card)).toContain('Merge is not offered: whoever asked may not merge it.')
    const calls = await sandbox.writes(async () => {
      const answer = await sandbox.asks('bob', '/mr merge !12', isMine('The merge did not happen'))
      expect(answer.text).toContain('may not do this. Nothing was merged.')
    })
    expect(calls).toEqual([])
    const other = await sandbox.asks(
      'ann',
      '/mr view !12',
      (message) => isCard(12)(message) && message.ts !== card.ts,
    )
    expect(actionIds(other).filter(merges)).toEqual(['mr.merge'])
  })

  test('an armed merge says what it waits for, and an approval of it says before that it may merge it', async () => {
    const card = await sandbox.asks('ann', '/mr view 43!3', isCard(3))
    await sandbox.press('ann', card, 'mr.merge:later')
    const armed = await sandbox.sees(
      'ann',
      (message) => isCard(3)(message) && message.text.includes('will merge'),
    )
    expect(read(armed)).toMatch(/will merge when the build of \w+ and all other checks pass/)
    expect(read(armed)).toContain('1 approval is missing')
    expect(JSON.stringify(element(armed, 'mr.approve').confirm)).toContain('Your approval of')
    await end(3, 'success', 43)
    const question = await sandbox.asks('bob', '/mr approve 43!3', isMine('Approve acme/api!3 at'))
    expect(question.text).toContain('your approval may merge it. Nothing has been changed yet.')
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
      (message) => message.text.includes('held back'),
      'general',
    )
    expect(frozen.bot).toBe(true)
    const writes = await sandbox.writes(async () => {
      await sandbox.press('bob', question, 'mr.approve')
      const told = await sandbox.sees('bob', (message) => message.text.includes('was not approved'))
      expect(told.text).toContain('Your approval may complete its merge. Merges are frozen')
      await sandbox.asks('bob', '/mr approve 43!3', (message) => message.text.includes('was not approved'))
    })
    expect(writes).toEqual([])
    await sandbox.asks(
      'ann',
      '/greenlight freeze remove 1',
      (message) => message.text.includes('is removed'),
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
    expect(read(card)).toContain('Commits and files are not known yet: the forge is still preparing it')
    expect(read(card)).not.toMatch(/\b0 (?:commits|files)/)
    expect(actionIds(card).filter(merges)).toEqual([])
    const answer = await sandbox.asks('ann', '/mr merge !12', isMine('acme/web!12 was not merged'))
    expect(answer.text).toContain('The forge is still preparing it')
  })

  test('a source branch that is gone is no conflict', async () => {
    const work = await clone(sandbox.forgeUrl, 'acme/web', 'ann')
    await work.git('push', '--quiet', 'origin', '--delete', 'feature/dutch')
    await work.remove()
    const card = await sandbox.asks('ann', '/mr view !14', isCard(14))
    expect(card.text).toContain('Open: its source branch is gone or has no new commits')
    expect(read(card)).not.toContain('conflicts')
    expect(actionIds(card).filter(merges)).toEqual([])
  })

  test('a word of the forge that nobody knows is made readable, with a way to its page', async () => {
    await sandbox.call('/sandbox/hold', { project: 42, mr: 12, status: 'moon_phase_wrong' })
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    expect(card.text).toContain('the forge says “moon phase wrong”')
    await sandbox.press('ann', card, 'mr.merge')
    const answer = await sandbox.sees('ann', isMine('acme/web!12 was not merged'))
    expect(element(answer, 'open').url).toMatch(/\/merge_requests\/12$/)
  })

  test('what the author chose for the branch is shown before the merge, and nothing is sent of it', async () => {
    await today('/projects/42/merge_requests/12', {
      method: 'PUT',
      body: JSON.stringify({ remove_source_branch: true }),
    })
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    const said = 'The branch is deleted by the author’s choice.'
    expect(read(card)).toContain(said)
    expect(JSON.stringify(element(card, 'mr.merge').confirm)).toContain(said)
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', card, 'mr.merge')
      await sandbox.sees('ann', (message) => isCard(12)(message) && message.text.includes('Merged as'))
    })
    expect(sent[0]?.body).not.toHaveProperty('should_remove_source_branch')
  })

  test('a message is taken only where a commit holds it, and a squashed commit is shown', async () => {
    await sandbox.call('/sandbox/demand', { project: 42, merge_method: 'ff' })
    const refused = await sandbox.asks(
      'ann',
      '/mr merge !12 --message "Ship it"',
      isMine('acme/web!12 was not merged'),
    )
    expect(refused.text).toContain('there is no merge commit that a message could stand in')
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
    expect(actionIds(card).filter(merges)).toEqual(['mr.merge:later'])
    expect(JSON.stringify(element(card, 'mr.merge:later').text)).toContain('"Add to the merge train"')
    const question = await sandbox.asks(
      'ann',
      '/mr merge !11',
      ({ ephemeral, text }) => ephemeral && text.startsWith('Merge !11'),
    )
    expect(read(question)).toContain('This project merges through a merge train')
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', question, 'mr.merge')
      await sandbox.sees(
        'ann',
        (message) =>
          isCard(11)(message) && message.text.includes('when its turn on the merge train has come'),
      )
    })
    expect(sent).toMatchObject([{ body: { auto_merge: true }, effect: 'waiting' }])
    const there = await sandbox.asks(
      'ann',
      '/mr view !11',
      (message) => isCard(11)(message) && message.ts > card.ts,
    )
    expect(read(there)).toContain('It is on the merge train, its build is running there.')
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
