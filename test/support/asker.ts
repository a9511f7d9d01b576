import type { InteractionHandler } from '../../src/interactions/handle.ts'
import type { Caller } from '../../src/interactions/types.ts'
/** Somebody of the workspace who asks for something in a channel; override what a test is about. */
export const asker = {
  team: 'T1',
  userTeam: 'T1',
  installedTeam: 'T1',
  user: 'U1',
  userName: 'ann',
  channel: 'C1',
  now: new Date('2026-11-20T12:00:00Z'),
  reference: 'k7mq2xpe',
}

/** Runs the text of a slash command, as it is typed. */
export function typeTo(
  interactions: Pick<InteractionHandler, 'parse' | 'run'>,
  noun: string,
  text: string,
  caller: Caller,
) {
  return interactions.run(interactions.parse(noun, text), caller, { via: 'slash' })
}
