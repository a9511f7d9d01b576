import type { Session } from '../../forge/client.ts'
import { listMergeRequests } from '../../forge/merge-requests.ts'
import { listNotes } from '../../forge/notes.ts'
import { LARGEST_PAGE } from '../../forge/paging.ts'
import { failedBuild } from '../../model/build.ts'
import { parseDate } from '../../model/day.ts'
import { hasConflicts } from '../../model/merge-blocker.ts'
import { missingOf } from '../../model/merge-offer.ts'
import { assigneesOf, hasAutoMerge, isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { mentionsIn } from '../../model/needs-since.ts'
import type { ForgeNote } from '../../model/note.ts'
import { lastMissing, type NudgeKind, type NudgeReason } from '../../model/nudge.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, isAccountFailure, readFailure } from '../failure.ts'
import { type MergeRequestName, readWithApprovals, viewMergeRequest } from './read.ts'

/** A reason that still holds. */
export type CurrentReason =
  /** `by`: the name of the person who asked; null where the forge does not tell. */
  | { readonly kind: 'review' | 'assigned'; readonly by: string | null }
  | { readonly kind: 'build' }
  /** `by`: the names of those who approved, or want changes. */
  | { readonly kind: 'approved' | 'changes'; readonly by: readonly string[] }
  /** `last`: what was missing until then. */
  | { readonly kind: 'ready'; readonly last: string }
  /** `body`: of the comment; null for the description of the merge request. */
  | { readonly kind: 'mention'; readonly by: string; readonly body: string | null }
  /** `after`: the merge request that was merged last into the same target. */
  | { readonly kind: 'conflict'; readonly after: MergeRequest }
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

/** These are decided by what only a whole read shows. */
const WHOLE: ReadonlySet<NudgeKind> = new Set(['ready', 'changes'])

/** Reads with the person’s own account which reasons still hold, and drops those that they caused themselves. */
export function readNeed(context: ForgeContext, input: NeedInput): Promise<NeedOutcome | Failure> {
  return withOwnAccount(context, async (session): Promise<NeedOutcome | Failure> => {
    const kinds = new Set(input.reasons.map(({ kind }) => kind))
    const isWhole = input.reasons.some(({ kind }) => WHOLE.has(kind))
    const read = await (isWhole ? viewMergeRequest : readWithApprovals)(session, input, context.forge.ids)
    if (read.kind !== 'view') return read
    const freeze = isWhole ? await context.workspace.freeze(input.project) : undefined
    const view = { ...read.view, mr: { ...read.view.mr, freeze } }
    const me = await context.forge.identities.of(null)
    if (me === null || !isOpen(view.mr)) return { kind: 'need', view, reasons: [] }
    const { mr } = view
    const page = session.offers('notes')
      ? await listNotes(session, input.project, mr, { per_page: LARGEST_PAGE })
      : null
    const failure = page === null || page.kind === 'done' ? null : readFailure(page, 'The comments')
    // Comments that this account cannot read are none; those that could not be read now may be there.
    if (failure && !isAccountFailure(failure)) return failure
    const notes = page?.kind === 'done' ? page.value.items : []
    const merged = kinds.has('conflict') && hasConflicts(mr) ? await mergedLast(session, mr) : null
    const seen = { view, notes, me, merged }
    const found = [...Map.groupBy(input.reasons, ({ kind }) => kind)].flatMap(([, reasons]) =>
      currentReason(reasons, seen),
    )
    return { kind: 'need', view, reasons: withoutRepeated(found) }
  })
}

/** Drops the comment that mentions the person, which is quoted already. */
function withoutRepeated(reasons: readonly CurrentReason[]): CurrentReason[] {
  const quoted = reasons.flatMap((reason) => (reason.kind === 'mention' ? [reason.body] : []))
  return reasons.flatMap((reason): CurrentReason[] => {
    if (reason.kind !== 'comment') return [reason]
    const comments = reason.comments.filter(({ body }) => !quoted.includes(body))
    return comments.length > 0 ? [{ ...reason, comments }] : []
  })
}

/** A merge request as a person sees it. `notes`: newest first; none where the forge has none. */
interface NeedFacts {
  readonly view: MergeRequestView
  readonly notes: readonly ForgeNote[]
  readonly me: { readonly id: number; readonly username: string }
  /** The merge request that was merged last into the same target, where it is in conflict with that. */
  readonly merged: MergeRequest | null
}

/** `reasons`: of one kind, oldest first. */
function currentReason(reasons: readonly NudgeReason[], seen: NeedFacts): CurrentReason[] {
  const { view, notes, me, merged } = seen
  const { mr } = view
  const last = reasons.at(-1)
  switch (last?.kind) {
    case undefined:
      return []
    case 'review':
      return requested('review', mr.reviewers, /^requested review from /i, notes, me)
    case 'assigned':
      return requested('assigned', assigneesOf(mr), /^(?:re)?assigned to /i, notes, me)
    case 'approved':
      return stillSo(
        'approved',
        reasons,
        view.approvals?.approved_by.map(({ user }) => user),
      )
    case 'changes':
      return stillSo('changes', reasons, view.changesRequestedBy)
    case 'ready':
      return missingOf(view) === 'none' && !hasAutoMerge(mr) && !isOwnAct(lastMissing(last), notes, me)
        ? [{ kind: 'ready', last: lastMissing(last) }]
        : []
    case 'mention':
      return reasons.flatMap(({ ref }) => mentionedIn(ref, mr, notes, me)).slice(-1)
    case 'conflict':
      // The API document’s servers don’t say who merged; one’s own is the best guess at one’s own act.
      return merged && (merged.merge_user ?? merged.author)?.id !== me.id
        ? [{ kind: 'conflict', after: merged }]
        : []
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

/** `people`: those who have approved, or want changes, now; the `ref` of a reason begins with the id of one. */
function stillSo(
  kind: 'approved' | 'changes',
  reasons: readonly NudgeReason[],
  people: readonly { readonly id: number | null; readonly name: string }[] = [],
): CurrentReason[] {
  const ids = new Set(reasons.map(({ ref }) => Number(ref.split(' ')[0])))
  const by = people.flatMap(({ id, name }) => (id !== null && ids.has(id) ? [name] : []))
  return by.length > 0 ? [{ kind, by }] : []
}

/** The server’s own note when the last discussion is resolved (app/services/system_notes/merge_requests_service.rb). */
const RESOLVED = 'resolved all threads'

/** True when the person has given themselves what was missing last. */
function isOwnAct(last: string, notes: readonly ForgeNote[], me: NeedFacts['me']): boolean {
  if (last !== 'discussions') return false
  return notes.find(({ system, body }) => system && body === RESOLVED)?.author?.id === me.id
}

function mentionedIn(
  ref: string,
  mr: MergeRequest,
  notes: readonly ForgeNote[],
  me: NeedFacts['me'],
): CurrentReason[] {
  const name = me.username.toLowerCase()
  if (ref === 'description')
    return mr.author && mentionsIn(mr.description ?? '').has(name)
      ? [{ kind: 'mention', by: mr.author.name, body: null }]
      : []
  const note = notes.find(({ id }) => String(id) === ref)
  return note?.author && mentionsIn(note.body).has(name)
    ? [{ kind: 'mention', by: note.author.name, body: note.body }]
    : []
}

/** Returns what was merged last into the target of this one, as far as this account sees it; null for nothing. */
async function mergedLast(
  session: Session,
  { project_id, target_branch }: MergeRequest,
): Promise<MergeRequest | null> {
  const query = { state: 'merged', order_by: 'updated_at', sort: 'desc', per_page: LARGEST_PAGE } as const
  const answer = await listMergeRequests(session, project_id, query)
  if (answer.kind !== 'done') return null
  const timeOf = ({ merged_at, updated_at }: MergeRequest) =>
    parseDate(merged_at ?? updated_at)?.getTime() ?? 0
  const into = answer.value.items.filter((mr) => mr.target_branch === target_branch)
  return into.toSorted((a, b) => timeOf(b) - timeOf(a))[0] ?? null
}

/** The forge’s own note names who asked; where it has none, only that it was asked is known. */
function requested(
  kind: 'review' | 'assigned',
  people: readonly { readonly id: number | null }[],
  words: RegExp,
  notes: readonly ForgeNote[],
  me: NeedFacts['me'],
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
  me: NeedFacts['me'],
): CurrentReason[] {
  const fresh = notes.filter(({ system }) => !system).slice(0, Math.max(0, (count ?? 0) - before))
  const others = fresh.flatMap(({ author, body }) =>
    author === null || author.id === me.id ? [] : [{ by: author.name, body }],
  )
  return others.length > 0 ? [{ kind: 'comment', comments: others }] : []
}
