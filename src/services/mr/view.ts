import { getMergeRequestChanges, getMergeRequestCommits } from '../../forge/merge-requests.ts'
import type { Change } from '../../model/change.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { type MergeRequestView, withoutAccountFields } from '../../model/merge-request-view.ts'
import type { Commit } from '../../model/version.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import {
  type Found,
  findMergeRequest,
  type MergeRequestName,
  readByName,
  readWithApprovals,
  readWithList,
  type ViewResult,
  viewMergeRequest,
} from './read.ts'

export async function view(context: ForgeContext, name: MergeRequestName): Promise<ViewResult | Failure> {
  const read = await withReader(context, name.project, (session) =>
    viewMergeRequest(session, name, context.forge.ids),
  )
  if (read.kind !== 'view') return read
  // The rights of the service account say nothing about the caller.
  return inFreeze(
    context,
    context.forge.credentials.own === null ? withoutAccountFields(read.view) : read.view,
  )
}

async function inFreeze(context: ForgeContext, read: MergeRequestView): Promise<ViewResult> {
  const freeze = await context.workspace.freeze(read.mr.project_id)
  return { kind: 'view', view: { ...read, mr: { ...read.mr, freeze } } }
}

/** Reads a merge request with its approvals, without commits and files. */
export async function viewBriefly(
  context: ForgeContext,
  name: MergeRequestName,
): Promise<ViewResult | Failure> {
  const read = await withReader(context, name.project, (session) =>
    readWithApprovals(session, name, context.forge.ids),
  )
  return read.kind === 'view' ? inFreeze(context, withoutAccountFields(read.view)) : read
}

export function findMergeRequestView(
  context: ForgeContext,
  name: MergeRequestName,
): Promise<Found | Failure> {
  return withReader(context, name.project, (session) => findMergeRequest(session, name, context.forge.ids))
}

interface ListedCommits {
  readonly kind: 'commits'
  readonly mr: MergeRequest
  /** Newest first. */
  readonly commits: readonly Commit[]
}

export function listCommits(context: ForgeContext, name: MergeRequestName): Promise<ListedCommits | Failure> {
  return withReader(context, name.project, async (session) => {
    const what = (mr: string) => `The list of commits of ${mr}`
    const read = await readWithList(session, name, context.forge.ids, getMergeRequestCommits, what)
    return read.kind === 'read' ? { kind: 'commits', mr: read.mr, commits: read.list } : read
  })
}

export interface ListedChanges {
  readonly kind: 'changes'
  /** Read together with the changes, so that both belong to the same head. */
  readonly mr: MergeRequest
  readonly changes: readonly Change[]
}

export function listChanges(context: ForgeContext, name: MergeRequestName): Promise<ListedChanges | Failure> {
  return withReader(context, name.project, async (session) => {
    const read = await readByName(session, name, context.forge.ids, async (ids) => {
      const mr = await getMergeRequestChanges(session, name.project, ids)
      return { mr, changes: mr.kind === 'done' ? mr.value.changes : [] }
    })
    return read.kind === 'read' ? { kind: 'changes', mr: read.mr, changes: read.parts.changes } : read
  })
}
