import type { Kind } from '../../resources/integrations/kinds.ts'
import type { Integration } from '../../state/integrations.ts'

/** What an integration listens to until somebody says otherwise, which nobody can in the sandbox. */
const EVENTS = {
  commit_events: true,
  push_events: true,
  issues_events: true,
  incident_events: false,
  alert_events: true,
  confidential_issues_events: true,
  merge_requests_events: true,
  tag_push_events: true,
  deployment_events: false,
  note_events: true,
  confidential_note_events: true,
  pipeline_events: false,
  wiki_page_events: true,
  job_events: false,
  comment_on_event_enabled: true,
} as const

/** An integration as the list of the active ones shows it. */
export function integrationSummary(kind: Kind, { id, created_at, updated_at, active }: Integration) {
  const { title, slug } = kind
  return { id, title, slug, created_at, updated_at, active, ...EVENTS, inherited: false }
}

/** An integration with what it is set to; nobody reads a secret, not even an administrator. */
export function integrationEntity(kind: Kind, integration: Integration) {
  const open = new Set(kind.parameters.filter(({ secret }) => !secret).map(({ name }) => name))
  const shown = Object.entries(integration.properties).filter(([name]) => open.has(name))
  return { ...integrationSummary(kind, integration), properties: Object.fromEntries(shown) }
}
