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
  // A busy machine takes seconds for a rebase, and the bot is to read until its end.
  sandbox = await startSandbox({ SANDBOX_CHECK_SPEED: '4' })
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const Entry = z.array(z.object({ title: z.string(), state: z.string(), sha: z.string() })).length(1)

async function at(iid: number, project = 42) {
  const { body } = await sandbox.api('sandbox-ann', `/projects/${project}/merge_requests?iid=${iid}`)
  const [found] = Entry.parse(body)
  if (!found) throw new Error(`There is no !${iid}`)
  return found
}

/** What really changed at the forge while something was done. */
async function effects(doing: () => Promise<unknown>): Promise<string[]> {
  const calls = await sandbox.writes(doing)
  return calls.flatMap(({ effect }) => effect ?? [])
}

/** Somebody pushes a commit. */
async function push(project: string, branch: string, file: string, message: string): Promise<string> {
  const work = await clone(sandbox.forgeUrl, project, 'ann')
  await work.git('checkout', '--quiet', branch)
  await work.git('rm', '--quiet', '--ignore-unmatch', file)
  await work.git('commit', '--quiet', '--allow-empty', '-m', message)
  await work.git('push', '--quiet')
  const head = await work.git('rev-parse', 'HEAD')
  await work.remove()
  return head
}

/** As it is read: the parts of a message without the gaps between them. */
const read = (message: Message) => words(message).replaceAll(/\s+/g, ' ')
const isCard = (iid: number) => (message: Message) => message.bot && message.text.startsWith(`!${iid} `)
const isMine = (start: string) => (message: Message) => message.ephemeral && message.text.startsWith(start)
/** The card once its last line says so. */
const cardSaying = (iid: number, said: string) => (message: Message) =>
  isCard(iid)(message) && read(message).includes(said)

const lose = (match: string) =>
  sandbox.call('/sandbox/fault', { target: 'forge', match, kind: 'drop-reply', times: 1 })

