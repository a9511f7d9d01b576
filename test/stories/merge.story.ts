import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  actionIds,
  clone,
  element,
  forgeKind,
  type Message,
  type Sandbox,
  startSandbox,
  valueLabelled,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(async () => {
  await sandbox.reset()
})
afterAll(async () => {
  await sandbox.stop()
})

const isCard = (iid: number) => (message: Message) => message.bot && message.text.startsWith(`!${iid} `)
const shaOf = async (iid: number, project = 42) => {
  const { body } = await sandbox.api('sandbox-ann', `/projects/${project}/merge_requests?iid=${iid}`)
  return (
    body as {
      sha: string
      state: string
      merge_commit_sha: string | null
      merge_when_build_succeeds: boolean
    }[]
  )[0]
}

async function openCard(iid: number, user = 'ann'): Promise<Message> {
  await sandbox.command(user, `/mr view !${iid}`)
  return sandbox.sees(user, isCard(iid))
}

describe('a person merges from the channel', () => {
  test('list, card, merge: the card says merged with the merge commit, and a fresh clone has that commit', async () => {
    await sandbox.command('ann', '/mr list')
    const list = await sandbox.sees('ann', ({ text }) => text.includes('open merge requests in acme/web'))
    expect(actionIds(list)).toContain('mr.list:next')

    await sandbox.press('ann', list, 'mr.view', { value: valueLabelled(list, 'Show the card of !12') })
    const card = await sandbox.sees('ann', isCard(12))
    const before = await shaOf(12)
    expect(words(card)).toContain(before?.sha.slice(0, 7))
    const confirm = JSON.stringify(element(card, 'mr.merge').confirm)
    expect(confirm).toContain(before?.sha.slice(0, 7))
    expect(confirm).toMatch(/\d+ commits?: /)
    expect(confirm).toMatch(/\d+ files?: /)

    await sandbox.press('ann', card, 'mr.merge')
    const merged = await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
    const after = await shaOf(12)
    expect(after?.state).toBe('merged')
    expect(merged.text).toContain(`Merged as ${after?.merge_commit_sha?.slice(0, 7)}`)
    expect(actionIds(merged)).toEqual([])

    const fresh = await clone(sandbox.forgeUrl, 'acme/web', 'ann')
    const log = await fresh.git('log', '--merges', '--format=%H %P', 'main')
    await fresh.remove()
    const [line] = log.split('\n')
    expect(line).toContain(after?.merge_commit_sha)
    expect(line).toContain(before?.sha)
  })

  test('a typed merge merges nothing: it shows the commit, the commits and the files, and its button sends that sha', async () => {
    const before = await shaOf(12)
    await sandbox.command('ann', '/mr merge !12 --message "Ship it"')
    const question = await sandbox.sees(
      'ann',
      ({ ephemeral, text }) => ephemeral && text.includes('Merge !12'),
    )
    expect((await shaOf(12))?.state).toBe('opened')
    expect(words(question)).toContain(before?.sha.slice(0, 7))
    expect(words(question)).toMatch(/\d+ commits? .*\d+ files? /s)

    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', question, 'mr.merge')
      await sandbox.sees(
        'ann',
        (message) => !message.ephemeral && isCard(12)(message) && message.text.includes('Merged as'),
      )
    })
    expect(sent).toMatchObject([{ method: 'PUT', body: { sha: before?.sha } }])
    const fresh = await clone(sandbox.forgeUrl, 'acme/web', 'ann')
    expect(await fresh.git('log', '-1', '--format=%B', 'origin/main')).toContain('Ship it')
    await fresh.remove()
    const left = (await sandbox.messages('ann')).find(({ ts }) => ts === question.ts)
    expect(left ? actionIds(left) : []).toEqual([])
  })

  test('all copies of a card follow what happens to the merge request', async () => {
    const first = await openCard(12)
    await sandbox.command('bob', '/mr view web!12', 'general')
    const second = await sandbox.sees('bob', isCard(12), 'general')
    await sandbox.press('ann', first, 'mr.merge')
    await sandbox.sees('ann', ({ ts, text }) => ts === first.ts && text.includes('Merged as'))
    await sandbox.sees('bob', ({ ts, text }) => ts === second.ts && text.includes('Merged as'), 'general')
  })

  test('a commit pushed between showing and pressing: nothing is merged, it is named, a new button has the new sha', async () => {
    const card = await openCard(12)
    const shown = await shaOf(12)
    const work = await clone(sandbox.forgeUrl, 'acme/web', 'bob')
    const branch = /into/.test(card.text) ? (card.text.match(/\. (\S+) into/)?.[1] ?? '') : ''
    await work.git('checkout', '--quiet', branch)
    await work.git('commit', '--quiet', '--allow-empty', '-m', 'Sneak something in')
    await work.git('push', '--quiet')
    const head = await work.git('rev-parse', 'HEAD')
    await work.remove()

    await sandbox.press('ann', card, 'mr.merge')
    const answer = await sandbox.sees(
      'ann',
      ({ ephemeral, text }) => ephemeral && text.startsWith('Nothing was merged'),
    )
    expect(words(answer)).toContain('Sneak something in')
    expect(words(answer)).toContain(head.slice(0, 7))
    const now = await shaOf(12)
    expect(now).toMatchObject({ state: 'opened', sha: head })
    expect(head).not.toBe(shown?.sha)

    const refreshed = await sandbox.sees('ann', ({ ts, edited }) => ts === card.ts && edited)
    expect(JSON.stringify(element(refreshed, 'mr.merge').confirm)).toContain(head.slice(0, 7))
    const sent = await sandbox.writes(async () => {
      await sandbox.press('ann', answer, 'mr.merge')
      await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
    })
    expect(sent).toMatchObject([{ method: 'PUT', body: { sha: head } }])
  })

  test('bob may not merge: he is told so, and the forge has no change', async () => {
    const card = await openCard(12)
    await sandbox.press('bob', card, 'mr.merge')
    const answer = await sandbox.sees(
      'bob',
      ({ ephemeral, text }) => ephemeral && text.includes('may not do this'),
    )
    expect(answer.text).toContain('Nothing was merged')
    expect((await shaOf(12))?.state).toBe('opened')
    expect((await sandbox.messages('ann')).some(({ text }) => text.includes('may not do this'))).toBe(false)
  })

  // Servers that shipped find a conflict only when a merge is tried, and it is told from then on.
  test.runIf(forgeKind === 'shipped')(
    'a conflict that nobody has found yet is found by the press',
    async () => {
      const card = await openCard(9)
      await sandbox.press('ann', card, 'mr.merge')
      const answer = await sandbox.sees(
        'ann',
        ({ ephemeral, text }) => ephemeral && text.includes('!9 was not'),
      )
      expect(answer.text).toContain('conflicts with main')
      expect((await shaOf(9))?.state).toBe('opened')
    },
  )

  test('conflicts, drafts and finished requests have no merge button, and a typed merge says why', async () => {
    if (forgeKind === 'shipped') {
      await sandbox.press('ann', await openCard(9), 'mr.merge')
      await sandbox.sees('ann', ({ ephemeral, text }) => ephemeral && text.includes('!9 was not merged'))
    }
    for (const [iid, why] of [
      [9, 'conflicts with main'],
      [8, 'draft'],
    ] as const) {
      const card = await openCard(iid)
      expect(actionIds(card).filter((id) => id.startsWith('mr.merge'))).toEqual([])
      await sandbox.command('ann', `/mr merge !${iid}`)
      const answer = await sandbox.sees(
        'ann',
        ({ ephemeral, text }) => ephemeral && text.includes(`!${iid} was not merged`),
      )
      expect(answer.text).toContain(why)
    }
  })
})

