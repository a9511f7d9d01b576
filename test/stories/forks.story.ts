import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  actionIds,
  clone,
  forgeApi,
  forgeKind,
  type Message,
  mergeRequestPath,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

const isToday = forgeKind === 'today'
const version = forgeApi
const Numbers = z.object({ id: z.number(), iid: z.number(), source_project_id: z.number().nullable() })
const Project = z.object({ id: z.number(), path_with_namespace: z.string() })

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(async () => {
  await sandbox.stop()
})

const isCard =
  (iid: number) =>
  ({ text, bot }: Message) =>
    bot && text.startsWith(`!${iid} `)

async function ask(token: string, path: string, init?: { method: string; body?: object }) {
  return sandbox.api(token, path, { method: 'GET', ...init, version })
}

/** Pushes a commit by real git to a branch, which may be new; gives its sha. */
async function commit(project: string, who: string, { branch, text }: { branch: string; text: string }) {
  const { folder, git, remove } = await clone(sandbox.forgeUrl, project, who)
  const isThere = (await git('branch', '--remotes')).includes(`origin/${branch}`)
  await git('switch', '--quiet', ...(isThere ? [branch] : ['-c', branch]))
  await writeFile(join(folder, `${branch}.txt`), text)
  await git('add', '.')
  await git('commit', '--quiet', '-m', `Say ${text}`)
  await git('push', '--quiet', 'origin', branch)
  const sha = await git('rev-parse', 'HEAD')
  await remove()
  return sha
}

/** Bob forks acme/web, pushes a branch there with real git, and opens a merge request into acme/web. */
async function openFromFork(
  branch: string,
  { path, more = {} }: { readonly path?: string; readonly more?: object } = {},
) {
  const forking = isToday ? '/projects/42/fork' : '/projects/fork/42'
  const forked = await ask('sandbox-bob', forking, { method: 'POST', body: path ? { path } : {} })
  expect(forked.status).toBe(201)
  const fork = Project.parse(forked.body)
  const push = (text: string) => commit(fork.path_with_namespace, 'bob', { branch, text })
  const head = await push('hello')
  const opened = await ask('sandbox-bob', `/projects/${fork.id}/merge_requests`, {
    method: 'POST',
    body: {
      source_branch: branch,
      target_branch: 'main',
      title: 'Say hello',
      target_project_id: 42,
      ...more,
    },
  })
  expect(opened.status).toBeLessThan(300)
  const mr = Numbers.parse(opened.body)
  expect(mr.source_project_id).toBe(fork.id)
  return { fork, mr, head, push }
}

/** Lets ann see the fork, and push to it. */
async function letIn(fork: number) {
  const init = { method: 'POST', body: { user_id: 2, access_level: 30 }, version: 'v4' }
  expect((await sandbox.api('sandbox-bob', `/projects/${fork}/members`, init)).status).toBe(201)
}

