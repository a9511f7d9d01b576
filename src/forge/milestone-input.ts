import type { InertText } from '../model/quick-action.ts'

export interface MilestoneFilter {
  readonly iid?: number | readonly number[]
  readonly state?: 'active' | 'closed'
}

export interface NewMilestone {
  readonly title: string
  readonly description?: InertText
  /** `YYYY-MM-DD`. */
  readonly due_date?: string
}

export interface MilestoneUpdate {
  readonly title?: string
  readonly description?: InertText
  /** `YYYY-MM-DD`; null removes the date. */
  readonly due_date?: string | null
  readonly state_event?: 'close' | 'activate'
}
