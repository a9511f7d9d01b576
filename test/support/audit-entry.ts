import type { AuditEntry } from '../../src/model/audit.ts'

/** Ann has merged !12, by a button. */
export const merged: AuditEntry = {
  team: 'T1',
  channel: 'C1',
  user: 'UANN',
  verb: 'mr.merge',
  project: 42,
  target: '!12',
  sha: 'a'.repeat(40),
  outcome: 'merged',
  reference: 'k7mq2xpe',
  overrideReason: null,
  via: 'button',
}
