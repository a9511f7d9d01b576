import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ForgeUnderTest, git, MergeRequest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
afterAll(async () => under.end())

const address = (path: string, token: string) =>
  `${under.forge.url.replace('://', `://x:${token}@`)}/${path}.git`

const pushes = () => under.forge.ledger().filter((entry) => entry.effect === 'pushed')

describe('cloning', () => {
  test('takes the token as the password of any user name', async () => {
    const clone = await under.clone('acme/web', 'cy')
    expect(await clone.git('branch', '--show-current')).toBe('main')
    expect(await clone.git('log', '--format=%s', 'main')).toContain('Start the shop')
  })

  test('takes the token as a PRIVATE-TOKEN header', async () => {
    const url = `${under.forge.url}/acme/web.git`
    const refs = await git('.', '-c', 'http.extraHeader=PRIVATE-TOKEN: sandbox-ann', 'ls-remote', url)
    expect(refs).toContain('refs/heads/main')
  })

  test.each([0, 1, 2])('works in protocol version %i', async (version) => {
    const url = address('acme/web', 'sandbox-ann')
    const refs = await git('.', '-c', `protocol.version=${version}`, 'ls-remote', url)
    expect(refs).toContain('refs/heads/feature/report-range')
  })

  test('the head of a merge request can be fetched after its branch is gone', async () => {
    const clone = await under.clone()
    await clone.git('fetch', '--quiet', 'origin', 'refs/merge-requests/5/head')
    expect(await clone.git('rev-parse', 'FETCH_HEAD')).toBe((await under.mergeRequest(5)).sha)
  })

  test('a shallow one works', async () => {
    const clone = await under.clone()
    await clone.git('fetch', '--quiet', '--depth=1', 'origin', 'main')
    expect(await clone.git('rev-parse', 'FETCH_HEAD')).toMatch(/^[0-9a-f]{40}$/)
  })

  test.each([
    ['acme/web', 'wrong', /Authentication failed|could not read/],
    ['acme/vault', 'sandbox-ann', /not found|No such repository/],
    ['acme/api', 'sandbox-cy', /not found|No such repository/],
    ['acme/nothing', 'sandbox-ann', /not found|No such repository/],
  ])('%s with %s is refused', async (path, token, words) => {
    await expect(git('.', 'ls-remote', address(path, token))).rejects.toThrow(words)
  })

  test('nothing but the smart protocol is served', async () => {
    const headers = { 'PRIVATE-TOKEN': 'sandbox-ann' }
    const status = async (path: string) => (await fetch(`${under.forge.url}${path}`, { headers })).status
    expect(await status('/acme/web.git/info/refs')).toBe(403)
    expect(await status('/acme/web.git/info/refs?service=git-upload-archive')).toBe(403)
    expect(await status('/acme/web.git/git-upload-pack')).toBe(405)
    for (const path of ['/acme/web.git/config', '/acme/web.git/HEAD', '/acme/web.git/../api.git/HEAD'])
      expect(await status(path)).toBe(404)
  })
})

