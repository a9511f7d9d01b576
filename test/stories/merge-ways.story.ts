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
const isMine = (message: Message) => message.ephemeral
const read = (message: Message) => words(message).replaceAll(/\s+/g, ' ')
const Request = z.looseObject({
  sha: z.string(),
  state: z.string(),
  merge_when_pipeline_succeeds: z.boolean(),
  squash_commit_sha: z.string().nullable(),
})

const at = async (iid: number, project = 42) => {
  const path = `/projects/${project}/merge_requests/${iid}`
  return Request.parse((await sandbox.api('sandbox-ann', path, { method: 'GET', version: 'v4' })).body)
}
const demand = (settings: object) => sandbox.call('/sandbox/demand', { project: 42, ...settings })
const end = async (iid: number, status: string) =>
  sandbox.call('/sandbox/build', { project: 42, sha: (await at(iid)).sha, status })
const hold = (mr: number, status: string | null) => sandbox.call('/sandbox/hold', { project: 42, mr, status })
const release = (text: string) => sandbox.call('/sandbox/release', { release: text })

const label = (message: Message) => JSON.stringify(element(message, 'mr.merge').text)

/** Types a merge, presses its button, and gives the question, the calls that reached the server, and the answer. */
async function merges(typed: string, answers: (message: Message) => boolean) {
  const question = await sandbox.asks('ann', typed, isMine)
  const sent = await sandbox.writes(async () => {
    await sandbox.press('ann', question, 'mr.merge')
    await sandbox.sees('ann', answers)
  })
  return { question, sent }
}

/** Opens the form of a merge by typing `/mr view` and pressing Merge…. */
async function mergeForm(iid: number) {
  const card = await sandbox.asks('ann', `/mr view !${iid}`, isCard(iid))
  await sandbox.call('/sandbox/press', { user: 'ann', channel: 'web', ts: card.ts, action_id: 'mr.merge' })
  const { view } = await sandbox.modal('ann', ({ title }) => JSON.stringify(title).includes('"Merge !'))
  return { card, text: JSON.stringify(view) }
}

const CHOSEN = (text: string) => new RegExp(`"initial_option":\\{"text":\\{[^}]*"text":"${text}"`)

