import type { Database } from '../state/database.ts'
import { saveIntegration } from '../state/integrations.ts'
import { before } from './timeline.ts'

const SET = [
  {
    slug: 'external-wiki',
    project: 42,
    days: 70,
    properties: { external_wiki_url: 'https://wiki.acme.example/web' },
  },
  {
    slug: 'slack',
    project: 42,
    days: 65,
    properties: { webhook: 'https://hooks.example.com/services/T000/B000/sandbox', channel: '#web' },
  },
] as const

export function sowIntegrations(database: Database, now: Date): void {
  for (const { slug, project, days, properties } of SET)
    saveIntegration(database, project, { slug, active: true, properties }, before(now, days))
}
