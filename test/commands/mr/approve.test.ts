import { expect, test } from 'vitest'
import { commandOf } from '../../../src/commands/registry.ts'
import { toOperation } from '../../../src/interactions/run-operation.ts'
import { reach } from '../../support/reach.ts'

/** What is the same for two changes that are one. */
function wishOf(verb: string, user: string): string {
  const command = commandOf(verb)
  if (!command) throw new Error(`There is no ${verb}`)
  const asker = {
    team: 'T1',
    userTeam: 'T1',
    channel: 'C1',
    user,
    userName: user,
    reference: `r-${user}`,
    now: new Date(0),
  }
  const input = { project: 42, mr: 12, text: 'Looks good', reviewer: 'bob' }
  return toOperation(command, input, asker, { replyChannel: reach, via: 'slash', privately: false })
    .idempotencyKey
}

test.each(['mr.approve', 'mr.unapprove', 'mr.comment'])(
  'two people who ask for %s want two things',
  (verb) => {
    expect(wishOf(verb, 'U1')).not.toBe(wishOf(verb, 'U2'))
    expect(wishOf(verb, 'U1')).toBe(wishOf(verb, 'U1'))
  },
)

test.each(['mr.rebase', 'mr.ready', 'mr.draft', 'mr.review'])(
  'two people who ask for %s want the same',
  (verb) => {
    expect(wishOf(verb, 'U1')).toBe(wishOf(verb, 'U2'))
  },
)
