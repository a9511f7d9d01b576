import { z } from 'zod'
import { goesOnTrain, mergeOffer } from '../../model/merge-offer.ts'
import { hasTrains } from '../../model/merge-rules.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { type MergeOutcome, merge, mergeRefusal } from '../../services/mr/merge.ts'
import { view } from '../../services/mr/view.ts'
import { mergeReply } from '../../views/mr/merge.ts'
import { mayWait, mergeButtonLabel, mergeForm, mergeQuestion } from '../../views/mr/merge-question.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { type FormRequest, mergeRequest, overrideReason, project, shownHead } from '../fields.ts'

export const mergeInput = z.object({
  project,
  mr: mergeRequest,
  sha: shownHead,
  whenBuildSucceeds: z
    .boolean()
    .default(false)
    .describe('Merge when the running build and all other checks pass')
    .meta({
      also: [
        'auto-merge',
        'auto',
        'when-pipeline-succeeds',
        'merge-when-pipeline-succeeds',
        'merge-when-build-succeeds',
        'mwps',
        'mwbs',
      ],
      helpWithout: {
        feature: 'builds',
        help: 'Merges at once if no build is running; otherwise after the running one',
      },
    }),
  removeSourceBranch: z
    .boolean()
    .optional()
    .meta({
      also: ['should-remove-source-branch', 'delete-branch', 'delete-source-branch', 'remove-branch', 'd'],
      description: 'Delete the source branch after the merge; else the author’s choice',
    }),
  squash: z
    .boolean()
    .optional()
    .meta({
      also: ['squash-before-merge', 's'],
      requires: 'squash',
      description: 'Squash the commits into one; else the author’s choice',
    }),
  message: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .meta({
      also: ['merge-commit-message', 'commit-message'],
      description: 'Message of the merge commit, where the project makes one',
    }),
  train: z.boolean().default(false).meta({ kind: 'hidden', description: 'The merge train was shown' }),
  overrideReason,
})

/** Shows what would be merged; the button below sends the sha that was shown. */
export const mrMerge = defineCommand({
  path: ['mr', 'merge'],
  also: ['accept', 'ship', 'ship it', 'land'],
  aliases: [
    ...['auto-merge', 'automerge', 'mwps', 'arm'].map((word) => ({ word, typed: '--auto-merge' })),
    ...['squash', 'squash and merge'].map((word) => ({ word, typed: '--squash' })),
  ],
  several: 'triage merge',
  summary: 'Merge a merge request, now or when its build passes',
  effect: 'destructive',
  ...noOtherEffect,
  access: permissions.merges,
  needs: 'account',
  positionals: ['mr'],
  input: mergeInput,
  /** A button that shows no effect opens a form; typed, the question stands in a message. */
  form: async (context, input) => (input.sha === '' ? null : formFor(context, input)),
  async confirm(context, input) {
    const read = await view(context, input)
    if (read.kind !== 'view') return { kind: 'settled', outcome: read }
    const shown = read.view
    const train = hasTrains(shown.rules)
    const options = { ...input, train, whenBuildSucceeds: input.whenBuildSucceeds || goesOnTrain(shown) }
    const { sha } = shown.mr
    const noHead: MergeOutcome = { kind: 'no-sha', view: shown }
    const refusal = mergeRefusal(shown, options)
    if (refusal || sha === null) return { kind: 'settled', outcome: refusal ?? noHead }
    const yes = mergeButtonLabel(shown, sha, options.whenBuildSucceeds)
    const later = mayWait(shown, options)
      ? { yes: mergeButtonLabel(shown, sha, true), input: { ...options, sha, whenBuildSucceeds: true } }
      : undefined
    return { kind: 'ask', ...mergeQuestion(shown, sha, options), yes, input: { ...options, sha }, later }
  },
  run: merge,
  render: (outcome, invocation) => mergeReply(outcome, invocation, mergeRefusal),
  examples: [
    { typed: '!12', means: { mr: 12 } },
    {
      typed: '!12 --when-build-succeeds --remove-source-branch',
      means: { mr: 12, whenBuildSucceeds: true, removeSourceBranch: true },
    },
    { typed: '!12 --message "Ship the login form"', means: { mr: 12, message: 'Ship the login form' } },
  ],
})

type Input = z.output<typeof mergeInput>

/** The form that shows what is merged at the present head, or why nothing can be merged. */
async function formFor(
  context: ForgeContext,
  { project: of, mr, overrideReason: reason, train: _, ...options }: Input,
): Promise<FormRequest<Input> | { readonly kind: 'settled'; readonly outcome: MergeOutcome }> {
  const read = await view(context, { project: of, mr })
  if (read.kind !== 'view') return { kind: 'settled', outcome: read }
  const shown = read.view
  const { now, later } = mergeOffer(shown)
  const train = hasTrains(shown.rules)
  const { sha } = shown.mr
  if (sha === null || (!now && later === null)) {
    const refused = mergeRefusal(shown, { whenBuildSucceeds: train, train })
    return { kind: 'settled', outcome: refused ?? { kind: sha === null ? 'no-sha' : 'build', view: shown } }
  }
  const settled = {
    project: of,
    mr,
    sha,
    train,
    removeSourceBranch: false,
    whenBuildSucceeds: !now,
    overrideReason: reason,
  }
  const form = mergeForm(shown, sha, {
    ...options,
    now,
    later,
    canSquash: context.forge.missing('squash') === null,
  })
  return { kind: 'form', confirms: true, ...form, input: settled }
}
