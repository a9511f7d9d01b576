import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { mergeRefusal } from '../../services/mr/merge.ts'
import {
  mergeSelected,
  type NamedRequests,
  type SelectedMerge,
  selectable,
  type TriageOutcome,
  triage,
} from '../../services/mr/triage.ts'
import { failureReply } from '../../views/failure.ts'
import { mergeWords } from '../../views/mr/merge.ts'
import { selectForm, triageButton, triageList, triageQuestion, triageReply } from '../../views/mr/triage.ts'
import { defineCommand } from '../define.ts'
import { type FormRequest, overrideReason, pageUpTo, project } from '../fields.ts'
import { parseMergeRequestRef, printMergeRequestRef } from '../parse/reference.ts'
import { mergeInput, mrMerge } from './merge.ts'
import { mrView } from './view.ts'

export const mrTriage = defineCommand({
  path: ['mr', 'triage'],
  summary: 'Go through the open merge requests, and merge several in one go',
  effect: 'read',
  includes: [mrView],
  access: permissions.reads,
  needs: 'reader',
  personal: true,
  positionals: [],
  input: z.object({ project, page: pageUpTo(1000) }),
  run: async (context, input) => ({
    listed: await triage(context, input),
    projectName: await context.workspace.projects.title(input.project),
    project: input.project,
  }),
  render: ({ listed, ...where }) =>
    listed.kind === 'list'
      ? triageList(listed, where)
      : failureReply(listed, { tried: 'The merge requests can’t be listed' }),
  examples: [{ typed: '', means: {} }],
})

const input = z.object({
  project,
  page: pageUpTo(1000),
  mrs: z
    .string()
    .optional()
    .meta({ kind: 'merge-requests', description: 'The ones to tick, like !11 !12; else a page of the list' }),
  picked: z
    .object({
      list: z
        .string()
        .regex(
          /^[0-9]{1,9}:[0-9a-f]{40,64}(?::train)?(?:, ?[0-9]{1,9}:[0-9a-f]{40,64}(?::train)?){0,9}$/,
          'must be rows of the form',
        ),
    })
    .optional()
    .meta({
      kind: 'hidden',
      description: 'The selected merge requests, each with the commit that was shown',
    }),
  squash: mergeInput.shape.squash,
  removeSourceBranch: mergeInput.shape.removeSourceBranch,
  train: mergeInput.shape.train,
  overrideReason,
})
type Input = z.output<typeof input>

const NOTHING_SELECTED: TriageOutcome = { kind: 'unselected' }

/** The form shows the commits, and each is sent with its merge. */
export const mrTriageMerge = defineCommand({
  path: ['mr', 'triage', 'merge'],
  summary: 'Merge several merge requests, one after the other',
  effect: 'destructive',
  includes: [mrMerge],
  unblocks: 'none',
  access: permissions.merges,
  needs: 'account',
  personal: true,
  positionals: ['mrs'],
  input,
  formTitle: 'Merge selected',
  form: async (context, given) => (given.picked ? null : formFor(context, given)),
  async confirm(_, given) {
    const selected = selectedIn(given)
    if (selected.length === 0) return { kind: 'settled', outcome: NOTHING_SELECTED }
    return { kind: 'ask', ...triageQuestion(selected, given), yes: triageButton(selected), input: given }
  },
  async run(context, given, operation, invocation): Promise<TriageOutcome> {
    const selected = selectedIn(given)
    if (selected.length === 0) return NOTHING_SELECTED
    const words = (outcome: Parameters<typeof mergeWords>[0]) => mergeWords(outcome, invocation, mergeRefusal)
    return mergeSelected(context, { ...given, selected }, operation, words)
  },
  render: triageReply,
  examples: [
    { typed: '', means: {} },
    { typed: '!11, !12 and 13', means: { mrs: '!11 !12 !13' } },
  ],
})

function selectedIn({ picked }: Input): readonly SelectedMerge[] {
  return (picked?.list ?? '').split(/, ?/).flatMap((part) => {
    const [mr, sha, way] = part.split(':')
    return sha ? [{ mr: Number(mr), sha, onTrain: way === 'train' }] : []
  })
}

async function formFor(
  context: ForgeContext,
  { picked, train: _shown, mrs, ...given }: Input,
): Promise<FormRequest<Input> | { readonly kind: 'settled'; readonly outcome: TriageOutcome }> {
  const named = mrs === undefined ? null : await namedIn(context, given.project, mrs)
  const found = await selectable(context, { ...given, named })
  if (found.kind !== 'selectable') return { kind: 'settled', outcome: found }
  const { items, train, leftOut } = found
  if (items.length === 0) return { kind: 'settled', outcome: { kind: 'none', leftOut } }
  const settled = { ...given, train }
  const form = selectForm(items, settled, { areTicked: named !== null, leftOut })
  return { kind: 'form', confirms: true, ...form, input: settled }
}

/** Reads the numbers of this project, and the names of those of another one. */
async function namedIn(context: ForgeContext, project: number, mrs: string): Promise<NamedRequests> {
  const typed = mrs.split(' ').map(parseMergeRequestRef)
  const refs = await Promise.all(
    typed
      .filter((ref) => ref !== null)
      .map(async (ref) => {
        const of = ref.project && (await context.workspace.projects.resolve(ref.project))
        const isHere = of === undefined || (of.kind === 'project' && of.project === project)
        return { ...ref, isHere }
      }),
  )
  const [here, elsewhere] = [refs.filter(({ isHere }) => isHere), refs.filter(({ isHere }) => !isHere)]
  return {
    iids: [...new Set(here.map(({ iid }) => iid))],
    elsewhere: [...new Set(elsewhere.map(printMergeRequestRef))],
  }
}
