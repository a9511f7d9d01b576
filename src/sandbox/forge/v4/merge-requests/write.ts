import { z } from 'zod'
import { done, json } from '../../http/answer.ts'
import { choice, integer, readParams, requireOneOf, text } from '../../http/fields.ts'
import { type ProjectCall, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { mergeWhenReady } from '../../merging/merge-when-ready.ts'
import { openMergeRequest } from '../../resources/merge-requests/create.ts'
import { deleteMergeRequest } from '../../resources/merge-requests/delete.ts'
import { editMergeRequest } from '../../resources/merge-requests/update.ts'
import { LEVEL } from '../../rights.ts'
import { changeMergeRequest } from '../../state/merge-requests.ts'
import { timestamp } from '../../world.ts'
import { mergeRequestEntity } from './entity.ts'
import { columnsOf, filledText, placeReviewers, placing } from './fields.ts'
import { findMergeRequest, findToEdit, findVisible, ONE } from './find.ts'

const creation = z.object({
  title: text,
  source_branch: text,
  target_branch: text,
  target_project_id: integer.nullish(),
  description: text.nullish(),
  ...placing,
})

const edition = z.object({
  title: filledText.optional(),
  target_branch: filledText.optional(),
  description: text.nullish(),
  state_event: z.enum(['close', 'reopen']).optional(),
  discussion_locked: choice.nullish(),
  ...placing,
})

/** In the order in which the servers name them. */
const EDITED = [
  'assignee_id',
  'assignee_ids',
  'reviewer_ids',
  'description',
  'labels',
  'add_labels',
  'remove_labels',
  'milestone_id',
  'remove_source_branch',
  'allow_collaboration',
  'allow_maintainer_to_push',
  'squash',
  'target_branch',
  'title',
  'state_event',
  'discussion_locked',
  'merge_after',
]

async function create(call: ProjectCall) {
  requireLevel(call, LEVEL.developer)
  const wanted = readParams(creation, call.params)
  const made = await openMergeRequest(call, wanted, columnsOf(call, undefined, wanted))
  placeReviewers(call, made, wanted)
  return json(201, await mergeRequestEntity(call, made), 'merge request created')
}

async function update(call: ProjectCall) {
  const { world, project } = call
  const before = findToEdit(call)
  requireOneOf(call.params, EDITED)
  const wanted = readParams(edition, call.params)
  const { discussion_locked: locked } = wanted
  const columns = {
    ...columnsOf(call, before, wanted),
    ...(locked === undefined ? {} : { discussion_locked: locked }),
  }
  const { after, effect } = await editMergeRequest(call, before, wanted, columns)
  const asked = placeReviewers(call, after, wanted)
  if (asked) changeMergeRequest(world.database, after.id, { updated_at: timestamp(world) })
  // What only waited for not being a draft any more is merged now.
  await mergeWhenReady(world, project, after)
  const shown = await mergeRequestEntity(call, findMergeRequest(call))
  return json(200, shown, effect ?? (asked ? 'merge request updated' : undefined))
}

function remove(call: ProjectCall) {
  const request = findVisible(call)
  requireLevel(call, LEVEL.owner)
  deleteMergeRequest(call.world, request)
  return done('merge request deleted')
}

export const mergeRequestWriteRoutes: readonly Route[] = [
  projectRoute('POST', '/merge_requests', create),
  projectRoute('PUT', ONE, update),
  projectRoute('DELETE', ONE, remove),
]