describe.runIf(forgeApi === 'v4')('merge trains', () => {
  beforeEach(() => demand({ merge_trains_enabled: true }))

  test.each(['19.0.0', '19.4.0'])('in %s, what is said to go on the train goes there', async (version) => {
    await release(version)
    await end(11, 'success')
    const { question, sent } = await merges('/mr merge !11', isCard(11))
    expect(question.text).toMatch(/^Add !11 .* to the merge train of main\?/)
    expect(sent).toMatchObject([
      { method: 'POST', path: expect.stringMatching(/merge_trains\/merge_requests\/11$/), status: 201 },
    ])
    await sandbox.sees('ann', (message) => isCard(11)(message) && /on the merge train/.test(message.text))
    await sandbox.sees('ann', (message) => read(message).includes('added it to the merge train.'))
    expect((await at(11)).state).toBe('opened')
  })

  test('whoever takes it off the train is told to have done that, and it stays open', async () => {
    await end(11, 'success')
    await merges('/mr merge !11', isCard(11))
    await sandbox.sees('ann', (message) => isCard(11)(message) && /on the merge train/.test(message.text))
    const sent = await sandbox.writes(async () => {
      await sandbox.command('ann', '/mr cancel !11')
      await sandbox.sees('ann', (message) => read(message).includes('took it off the merge train.'))
    })
    expect(sent).toHaveLength(1)
    expect((await sandbox.messages('ann')).filter((m) => read(m).includes('turned off auto-merge'))).toEqual(
      [],
    )
    expect((await at(11)).state).toBe('opened')
  })

  test('while its build runs, it is scheduled for the train, and the words say when', async () => {
    const { question, sent } = await merges('/mr merge !11', isCard(11))
    expect(question.text).toMatch(/to the merge train of main when all its checks pass\?/)
    expect(sent).toMatchObject([{ method: 'POST', status: 202, body: { auto_merge: true } }])
    await end(11, 'success')
    await sandbox.sees('ann', (message) => isCard(11)(message) && message.text.includes('on the merge train'))
  })

  test.each([
    ['failed', 201],
    ['canceled', 201],
  ])('a build that %s boards where builds need not pass', async (status, code) => {
    await end(11, status)
    const { sent } = await merges('/mr merge !11', isCard(11))
    expect(sent).toMatchObject([{ method: 'POST', status: code }])
  })

  test('without a build, merging past the train is offered as that, unless the project forbids it', async () => {
    const { question, sent } = await (async () => {
      const refused = await sandbox.asks('ann', '/mr merge !12 --when-build-succeeds', isMine)
      expect(refused.text).toMatch(
        /^Can’t put \S+!12 on the merge train: it has no build\. .*past the train\.$/,
      )
      const form = await mergeForm(12)
      expect(form.text).toContain('This goes past the merge train.')
      return {
        question: form,
        sent: await sandbox.writes(async () => {
          await sandbox.submit('ann', {})
          await sandbox.sees('ann', (message) => isCard(12)(message) && message.text.includes('Merged as'))
        }),
      }
    })()
    expect(question.text).not.toContain('Add to merge train')
    expect(sent).toMatchObject([{ method: 'PUT', effect: 'merged' }])

    await sandbox.reset()
    await demand({ merge_trains_enabled: true, merge_train_enforcement: 'enforce_for_all_users' })
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    expect(actionIds(card)).not.toContain('mr.merge')
    expect(read(card)).toContain('only be merged through the merge train of main, which needs a build')
    for (const typed of ['/mr list', '/mr triage']) {
      const list = await sandbox.asks('ann', typed, ({ text }) => text.includes('open merge request'))
      expect(read(list)).toMatch(/🔴 !12 .*needs a build for the merge train/)
      expect(read(list)).not.toMatch(/🟢 !12/)
    }
    const calls = await sandbox.writes(async () => {
      const refused = await sandbox.asks('ann', '/mr merge !12', isMine)
      expect(refused.text).toMatch(
        /^Can’t put \S+!12 on the merge train: it has no build\. Start a build on .+\.$/,
      )
    })
    expect(calls).toEqual([])
  })

  test('a question that spoke of no train sends nothing once there is one', async () => {
    await demand({ merge_trains_enabled: false })
    const question = await sandbox.asks('ann', '/mr merge !12', isMine)
    await demand({ merge_trains_enabled: true })
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', question, 'mr.merge')
      await sandbox.sees('ann', ({ text }) => /!12 wasn’t merged: its project has a merge train\./.test(text))
    })
    expect(sent).toEqual([])
  })
})

