import type { StoredOperation } from '../../src/services/writes/operation.ts'

const asked = { userTeam: 'T1', userName: 'ann', place: '{}', via: 'button' }

/** A change of !12 that had been sent when the bot was stopped, and whose reply was not delivered. */
export function interruptedOperation(
  verb: string,
  input: Readonly<Record<string, unknown>>,
): StoredOperation {
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
    state: 'sent',
    requestedAt: 1_795_000_000_000,
    endedAt: null,
  }
}
