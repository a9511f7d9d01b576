import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import type { ListedChanges } from '../../services/mr/changes.ts'
import { listChanges } from '../../services/mr/changes.ts'
import { button } from '../../views/button.ts'
import { shortName } from '../../views/merge-request/answer-head.ts'
import { changeList, fileChoice } from '../../views/merge-request/change-list.ts'
import { diffModal } from '../../views/merge-request/diff-modal.ts'
import type { Blocks, Reply } from '../../views/reply.ts'
import { count, oneLine } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { readFailureReply } from '../failure.ts'
import { mergeRequest, project } from '../fields.ts'
import { changesOf } from './file-name.ts'
import { page } from './page.ts'

/** `/mr changes !12`, `/mr changes !12 src/a.ts` */
export const mrChanges = defineCommand({
  path: ['mr', 'changes'],
  also: ['diff', 'files'],
  summary: 'List the changed files of a merge request, or show the diff of one',
  effect: 'read',
  access: permissions.reads,
  needs: 'reader',
  positionals: ['mr', 'file'],
  input: z.object({
    project,
    mr: mergeRequest,
    file: z
      .string()
      .min(1, 'must not be empty')
      .max(4096, 'must be 4096 characters or less')
      .optional()
      .describe('Show the diff of this file: its path, or the end of it'),
    sha: z
      .string()
      .regex(/^([0-9a-f]{40,64})?$/)
      .optional()
      .meta({ kind: 'hidden', description: 'The head at which the person is looking' }),
    page,
  }),
  run: async (input, context) => ({ input, listed: await listChanges(context, input) }),
  render({ input, listed }) {
    const { file, page: asked, sha } = input
    if (listed.kind !== 'changes') {
      const reply = readFailureReply(listed, 'The changes cannot be shown')
      return sha === undefined ? reply : inModal(reply, input.mr, tryAgain(input))
    }
    if (file === undefined) return changeList(listed.mr, listed.changes, asked)
    const found = changesOf(listed.changes, file)
    const [only, ...others] = found
    if (only && others.length === 0)
      return { modal: diffModal(listed.mr, only, { page: asked, sha: sha || null }) }
    const choice = only ? found : listed.changes
    const reply = { message: fileChoice(noneOrSeveral(listed, found.length, file), listed.mr, choice) }
    return sha === undefined ? reply : inModal(reply, input.mr)
  },
  examples: [
    { typed: '!12', means: { mr: 12 } },
    { typed: '!12 src/report/range.ts', means: { mr: 12, file: 'src/report/range.ts' } },
  ],
})

function noneOrSeveral({ mr, changes }: ListedChanges, found: number, typed: string) {
  const file = oneLine(typed, 100)
  if (found > 1)
    return { sentence: `${count(found, 'file')} of ${shortName(mr)} end in ${file}`, offer: 'Choose one' }
  if (changes.length === 0) return { sentence: `${shortName(mr)} changes no files`, offer: '' }
  return { sentence: `${shortName(mr)} does not change ${file}`, offer: 'It changes these files' }
}

/** Answers a modal’s button in the modal: a message would appear behind it. */
function inModal({ message, trouble }: Reply, mr: number, more: Blocks = []): Reply {
  if (!message) return {}
  const { text, blocks } = message
  const modal = { title: `Diff in !${mr}`, text, blocks: [...blocks, ...more] }
  return { modal, ...(trouble ? { trouble } : {}) }
}

function tryAgain(input: Readonly<Record<string, unknown>>): Blocks {
  return [{ type: 'actions', elements: [button('Try again', { verb: 'mr.changes', input })] }]
}