describe.runIf(forgeApi === 'v4')('auto-merge', () => {
  test('a build that has passed and an approval that is missing: question, form and button say auto-merge, and it arms', async () => {
    await end(11, 'success')
    await hold(11, 'not_approved')
    const form = await mergeForm(11)
    expect(form.text).toMatch(CHOSEN('When all checks pass'))
    const { question, sent } = await merges('/mr merge !11 --when-build-succeeds', isCard(11))
    expect(question.text).toMatch(/^Turn on auto-merge for !11/)
    expect(read(question)).toContain('It merges when all its checks pass.')
    expect(read(question)).not.toContain('can’t be undone')
    expect(label(question)).toContain('Turn on auto-merge')
    expect(sent).toMatchObject([{ method: 'PUT', body: { auto_merge: true }, effect: 'waiting' }])
    await hold(11, null)
    await sandbox.sees('ann', (message) => isCard(11)(message) && message.text.includes('Merged as'))
  })

  test('in 18.2, which refuses that, it is told as what is missing', async () => {
    await release('18.2.0')
    await end(11, 'success')
    await hold(11, 'not_approved')
    const refused = (message: Message) => isMine(message) && message.text.startsWith('Can’t merge')
    const { sent } = await merges('/mr merge !11 --when-build-succeeds', refused)
    expect(sent).toMatchObject([{ status: 422 }])
    expect((await at(11)).state).toBe('opened')
  })

  test('without a build it is armed from 17.1 on, and not offered before, with the reason', async () => {
    await hold(12, 'not_approved')
    const { question, sent } = await merges('/mr merge !12 --when-build-succeeds', isCard(12))
    expect(question.text).toMatch(/^Turn on auto-merge for !12/)
    expect(sent).toMatchObject([{ body: { auto_merge: true }, effect: 'waiting' }])

    await sandbox.reset()
    await release('17.0.0')
    await hold(12, 'not_approved')
    const calls = await sandbox.writes(async () => {
      const refused = await sandbox.asks('ann', '/mr merge !12 --when-build-succeeds', isMine)
      expect(refused.text).toMatch(
        /^Can’t turn on auto-merge for \S+!12: no build is running\. .+ 17\.0\.0 turns it on only while a build runs\./,
      )
    })
    expect(calls).toEqual([])
  })

  test('where nothing is missing and no build runs, the server’s refusal is answered with the way that is open', async () => {
    const refused = (message: Message) => isMine(message) && message.text.includes('didn’t merge')
    const { sent } = await merges('/mr merge !12 --when-build-succeeds', refused)
    expect(sent).toMatchObject([{ status: 405 }])
    const answer = await sandbox.sees('ann', refused)
    expect(answer.text).toContain('so you can merge it now.')
    expect(actionIds(answer)).toContain('mr.merge')
  })

  test.each(['manual', 'scheduled'])(
    'a build that is %s stops nothing where builds need not pass',
    async (status) => {
      await end(11, status)
      const form = await mergeForm(11)
      expect(form.text).not.toContain('When the build passes')
      const calls = await sandbox.writes(async () => {
        const refused = await sandbox.asks('ann', '/mr merge !11 --when-build-succeeds', isMine)
        expect(refused.text).toMatch(
          /^Can’t turn on auto-merge for \S+!11: its build (?:waits for a step|begins at)/,
        )
      })
      expect(calls).toEqual([])
      await demand({ only_allow_merge_if_pipeline_succeeds: true })
      const { sent } = await merges('/mr merge !11 --when-build-succeeds', isCard(11))
      expect(sent).toMatchObject([{ effect: 'waiting' }])
    },
  )
})

