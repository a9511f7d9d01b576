import type { ActiveFreeze } from '../../src/services/access/access-context.ts'

/** A freeze of merges over the weekend that is in force. */
export function weekendFreeze(mayOverride: boolean): ActiveFreeze {
  return {
    mayOverride,
    held: { since: new Date('2026-11-20T00:00:00Z'), until: new Date('2026-11-23T07:00:00Z') },
    freeze: {
      id: 1,
      channel: 'C9',
      from: { kind: 'weekday', weekday: 5, minute: 0 },
      to: { kind: 'weekday', weekday: 1, minute: 480 },
      zone: 'UTC',
      reason: 'Weekend <!channel>',
      addedBy: 'U9',
      addedAt: new Date('2026-11-01T00:00:00Z'),
    },
  }
}
