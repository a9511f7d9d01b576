import { expect, test } from 'vitest'
import { findInterrupted } from '../../src/interactions/recover.ts'
import type { AuditedAction } from '../../src/services/audit.ts'
import type { Services } from '../../src/services/services.ts'
import type { StoredOperation } from '../../src/services/writes/operation.ts'
import { interruptedOperation } from '../support/interrupted-operation.ts'
import { reach } from '../support/reach.ts'
import { recordedServices } from '../support/recorded-services.ts'

const sha = 'a'.repeat(40)
const asked = { project: 42, mr: 12, sha }
const sent = interruptedOperation('mr.merge', asked)
const row = {
  verb: 'mr.merge',
  project: 42,
  target: '!12',
  sha,
  reference: 'k7mq2xpe',
  overrideReason: null,
  via: 'button',
}

/** What the audit records when the request of this operation is recovered. */
async function toldOf(
  operation: StoredOperation,
  options: { written?: boolean; access?: 'own' | 'none' } = {},
) {
  const { room } = recordedServices()
  const acts: AuditedAction[] = []
  const restarted: Services = {
    ...room,
    operations: { ...room.operations, find: async () => operation },
    async contextOf(actor) {
      const services = await room.contextOf(actor)
      const audit = {
        ...services.workspace.audit,
        has: async () => options.written ?? false,
        record: async (act: AuditedAction) => {
          acts.push(act)
        },
      }
      return {
        ...services,
        forge: { ...services.forge, access: options.access ?? 'own' },
        workspace: { ...services.workspace, audit },
      }
    },
  }
  const interrupted = await findInterrupted(restarted, operation.reference)
  await interrupted?.resume(reach)
  return acts
}

test('a merge that was sent before the bot was stopped is written down with what came of it', async () => {
  expect(await toldOf(sent)).toEqual([{ ...row, outcome: 'unreachable' }])
})

test('one that had ended is written down once, whether or not it was before', async () => {
  const ended = { ...sent, answer: 'Merged.', state: 'done' }
  expect(await toldOf(ended)).toEqual([{ ...row, outcome: 'done' }])
  expect(await toldOf(ended, { written: true })).toEqual([])
})

test('one at which nobody can look any more is written down as not known', async () => {
  expect(await toldOf(sent, { access: 'none' })).toEqual([{ ...row, outcome: 'not-known' }])
})

test('the reason of an override is not lost', async () => {
  const overridden = interruptedOperation('mr.merge', { ...asked, overrideReason: 'the shop is down' })
  expect(await toldOf(overridden)).toMatchObject([{ overrideReason: 'the shop is down' }])
})