describe.runIf(forgeApi === 'v4')('what a merge does', () => {
  test('a build of an earlier head’s merge result is not the head’s', async () => {
    const branch = 'refs/merge-requests/12/merge'
    await sandbox.call('/sandbox/build', { project: 42, branch, status: 'running' })
    await sandbox.call('/sandbox/build', { project: 42, branch, status: 'success' })
    const before = await sandbox.asks('ann', '/mr view !12', isCard(12))
    expect(read(before)).toContain('✓ build passed')
    const work = await clone(sandbox.forgeUrl, 'acme/web', 'bob')
    await work.git('checkout', '--quiet', 'feature/report-range')
    await work.git('commit', '--quiet', '--allow-empty', '-m', 'Never built')
    await work.git('push', '--quiet')
    await work.remove()
    const { sha } = await at(12)
    const card = await sandbox.asks(
      'ann',
      '/mr view !12',
      (message) => isCard(12)(message) && read(message).includes(sha.slice(0, 7)),
    )
    expect(read(card)).not.toContain('build passed')
  })

  test('what the project demands of squashing is said and done', async () => {
    await demand({ squash_option: 'always' })
    const { question, sent } = await merges('/mr merge !12', isCard(12))
    expect(read(question)).toContain('Its commits are squashed into one, as the project demands.')
    expect(sent).toMatchObject([{ body: { squash: true } }])
    expect((await at(12)).squash_commit_sha).not.toBeNull()

    await sandbox.reset()
    await demand({ squash_option: 'never' })
    const never = await merges('/mr merge !12', isCard(12))
    expect(read(never.question)).not.toContain('squashed into one')
    expect(never.sent).toMatchObject([{ body: { squash: false } }])
    expect((await at(12)).squash_commit_sha).toBeNull()
  })

  test.each(['--squash', '-s', '--squash-before-merge', 'squash'])(
    'a squash that is asked for by %s is said and done',
    async (word) => {
      const { question, sent } = await merges(`/mr merge !12 ${word}`, isCard(12))
      expect(question.text).toContain('Its commits are squashed into one.')
      expect(sent).toMatchObject([{ body: { squash: true } }])
      expect((await at(12)).squash_commit_sha).not.toBeNull()
    },
  )

  test('/mr squash asks for a merge that squashes', async () => {
    const { question, sent } = await merges('/mr squash 12', isCard(12))
    expect(question.text).toMatch(/^Merge !12 .*Its commits are squashed into one\./)
    expect(sent).toMatchObject([{ body: { squash: true } }])
  })

  test.each([
    ['never', '--squash', false, 'Its commits aren’t squashed: the project doesn’t allow it.'],
    ['always', '--no-squash', true, 'Its commits are squashed into one, as the project demands.'],
    ['default_on', '--no-squash', undefined, null],
  ] as const)('where squashing is %s, %s is answered with what wins', async (option, word, squash, says) => {
    await demand({ squash_option: option })
    const { question, sent } = await merges(`/mr merge !12 ${word}`, isCard(12))
    if (says === null) expect(question.text).not.toContain('squashed into one')
    else expect(question.text).toContain(says)
    if (squash !== undefined) expect(sent).toMatchObject([{ body: { squash } }])
    expect((await at(12)).squash_commit_sha !== null).toBe(squash === true)
  })

  test('what its author chose to squash is not promised to stay as it is: a merge can’t change that', async () => {
    const path = '/projects/42/merge_requests/12'
    await sandbox.api('sandbox-ann', path, { method: 'PUT', version: 'v4', body: { squash: true } })
    const refused = await sandbox.asks('ann', '/mr merge !12 --no-squash', isMine)
    expect(refused.text).toBe(
      'Can’t merge acme/web!12 without squashing. Its author chose to squash, and a merge can’t change that.',
    )
    const { question } = await merges('/mr merge !12', isCard(12))
    expect(question.text).toContain('Its commits are squashed into one.')
    expect((await at(12)).squash_commit_sha).not.toBeNull()
  })

  test('the form squashes where it is ticked, and shows no tick that would change nothing', async () => {
    const { card } = await mergeForm(12)
    const sent = await sandbox.writes(async () => {
      await sandbox.submit('ann', { squash: ['true'] })
      await sandbox.sees('ann', (message) => message.ts === card.ts && message.text.includes('squashed into'))
    })
    expect(sent).toMatchObject([{ body: { squash: true } }])
    for (const option of ['never', 'always']) {
      await sandbox.reset()
      await demand({ squash_option: option })
      expect((await mergeForm(12)).text).not.toContain('"Squash')
    }
  })

  test('a merge train squashes what is asked for', async () => {
    await demand({ merge_trains_enabled: true })
    await end(11, 'success')
    const { question, sent } = await merges('/mr merge !11 --squash', isCard(11))
    expect(question.text).toContain('Its commits are squashed into one.')
    expect(sent).toMatchObject([{ body: { squash: true }, effect: 'on the train' }])
  })

  test('a rebase that the server does by itself is said before', async () => {
    await demand({ merge_method: 'ff', automatic_rebase_enabled: true })
    const question = await sandbox.asks('ann', '/mr merge !12', isMine)
    expect(read(question)).toMatch(/rebases it first: its commits get new ids and aren’t built again\./)
  })

  test.each(['19.4.0', '16.0.0'])(
    'in %s, what the server could not merge is said with its reason, at once',
    async (version) => {
      await release(version)
      await demand({ merge_refusal: 'No merges on Fridays' })
      const failed = (message: Message) => isMine(message) && message.text.includes('couldn’t merge')
      await merges('/mr merge !12', failed)
      const answer = await sandbox.sees('ann', failed)
      expect(answer.text).toMatch(/couldn’t merge \S+!12: No merges on Fridays\.$/)
    },
  )

  test('an auto-merge that the server gives up says why, in the thread and on the card', async () => {
    await demand({ merge_refusal: 'No merges on Fridays' })
    await merges('/mr merge !11 --when-build-succeeds', isCard(11))
    await end(11, 'success')
    await sandbox.sees('ann', ({ text }) => /auto-merge is off\. .+ says: No merges on Fridays\./.test(text))
    await sandbox.sees(
      'ann',
      (message) =>
        isCard(11)(message) && read(message).includes('The last attempt failed: No merges on Fridays'),
    )
  })

  const armed = async (how: 'here' | 'at the server') => {
    const card = await sandbox.asks('ann', '/mr view !11', isCard(11))
    if (how === 'here') await sandbox.press('ann', card, 'mr.merge:later')
    else
      await sandbox.api('sandbox-ann', '/projects/42/merge_requests/11/merge', {
        method: 'PUT',
        body: { merge_when_pipeline_succeeds: true, sha: (await at(11)).sha },
        version: 'v4',
      })
    await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Auto-merge on'))
    return card
  }

  test.each([
    ['here', 'failed', /^!11: Build failed: unit \(test\)\. Not merged: auto-merge is off\.$/],
    ['here', 'canceled', /^!11: Build was canceled\. Not merged: auto-merge is off\.$/],
    ['here', 'success', /^!11: Not merged: auto-merge is off\. .+ says: No merges on Fridays\.$/],
    ['at the server', 'failed', /^!11: Build failed: unit \(test\)\. Not merged: auto-merge is off\.$/],
    ['at the server', 'canceled', /^!11: Build was canceled\. Not merged: auto-merge is off\.$/],
    ['at the server', 'success', /^!11: Not merged: auto-merge is off\. .+ says: No merges on Fridays\.$/],
  ] as const)(
    'armed %s and given up when its build has ended (%s), it says why, once',
    async (how, status, why) => {
      await demand({ merge_refusal: 'No merges on Fridays' })
      const { ts } = await armed(how)
      await end(11, status)
      await sandbox.sees('ann', ({ text }) => why.test(text))
      await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('open merge requests'))
      const thread = (await sandbox.messages('ann')).filter((one) => one.thread_ts === ts && one.ts !== ts)
      expect(thread.filter(({ text }) => text.includes('uto-merge is off'))).toHaveLength(1)
    },
  )
})

