import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
import { isAuditedWrite, record, withAudit } from '../../src/interactions/audit.ts'
import type { Audit, AuditedAction } from '../../src/services/audit.ts'
import { execute } from '../support/execute.ts'
import { recordedServices } from '../support/recorded-services.ts'

const turn = { reference: 'k7mq2xpe', via: 'button' } as const
const command = (id: string) => {
  const found = registry.find((each) => each.id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

/** An audit that keeps what is written into it. */
function kept() {
  const acts: AuditedAction[] = []
  const audit: Audit = {
    record: async (act) => {
      acts.push(act)
    },
    has: async () => false,
    page: () => Promise.reject(new Error('nothing is read here')),
    file: () => Promise.reject(new Error('nothing is read here')),
  }
  return { acts, audit }
}

test('what changes something is written down', () => {
  for (const each of registry) expect(isAuditedWrite(each), each.id).toBe(each.effect !== 'read')
})

test('a merge is written down with its project, its number and the head that was shown', async () => {
  const { acts, audit } = kept()
  const sha = 'a'.repeat(40)
  await record(audit, command('mr.merge'), { project: 42, mr: 12, sha, message: 'ship' }, turn, 'merged')
  expect(acts).toEqual([
    {
      verb: 'mr.merge',
      project: 42,
      target: '!12',
      sha,
      outcome: 'merged',
      reference: 'k7mq2xpe',
      overrideReason: null,
      via: 'button',
    },
  ])
})

describe.each(registry.filter(({ effect }) => effect !== 'read').map((each) => [each.id, each] as const))(
  '%s',
  (_, each) => {
    test('comes to one closed word', async () => {
      const { room } = recordedServices()
      const services = await room.contextOf({ team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' })
      const input = { project: 42, ...each.examples[0].means }
      const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z'), role: 'admin' } as const
      const executed = await execute(each, input, services, asking, { confirmed: true, filled: true })
      if (executed.kind !== 'reply') throw new Error(JSON.stringify(executed))
      expect(executed.outcome).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(['true', 'false', 'null', 'undefined']).not.toContain(executed.outcome)
    })

    test('leaves nothing of what was typed or pasted into it', async () => {
      const { acts, audit } = kept()
      const pasted = Object.fromEntries(
        each.fields.map(({ key }) => [key, `glpat-planted-${key} in a text of somebody`]),
      )
      const { sha: _, ...typed } = pasted
      await record(audit, each, typed, turn, 'done')
      expect(JSON.stringify(acts)).not.toContain('planted')
    })
  },
)

test.prop([fc.string()])('an outcome that is no word of ours is not written down', async (outcome) => {
  const { acts, audit } = kept()
  await record(audit, command('mr.merge'), { project: 42, mr: 12 }, turn, `${outcome} `)
  expect(acts[0]?.outcome).toBe('unnamed')
})

test('the reason of an override is written down where there is one', async () => {
  const { acts, audit } = kept()
  for (const overrideReason of ['the shop is down', '', null])
    await record(audit, command('mr.merge'), { mr: 12 }, { ...turn, overrideReason }, 'merged')
  expect(acts.map(({ overrideReason }) => overrideReason)).toEqual(['the shop is down', null, null])
})

test('what fails through a fault of ours is written down as that, and fails all the same', async () => {
  const { acts, audit } = kept()
  const doing = withAudit(audit, command('mr.merge'), { mr: 12 }, turn, () =>
    Promise.reject(new Error('a fault')),
  )
  await expect(doing).rejects.toThrow('a fault')
  expect(acts.map(({ outcome }) => outcome)).toEqual(['failed'])
})

test('a verb that only shows what there is is not written down', async () => {
  const { acts, audit } = kept()
  const reply = { message: { to: 'person', text: 'Which?', blocks: [] } } as const
  await withAudit(audit, command('greenlight.default'), {}, turn, async () => ({
    kind: 'reply',
    reply,
    outcome: 'current',
  }))
  expect(acts).toEqual([])
})

test.each([
  { typed: { kind: 'comment', to: 'off' }, becomes: 'changed' },
  { typed: { to: 'off' }, becomes: 'changed' },
  { typed: { chosen: true, ticked: { kinds: 'review' } }, becomes: 'changed' },
  { typed: { kind: 'hours' }, becomes: 'shown' },
])('a change of one’s messages is written down as one: $typed', async ({ typed, becomes }) => {
  const { room } = recordedServices()
  const services = await room.contextOf({ team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' })
  const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z'), role: 'member' } as const
  const executed = await execute(command('greenlight.notify'), typed, services, asking, {
    confirmed: true,
    filled: true,
  })
  expect(executed).toMatchObject({ kind: 'reply', outcome: becomes })
})