describe.runIf(forgeApi === 'v4')('what today’s servers have more', () => {
  test('approving from a card sends the head that is shown; the card tells who approved and what is missing', async () => {
    const { sha } = await at(1, 43)
    const card = await sandbox.asks('ann', '/mr view 43!1', isCard(1))
    expect(read(card)).toContain('Can’t be merged yet: 1 thing left')
    expect(read(card)).toContain('✗ Needs 1 approval · Approve it, or ask somebody who can.')
    // The one button that helps stands out, and no other.
    expect(element(card, 'mr.approve').style).toBe('primary')
    expect(element(card, 'mr.merge').style).toBeUndefined()
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', card, 'mr.approve')
      await sandbox.sees('ann', cardSaying(1, `approved it at ${sha.slice(0, 7)}.`))
    })
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: '/api/v4/projects/43/merge_requests/1/approve',
        body: { sha },
        effect: 'approved',
      },
    ])
    const approved = await sandbox.sees('ann', cardSaying(1, '✓ Approved by Ann Archer'))
    expect(approved.ts).toBe(card.ts)
    expect(read(approved)).not.toContain('Needs')
    // Many people press its menu, so it shows what holds for each of them; whoever has approved gets the way back.
    expect(read(approved)).not.toContain('Withdraw approval')
    const again = await effects(async () => {
      const told = await sandbox.asks('ann', '/mr approve 43!1', isMine('You already approved acme/api!1.'))
      await sandbox.press('ann', told, 'mr.unapprove')
      await sandbox.sees('ann', cardSaying(1, 'withdrew their approval.'))
    })
    expect(again).toEqual(['approval withdrawn'])
  })

  test('a typed approval of one’s own work is refused by the forge, and that it is a right that is missing', async () => {
    let answer: Message | undefined
    const changed = await effects(async () => {
      answer = await sandbox.asks('bob', '/mr approve 43!1', isMine('You can’t approve this.'))
    })
    expect(answer?.text).toContain('Many projects let nobody approve their own changes.')
    expect(changed).toEqual([])
  })

  test('a head that moves between the card and the press is not approved; what came is named, with a button for it', async () => {
    const card = await sandbox.asks('ann', '/mr view 43!1', isCard(1))
    const { body } = await sandbox.api('sandbox-ann', '/projects/43/merge_requests?iid=1')
    const [{ source_branch: branch } = { source_branch: '' }] = z
      .array(z.object({ source_branch: z.string() }))
      .parse(body)
    const head = await push('acme/api', branch, 'nothing.txt', 'Sneak something in')
    let answer: Message | undefined
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', card, 'mr.approve')
      answer = await sandbox.sees(
        'ann',
        isMine('Not approved: 1 new commit since you looked at acme/api!1 at '),
      )
    })
    expect(sent).toEqual([])
    if (!answer) throw new Error('There is no answer')
    expect(read(answer)).toContain('Sneak something in')
    const button = answer
    const after = await sandbox.writes(async () => {
      await sandbox.press('ann', button, 'mr.approve')
      await sandbox.sees('ann', cardSaying(1, `approved it at ${head.slice(0, 7)}.`))
    })
    expect(after).toMatchObject([{ body: { sha: head }, effect: 'approved' }])
  })

  test('an approval and its end are each made once although their answers are lost', async () => {
    expect(
      await effects(async () => {
        await lose('POST')
        await sandbox.asks(
          'ann',
          '/mr approve 43!1',
          cardSaying(1, 'didn’t answer, and it shows your approval.'),
        )
        await lose('POST')
        await sandbox.command('ann', '/mr unapprove 43!1')
        await sandbox.sees('ann', cardSaying(1, 'didn’t answer, and it shows no approval by you.'))
      }),
    ).toEqual(['approved', 'approval withdrawn'])
    const before = await sandbox.writes(async () => {
      await sandbox.asks('bob', '/mr unapprove !12', isMine('You haven’t approved acme/web!12.'))
    })
    expect(before).toEqual([])
  })

  test('a rebase is told with its new head, one with nothing to do is not sent, a conflict is told in words', async () => {
    const before = await at(12)
    await push('acme/web', 'main', 'nothing.txt', 'main moves on')
    await lose('PUT')
    expect(
      await effects(async () => {
        await sandbox.asks(
          'ann',
          '/mr rebase !12',
          cardSaying(12, `didn’t answer, and it shows it rebased, from ${before.sha.slice(0, 7)} to `),
        )
      }),
    ).toContain('rebase begun')
    const after = await at(12)
    expect(after.sha).not.toBe(before.sha)
    const second = await sandbox.writes(async () => {
      await sandbox.asks('bob', '/mr rebase !12', isMine('acme/web!12 is already on top of main.'))
    })
    expect((await at(12)).sha).toBe(after.sha)
    expect(second).toEqual([])
    const conflicting = await at(9)
    const failed = await sandbox.asks('ann', '/mr rebase !9', ({ text }) => text.includes('couldn’t rebase'))
    // A slow machine has said meanwhile that it takes a while, in a message that becomes the answer.
    expect(failed.ephemeral || failed.edited).toBe(true)
    expect(failed.text).toMatch(/couldn’t rebase acme\/web!9: Rebase failed: .* resolve all conflicts/)
    expect(failed.text).toContain('If it conflicts with main, rebase in your clone and push.')
    expect((await at(9)).sha).toBe(conflicting.sha)
  })

  test('a card offers the rebase that its merge waits for', async () => {
    await push('acme/web', 'main', 'nothing.txt', 'main moves on')
    await sandbox.call('/sandbox/hold', { project: 42, mr: 12, status: 'need_rebase' })
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    expect(JSON.stringify(element(card, 'mr.rebase').confirm)).toContain('get new ids')
    await sandbox.press('ann', card, 'mr.rebase')
    await sandbox.sees('ann', cardSaying(12, 'rebased it, from '))
  })

  test('a draft is marked as ready from its card and as a draft by a word, each once', async () => {
    const card = await sandbox.asks('ann', '/mr view !8', isCard(8))
    expect(card.text).toContain('Draft')
    expect(
      await effects(async () => {
        await lose('PUT')
        await sandbox.press('ann', card, 'mr.ready')
        await sandbox.sees('ann', cardSaying(8, 'didn’t answer, and it shows that it is ready.'))
        await sandbox.command('ann', '/mr draft !8')
        await sandbox.sees('ann', cardSaying(8, 'marked it as a draft.'))
      }),
    ).toEqual(['merge request updated', 'merge request updated'])
    expect((await sandbox.sees('ann', isCard(8))).text).toContain('!8 Draft: Sign in')
    await sandbox.asks('bob', '/mr draft !8', isMine('acme/web!8 is already a draft.'))
  })

  test('a comment of several lines comes from a form, is written once, and is not repeated in the channel', async () => {
    const text = 'Looks good.\n\nOne question: why this range?'
    const calls = await sandbox.writes(async () => {
      await sandbox.command('ann', '/mr comment !12')
      await sandbox.modal('ann')
      await lose('POST')
      expect(await sandbox.submit('ann', { text })).toMatchObject({ ok: true })
      const answer = await sandbox.sees(
        'ann',
        ({ ephemeral, text }) =>
          ephemeral && text.includes('didn’t answer, and it shows your comment on acme/web!12.'),
      )
      expect(answer.text).toMatch(/#note_\d+$/)
    })
    expect(calls).toMatchObject([
      { path: '/api/v4/projects/42/merge_requests/12/notes', body: { body: text }, effect: 'note created' },
    ])
    const seen = JSON.stringify(await sandbox.messages('bob'))
    expect(seen).not.toContain('why this range')
  })

  test.each([
    ['/mr comment !12 /merge', 'would run the line that starts with /merge as a command.'],
    ['/mr comment !12 password=hunter2', 'it’s now in Slack'],
  ])('%s is not sent to the forge', async (typed, why) => {
    let answer: Message | undefined
    const calls = await sandbox.writes(async () => {
      answer = await sandbox.asks('ann', typed, ({ ephemeral }) => ephemeral)
    })
    expect(answer?.text).toContain(why)
    expect(calls).toEqual([])
  })

  test('people are asked to review, also where the answer is lost; lists and cards show them', async () => {
    expect(
      await effects(async () => {
        await lose('PUT')
        await sandbox.asks('ann', '/mr review !12 bob', cardSaying(12, 'review by Bob Baker'))
        await sandbox.command('ann', '/mr edit !12 --reviewer +cy --assignee +bob')
        await sandbox.sees('ann', cardSaying(12, 'review by Bob Baker and Cy'))
      }),
    ).toEqual(['merge request updated', 'merge request updated'])
    const card = await sandbox.sees('ann', cardSaying(12, 'review by Bob Baker and Cy'))
    expect(read(card)).toContain('assigned to Ann Archer and Bob Baker')
    const list = await sandbox.asks('ann', '/mr list --reviewer bob', ({ text }) =>
      text.includes('to be reviewed by bob'),
    )
    expect(words(list)).toMatch(/!12 /)
    const unknown = await sandbox.asks('ann', '/mr review !12 zoe', ({ ephemeral }) => ephemeral)
    expect(unknown.text).toContain('I don’t know “zoe”')
  })

  test('help names the verbs, and nothing says that they could not be done', async () => {
    const help = await sandbox.asks('ann', '/mr help all', ({ ephemeral }) => ephemeral)
    for (const verb of ['approve', 'unapprove', 'rebase', 'ready', 'draft', 'comment', 'review'])
      expect(help.text).toContain(`/mr ${verb} `)
    const one = await sandbox.asks('ann', '/mr help approve', ({ ephemeral }) => ephemeral)
    expect(one.text).not.toContain('cannot be')
  })
})

