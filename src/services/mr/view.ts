import { withoutAccountFields } from '../../model/merge-request-view.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import {
  type Found,
  findMergeRequest,
  glimpseMergeRequest,
  type MergeRequestName,
  type ViewResult,
  viewMergeRequest,
} from './read.ts'

/** Reads a merge request with everything that a card shows. */
export async function view(context: ForgeContext, name: MergeRequestName): Promise<ViewResult | Failure> {
  const read = await withReader(context, name.project, (session) =>
    viewMergeRequest(session, name, context.ids),
  )
  // The rights of the service account say nothing about the caller.
  return read.kind === 'view' && context.credentials.own === null
    ? { kind: 'view', view: withoutAccountFields(read.view) }
    : read
}

/** Reads a merge request with its approvals, without commits and files. */
export async function viewBriefly(
  context: ForgeContext,
  name: MergeRequestName,
): Promise<ViewResult | Failure> {
  const read = await withReader(context, name.project, (session) =>
    glimpseMergeRequest(session, name, context.ids),
  )
  return read.kind === 'view' ? { kind: 'view', view: withoutAccountFields(read.view) } : read
}

export function findMergeRequestView(
  context: ForgeContext,
  name: MergeRequestName,
): Promise<Found | Failure> {
  return withReader(context, name.project, (session) => findMergeRequest(session, name, context.ids))
}
