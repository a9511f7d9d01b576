import { z } from 'zod'
import { updateMergeRequest } from '../../forge/merge-requests.ts'
import { readDraftMarks } from '../../forge/server-version.ts'
import { draftTitle, readyTitle } from '../../model/draft.ts'
import { fullName, isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { Failure } from '../failure.ts'
import { notShown, ruledOut } from '../writes/reconcile.ts'
import { toggle } from '../writes/toggle.ts'
import type { MergeRequestName } from './read.ts'
import { MergeRequestBefore, mergeRequestTarget } from './target.ts'

export type DraftOutcome =
  /** `answered` false: the forge’s answer was lost, so another person may have done it at that moment. */
  | { readonly kind: 'draft' | 'ready'; readonly view: MergeRequestView; readonly answered: boolean }
  /** Nothing was sent: it is already so; or it is no longer open, where the draft state has no meaning. */
  | { readonly kind: 'already' | 'not-open'; readonly view: MergeRequestView }
  /** It is a draft, and no known mark in its title makes it one. */
  | { readonly kind: 'no-mark'; readonly view: MergeRequestView }
  | Failure

const DraftBefore = MergeRequestBefore.extend({ title: z.string() })
type DraftBefore = z.infer<typeof DraftBefore>

export const markDraft = setDraft('draft')

export const markReady = setDraft('ready')

/** Sets the prefix in the title, which is where the forge looks for it. */
function setDraft(desired: 'draft' | 'ready') {
  const isDraft = desired === 'draft'
  const isDesired = ({ mr }: MergeRequestView) => (mr.work_in_progress ?? false) === isDraft
  return toggle<MergeRequestName, MergeRequestView, DraftBefore, DraftOutcome>((session, name, context) => {
    const titleOf = async ({ title, work_in_progress }: MergeRequest) =>
      (isDraft ? draftTitle : readyTitle)(title, await readDraftMarks(session), work_in_progress)
    return {
      ...mergeRequestTarget(session, name, context),
      before: DraftBefore,
      record: async ({ mr }) => ({ mr, title: await titleOf(mr) }),
      isDesired,
      async blocker(view) {
        if (!isOpen(view.mr)) return { kind: 'not-open', view }
        if (isDesired(view)) return { kind: 'already', view }
        return (await titleOf(view.mr)) === view.mr.title ? { kind: 'no-mark', view } : null
      },
      send: ({ mr, title }) => updateMergeRequest(session, name.project, mr, { title }),
      ambiguous: null,
      done: (view, answer) => ({ kind: desired, view, answered: answer.kind === 'done' }),
      otherwise: (view, { mr }) =>
        isOpen(view.mr) ? notShown(fullName(mr)) : ruledOut({ kind: 'not-open', view }),
      afterwards: null,
    }
  })
}