describe.runIf(forgeApi === 'v3')('what only today’s servers have is not offered elsewhere', () => {
  test.each([
    ['/mr approve !12', '/mr approve', '/acme/web/merge_requests/12'],
    ['/mr unapprove !12', '/mr unapprove', '/acme/web/merge_requests/12'],
    ['/mr revoke !12', '/mr unapprove', '/acme/web/merge_requests/12'],
    ['/mr rebase api!1', '/mr rebase', '/acme/api/merge_requests/1'],
    ['/mr ready !8', '/mr ready', '/acme/web/merge_requests/8'],
    ['/mr draft !12', '/mr draft', '/acme/web/merge_requests/12'],
    ['/mr comment !12 Hello', '/mr comment', '/acme/web/merge_requests/12'],
    ['/mr note !12', '/mr comment', '/acme/web/merge_requests/12'],
    ['/mr review !12 bob', '/mr review', '/acme/web/merge_requests/12'],
    ['/mr edit !12 --reviewer bob', '/mr edit --reviewer', '/acme/web/merge_requests/12'],
    ['/mr list --reviewer @me', '/mr list --reviewer', '/acme/web'],
  ])(
    '%s says what isn’t offered and where it can be done, and nothing is changed',
    async (typed, what, where) => {
      const before = (await sandbox.ledger()).length
      const answer = await sandbox.asks('ann', typed, ({ ephemeral }) => ephemeral)
      expect(answer.text).toContain(`doesn’t offer ${what}. `)
      expect(answer.text).toContain(where)
      // Only who asks was looked up, if anything.
      const calls = (await sandbox.ledger()).slice(before)
      expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
      expect(calls.filter(({ path }) => /approv|rebase|notes/.test(path))).toEqual([])
    },
  )

  test('neither help, nor cards, nor forms, nor a guess of what was meant names them', async () => {
    const help = await sandbox.asks('ann', '/mr help all', ({ ephemeral }) => ephemeral)
    expect(help.text).not.toMatch(
      /\/mr (?:un)?approve|\/mr rebase|\/mr ready|\/mr draft|\/mr comment|\/mr review/,
    )
    const edit = await sandbox.asks('ann', '/mr help edit', ({ ephemeral }) => ephemeral)
    expect(words(edit)).not.toContain('reviewer')
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    expect(actionIds(card).filter((id) => /approve|rebase|ready|comment/.test(id))).toEqual([])
    const guess = await sandbox.asks('ann', '/mr aprove !12', ({ ephemeral }) => ephemeral)
    expect(guess.text).not.toContain('/mr approve')
    await sandbox.command('ann', '/mr edit !12')
    expect(JSON.stringify((await sandbox.modal('ann')).view)).not.toContain('reviewer')
  })
})

test.runIf(forgeApi === 'v4')(
  'a source branch that the server does not see yet: pushed just now, it takes a moment',
  async () => {
    const writes = await sandbox.writes(async () => {
      const said = await sandbox.asks(
        'ann',
        '/mr create --source no/such --title x',
        ({ ephemeral, text }) => ephemeral && text.includes('does not exist'),
      )
      expect(said.text).toContain(
        'Push the branch first, or correct its name. If it was pushed just now, try again in a moment.',
      )
    })
    expect(writes).toMatchObject([{ status: 400 }])
  },
)
