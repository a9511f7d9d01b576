import { expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../../forge-under-test.ts'
import { on } from './today.ts'

const under = ForgeUnderTest.forTests()

const Diff = z.object({
  diff: z.string(),
  collapsed: z.boolean(),
  too_large: z.boolean(),
  new_path: z.string(),
  old_path: z.string(),
  a_mode: z.string(),
  b_mode: z.string(),
  new_file: z.boolean(),
  renamed_file: z.boolean(),
  deleted_file: z.boolean(),
  generated_file: z.boolean(),
})

test('the diffs are in pages, and each begins with its first hunk', async () => {
  const reply = await on(under, 12, 'GET', '/diffs?per_page=2')
  expect(reply.headers.get('x-total')).toBe('4')
  const diffs = z.array(Diff).parse(reply.body)
  expect(diffs).toHaveLength(2)
  for (const { diff } of diffs) expect(diff).toMatch(/^@@ /)
})

test('the older call has them all beside the merge request', async () => {
  const { body } = await on(under, 12, 'GET', '/changes')
  expect(z.looseObject({ changes: z.array(Diff) }).parse(body).changes).toHaveLength(4)
  expect(body).toMatchObject({ iid: 12, overflow: false, subscribed: expect.any(Boolean) })
})

test('what is too long is left out, and what nobody wrote is said to be generated', async () => {
  const clone = await under.clone()
  await clone.git('switch', '--quiet', '--create', 'long', 'origin/main')
  const line = 'A line of forty characters, as it may be\n'
  await clone.commit('Long', {
    'package-lock.json': '{}\n',
    'middle.txt': line.repeat(1000),
    'long.txt': line.repeat(10_000),
  })
  await clone.git('push', '--quiet', 'origin', 'long')
  const body = { source_branch: 'long', target_branch: 'main', title: 'Long' }
  const made = await under.v4('POST', '/projects/42/merge_requests', { body })
  const { iid } = z.looseObject({ iid: z.number() }).parse(made.body)
  const diffs = z.array(Diff).parse((await on(under, iid, 'GET', '/diffs')).body)
  expect(
    diffs.map(({ new_path, diff, collapsed, too_large, generated_file }) => [
      new_path,
      diff === '',
      collapsed,
      too_large,
      generated_file,
    ]),
  ).toEqual([
    ['long.txt', true, false, true, false],
    ['middle.txt', true, true, false, false],
    ['package-lock.json', false, false, false, true],
  ])
})

test('the versions are in pages, and say by a patch id whether they change the same', async () => {
  const reply = await on(under, 12, 'GET', '/versions')
  expect(reply.headers.get('x-total')).toBe('1')
  const Version = z.looseObject({ id: z.number(), patch_id_sha: z.string().regex(/^[0-9a-f]{40}$/) })
  const [version] = z.array(Version).parse(reply.body)
  const one = await on(under, 12, 'GET', `/versions/${version?.id}`)
  expect(one.body).toMatchObject({
    ...version,
    commits: [{ committer_name: 'Bob Baker' }, {}, {}],
    diffs: [{ generated_file: false }, {}, {}, {}],
  })
  expect((await on(under, 12, 'GET', '/versions/1')).status).toBe(404)
})