describe.each([
  ['a fork', {}, 'bob:greet'],
  ['a fork by another name', { path: 'shop' }, 'bob/shop:greet'],
] as const)('%s', (_, named, whose) => {
  test('card, list, question and deletion say whose branch it is', async () => {
    const { fork, mr } = await openFromFork('greet', named)
    await letIn(fork.id)
    const ask = (typed: string, fits: (message: Message) => boolean) => sandbox.asks('ann', typed, fits)
    const card = await ask(`/mr view !${mr.iid}`, isCard(mr.iid))
    expect(words(card)).toContain(whose)
    expect(card.text).toContain(`${whose} into main.`)
    const list = await ask('/mr list', ({ text }) => /open merge requests in acme\/web/.test(text))
    expect(words(list)).toContain(`· ${whose}`)
    expect(list.text).toContain(whose)
    const oldest = await ask('/mr triage', ({ ephemeral, blocks }) =>
      Boolean(ephemeral && JSON.stringify(blocks).includes('mr.triage.merge')),
    )
    await sandbox.press('ann', oldest, 'mr.triage:next')
    const triage = await sandbox.sees(
      'ann',
      (message) => words(message).includes('!18 ') && message.ts >= oldest.ts,
    )
    expect(words(triage)).toContain(`· ${whose}`)
    expect(triage.text).toContain(whose)
    await sandbox.press('ann', triage, 'mr.triage.merge')
    const form = await sandbox.modal('ann', (view) => JSON.stringify(view).includes('checkboxes'))
    expect(JSON.stringify(form.view)).toContain(`${whose} at `)
    const digest = await ask('/mr digest preview', ({ ephemeral, text }) =>
      Boolean(ephemeral && text.includes('Merge requests of')),
    )
    expect(words(digest)).toContain(whose)
    const queue = await sandbox.asks('bob', '/mr', ({ ephemeral, text }) =>
      Boolean(ephemeral && / for you\. /.test(text)),
    )
    expect(words(queue)).toContain(`· ${whose}`)
    expect(queue.text).toContain(whose)
    await sandbox.asks('bob', `/mr snooze !${mr.iid}`, ({ text }) => text.includes('is snoozed'))
    const rest = await sandbox.asks('bob', '/mr', (message) =>
      actionIds(message).includes('mr.queue:snoozed'),
    )
    await sandbox.press('bob', rest, 'mr.queue:snoozed')
    const snoozed = await sandbox.sees('bob', ({ text }) => text.startsWith('Snoozed: '))
    expect(words(snoozed)).toContain(`· ${whose}`)
    await sandbox.asks('ann', '/milestone create "Of a fork"', ({ text }) => text.includes('Of a fork'))
    await sandbox.command('ann', `/mr edit !${mr.iid} --milestone "Of a fork"`)
    await sandbox.sees('ann', ({ text }) => text === `!${mr.iid}: ann changed the milestone.`)
    await sandbox.command('ann', '/milestone details "Of a fork" requests')
    const details = await sandbox.modal('ann', (view) => !JSON.stringify(view).includes('checkboxes'))
    expect(JSON.stringify(details.view)).toContain(`· ${whose}`)
    const question = await ask(`/mr merge !${mr.iid} --remove-branch`, ({ ephemeral }) => ephemeral)
    expect(question.text).toContain(`(${whose})`)
    expect(words(question)).toContain(
      'The branch of the fork is deleted afterwards only if you may push there.',
    )
    await sandbox.command('ann', `/mr delete !${mr.iid}`)
    expect(JSON.stringify((await sandbox.modal('ann')).view)).toContain(whose)
  })
})

test('who may not see the fork is told that it is one, and no name of it', async () => {
  const { mr } = await openFromFork('greet')
  const card = await sandbox.asks('ann', `/mr view !${mr.iid}`, isCard(mr.iid))
  expect(card.text).toContain('greet from a fork into main.')
  expect(words(card)).toMatch(/greet\s+from a fork/)
  const list = await sandbox.asks('ann', '/mr list', ({ text }) =>
    /open merge requests in acme\/web/.test(text),
  )
  expect(words(list)).toContain('· greet from a fork')
  for (const message of [card, list]) expect(JSON.stringify(message)).not.toMatch(/bob(?:\/web)?:greet/)
  const fork = (await ask('sandbox-ann', `/projects/${mr.source_project_id}`)).status
  expect(fork).toBe(404)
})

test('a branch of the project itself has nobody’s name before it', async () => {
  const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
  expect(card.text).toContain(' feature/report-range into main.')
  expect(words(card)).not.toContain('fork')
})

test('it follows a push to the fork, and merges what was shown', async () => {
  const { mr, head, push } = await openFromFork('greet')
  const next = await push('good morning')
  const card = await sandbox.asks('bob', `/mr view !${mr.iid}`, isCard(mr.iid))
  expect(words(card)).toContain(next.slice(0, 7))
  expect(words(card)).not.toContain(head.slice(0, 7))
  expect(await sandbox.merge('ann', card)).toEqual({})
  await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
  const { git, remove } = await clone(sandbox.forgeUrl, 'acme/web', 'ann')
  expect(await git('show', 'origin/main:greet.txt')).toBe('good morning')
  await remove()
})

