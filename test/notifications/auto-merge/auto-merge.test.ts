import { describe, expect, test } from 'vitest'
import type { Failure } from '../../../src/services/failure.ts'
import { aWatch, DAY, merged, OTHER, openScene, type Scene, waiting } from '../../jobs/sync/scene.ts'
import { aMergeRequest, HEAD } from '../../support/recorded-services.ts'

const told = ({ outbox }: Scene) => outbox.happened.filter((line) => /^(?:whisper|direct) /.test(line))
const edited = ({ outbox }: Scene) => outbox.happened.filter((line) => line.startsWith('edit'))
const left = ({ store }: Scene) => store.autoMerges.all()
const answering = (scene: Scene, trouble: Failure) => {
  scene.forge.recent = async () => trouble
}

describe('while the forge waits', () => {
  test('nothing is edited and nothing is told', async () => {
    const scene = await openScene()
    await scene.copy('C1', '1')
    // What an earlier version posted is brought up to date, once.
    await scene.job.tick()
    scene.outbox.happened = []
    await scene.job.tick()
    expect(scene.outbox.happened).toEqual([])
    expect(await left(scene)).toEqual([aWatch])
  })

  test('a push that keeps it armed: the cards show the new head, the person hears what arrived, the watch follows', async () => {
    const scene = await openScene()
    await scene.copy('C1', '1')
    scene.forge.mr = waiting({ sha: OTHER })
    scene.forge.commits = [
      { id: OTHER, title: 'Fourth' },
      { id: 'c3', title: 'Third' },
      { id: 'c2', title: 'Second' },
      { id: 'c1', title: 'First' },
      { id: HEAD, title: 'Choose the dates' },
    ]
    await scene.job.tick()
    expect(edited(scene)).toEqual([
      expect.stringContaining('Auto-merge on · waiting for the build of 9f8e7d6'),
    ])
    expect(told(scene)).toEqual([expect.stringMatching(/^whisper C1 UANN: acme\/web!12: /)])
    const [sentence] = told(scene)
    expect(sentence).toContain('4 new commits')
    expect(sentence).toContain('Fourth; Third; Second')
    expect(sentence).not.toContain('First')
    expect(sentence).toContain('when the build of 9f8e7d6 passes')
    expect(await left(scene)).toEqual([{ ...aWatch, sha: OTHER }])
    const soFar = [...scene.outbox.happened]
    await scene.job.tick()
    expect(scene.outbox.happened).toEqual(soFar)
  })

  test('a push while somebody cancels here: the watch stays cancelled', async () => {
    const scene = await openScene()
    await scene.copy('C1', '1')
    scene.forge.mr = waiting({ sha: OTHER })
    scene.outbox.answers.update = async () => {
      await scene.store.autoMerges.remove('T1', 42, 12)
      return 'updated' as const
    }
    await scene.job.tick()
    expect(await left(scene)).toEqual([])
    expect(told(scene)).toEqual([])
  })
})

