import type { UnansweredOperation } from '../../src/services/operations/types.ts'

const asked = { userTeam: 'T1', userName: 'ann', place: '{}', via: 'button' }

/** A change of !12 that had been sent when the bot was stopped, and whose answer is owed. */
export function owedIntent(verb: string, input: Readonly<Record<string, unknown>>): UnansweredOperation {
  return {
    reference: 'k7mq2xpe',
    team: 'T1',
    channel: 'C1',
    user: 'U1',
    verb,
    resourceKey: '42!12',
    idempotencyKey: 'w',
    request: JSON.stringify({ ...asked, input }),
    stateBefore: '{}',
    answer: null,
    noticeTs: null,
    state: 'sent',
    owner: null,
    startedAt: 1_795_000_000_000,
  }
}
