import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import type { ForgeContext } from '../../../services/context.ts'
import { mergeRefusal } from '../../../services/mr/merge.ts'
import {
  mergeSelected,
  type SelectedMerge,
  selectable,
  type TriageOutcome,
} from '../../../services/mr/triage.ts'
import { mergeWords } from '../../../views/mr/merge.ts'
import { selectForm, triageButton, triageQuestion, triageReply } from '../../../views/mr/triage.ts'
import { defineCommand } from '../../define.ts'
import { type FormRequest, overrideReason, pageUpTo, project } from '../../fields.ts'
import { mergeInput, mrMerge } from '../merge.ts'

const input = z.object({
  project,
  page: pageUpTo(1000),
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
  positionals: [],
  input,
  formTitle: 'Merge selected',
  form: async (context, given) => (given.picked ? null : formFor(context, given)),
  async confirm(
    _,
    given,
  ): Promise<
    | ({ kind: 'ask'; yes: string; input: Input } & ReturnType<typeof triageQuestion>)
    | { kind: 'settled'; outcome: TriageOutcome }
  > {
    const selected = selectedIn(given)
    if (selected.length === 0) return { kind: 'settled', outcome: { kind: 'unselected' } }
    return { kind: 'ask', ...triageQuestion(selected, given), yes: triageButton(selected), input: given }
  },
  async run(context, given, operation, invocation): Promise<TriageOutcome> {
    const selected = selectedIn(given)
    if (selected.length === 0) return { kind: 'unselected' }
    const words = (outcome: Parameters<typeof mergeWords>[0]) => mergeWords(outcome, invocation, mergeRefusal)
    return mergeSelected(context, { ...given, selected }, operation, words)
  },
  render: triageReply,
  examples: [{ typed: '', means: {} }],
})

function selectedIn({ picked }: Input): readonly SelectedMerge[] {
  return (picked?.list ?? '').split(/, ?/).flatMap((part) => {
    const [mr, sha, way] = part.split(':')
    return sha ? [{ mr: Number(mr), sha, onTrain: way === 'train' }] : []
  })
}

async function formFor(
  context: ForgeContext,
  { picked: _, train: __, ...given }: Input,
): Promise<FormRequest<Input> | { readonly kind: 'settled'; readonly outcome: TriageOutcome }> {
  const found = await selectable(context, given)
  if (found.kind !== 'selectable') return { kind: 'settled', outcome: found }
  const { items, train } = found
  if (items.length === 0) return { kind: 'settled', outcome: { kind: 'none' } }
  const settled = { ...given, train }
  return { kind: 'form', confirms: true, ...selectForm(items, settled), input: settled }
}
