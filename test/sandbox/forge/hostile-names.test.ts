import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Clone, ForgeUnderTest, MergeRequest } from './forge-under-test.ts'

let under: ForgeUnderTest
let clone: Clone

beforeAll(async () => {
  under = await ForgeUnderTest.start()
  clone = await under.clone('acme/web', 'bob')
})
afterAll(async () => under.end())

const BRANCHES = [
  '<!channel>',
  'a`b',
  '-delete',
  '--upload-pack=x',
  '__proto__',
  'constructor',
  '$(id)',
  ';reboot',
  '"quoted"',
  "it's",
  '\u202Ereversed',
  'ümlaut/ß',
  '😀',
  'x'.repeat(240),
  'HEAD',
]

test.each(BRANCHES)('a branch named %s is merged like any other', async (name) => {
  const file = `file-${BRANCHES.indexOf(name)}.txt`
  await clone.git('checkout', '--quiet', '--detach', 'origin/main')
  await clone.commit('Work', { [file]: 'x\n' })
  await clone.git('push', '--quiet', 'origin', `HEAD:refs/heads/${name}`)
  const made = await under.call('POST', '/projects/42/merge_requests', {
    body: { source_branch: name, target_branch: 'main', title: `From ${name}`.slice(0, 250) },
  })
  expect(made).toMatchObject({ status: 200, body: { source_branch: name, merge_status: 'can_be_merged' } })
  const { id, sha } = MergeRequest.parse(made.body)
  const path = `/projects/42/merge_requests/${id}`
  expect((await under.call('GET', `${path}/changes`)).body).toMatchObject({ changes: [{ new_path: file }] })
  const merged = await under.call('PUT', `${path}/merge`, {
    body: { sha, should_remove_source_branch: true },
  })
  expect(merged).toMatchObject({ status: 200, body: { state: 'merged' } })
  const refs = await clone.git('ls-remote', 'origin')
  expect(refs.split('\n').map((line) => line.split('\t')[1])).not.toContain(`refs/heads/${name}`)
  expect(refs).toContain(`${MergeRequest.parse(merged.body).merge_commit_sha}\trefs/heads/main`)
})

test.each([
  'user@{',
  'main^',
  'main~1',
  'main:README.md',
  'refs/heads/main',
  '../main',
  'main..stable',
  '',
  'a\u0000b',
])('the name %j means no branch, also where git would read an expression in it', async (name) => {
  const body = { source_branch: name, target_branch: 'main', title: 'x' }
  const reply = await under.call('POST', '/projects/42/merge_requests', { body })
  expect(reply).toMatchObject({ status: 422, body: { error: [`Source branch "${name}" does not exist`] } })
})

test('files with odd names are shown by their own names', async () => {
  const names = [
    'with space.txt',
    'tab\there.txt',
    'quote".txt',
    'ü.txt',
    '-rf',
    'new\nline.txt',
    '$(id).txt',
  ]
  await clone.git('checkout', '--quiet', '-b', 'odd-files', 'origin/main')
  await clone.commit('Odd', Object.fromEntries(names.map((name) => [name, `${name}\n`])))
  await clone.git('push', '--quiet', 'origin', 'odd-files')
  const made = await under.call('POST', '/projects/42/merge_requests', {
    body: { source_branch: 'odd-files', target_branch: 'main', title: 'Odd files' },
  })
  const { id } = MergeRequest.parse(made.body)
  const { body } = await under.call('GET', `/projects/42/merge_requests/${id}/changes`)
  const { changes } = z
    .looseObject({ changes: z.array(z.looseObject({ new_path: z.string(), diff: z.string() })) })
    .parse(body)
  expect(changes.map((change) => change.new_path).sort()).toEqual(names.toSorted())
  for (const change of changes) expect(change.diff).toContain(`+${change.new_path.split('\n')[0]}`)
})

test('a file that becomes a link does not shift the diffs of its neighbours', async () => {
  await clone.git('checkout', '--quiet', '-b', 'becomes-link', 'origin/main')
  await clone.git('-c', 'alias.link=!ln -sf /etc/passwd README.md', 'link')
  await clone.commit('Link', { 'package.json': '{}\n', 'A-first.txt': 'first\n' })
  await clone.git('push', '--quiet', 'origin', 'becomes-link')
  const made = await under.call('POST', '/projects/42/merge_requests', {
    body: { source_branch: 'becomes-link', target_branch: 'main', title: 'Link' },
  })
  const { id } = MergeRequest.parse(made.body)
  const { body } = await under.call('GET', `/projects/42/merge_requests/${id}/changes`)
  expect(body).toMatchObject({
    changes: [
      { new_path: 'A-first.txt', diff: expect.stringContaining('+first') },
      {
        new_path: 'README.md',
        a_mode: '100644',
        b_mode: '120000',
        diff: expect.stringContaining('/etc/passwd'),
      },
      { new_path: 'package.json', diff: expect.stringContaining('+{}') },
    ],
  })
})
