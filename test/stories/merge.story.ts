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
import { goToWork } from '../support/working-hours.ts'

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

/** Opens the form of a merge; `sent`: what reached the forge by that. */
async function mergeForm(card: Message) {
  let form: Record<string, unknown> = {}
  const sent = await sandbox.writes(async () => {
    await sandbox.call('/sandbox/press', { user: 'ann', channel: 'web', ts: card.ts, action_id: 'mr.merge' })
    form = (await sandbox.modal('ann', (view) => JSON.stringify(view.title).includes('"Merge !'))).view
  })
  return { form, sent }
}

const inForm = (form: Record<string, unknown>) => JSON.stringify(form.blocks)

describe('a person merges from the channel', () => {
  test('list, card, merge: the card says merged with the merge commit, and a fresh clone has that commit', async () => {
    await sandbox.command('ann', '/mr list')
    const list = await sandbox.sees('ann', ({ text }) => text.includes('open merge requests in acme/web'))
    expect(actionIds(list)).toContain('mr.list:next')

    const chosen = valueLabelled(list, '!12 Choose the dates of a report')
    await sandbox.press('ann', list, 'overflow:menu', { value: chosen })
    const card = await sandbox.sees('ann', isCard(12))
    const before = await shaOf(12)
    expect(words(card)).toContain(before?.sha.slice(0, 7))
    const { form, sent } = await mergeForm(card)
    expect(form.title).toMatchObject({ text: 'Merge !12?' })
    expect(inForm(form)).toContain(before?.sha.slice(0, 7))
    expect(inForm(form)).toMatch(/\d+ commits?"/)
    expect(inForm(form)).toMatch(/\d+ files?"/)
    // Nothing is sent by looking; what is sent is what is shown.
    expect(sent).toEqual([])
    const sending = await sandbox.writes(async () => {
      await sandbox.submit('ann', { 'remove-source-branch': ['true'], message: 'Dates for all reports' })
      await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
    })
    expect(sending).toMatchObject([
      {
        method: 'PUT',
        body: {
          sha: before?.sha,
          should_remove_source_branch: true,
          merge_commit_message: 'Dates for all reports',
        },
      },
    ])
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

  test('the primary button of the form says what is chosen, and what is typed beside it stays', async () => {
    const isToday = forgeKind === 'today'
    const [now, later] = ['Merge now', isToday ? 'Turn on auto-merge' : 'Merge now or after build']
    await mergeForm(await openCard(11))
    const { id: view_id } = await sandbox.modal('ann')
    const says = (yes: string) =>
      sandbox.modal('ann', ({ submit }) => JSON.stringify(submit).includes(`"${yes}"`))
    const choose = (value: string, values = {}) =>
      sandbox.call('/sandbox/press', {
        user: 'ann',
        view_id,
        action_id: 'when-build-succeeds',
        value,
        values,
      })
    await says(isToday ? later : now)
    await choose('false', { message: 'Search is fast', 'remove-source-branch': ['true'] })
    await says(now)
    await choose('true')
    await says(later)
    // A second choice is often made before the first one is shown.
    for (const last of ['false', 'true', 'false']) {
      await Promise.all([choose(last === 'true' ? 'false' : 'true'), choose(last)])
      await says(last === 'true' ? later : now)
    }
    const sent = await sandbox.writes(async () => {
      await sandbox.submit('ann', {})
      await sandbox.sees('ann', (message) => isCard(11)(message) && message.text.includes('Merged as'))
    })
    expect(sent).toMatchObject([
      { body: { merge_commit_message: 'Search is fast', should_remove_source_branch: true } },
    ])
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
    await mergeForm(card)
    const work = await clone(sandbox.forgeUrl, 'acme/web', 'bob')
    const branch = /into/.test(card.text) ? (card.text.match(/\. (\S+) into/)?.[1] ?? '') : ''
    await work.git('checkout', '--quiet', branch)
    await work.git('commit', '--quiet', '--allow-empty', '-m', 'Sneak something in')
    await work.git('push', '--quiet')
    const head = await work.git('rev-parse', 'HEAD')
    await work.remove()

    await sandbox.submit('ann', {})
    const answer = await sandbox.sees(
      'ann',
      ({ ephemeral, text }) => ephemeral && text.startsWith('Not merged: 1 new commit'),
    )
    expect(words(answer)).toContain('Sneak something in')
    expect(words(answer)).toContain(head.slice(0, 7))
    const now = await shaOf(12)
    expect(now).toMatchObject({ state: 'opened', sha: head })
    expect(head).not.toBe(shown?.sha)

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
      ({ ephemeral, text }) => ephemeral && text.includes('can’t merge'),
    )
    expect(answer.text).toContain('Ask a maintainer')
    expect((await shaOf(12))?.state).toBe('opened')
    expect((await sandbox.messages('ann')).some(({ text }) => text.includes('You can’t merge'))).toBe(false)
  })

  test('to look posts nothing: changes, commits and pushes are read in one modal', async () => {
    const card = await openCard(12)
    const before = (await sandbox.messages('bob')).length
    await sandbox.press('ann', card, 'mr.changes')
    const shows = (verb: string, text: RegExp) =>
      sandbox.modal(
        'ann',
        (view) => text.test(JSON.stringify(view.blocks)) && JSON.stringify(view).includes(verb),
      )
    const { id } = await shows('mr.commits', /Changed files|changed|files/i)
    const tab = async (action_id: string) =>
      sandbox.call('/sandbox/press', { user: 'ann', view_id: id, action_id, block_id: 'review' })
    expect((await tab('mr.commits')).ok).toBe(true)
    await shows('mr.changes', /\d+ commits? in/)
    expect((await tab('mr.versions')).ok).toBe(true)
    await shows('mr.changes', /versions? of|versions? in|\d+ (?:versions?|push)/i)
    expect((await sandbox.messages('bob')).length).toBe(before)
    expect((await sandbox.messages('ann')).filter(({ ephemeral }) => ephemeral)).toHaveLength(0)
  })

  // Servers that shipped find a conflict only when a merge is tried, and it is told from then on.
  test.runIf(forgeKind === 'shipped')(
    'a conflict that nobody has found yet is found by the press',
    async () => {
      const card = await openCard(9)
      await sandbox.press('ann', card, 'mr.merge')
      const answer = await sandbox.sees(
        'ann',
        ({ ephemeral, text }) => ephemeral && text.includes('Can’t merge acme/web!9'),
      )
      expect(answer.text).toContain('conflicts with main')
      expect((await shaOf(9))?.state).toBe('opened')
    },
  )

  test('conflicts, drafts and finished requests have no merge button, and a typed merge says why', async () => {
    if (forgeKind === 'shipped') {
      await sandbox.press('ann', await openCard(9), 'mr.merge')
      await sandbox.sees('ann', ({ ephemeral, text }) => ephemeral && text.includes('Can’t merge acme/web!9'))
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
        ({ ephemeral, text }) => ephemeral && text.includes(`!${iid}`) && text.includes(why),
      )
      expect(words(answer)).not.toContain('Merged')
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
      ({ ts, text }) => ts === card.ts && text.includes('Auto-merge on · waiting for the build'),
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
    await sandbox.sees(
      'ann',
      ({ ts, text }) => ts === card.ts && text.includes('Auto-merge on · waiting for the build'),
    )
    await sandbox.call('/sandbox/build', { project: 42, sha, status: 'failed' })
    const ended = await sandbox.sees(
      'ann',
      (message) => message.ts === card.ts && words(message).includes('Not merged'),
    )
    const why =
      forgeKind === 'today' ? 'Build failed: unit (test). Not merged' : 'probably because the build failed'
    expect(words(ended)).toContain(why)
    expect((await shaOf(10))?.state).toBe('opened')
    // Builds end as time passes, so it passes only now.
    await goToWork(sandbox)
    await sandbox.sees('ann', ({ text }) => text.includes('!10') && text.includes('Not merged'), 'dm')
  })

  test('a push ends the wait and the new commit is named', async () => {
    const card = await openCard(11)
    await sandbox.press('ann', card, 'mr.merge:later')
    await sandbox.sees(
      'ann',
      ({ ts, text }) => ts === card.ts && text.includes('Auto-merge on · waiting for the build'),
    )
    const work = await clone(sandbox.forgeUrl, 'acme/web', 'ann')
    await work.git('checkout', '--quiet', card.text.match(/\. (\S+) into/)?.[1] ?? '')
    await work.git('commit', '--quiet', '--allow-empty', '-m', 'One more thing')
    await work.git('push', '--quiet')
    await work.remove()
    const ended = await sandbox.sees(
      'ann',
      (message) => message.ts === card.ts && words(message).includes('One more thing'),
    )
    expect(words(ended)).toContain('Auto-merge is off')
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
        ({ ts, text }) => ts === card.ts && text.includes('Auto-merge on · waiting for the build'),
      )
      await sandbox.command('ann', '/mr cancel !11')
      const answer = await sandbox.sees('ann', ({ text }) => text.includes('can’t tell whether auto-merge'))
      expect(answer.text).toMatch(/still shows it as on\. Try again, or close it/)
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
        ({ ts, text }) => ts === card.ts && text.includes('Auto-merge on · waiting for the build'),
      )
      await sandbox.press('ann', waiting, 'mr.cancel')
      await sandbox.sees(
        'ann',
        (message) => message.ts === card.ts && words(message).includes('turned off auto-merge'),
      )
      expect((await shaOf(11))?.merge_when_build_succeeds).toBe(false)
      await sandbox.command('bob', '/mr cancel !11')
      await sandbox.sees('bob', ({ ephemeral, text }) => ephemeral && text.includes('Auto-merge wasn’t on'))
    },
  )

  test.skipIf(forgeKind === 'today')(
    'where builds cannot be seen, the card, its form and the question say first that it merges at once',
    async () => {
      const card = await openCard(12)
      expect(words(card)).toContain('builds not shown')
      const { form } = await mergeForm(card)
      expect(inForm(form)).toMatch(
        /can’t see builds on .* If none is running, or it failed, this merges now\./,
      )
      await sandbox.command('ann', '/mr merge !12 --when-build-succeeds')
      const question = await sandbox.sees(
        'ann',
        ({ ephemeral, text }) => ephemeral && text.includes('Merge !12'),
      )
      expect(words(question)).toMatch(/If none is running, or it failed, this merges now\./)
      expect(JSON.stringify(element(question, 'mr.merge').text)).toContain('Merge now or after build')
    },
  )

  test.skipIf(forgeKind === 'today')(
    'without a running build it merges at once, and the card says that',
    async () => {
      const card = await openCard(12)
      await sandbox.press('ann', card, 'mr.merge:later')
      const merged = await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
      expect(words(merged)).toContain('merged it right away: no build was running.')
    },
  )
})

test.runIf(forgeKind !== 'today')(
  'where a merge can’t squash, that is said and nothing is merged',
  async () => {
    for (const typed of ['/mr merge !12 --squash', '/mr squash 12', '/mr merge !12 squash']) {
      const sent = await sandbox.writes(async () => {
        const { text, blocks } = await sandbox.asks('ann', typed, ({ ephemeral }) => ephemeral)
        expect(text).toContain('doesn’t offer /mr merge --squash. ')
        expect(JSON.stringify(blocks)).not.toContain('mr.merge')
      })
      expect(sent).toEqual([])
    }
  },
)