describe('the end', () => {
  test('merged, with a copy in the channel: the copy tells it, and no further word is needed', async () => {
    const scene = await openScene()
    await scene.copy('C1', '1')
    scene.forge.mr = merged()
    await scene.job.tick()
    expect(scene.outbox.happened).toEqual([
      expect.stringMatching(/^edit C1 1: .*Merged as 9f8e7d6/),
      'thread C1 1: !12: Merged as 9f8e7d6.',
    ])
    expect(await left(scene)).toEqual([])
  })

  test('merged, with copies only elsewhere: the person is told where the merge was armed', async () => {
    const scene = await openScene()
    await scene.copy('C2', '1')
    scene.forge.mr = merged()
    await scene.job.tick()
    expect(told(scene)).toEqual([expect.stringMatching(/^whisper C1 UANN: acme\/web!12: .*Merged as/)])
  })

  test('where the bot may not whisper, the person gets a direct message', async () => {
    const scene = await openScene()
    scene.forge.mr = merged()
    scene.outbox.answers.whisper = false
    await scene.job.tick()
    expect(told(scene)).toEqual([
      expect.stringMatching(/^whisper C1 UANN/),
      expect.stringMatching(/^direct UANN: acme\/web!12: .*Merged as/),
    ])
    expect(await left(scene)).toEqual([])
  })

  test('that Slack takes in no way is told at a later look', async () => {
    const scene = await openScene()
    scene.forge.mr = merged()
    scene.outbox.answers.whisper = false
    scene.outbox.answers.post = { kind: 'refused' }
    await scene.job.tick()
    expect(await left(scene)).toHaveLength(1)
    scene.outbox.answers.whisper = true
    await scene.job.tick()
    expect(told(scene).at(-1)).toMatch(/^whisper .*: Merged/)
    expect(await left(scene)).toEqual([])
  })

  test.for([
    [{ state: 'closed' }, 'Auto-merge is off: it was closed.'],
    [{ merge_status: 'cannot_be_merged' }, 'Not merged: auto-merge is off. It conflicts with main.'],
    [{ work_in_progress: true }, 'Not merged: auto-merge is off. It’s a draft now.'],
    [{}, 'Not merged: auto-merge is off, probably because the build failed.'],
    [{ sha: null }, 'Not merged: auto-merge is off, probably because the build failed.'],
  ] as const)('with %o the card and the person hear: %s', async ([fields, words]) => {
    const scene = await openScene()
    await scene.copy('C1', '1')
    scene.forge.mr = aMergeRequest(fields)
    await scene.job.tick()
    expect(edited(scene)).toEqual([expect.stringContaining(words)])
    expect(told(scene)).toEqual([expect.stringContaining(words)])
    expect(await left(scene)).toEqual([])
  })

  test('at another head names what arrived', async () => {
    const scene = await openScene()
    scene.forge.mr = aMergeRequest({ sha: OTHER })
    scene.forge.commits = [{ id: OTHER, title: 'One <!channel> more' }, ...scene.forge.commits]
    await scene.job.tick()
    expect(told(scene)[0]).toContain('Auto-merge is off: ')
    expect(told(scene)[0]).toContain('1 new commit: One &lt;!channel&gt; more.')
  })

  test('of a wait that was armed anew meanwhile deletes nothing and tells nothing', async () => {
    const scene = await openScene()
    await scene.copy('C1', '1')
    const again = { ...aWatch, user: 'UBOB', since: aWatch.since + 5 }
    scene.forge.mr = aMergeRequest()
    const { view } = scene.forge
    scene.forge.view = async (name) => {
      const seen = await view(name)
      await scene.store.autoMerges.add(again)
      return seen
    }
    await scene.job.tick()
    expect(await left(scene)).toEqual([again])
    expect(scene.outbox.happened).toEqual([])
  })

  test('of a wait that was armed anew while the cards were edited leaves the new one alone', async () => {
    const scene = await openScene()
    await scene.copy('C1', '1')
    const again = { ...aWatch, since: aWatch.since + 5 }
    scene.forge.mr = aMergeRequest()
    scene.outbox.answers.update = async () => {
      await scene.store.autoMerges.add(again)
      return 'updated' as const
    }
    await scene.job.tick()
    expect(await left(scene)).toEqual([again])
    expect(told(scene)).toEqual([])
  })
})

describe('an edit that fails', () => {
  test('is tried again at the next look, and the copy that was edited already is left in peace', async () => {
    const scene = await openScene()
    await scene.copy('C1', '1')
    await scene.copy('C2', '2')
    scene.forge.mr = merged()
    scene.outbox.answers.update = (channel) => (channel === 'C2' ? 'failed' : 'updated')
    await scene.job.tick()
    expect(await left(scene)).toHaveLength(1)
    scene.outbox.happened = []
    scene.outbox.answers.update = () => 'updated'
    await scene.job.tick()
    expect(scene.outbox.happened).toEqual([expect.stringMatching(/^edit C2 2: .*Merged/)])
    expect(await left(scene)).toEqual([])
  })

  test('ten times is the last: the person hears the end and that cards may be out of date', async () => {
    const scene = await openScene()
    await scene.copy('C1', '1')
    scene.forge.mr = merged()
    scene.outbox.answers.update = () => 'failed'
    for (let look = 0; look < 9; look += 1) await scene.job.tick()
    expect(told(scene)).toEqual([])
    expect(await left(scene)).toHaveLength(1)
    await scene.job.tick()
    expect(told(scene)).toEqual([expect.stringMatching(/Merged as .*might be out of date/)])
    expect(await left(scene)).toEqual([])
    expect(edited(scene)).toHaveLength(10)
  })
})