test.each([
  ['may not push to the fork', 'stays', false],
  ['may push to the fork', 'is deleted', true],
] as const)('--remove-branch by somebody who %s: the branch %s', async (_, __, mayPush) => {
  const { fork, mr } = await openFromFork('greet')
  if (mayPush) await letIn(fork.id)
  const question = await sandbox.asks(
    'ann',
    `/mr merge !${mr.iid} --remove-branch`,
    ({ ephemeral }) => ephemeral,
  )
  expect(question.text).toContain('only if you may push there.')
  await sandbox.press('ann', question, 'mr.merge')
  await sandbox.sees('ann', isCard(mr.iid))
  const { body: branches } = await ask('sandbox-bob', `/projects/${fork.id}/repository/branches`)
  const names = z
    .array(z.object({ name: z.string() }))
    .parse(branches)
    .map(({ name }) => name)
  expect(names.includes('greet')).toBe(!mayPush)
  const state = (await ask('sandbox-ann', mergeRequestPath(42, mr).replace(/^\/api\/v\d/, ''))).body
  expect(state).toMatchObject({ state: 'merged' })
})

test('a fork that was deleted is gone in card and list, and the request is closed', async () => {
  const { fork, mr } = await openFromFork('greet')
  expect((await ask('sandbox-bob', `/projects/${fork.id}`, { method: 'DELETE' })).status).toBeLessThan(300)
  const card = await sandbox.asks('bob', `/mr view !${mr.iid}`, isCard(mr.iid))
  expect(card.text).toMatch(/Closed\. greet from a fork that is gone into main\.$/)
  const list = await sandbox.asks('bob', '/mr list closed', ({ text }) =>
    /closed merge requests? in acme\/web/.test(text),
  )
  expect(words(list)).toContain('greet from a fork that is gone')
})

describe.runIf(isToday)('rebase', () => {
  async function behind(more: object = {}) {
    const made = await openFromFork('greet', { more })
    await commit('acme/web', 'ann', { branch: 'main', text: 'elsewhere' })
    return made
  }

  test('who may not push to the fork is told whose it is and what helps', async () => {
    const { mr } = await behind()
    const refused = await sandbox.asks('ann', `/mr rebase !${mr.iid}`, ({ text }) =>
      text.startsWith('You can’t rebase'),
    )
    expect(refused.text).toMatch(
      /^You can’t rebase acme\/web!\d+\. Its branch is greet from a fork, and you can’t push there\. /,
    )
    expect(refused.text).toContain('allow commits from people who can merge')
  })

  test.each([
    ['bob', {}],
    ['ann', { allow_collaboration: true }],
  ])('%s rebases it with %j, and it still says whose it is', async (who, more) => {
    const { mr, head } = await behind(more)
    const done = await sandbox.asks(who, `/mr rebase !${mr.iid}`, isCard(mr.iid))
    expect(words(done)).toContain(`rebased it, from ${head.slice(0, 7)} to `)
    expect(done.text).toContain(who === 'bob' ? 'bob:greet into main.' : 'greet from a fork into main.')
  })
})

test('the sandbox’s server refuses as real ones do', async () => {
  const { fork, mr } = await openFromFork('greet')
  const forking = isToday ? '/projects/42/fork' : '/projects/fork/42'
  expect((await ask('sandbox-bob', forking, { method: 'POST' })).status).toBe(409)
  // A project that is no fork of the target.
  const body = { source_branch: 'greet', target_branch: 'main', title: 'x' }
  const into = (target: number) =>
    ask('sandbox-bob', `/projects/${fork.id}/merge_requests`, {
      method: 'POST',
      body: { ...body, target_project_id: target },
    })
  expect((await into(43)).status).toBe(422)
  expect((await into(44)).status).toBe(404)
  expect((await into(42)).status).toBe(409)
  expect((await ask('sandbox-ann', `/projects/${fork.id}`)).status).toBe(404)
  expect((await ask('sandbox-cy', `/projects/${fork.id}/merge_requests`)).status).toBe(404)
  const { body: shown } = await ask('sandbox-ann', mergeRequestPath(42, mr).replace(/^\/api\/v\d/, ''))
  expect(shown).toMatchObject({ source_project_id: fork.id, target_project_id: 42, project_id: 42 })
})
