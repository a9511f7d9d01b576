import { type ForgeNote, listNotes } from '../../forge/notes.ts'
import { LARGEST_PAGE } from '../../forge/paging.ts'
import { assigneesOf, hasAutoMerge, isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { failedBuild, type NudgeReason } from '../../model/nudge.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, isAccountFailure, readFailure } from '../failure.ts'
import { type MergeRequestName, readWithApprovals } from './read.ts'

/** A reason that still holds. */
export type CurrentReason =
  /** `by`: the name of the person who asked; null where the forge does not tell. */
  | { readonly kind: 'review' | 'assigned'; readonly by: string | null }
  | { readonly kind: 'build' }
  /** `by`: Slack id of the person who ended it, if any. */
  | { readonly kind: 'auto-merge'; readonly words: string; readonly by: string | null }
  /** Comments of others, newest first. */
  | { readonly kind: 'comment'; readonly comments: readonly { readonly by: string; readonly body: string }[] }

/** The reasons for which a merge request needs a person now. */
export interface NeedOutcome {
  readonly kind: 'need'
  readonly view: MergeRequestView
  readonly reasons: readonly CurrentReason[]
}

interface NeedInput extends MergeRequestName {
  readonly reasons: readonly NudgeReason[]
}

/** Reads with the person’s own account which reasons still hold, and drops those that they caused themselves. */
export function readNeed(context: ForgeContext, input: NeedInput): Promise<NeedOutcome | Failure> {
  return withOwnAccount(context, async (session): Promise<NeedOutcome | Failure> => {
    const read = await readWithApprovals(session, input, context.ids)
    if (read.kind !== 'view') return read
    const { view } = read
    const me = await context.identities.of(null)
    if (me === null || !isOpen(view.mr)) return { kind: 'need', view, reasons: [] }
    const { mr } = view
    const page = session.offers('notes')
      ? await listNotes(session, input.project, mr, { per_page: LARGEST_PAGE })
      : null
    const failure = page === null || page.kind === 'done' ? null : readFailure(page, 'The comments')
    // Comments that this account cannot read are none; those that could not be read now may be there.
    if (failure && !isAccountFailure(failure)) return failure
    const notes = page?.kind === 'done' ? page.value.items : []
    const found = [...Map.groupBy(input.reasons, ({ kind }) => kind)].flatMap(([, reasons]) =>
      currentReason(reasons, mr, notes, me),
    )
    return { kind: 'need', view, reasons: found }
  })
}

type Me = { readonly id: number; readonly username: string }

/** `reasons`: of one kind, oldest first. `notes`: newest first; none where the forge has none. */
function currentReason(
  reasons: readonly NudgeReason[],
  mr: MergeRequest,
  notes: readonly ForgeNote[],
  me: Me,
): CurrentReason[] {
  const last = reasons.at(-1)
  switch (last?.kind) {
    case undefined:
      return []
    case 'review':
      return requested('review', mr.reviewers, /^requested review from /i, notes, me)
    case 'assigned':
      return requested('assigned', assigneesOf(mr), /^(?:re)?assigned to /i, notes, me)
    case 'build':
      return failedBuild(mr) === last.ref ? [{ kind: 'build' }] : []
    case 'auto-merge': {
      const { words = '', by = null } = last
      return hasAutoMerge(mr) ? [] : [{ kind: 'auto-merge', words, by }]
    }
    case 'comment':
      return commented(Math.min(...reasons.map(({ ref }) => Number(ref))), mr, notes, me)
  }
}

/** The forge’s own note names who asked; where it has none, only that it was asked is known. */
function requested(
  kind: 'review' | 'assigned',
  people: readonly { readonly id: number | null }[],
  words: RegExp,
  notes: readonly ForgeNote[],
  me: Me,
): CurrentReason[] {
  if (!people.some(({ id }) => id === me.id)) return []
  const mention = `@${me.username}`
  const note = notes.find(
    ({ system, body }) => system && words.test(body) && body.split(/[\s,]+/).includes(mention),
  )
  const by = note?.author ?? null
  return by?.id === me.id ? [] : [{ kind, by: by?.name ?? null }]
}

/** Without comments that name their authors, a person’s own could not be left out: nothing is told then. */
function commented(
  before: number,
  { user_notes_count: count }: MergeRequest,
  notes: readonly ForgeNote[],
  me: Me,
): CurrentReason[] {
  const fresh = notes.filter(({ system }) => !system).slice(0, Math.max(0, (count ?? 0) - before))
  const others = fresh.flatMap(({ author, body }) =>
    author === null || author.id === me.id ? [] : [{ by: author.name, body }],
  )
  return others.length > 0 ? [{ kind: 'comment', comments: others }] : []
}
