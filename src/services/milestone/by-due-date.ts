import type { Milestone } from '../../model/milestone.ts'

/** Earliest due date first, those without a date last, then newest first. */
export function byDueDate(a: Milestone, b: Milestone): number {
  const due = (milestone: Milestone) => milestone.due_date ?? '9999'
  return due(a).localeCompare(due(b)) || b.iid - a.iid
}