describe('a merge that waits for its build', () => {
  test('the card says that it waits, and is edited to merged after the build', async () => {
    const card = await openCard(11)
    const sha = (await shaOf(11))?.sha ?? ''
    await sandbox.press('ann', card, 'mr.merge:later')
    const waiting = await sandbox.sees(
      'ann',
      ({ ts, text }) => ts === card.ts && text.includes('will merge when the build'),
    )
    expect(actionIds(waiting)).toContain('mr.cancel')
    expect(await shaOf(11)).toMatchObject({ state: 'opened', merge_when_build_succeeds: true })
    await sandbox.call('/sandbox/build', { project: 42, sha, status: 'success' })
    const merged = await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
    expect(merged.text).toContain(String((await shaOf(11))?.merge_commit_sha).slice(0, 7))
    expect(actionIds(merged)).toEqual([])
  })

  test('a failed build ends the wait with a sentence that claims no more than the forge tells', async () => {
    const card = await openCard(10)
    const sha = (await shaOf(10))?.sha ?? ''
    await sandbox.press('ann', card, 'mr.merge:later')
    await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('will merge when the build'))
    await sandbox.call('/sandbox/build', { project: 42, sha, status: 'failed' })
    const ended = await sandbox.sees(
      'ann',
      (message) => message.ts === card.ts && words(message).includes('It was not merged'),
    )
    const why = forgeKind === 'today' ? 'its build failed.' : 'the build failed, the wait was cancelled'
    expect(words(ended)).toContain(why)
    expect((await shaOf(10))?.state).toBe('opened')
    await sandbox.sees(
      'ann',
      ({ ephemeral, text }) => ephemeral && text.includes('!10') && text.includes('It was not merged'),
    )
  })

  test('a push ends the wait and the new commit is named', async () => {
    const card = await openCard(11)
    await sandbox.press('ann', card, 'mr.merge:later')
    await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('will merge when the build'))
    const work = await clone(sandbox.forgeUrl, 'acme/web', 'ann')
    await work.git('checkout', '--quiet', card.text.match(/\. (\S+) into/)?.[1] ?? '')
    await work.git('commit', '--quiet', '--allow-empty', '-m', 'One more thing')
    await work.git('push', '--quiet')
    await work.remove()
    const ended = await sandbox.sees(
      'ann',
      (message) => message.ts === card.ts && words(message).includes('One more thing'),
    )
    expect(words(ended)).toContain('It was not merged')
    expect((await shaOf(11))?.state).toBe('opened')
  })

  // Every cancel fails at servers that shipped, and changes nothing there.
  test.runIf(forgeKind === 'shipped')(
    'a cancel that the server cannot do is told, and it waits on',
    async () => {
      const card = await openCard(11)
      await sandbox.press('ann', card, 'mr.merge:later')
      await sandbox.sees(
        'ann',
        ({ ts, text }) => ts === card.ts && text.includes('will merge when the build'),
      )
      await sandbox.command('ann', '/mr cancel !11')
      const answer = await sandbox.sees('ann', ({ text }) => text.includes('still waits'))
      expect(answer.text).toMatch(/answered 500.*push a commit to its branch or close it/)
      expect((await shaOf(11))?.merge_when_build_succeeds).toBe(true)
    },
  )

  test.skipIf(forgeKind === 'shipped')(
    'cancelling ends the wait; a second cancel had nothing to end',
    async () => {
      const card = await openCard(11)
      await sandbox.press('ann', card, 'mr.merge:later')
      const waiting = await sandbox.sees(
        'ann',
        ({ ts, text }) => ts === card.ts && text.includes('will merge when the build'),
      )
      await sandbox.press('ann', waiting, 'mr.cancel')
      await sandbox.sees(
        'ann',
        (message) => message.ts === card.ts && words(message).includes('cancelled the wait'),
      )
      expect((await shaOf(11))?.merge_when_build_succeeds).toBe(false)
      await sandbox.command('bob', '/mr cancel !11')
      await sandbox.sees('bob', ({ ephemeral, text }) => ephemeral && text.includes('nothing to cancel'))
    },
  )

  test.skipIf(forgeKind === 'today')(
    'where builds cannot be seen, the button, its dialog and the question say first that it merges at once',
    async () => {
      const card = await openCard(12)
      expect(words(card)).toContain('Builds are not shown')
      const later = element(card, 'mr.merge:later')
      expect(JSON.stringify(later.text)).toContain('"Merge at once, or after a running build"')
      expect(JSON.stringify(later.confirm)).toContain('"text":"Merges at once if no build is running.')
      await sandbox.command('ann', '/mr merge !12 --when-build-succeeds')
      const question = await sandbox.sees(
        'ann',
        ({ ephemeral, text }) => ephemeral && text.includes('Merge !12'),
      )
      expect(words(question)).toMatch(
        /Merges at once if no build is running; otherwise .* does not show builds/,
      )
      expect(JSON.stringify(element(question, 'mr.merge').text)).toContain('Merge now or after build')
    },
  )

  test.skipIf(forgeKind === 'today')(
    'without a running build it merges at once, and the card says that',
    async () => {
      const card = await openCard(12)
      await sandbox.press('ann', card, 'mr.merge:later')
      const merged = await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
      expect(words(merged)).toContain('it is merged already')
    },
  )
})
