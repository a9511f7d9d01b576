/** The kinds of events that a hook can ask for and this forge knows, and what each is called in the header. */
export const EVENT_NAMES = {
  push_events: 'Push Hook',
  merge_requests_events: 'Merge Request Hook',
  issues_events: 'Issue Hook',
  confidential_issues_events: 'Confidential Issue Hook',
  pipeline_events: 'Pipeline Hook',
  note_events: 'Note Hook',
  milestone_events: 'Milestone Hook',
} as const

export type EventKind = keyof typeof EVENT_NAMES

export const EVENT_KINDS: readonly string[] = Object.keys(EVENT_NAMES)

/** Something that happened in a project, as whoever wants to know is told it. */
export interface HookEvent {
  readonly kind: EventKind
  /** What happened (`merge`, `close`), or what a build has become; null for a push. */
  readonly action: string | null
  readonly body: Readonly<Record<string, unknown>>
}
