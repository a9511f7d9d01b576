import { ofEverybody } from '../../model/merge-request-view.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import { type Found, findMergeRequest, type MergeRequestName, type Viewed, viewMergeRequest } from './read.ts'

/** A merge request with everything that a card shows. */
export async function view(context: ForgeContext, name: MergeRequestName): Promise<Viewed | Failure> {
  const read = await withReader(context, name.project, (session) =>
    viewMergeRequest(session, name, context.ids),
  )
  // What the service account may do says nothing of who asks.
  return read.kind === 'view' && context.credentials.own === null
    ? { kind: 'view', view: ofEverybody(read.view) }
    : read
}

/** The merge request alone, as it is now. */
export function find(context: ForgeContext, name: MergeRequestName): Promise<Found | Failure> {
  return withReader(context, name.project, (session) => findMergeRequest(session, name, context.ids))
}
