import type { LaterWay } from '../../model/merge-offer.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { messagePlace } from '../../model/merge-rules.ts'
import { cut, oneLine } from '../text.ts'
import { mergeFormBlocks, WAITS } from './merge-question.ts'

/** The merges that the form offers, and what is filled in. */
interface MergeFormOptions {
  readonly now: boolean
  readonly later: LaterWay | null
  readonly whenBuildSucceeds: boolean
  readonly removeSourceBranch?: boolean | undefined
  readonly message?: string | undefined
}

const LATER: Readonly<Record<LaterWay, string>> = {
  blind: 'When a running build passes',
  checks: 'When the build passes',
  train: 'Through the merge train',
}

const YES: Readonly<Record<LaterWay, string>> = {
  blind: 'Merge',
  checks: 'Turn on auto-merge',
  train: 'Add to merge train',
}

/** The form before a merge: what is merged at this head, when, and how. */
export function mergeForm(view: MergeRequestView, sha: string, options: MergeFormOptions) {
  const { mr, rules } = view
  const { now, later, removeSourceBranch = mr.force_remove_source_branch === true, message } = options
  const remove = {
    name: 'remove-source-branch',
    label: 'source branch',
    help: `Delete ${cut(oneLine(mr.source_branch, 200), 50)} afterwards`,
    input: 'check',
    value: removeSourceBranch ? 'true' : '',
  } as const
  const say = {
    name: 'message',
    label: 'merge message',
    help: 'Leave it empty for the usual one',
    input: 'long',
    ...(message === undefined ? {} : { value: message }),
  } as const
  const others = messagePlace(mr, rules) === null ? [] : [say]
  const when = now && later !== null ? whenInput(later, options.whenBuildSucceeds) : null
  return {
    title: `Merge !${mr.iid}?`,
    about: `Merge !${mr.iid}`,
    blocks: mergeFormBlocks(view, sha, now ? null : later),
    yes: now || later === null ? 'Merge' : YES[later],
    inputs: when === null ? ([remove, ...others] as const) : ([when, remove, ...others] as const),
  }
}

/** The choice of now or later: now, unless a build is known to run. */
function whenInput(later: LaterWay, isChosen: boolean) {
  return {
    name: 'when-build-succeeds',
    label: 'when',
    help: WAITS[later],
    required: true,
    input: 'radio',
    options: [
      { value: 'false', label: 'Now' },
      { value: 'true', label: LATER[later] },
    ],
    value: isChosen || later === 'checks' ? 'true' : 'false',
  } as const
}
