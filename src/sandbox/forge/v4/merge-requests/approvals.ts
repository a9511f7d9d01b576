import { z } from 'zod'
import { ALREADY_SO, json, readParams, refuse, reject, text } from '../../http/answer.ts'
import { type ProjectCall, pageOf, projectRoute, type Route, requireHead } from '../../http/route.ts'
import { noteSystem } from '../../merging/after-push.ts'
import { mergeWhenReady } from '../../merging/merge.ts'
import { columnsOf } from '../../mode.ts'
import { addTodoOnce } from '../../resources/merge-requests/entity.ts'
import type { MergeRequest } from '../../state/merge-requests.ts'
import { settingsOf } from '../../state/projects.ts'
import { approvalsOf, hasApproved, setReview, setSubscribed } from '../../state/reviews.ts'
import { isEnterprise, mayEdit, timestamp } from '../../world.ts'
import { isSubscribed, listedMergeRequest, mergeRequestEntity, userEntityOf } from '../entities.ts'
import { wholeTodoEntity } from '../todos.ts'
import { findMergeRequest, findToEdit, ONE } from './write.ts'

const fields = z.object({ sha: text.nullish() })

async function view(call: ProjectCall) {
  return json(200, await approvalState(call, findMergeRequest(call)))
}

/** Nobody approves twice, or their own merge request where a rule forbids that. */
async function approve(call: ProjectCall) {
  const { world, user, project } = call
  const request = findToEdit(call)
  requireHead(call, request, readParams(fields, call.params).sha)
  // No account here has a password: with this setting every approval is refused.
  const { require_password_to_approve: needsPassword } = settingsOf(world.database, project.id)
  if (needsPassword || !mayApprove(call, request)) throw refuse(401, '401 Unauthorized')
  world.database.insert('approvals', {
    merge_request_id: request.id,
    user_id: user.id,
    approved_at: timestamp(world),
  })
  setReview(world.database, request.id, user.id, 'approved')
  noteSystem(world, request, user, 'approved this merge request')
  await mergeWhenReady(world, project, request)
  return json(201, await approvalState(call, findMergeRequest(call)), 'approved')
}

async function unapprove(call: ProjectCall) {
  const { world, user } = call
  const request = findToEdit(call)
  if (!hasApproved(world.database, request.id, user.id)) throw refuse(404, '404 Not Found')
  world.database.remove('approvals', { merge_request_id: request.id, user_id: user.id })
  setReview(world.database, request.id, user.id, 'unapproved')
  noteSystem(world, request, user, 'unapproved this merge request')
  return json(201, await approvalState(call, request), 'approval withdrawn')
}

export function mayApprove({ world, user, project }: ProjectCall, request: MergeRequest): boolean {
  const mayAtAll = mayEdit(world, user, project, request)
  // Who may update it may approve it, and the Community Edition has no rule against one's own
  // (`eligible_for_approval_by?`, app/models/concerns/approvable.rb; `can_approve?`, app/policies/merge_request_policy.rb).
  const isOthers = !isEnterprise(world) || request.author_id !== user.id
  return mayAtAll && isOthers && !hasApproved(world.database, request.id, user.id)
}

/** Returns who has approved it, and how many have to. */
export function approvalCounts({ world, project }: ProjectCall, request: MergeRequest) {
  const approvals = approvalsOf(world.database, request.id)
  const { approvals: required } = settingsOf(world.database, project.id)
  const left = Math.max(required - approvals.length, 0)
  return { approvals, required, left, approved: isEnterprise(world) ? left === 0 : approvals.length > 0 }
}

async function approvalState(call: ProjectCall, request: MergeRequest) {
  const { world, user, project } = call
  const { approvals, required, left, approved } = approvalCounts(call, request)
  const { require_password_to_approve } = settingsOf(world.database, project.id)
  const always = {
    user_has_approved: hasApproved(world.database, request.id, user.id),
    user_can_approve: mayApprove(call, request),
    approved,
    approved_by: approvals.map(({ user_id, approved_at }) => {
      return { user: userEntityOf(world, user_id), approved_at }
    }),
  }
  // The Community Edition says no more (lib/api/entities/merge_request_approvals.rb of the server).
  if (!isEnterprise(world)) return always
  return {
    ...columnsOf('v4 approvals', await listedMergeRequest(call, request)),
    ...always,
    approvals_required: required,
    approvals_left: left,
    require_password_to_approve,
  }
}

/**
 * Reads the one rule of this forge, any person who may approve, and who has approved; refuses on the Community Edition,
 * which has no rules.
 */
function readRule(call: ProjectCall) {
  if (!isEnterprise(call.world)) throw reject(404, '404 Not Found')
  const { approvals, approved, required } = approvalCounts(call, findMergeRequest(call))
  const about = { id: call.project.id, name: 'All Members', rule_type: 'any_approver' }
  const rule = { ...about, ...columnsOf('v4 approval rule', {}), approvals_required: required }
  return { rule, approvals, approved }
}

/** The rules with who has approved (ee/lib/api/merge_request_approvals.rb of the server). */
function viewState(call: ProjectCall) {
  const { rule, approvals, approved } = readRule(call)
  const approved_by = approvals.map(({ user_id }) => userEntityOf(call.world, user_id))
  return json(200, { approval_rules_overwritten: false, rules: [{ ...rule, approved_by, approved }] })
}

async function subscribe(call: ProjectCall, subscribed: boolean) {
  const { database } = call.world
  const request = findMergeRequest(call)
  if (isSubscribed(database, request, call.user.id) === subscribed) return ALREADY_SO
  setSubscribed(database, request.id, call.user.id, subscribed)
  return json(201, await mergeRequestEntity(call, request), subscribed ? 'subscribed' : 'unsubscribed')
}

async function createTodo(call: ProjectCall) {
  const request = findMergeRequest(call)
  const todo = addTodoOnce(call, request)
  if (!todo) return ALREADY_SO
  return json(201, await wholeTodoEntity(call, request, todo), 'todo created')
}

export const approvalRoutes: readonly Route[] = [
  projectRoute('GET', `${ONE}/approvals`, view),
  projectRoute('GET', `${ONE}/approval_state`, viewState),
  projectRoute('GET', `${ONE}/approval_rules`, (call) => pageOf(call, [readRule(call).rule])),
  projectRoute('POST', `${ONE}/approve`, approve),
  projectRoute('POST', `${ONE}/unapprove`, unapprove),
  projectRoute('POST', `${ONE}/subscribe`, (call) => subscribe(call, true)),
  projectRoute('POST', `${ONE}/unsubscribe`, (call) => subscribe(call, false)),
  projectRoute('POST', `${ONE}/todo`, createTodo),
]