describe('a wait that cannot be followed any more', () => {
  test.for([
    [{ kind: 'service-refused' }, 'no longer accepts the token I read with'],
    [{ kind: 'may-not' }, 'your account can no longer read it'],
    [{ kind: 'not-found', what: 'Project 42' }, 'it’s gone, or your account can no longer see it'],
    [{ kind: 'not-connected' }, 'your account isn’t connected'],
  ] as const)('ends at %o with its own sentence', async ([trouble, words]) => {
    const scene = await openScene()
    answering(scene, trouble)
    await scene.job.tick()
    expect(told(scene)).toEqual([
      expect.stringMatching(/^whisper C1 UANN: acme\/web!12: I stopped following/),
    ])
    expect(told(scene)[0]).toContain(words)
    expect(await left(scene)).toEqual([])
  })

  test('is told in a direct message where the bot may not whisper', async () => {
    const scene = await openScene()
    answering(scene, { kind: 'may-not' })
    scene.outbox.answers.whisper = false
    await scene.job.tick()
    expect(told(scene)[1]).toMatch(/^direct UANN: .*your account can no longer read it/)
  })

  test('with the service token blames nobody’s own account', async () => {
    const scene = await openScene()
    scene.forge.access = 'service'
    answering(scene, { kind: 'may-not' })
    await scene.job.tick()
    expect(told(scene)[0]).toContain('the account I read with can no longer read it')
  })

  test('and is missing in the list is looked up alone: gone is told, there is followed', async () => {
    const scene = await openScene()
    scene.forge.recent = async () => ({ kind: 'recent', items: [], nextPage: null, total: 0 })
    scene.forge.glance = async () => ({ kind: 'summaries', items: [] })
    await scene.job.tick()
    expect(scene.outbox.happened).toEqual([])
    expect(await left(scene)).toHaveLength(1)
    scene.forge.view = async () => ({ kind: 'not-found', what: '!12' })
    await scene.job.tick()
    expect(told(scene)).toEqual([expect.stringContaining('it’s gone, or your account can no longer see it')])
    expect(await left(scene)).toEqual([])
  })

  test.for([
    { kind: 'unreachable', reason: 'no route' },
    { kind: 'refused', status: 500, reason: 'ill' },
  ] as const)('only for now (%o) goes on', async (trouble) => {
    const scene = await openScene()
    answering(scene, trouble)
    for (let look = 0; look < 12; look += 1) await scene.job.tick()
    expect(scene.outbox.happened).toEqual([])
    expect(await left(scene)).toHaveLength(1)
  })

  test('ends after seven days, also while the forge is unreachable', async () => {
    const scene = await openScene()
    scene.clock.now = aWatch.since + 7 * DAY - 1
    await scene.job.tick()
    expect(scene.outbox.happened).toEqual([])
    scene.clock.now = aWatch.since + 7 * DAY
    await scene.job.tick()
    expect(told(scene)).toEqual([expect.stringContaining('after 7 days')])
    expect(await left(scene)).toEqual([])

    await scene.store.autoMerges.add({ ...aWatch, since: aWatch.since - 1 })
    answering(scene, { kind: 'unreachable', reason: 'no route' })
    await scene.job.tick()
    expect(told(scene)).toHaveLength(2)
    expect(await left(scene)).toEqual([])
  })

  test('that has merged on the seventh day is told as merged', async () => {
    const scene = await openScene()
    scene.clock.now = aWatch.since + 8 * DAY
    scene.forge.mr = merged()
    await scene.job.tick()
    expect(told(scene)).toEqual([expect.stringContaining('Merged as')])
  })

  test('a look that throws is reported, and other projects are looked at all the same', async () => {
    const others = { ...aWatch, project: 43, iid: 13 }
    const scene = await openScene({ watches: [aWatch, others] })
    const asked: number[] = []
    scene.forge.recent = async ({ project }) => {
      asked.push(project)
      throw new Error('broken')
    }
    await scene.job.tick()
    expect(asked).toEqual([42, 43])
    expect(scene.failures).toHaveLength(2)
    scene.clock.now = aWatch.since + 7 * DAY
    await scene.job.tick()
    expect(await left(scene)).toEqual([])
  })
})

test('after a stop was asked for, the looks that are under way end and no further one begins', async () => {
  const watches = Array.from({ length: 20 }, (_, index) => ({ ...aWatch, project: 42 + index }))
  const scene = await openScene({ watches, fastest: 1 })
  const asked: number[] = []
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  scene.forge.recent = async ({ project }) => {
    if (asked.push(project) === 8) begun.resolve()
    await goOn.promise
    return { kind: 'recent', items: [scene.forge.mr], nextPage: null, total: 1 }
  }
  const closing = new AbortController()
  const running = scene.job.run({ closing: closing.signal, isCurrent: async () => true })
  await begun.promise
  closing.abort()
  goOn.resolve()
  await running
  expect(asked).toHaveLength(8)
})
