import { type MergeRequestView, withoutAccountFields } from '../../model/merge-request-view.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import {
  type Found,
  findMergeRequest,
  type MergeRequestName,
  readWithApprovals,
  type ViewResult,
  viewMergeRequest,
} from './read.ts'

export async function view(context: ForgeContext, name: MergeRequestName): Promise<ViewResult | Failure> {
  const read = await withReader(context, name.project, (session) =>
    viewMergeRequest(session, name, context.ids),
  )
  if (read.kind !== 'view') return read
  // The rights of the service account say nothing about the caller.
  return inFreeze(context, context.credentials.own === null ? withoutAccountFields(read.view) : read.view)
}

async function inFreeze(context: ForgeContext, read: MergeRequestView): Promise<ViewResult> {
  const freeze = await context.freeze(read.mr.project_id)
  return { kind: 'view', view: { ...read, mr: { ...read.mr, freeze } } }
}

/** Reads a merge request with its approvals, without commits and files. */
export async function viewBriefly(
  context: ForgeContext,
  name: MergeRequestName,
): Promise<ViewResult | Failure> {
  const read = await withReader(context, name.project, (session) =>
    readWithApprovals(session, name, context.ids),
  )
  return read.kind === 'view' ? inFreeze(context, withoutAccountFields(read.view)) : read
}

export function findMergeRequestView(
  context: ForgeContext,
  name: MergeRequestName,
): Promise<Found | Failure> {
  return withReader(context, name.project, (session) => findMergeRequest(session, name, context.ids))
}