describe('pushing', () => {
  test('a developer pushes a branch, and its merge request has the new head and one version more', async () => {
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('checkout', '--quiet', 'feature/report-range')
    const sha = await clone.commit('One more', { 'more.txt': 'more\n' })
    await clone.git('push', '--quiet')
    expect((await under.mergeRequest(12)).sha).toBe(sha)
    expect(pushes().at(-1)).toMatchObject({
      user: 'bob',
      path: '/acme/web.git/git-receive-pack',
      status: 200,
    })
  })

  test('an answer for the old head is refused after a push', async () => {
    const { sha } = await under.mergeRequest(14)
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('checkout', '--quiet', 'feature/dutch')
    await clone.commit('Between showing and pressing', { 'between.txt': '1\n' })
    await clone.git('push', '--quiet')
    expect((await under.at(14, 'PUT', '/merge', { body: { sha } })).status).toBe(409)
    expect(await under.mergeRequest(14)).toMatchObject({ state: 'opened' })
  })

  test('a shallow clone pushes like any other', async () => {
    const clone = await under.clone('acme/api', 'bob', ['--depth=1', '--no-single-branch'])
    await clone.git('checkout', '--quiet', 'feature/warehouses')
    const sha = await clone.commit('From a shallow clone', { 'shallow.txt': 'x\n' })
    await clone.git('push', '--quiet')
    expect((await under.mergeRequest(3, 43)).sha).toBe(sha)
  })

  test('a push to the source is the new head also while the target is gone', async () => {
    const clone = await under.clone('acme/web', 'bob')
    const target = 'origin/main:refs/heads/gone-for-a-while'
    await clone.git('push', '--quiet', 'origin', target)
    const made = await under.call('POST', '/projects/42/merge_requests', {
      as: 'bob',
      body: { source_branch: 'feature/dutch', target_branch: 'gone-for-a-while', title: 'Later' },
    })
    const { iid } = MergeRequest.parse(made.body)
    await clone.git('push', '--quiet', 'origin', '--delete', 'gone-for-a-while')
    await clone.git('checkout', '--quiet', 'feature/dutch')
    const sha = await clone.commit('Meanwhile', { 'meanwhile.txt': '1\n' })
    await clone.git('push', '--quiet')
    expect(await under.mergeRequest(iid)).toMatchObject({ sha, merge_status: 'cannot_be_merged' })
    await clone.git('push', '--quiet', 'origin', target)
    expect(await under.mergeRequest(iid)).toMatchObject({ sha, merge_status: 'can_be_merged' })
    expect((await under.at(iid, 'PUT', '/merge', { as: 'bob', body: { sha } })).status).toBe(200)
  })

  test('a push that settles a conflict makes the request mergeable', async () => {
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('checkout', '--quiet', 'fix/keep-cart')
    await clone.git('merge', '--quiet', '--strategy=ours', '-m', 'Settle the conflict', 'origin/main')
    await clone.git('push', '--quiet')
    expect(await under.mergeRequest(9)).toMatchObject({ merge_status: 'can_be_merged' })
    expect((await under.at(9, 'PUT', '/merge')).status).toBe(200)
  })

  test('a request that was merged by hand and pushed is merged, without a merge commit of the forge', async () => {
    const clone = await under.clone('acme/web', 'ann')
    await clone.git('merge', '--quiet', '--no-ff', '-m', 'By hand', 'origin/docs/rollback')
    await clone.git('push', '--quiet', 'origin', 'main')
    expect(await under.mergeRequest(17)).toMatchObject({ state: 'merged', merge_commit_sha: null })
  })

  test('merging by hand closes the issues that the request names, and only on the default branch', async () => {
    const closing = async (iid: number) => (await under.at(iid, 'GET', '/closes_issues')).body
    const clone = await under.clone('acme/web', 'ann')
    await clone.git('push', '--quiet', 'origin', 'origin/main:refs/heads/stable')
    await under.at(7, 'PUT', '', { body: { target_branch: 'stable' } })
    expect(await closing(7)).toEqual([])
    await clone.git('checkout', '--quiet', '-b', 'stable', 'origin/main')
    await clone.git('merge', '--quiet', '--no-ff', '-m', 'By hand', 'origin/fix/rounding')
    await clone.git('push', '--quiet', 'origin', 'stable')
    expect(await under.mergeRequest(7)).toMatchObject({ state: 'merged' })
    const issues = await under.call('GET', '/projects/42/milestones/302/issues')
    expect(issues.body).toMatchObject([
      { iid: 24 },
      { iid: 6, state: 'opened' },
      { iid: 5, state: 'opened' },
      {},
      {},
    ])

    await clone.git('checkout', '--quiet', 'main')
    await clone.git('pull', '--quiet', '--ff-only')
    await clone.git('merge', '--quiet', '--no-ff', '-m', 'By hand', 'origin/fix/voucher-reason')
    await clone.git('push', '--quiet', 'origin', 'main')
    expect(await under.mergeRequest(15)).toMatchObject({ state: 'merged' })
    expect(await closing(15)).toMatchObject([
      { iid: 6, state: 'closed' },
      { iid: 24, state: 'closed' },
    ])
  })

  test('a branch that is deleted leaves a request that cannot be merged', async () => {
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('push', '--quiet', 'origin', '--delete', 'docs/tips')
    expect(await under.mergeRequest(13)).toMatchObject({ state: 'opened', merge_status: 'cannot_be_merged' })
    expect((await under.at(13, 'PUT', '/merge')).status).toBe(405)
    expect((await under.at(13, 'GET', '/commits')).body).toHaveLength(1)
  })

  test('tags can be pushed', async () => {
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('push', '--quiet', 'origin', 'HEAD:refs/tags/v1')
    expect(await clone.git('ls-remote', '--tags', 'origin')).toContain('refs/tags/v1')
  })

  test('a large push arrives whole', async () => {
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('checkout', '--quiet', '-b', 'large')
    const noise = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * 7919 * (at % 251)) % 256))
    await writeFile(join(clone.folder, 'large.bin'), noise)
    await clone.git('add', '--all')
    await clone.git('commit', '--quiet', '-m', 'Large')
    await clone.git('push', '--quiet', 'origin', 'large')
    const made = await under.call('POST', '/projects/42/merge_requests', {
      body: { source_branch: 'large', target_branch: 'main', title: 'Large' },
    })
    const version = await under.call('GET', `/projects/42/merge_requests/${JSON.parse(made.text).id}/changes`)
    expect(version.body).toMatchObject({
      changes: [{ new_path: 'large.bin', diff: 'Binary files /dev/null and b/large.bin differ\n' }],
    })
  })

  test.each([
    ['a developer to the protected main', 'bob', 'HEAD:refs/heads/main', /protected branches/],
    [
      'anybody to the refs of merge requests',
      'ann',
      'HEAD:refs/merge-requests/1/head',
      /only branches and tags/,
    ],
    ['a reporter', 'cy', 'HEAD:refs/heads/mine', /403|not allowed/],
    [
      'the deletion of the default branch',
      'ann',
      ':refs/heads/main',
      /denyDeleteCurrent|deletion of the current|refusing/,
    ],
  ] as const)('%s is refused and nothing changes', async (_what, who, refs, words) => {
    const clone = await under.clone('acme/web', who)
    await clone.commit('Not wanted', { 'unwanted.txt': 'x\n' })
    const before = await clone.git('ls-remote', 'origin')
    const count = pushes().length
    await expect(clone.git('push', 'origin', refs)).rejects.toThrow(words)
    expect(await clone.git('ls-remote', 'origin')).toBe(before)
    expect(pushes()).toHaveLength(count)
  })

  test('one forbidden branch refuses the whole push', async () => {
    const clone = await under.clone('acme/web', 'bob')
    await clone.commit('Not wanted', { 'unwanted.txt': 'x\n' })
    const push = clone.git('push', 'origin', 'HEAD:refs/heads/fine', 'HEAD:refs/heads/main')
    await expect(push).rejects.toThrow(/protected branches/)
    expect(await clone.git('ls-remote', 'origin', 'refs/heads/fine')).toBe('')
  })

  test('a tree with a .git folder in it is refused', async () => {
    const clone = await under.clone('acme/web', 'bob')
    await writeFile(join(clone.folder, 'blob'), 'x')
    const blob = await clone.git('hash-object', '-w', 'blob')
    await writeFile(join(clone.folder, 'blob'), `100644 blob ${blob}\t.git\n`)
    const tree = await clone.git('-c', 'alias.tree=!git mktree < blob', 'tree')
    const commit = await clone.git('commit-tree', '-m', 'Bad', tree)
    await expect(clone.git('push', 'origin', `${commit}:refs/heads/bad`)).rejects.toThrow(/fsck|hasDotgit/)
  })

  test('a push while others merge is neither lost nor half recorded', async () => {
    const clone = await under.clone('acme/api', 'bob')
    await clone.git('checkout', '--quiet', 'feature/warehouses')
    const sha = await clone.commit('During a merge', { 'during.txt': 'x\n' })
    const [merge] = await Promise.all([
      under.at(1, 'PUT', '/merge', { project: 43 }),
      clone.git('push', '--quiet'),
      under.at(3, 'GET', '/changes', { project: 43 }),
    ])
    expect(merge.status).toBe(200)
    expect((await under.mergeRequest(3, 43)).sha).toBe(sha)
  })
})
