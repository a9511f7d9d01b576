import { KEYS } from './held-forge.ts'

const mr = { mr: 12 }
const milestone = { milestone: 3 }
const kind = { kind: 'external-wiki' }

/** Every verb that writes at the forge: its input, and how the thing stands before. */
export const WRITES: readonly {
  readonly verb: string
  readonly input: Record<string, unknown>
  readonly mr?: Record<string, unknown>
  readonly milestone?: Record<string, unknown>
}[] = [
  { verb: 'mr.create', input: { source: 'feature/new', target: 'main', title: 'Something new' } },
  { verb: 'mr.edit', input: { ...mr, title: 'Another title' } },
  { verb: 'mr.close', input: mr },
  { verb: 'mr.reopen', input: mr, mr: { state: 'closed' } },
  { verb: 'mr.merge', input: { ...mr, sha: 'a'.repeat(40) } },
  { verb: 'mr.cancel', input: mr, mr: { merge_when_build_succeeds: true } },
  { verb: 'mr.subscribe', input: mr },
  { verb: 'mr.unsubscribe', input: mr, mr: { subscribed: true } },
  { verb: 'mr.todo', input: mr },
  { verb: 'mr.delete', input: mr },
  { verb: 'milestone.create', input: { title: 'Sprint 10' } },
  { verb: 'milestone.edit', input: { ...milestone, title: 'Sprint 9b' } },
  { verb: 'milestone.close', input: milestone },
  { verb: 'milestone.activate', input: milestone, milestone: { state: 'closed' } },
  { verb: 'deploy-key.add', input: { title: 'New runner', key: KEYS.added } },
  { verb: 'deploy-key.enable', input: { key: '9' } },
  { verb: 'deploy-key.disable', input: { key: '7' } },
  { verb: 'deploy-key.delete', input: { key: '7' } },
  {
    verb: 'integration.set',
    input: { ...kind, values: 'external_wiki_url=https://wiki.example.com/new' },
  },
  { verb: 'integration.remove', input: kind },
]

/** Every verb that reads at the forge. */
export const READS: readonly { readonly verb: string; readonly input: Record<string, unknown> }[] = [
  { verb: 'mr.view', input: mr },
  { verb: 'mr.list', input: {} },
  { verb: 'mr.commits', input: mr },
  { verb: 'mr.changes', input: mr },
  { verb: 'mr.closes', input: mr },
  { verb: 'mr.versions', input: mr },
  { verb: 'milestone.list', input: {} },
  { verb: 'milestone.view', input: milestone },
  { verb: 'milestone.issues', input: milestone },
  { verb: 'deploy-key.list', input: {} },
  { verb: 'deploy-key.view', input: { key: '7' } },
  { verb: 'integration.list', input: {} },
  { verb: 'integration.view', input: kind },
]
