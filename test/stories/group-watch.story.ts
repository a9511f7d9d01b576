import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startElsewhere } from '../support/external-process.ts'
import { linkingIn } from '../support/linking.ts'
import {
  actionIds,
  clone,
  forgeKind,
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

const WATCH = '/greenlight watch --group acme'
const says = (text: string) => (message: Message) => message.text.includes(text)

describe.runIf(forgeKind === 'today')('a channel that watches a group', () => {
  const Made = z.object({ id: z.number() })
  async function api(who: string, method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${sandbox.forgeUrl}/api/v4${path}`, {
      method,
      headers: { 'private-token': `sandbox-${who}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect(response.status, path).toBeLessThan(300)
    return response.status === 204 ? null : response.json()
  }
  const idOf = (made: unknown) => Made.parse(made).id
  async function makeProject(name: string, namespace_id: number) {
    const id = idOf(await api('ann', 'POST', '/projects', { name, namespace_id }))
    return { id, path: Project.parse(await api('ann', 'GET', `/projects/${id}`)).path_with_namespace }
  }
  const Project = z.object({ path_with_namespace: z.string() })
  async function makeSubproject(name: string) {
    const group = { name: 'Backend', path: 'backend', parent_id: 70 }
    return makeProject(name, idOf(await api('ann', 'POST', '/groups', group)))
  }

  /** Opens a merge request, in a project that may be empty. */
  async function open(path: string, title: string) {
    const branch = title.toLowerCase().replaceAll(' ', '-')
    const work = await clone(sandbox.forgeUrl, path, 'ann')
    onTestFinished(() => work.remove())
    const commit = async (name: string) => {
      await writeFile(join(work.folder, `${branch}.txt`), name)
      await work.git('add', '.')
      await work.git('commit', '--quiet', '--message', name)
    }
    if ((await work.git('ls-remote', 'origin', 'main')) === '') {
      await work.git('checkout', '--quiet', '-B', 'main')
      await commit('First')
      await work.git('push', '--quiet', 'origin', 'main')
    }
    await work.git('checkout', '--quiet', '-B', branch, 'origin/main')
    await commit(title)
    await work.git('push', '--quiet', 'origin', branch)
    const body = { source_branch: branch, target_branch: 'main', title }
    return api('ann', 'POST', `/projects/${encodeURIComponent(path)}/merge_requests`, body)
  }
  const isCard = (title: string) => (message: Message) =>
    message.bot && !message.thread_ts && new RegExp(`^!\\d+ ${title}`).test(message.text)
  const sees = (title: string) => sandbox.sees('bob', isCard(title))
  const watch = (typed = WATCH) => sandbox.asks('ann', typed, says('I’ll post'))
  const watches = async () =>
    words(await sandbox.asks('ann', '/greenlight watches', ({ ephemeral }) => ephemeral))
  const nextLook = () => sandbox.call('/sandbox/clock', { ms: 11 * 60_000, at_once: true })

  test('posts of its projects and its subgroups’, and of a project that it gets later, until it ends', async () => {
    const orders = await makeSubproject('orders')
    const said = await watch()
    expect(said.text).toBe(
      'I’ll post new, merged and closed merge requests of the group acme (no drafts, no bots) here. ' +
        'I follow 3 projects now; new ones join within ten minutes. Updates go to each one’s thread.',
    )
    expect(await watches()).toContain('of the group acme (no drafts, no bots), in 3 projects now')
    expect((await watches()).match(/acme/g)).toHaveLength(1)
    await open('acme/web', 'In the web')
    await open(orders.path, 'In a subgroup')
    const card = await sees('In the web')
    expect(words(card)).toContain('From the feed of acme/web')
    await sees('In a subgroup')

    const late = await makeProject('late', 70)
    await open(late.path, 'Born later')
    await nextLook()
    await sees('Born later')
    expect(await watches()).toContain('in 4 projects now')

    await sandbox.call('/sandbox/demand', { project: late.id, archived: true })
    await nextLook()
    await expect.poll(watches).toContain('in 3 projects now')

    await sandbox.press('ann', said, 'greenlight.unwatch')
    await sandbox.sees('bob', says('I stopped posting about the group acme here.'))
    expect(await watches()).toContain('I don’t post')
    await open('acme/web', 'Nobody hears')
    await nextLook()
    await sandbox.asks('ann', '/mr list', says('Nobody hears'))
    expect((await sandbox.messages('bob')).filter(isCard('Nobody hears'))).toHaveLength(0)
    const posts = await sandbox.messages('bob')
    for (const title of ['In the web', 'In a subgroup', 'Born later'])
      expect(posts.filter(isCard(title)), title).toHaveLength(1)
  })

  test('a watch of one project has precedence, and stays when that of the group ends', async () => {
    await sandbox.asks('ann', '/greenlight watch web --merged', says('I’ll post'))
    const said = await watch()
    expect(said.text).toContain('I follow 1 project now; new ones join within ten minutes.')
    expect(said.text).toContain('1 project already has posts here, which stay.')
    expect(await watches()).toMatch(/group acme .*in 1 project now.*merged merge requests of acme\/web/s)
    await open('acme/web', 'Not wanted here')
    await open('acme/api', 'Wanted here')
    await sees('Wanted here')
    expect((await sandbox.messages('bob')).filter(isCard('Not wanted here'))).toHaveLength(0)
    const of = await sandbox.asks('ann', '/greenlight unwatch api', ({ ephemeral }) => ephemeral)
    expect(of.text).toContain('I post about acme/api here because it’s in the group acme.')
    await sandbox.asks(
      'ann',
      '/greenlight unwatch --group acme',
      says('I stopped posting about the group acme'),
    )
    expect(await watches()).toContain('merged merge requests of acme/web')
    await watch()
    const ended = await sandbox.asks('ann', '/greenlight unwatch web', says('no posts of its own'))
    expect(ended.text).toContain('It’s in the group acme')
    await expect.poll(watches).toContain('in 2 projects now')
  })

  test('shows what its owner may read and the channel may show, and nothing else', async () => {
    await linkingIn(sandbox).relink('cy', 'sandbox-cy')
    const said = await sandbox.asks('cy', WATCH, says('I’ll post'))
    expect(said.text).toContain('I follow 1 project now')
    await open('acme/api', 'Hidden from cy')
    await open('acme/web', 'Seen by cy')
    await sees('Seen by cy')
    expect((await sandbox.messages('bob')).filter(isCard('Hidden from cy'))).toHaveLength(0)

    // The owner loses every project of it, and with them the group.
    await api('ann', 'DELETE', '/projects/42/members/4')
    await nextLook()
    const toCy = await sandbox.sees('cy', says('Posts about the group acme in'), 'dm')
    expect(toCy.text).toContain('are paused: you can’t see the group, or it’s gone.')
    expect(toCy.text).toContain('`/greenlight watch --group acme`')
    await nextLook()
    expect(await watches()).toContain('paused: the person who set it up can’t see the group, or it’s gone')
    expect(
      (await sandbox.messages('cy', 'dm'))
        .map(({ text }) => text)
        .filter((text) => text.includes('Posts about')),
    ).toEqual([toCy.text])
    await open('acme/web', 'After the end')
    await sandbox.asks('ann', '/mr list', says('After the end'))
    expect((await sandbox.messages('bob')).filter(isCard('After the end'))).toHaveLength(0)

    await sandbox.asks('ann', '/greenlight policy --projects web', ({ bot }) => bot)
    const anew = await watch()
    expect(anew.text).toMatch(/^From now on, I’ll post/)
    expect(anew.text).toContain('1 project is left out: this channel’s rules don’t allow it.')
  })

  test('says what it can’t: no such group, a project beside it, no group’s path', async () => {
    const answer = async (typed: string) =>
      (await sandbox.asks('ann', `/greenlight ${typed}`, ({ ephemeral }) => ephemeral)).text
    expect(await answer('watch --group nobody')).toMatch(/The group nobody/)
    expect(await answer('watch web --group acme')).toContain('names a project and a group')
    expect(await answer('watch --group "a b"')).toContain('isn’t a group')
    expect(await answer('unwatch --group acme')).toBe('I don’t post about the group acme here.')
  })

  test('Change posts opens the form with the group', async () => {
    const said = await watch()
    await sandbox.press('ann', said, 'form')
    await sandbox.modal('ann')
    expect(await sandbox.submit('ann', { group: 'acme', merged: ['true'] })).toMatchObject({ ok: true })
    await sandbox.sees('bob', says('From now on, I’ll post merged merge requests of the group acme'))
    expect(actionIds(said)).toContain('greenlight.unwatch')
  })

  test('a bot that is killed goes on with it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'greenlight-group-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const place = { DATA_DIR: folder, GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}` }
    const first = await startElsewhere(sandbox, place)
    await linkingIn(sandbox).relink('ann', 'sandbox-ann')
    await watch()
    await open('acme/api', 'Before the end')
    await sandbox.sees('bob', isCard('Before the end'))
    first.process.kill('SIGKILL')
    await first.ended
    await open('acme/web', 'While it is away')
    const second = await startElsewhere(sandbox, place)
    onTestFinished(() => second.stop())
    await sandbox.sees('bob', isCard('While it is away'))
    for (const title of ['Before the end', 'While it is away'])
      expect((await sandbox.messages('bob')).filter(isCard(title)), title).toHaveLength(1)
  }, 120_000)
})

test.runIf(forgeKind !== 'today')('an older server says that it cannot', async () => {
  const { text } = await sandbox.asks('ann', WATCH, ({ ephemeral }) => ephemeral)
  expect(text).toContain('doesn’t offer /greenlight watch --group')
})
