import { z } from 'zod'
import type { Change } from '../../model/change.ts'
import { permissions } from '../../services/access/permission.ts'
import { listChanges } from '../../services/mr/view.ts'
import { changesReply } from '../../views/mr/changes.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { longPage } from './fields.ts'
import { mrView } from './view.ts'

export const mrChanges = defineCommand({
  path: ['mr', 'changes'],
  also: ['diff', 'files', 'diffs'],
  summary: 'List the changed files of a merge request',
  effect: 'read',
  includes: [mrView],
  access: permissions.reads,
  needs: 'reader',
  positionals: ['mr', 'file'],
  input: z.object({
    project,
    mr: mergeRequest,
    file: z
      .string()
      .min(1)
      .max(4096)
      .optional()
      .describe('Show the diff of this file: its path, or the end of it'),
    sha: z
      .string()
      .regex(/^([0-9a-f]{40,64})?$/)
      .optional()
      .meta({ kind: 'hidden', description: 'The head at which the person is looking' }),
    page: longPage,
  }),
  async run(context, input) {
    const listed = await listChanges(context, input)
    const { file } = input
    const found = listed.kind === 'changes' && file !== undefined ? changesOf(listed.changes, file) : []
    return { input, listed, found }
  },
  render: changesReply,
  examples: [
    { typed: '!12', means: { mr: 12 } },
    { typed: '!12 src/report/range.ts', means: { mr: 12, file: 'src/report/range.ts' } },
  ],
})

/** The files that match a name: by whole path, new or old, else by last path parts, else by suffix. */
export function changesOf(changes: readonly Change[], typed: string): readonly Change[] {
  const name = typed.trim().replace(/^\.?\//, '')
  const ways: readonly ((change: Change) => boolean)[] = [
    ({ new_path: path }) => path === typed || path === name,
    ({ old_path: path }) => path === typed || path === name,
    ({ new_path: now, old_path: before }) => [now, before].some((path) => path.endsWith(`/${name}`)),
    ({ new_path: now, old_path: before }) => [now, before].some((path) => path.endsWith(typed.trim())),
  ]
  return ways.map((isCalled) => changes.filter(isCalled)).find((found) => found.length > 0) ?? []
}
