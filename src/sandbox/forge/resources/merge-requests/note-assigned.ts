import type { ProjectCall } from '../../http/route.ts'
import { addTodo, hasPendingTodo } from '../../state/attention.ts'
import { assigneesOf, type MergeRequest } from '../../state/merge-requests.ts'

/** Puts it on the lists of those who are newly assigned, besides whoever assigned them; `before` were it already. */
export function noteAssigned(
  call: ProjectCall,
  request: MergeRequest,
  before: readonly number[],
  at: string,
): void {
  for (const assignee of assigneesOf(request)) {
    if (before.includes(assignee) || assignee === call.user.id) continue
    if (hasPendingTodo(call.world.database, request.id, assignee)) continue
    const who = { mergeRequest: request.id, user: assignee, author: call.user.id }
    addTodo(call.world.database, { ...who, action: 'assigned', at })
  }
}
