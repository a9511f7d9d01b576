import { expect, test } from 'vitest'
import { mrApprove } from '../../../src/commands/mr/approve.ts'
import { mrReady } from '../../../src/commands/mr/draft.ts'
import { SERVER } from '../../../src/model/server-name.ts'
import { execute } from '../../support/execute.ts'
import { aMergeRequest, recordedServices } from '../../support/recorded-services.ts'

const actor = { team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' }
const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
const input = { project: 42, mr: 12 }

async function asked(command: typeof mrApprove, fields: object, confirmed = false) {
  const { room, calls } = recordedServices()
  const services = await room.contextOf(actor)
  const mr = aMergeRequest({ detailed_merge_status: 'not_approved', ...fields })
  const view = async () => ({ kind: 'view' as const, view: { mr, commits: null, files: null } })
  const withIt = { ...services, mergeRequests: { ...services.mergeRequests, view } }
  const executed = await execute(command, input, withIt, asking, { confirmed })
  return { executed, calls: calls.map(({ method }) => method) }
}

test.each([
  ['approved', mrApprove, 'mergeRequests.approve', 'Your approval might merge it.'],
  ['marked as ready', mrReady, 'mergeRequests.markReady', 'This might merge it.'],
])('what is set to merge is %s only after a question that says so', async (_, command, call, words) => {
  const armed = { merge_when_build_succeeds: true }
  const { executed, calls } = await asked(command, armed)
  expect(executed.kind === 'ask' && executed.text).toMatch(
    new RegExp(`\\? Auto-merge is on: it merges when .* pass\\. ${words}$`),
  )
  expect(calls).not.toContain(call)
  expect((await asked(command, armed, true)).calls).toContain(call)
  expect((await asked(command, {})).calls).toContain(call)
})

test.each([
  ['approve', mrApprove],
  ['mark as ready', mrReady],
])(
  'a forge that cannot be read before is not asked to %s: people wait for one read, not for two',
  async (_, command) => {
    const { room, calls } = recordedServices()
    const services = await room.contextOf(actor)
    const view = async () => ({
      kind: 'unreachable' as const,
      reason: `${SERVER} didn’t answer in time`,
    })
    const withIt = { ...services, mergeRequests: { ...services.mergeRequests, view } }
    const executed = await execute(command, input, withIt, asking, { confirmed: false })
    expect(executed.kind === 'reply' && executed.reply.message?.text).toContain('didn’t answer in time')
    expect(calls).toEqual([])
  },
)