describe.runIf(forgeApi === 'v4')('drafts and approvals', () => {
  const titled = (title: string) =>
    sandbox.api('sandbox-bob', '/projects/42/merge_requests/12', {
      method: 'PUT',
      body: { title },
      version: 'v4',
    })

  test.each([
    ['13.12.15', 'WIP: Dates'],
    ['13.12.15', '[WIP]: Dates'],
    ['14.10.5', 'Draft - Dates'],
    ['19.4.0', '[Draft]: Dates'],
    ['19.4.0', '(Draft) Dates'],
  ])('in %s “%s” is a draft, and becomes ready', async (version, title) => {
    await release(version)
    await titled(title)
    const sent = await sandbox.writes(async () => {
      await sandbox.asks('ann', '/mr ready !12', (message) => read(message).includes('marked it as ready.'))
    })
    expect(sent).toMatchObject([{ body: { title: 'Dates' } }])
  })

  test.each([
    ['13.1.0', 'WIP: Dates'],
    ['19.4.0', 'Draft: Dates'],
  ])(
    'in %s what is marked as a draft becomes “%s”, and a second time nothing is sent',
    async (version, title) => {
      await release(version)
      await titled('Dates')
      const sent = await sandbox.writes(async () => {
        await sandbox.asks('ann', '/mr draft !12', (message) =>
          read(message).includes('marked it as a draft.'),
        )
        await sandbox.asks('bob', '/mr draft !12', ({ text }) => text.includes('is already a draft'))
      })
      expect(sent).toMatchObject([{ body: { title } }])
    },
  )

  test('an approval that the server wants confirmed with a password is said as that', async () => {
    await sandbox.call('/sandbox/demand', { project: 43, require_password_to_approve: true })
    const answer = await sandbox.asks('bob', '/mr approve 43!3', isMine)
    expect(answer.text).toMatch(/password/)
    expect(answer.text).not.toContain('their own changes')
  })
})
