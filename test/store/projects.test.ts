import { expect, it } from 'vitest'
import { onBothEngines } from '../support/postgres.ts'
import { temporaryStore } from './temporary.ts'

onBothEngines('projects', (place) => {
  it('a channel is bound to one project until it is bound again', async () => {
    const { channels } = await temporaryStore(await place())
    expect(await channels.project('T1', 'C1')).toBeNull()
    await channels.bind('T1', 'C1', 42, 'UANN')
    await channels.bind('T1', 'C1', 43, 'UBOB')
    expect(await channels.project('T1', 'C1')).toBe(43)
    expect(await channels.project('T2', 'C1')).toBeNull()
  })

  it('an alias names one project of one workspace, and is compared whole', async () => {
    const { projects } = await temporaryStore(await place())
    expect(await projects.add('T1', 'web', 42, 'UANN')).toBe('added')
    expect(await projects.add('T1', 'web', 43, 'UBOB')).toBe('taken')
    expect(await projects.add('T1', 'web', 42, 'UBOB')).toBe('added')
    expect(await projects.add('T2', 'web', 43, 'UBOB')).toBe('added')
    expect(await projects.byAlias('T1', 'web')).toEqual({ alias: 'web', project: 42, path: null })
    expect(await projects.byAlias('T2', 'web')).toEqual({ alias: 'web', project: 43, path: null })
    for (const other of ['we', 'webs', 'WEB', 'w%', '', 'web ']) {
      expect(await projects.byAlias('T1', other), other).toBeNull()
    }
    expect(await projects.addedBy('T1', 'web')).toBe('UANN')
    expect(await projects.remove('T1', 'web', 'UOTHER')).toBe(false)
    expect(await projects.remove('T1', 'web', 'UANN')).toBe(true)
    expect(await projects.remove('T1', 'web', 'UANN')).toBe(false)
    expect(await projects.addedBy('T1', 'web')).toBeNull()
    expect(await projects.byAlias('T1', 'web')).toBeNull()
    expect(await projects.byAlias('T2', 'web')).not.toBeNull()
  })

  it('a learned path is found, with the alias when there is one', async () => {
    const { projects } = await temporaryStore(await place())
    await projects.learnPath('T1', 42, 'acme/web')
    await projects.learnPath('T1', 42, 'acme/web')
    expect(await projects.byPath('T1', 'acme/web')).toEqual({ alias: null, project: 42, path: 'acme/web' })
    expect(await projects.byPath('T2', 'acme/web')).toBeNull()
    await projects.add('T1', 'web', 42, 'UANN')
    await projects.add('T1', 'app', 42, 'UANN')
    expect(await projects.byPath('T1', 'acme/web')).toEqual({ alias: 'app', project: 42, path: 'acme/web' })
    expect(await projects.byAlias('T1', 'web')).toEqual({ alias: 'web', project: 42, path: 'acme/web' })
  })

  it('a project that moved is found at its new path only', async () => {
    const { projects } = await temporaryStore(await place())
    await projects.learnPath('T1', 42, 'acme/web')
    await projects.learnPath('T1', 42, 'acme/site')
    expect(await projects.byPath('T1', 'acme/web')).toBeNull()
    expect((await projects.byPath('T1', 'acme/site'))?.project).toBe(42)
  })

  it('a path that another project took over leads to that one', async () => {
    const { projects } = await temporaryStore(await place())
    await projects.learnPath('T1', 42, 'acme/web')
    await projects.learnPath('T2', 42, 'acme/web')
    await projects.learnPath('T1', 77, 'acme/web')
    expect((await projects.byPath('T1', 'acme/web'))?.project).toBe(77)
    expect((await projects.byPath('T2', 'acme/web'))?.project).toBe(42)
  })

  it('two projects that swap their paths at once end with one path each', async () => {
    const { projects } = await temporaryStore(await place())
    for (let round = 0; round < 10; round += 1)
      await Promise.all([
        projects.learnPath('T1', 1, 'acme/a'),
        projects.learnPath('T1', 2, 'acme/b'),
        projects.learnPath('T1', 2, 'acme/a'),
        projects.learnPath('T1', 1, 'acme/b'),
      ])
    const list = await projects.list('T1')
    expect(list.length).toBeGreaterThan(0)
    for (const one of ['project', 'path'] as const)
      expect(new Set(list.map((entry) => entry[one])).size).toBe(list.length)
  })

  it('the list has aliases first, then projects that only a path is known of', async () => {
    const { projects } = await temporaryStore(await place())
    await projects.learnPath('T1', 44, 'acme/vault')
    await projects.learnPath('T1', 42, 'acme/web')
    await projects.add('T1', 'web', 42, 'UANN')
    await projects.add('T1', 'api', 43, 'UANN')
    await projects.add('T2', 'other', 9, 'UANN')
    expect(await projects.list('T1')).toEqual([
      { alias: 'api', project: 43, path: null },
      { alias: 'web', project: 42, path: 'acme/web' },
      { alias: null, project: 44, path: 'acme/vault' },
    ])
  })
})
