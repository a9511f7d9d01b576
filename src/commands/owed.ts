import { privately } from '../blocks/reply.ts'
import type { OwedIntent } from '../services/acts.ts'
import type { ServiceRoom } from '../services/services.ts'
import { type Reach, readAsked, wordsOf } from './acting.ts'
import { checking, notKnown, notSent, notSentTwice } from './acting-words.ts'
import { audited, record } from './audit-entry.ts'
import type { Command } from './define.ts'
import { keepsToOneself } from './policy.ts'
import { referenced } from './referenced.ts'
import { commandOf } from './registry.ts'
import { targetOf } from './target.ts'
import type { Turned } from './turned.ts'

/** A sentence that the bot was stopped in the middle of. */
export interface Owed {
  /** Of the turn that it was asked in. */
  readonly reference: string
  /** See Reach.place. */
  readonly place: string
  /** The message that says that it is being checked. */
  readonly interim: string | null
  /** Reads back what came of it, and says so. */
  finish(reach: Reach): Promise<Turned>
}

/** For so long, in ms, what had been asked for and was not sent is still what the person wants. */
export const WANTED_FOR_MS = 2 * 60_000

/**
 * What is owed for a turn that this process has taken over. `told`: its answer was brought; `anew`: nothing was sent,
 * so that the turn can be run from its start, in the place of `interim`.
 */
export type Inherited =
  | { readonly kind: 'told' }
  | { readonly kind: 'anew'; readonly interim: string | null }
  | { readonly kind: 'owed'; readonly owed: Owed }

/** How the turn of this reference is ended; `now`: ms UTC. */
export async function inheritedTurn(
  room: ServiceRoom,
  reference: string,
  now: () => number = Date.now,
): Promise<Inherited> {
  const intent = await room.acts.inherit(reference)
  if (!intent) return { kind: 'anew', interim: null }
  if (intent.told) return { kind: 'told' }
  const command = commandOf(intent.verb)
  if (!command) return { kind: 'told' }
  const isUnsent = intent.before === null && intent.answer === null
  // Whoever wanted the same is joined by what is run again.
  if (isUnsent && intent.begunAt > now() - WANTED_FOR_MS) return { kind: 'anew', interim: intent.interim }
  const first = isUnsent ? await room.acts.twin(reference) : null
  return { kind: 'owed', owed: owedOf(room, command, intent, first, now) }
}

/** What is owed since a process was stopped, oldest first, each taken over; `now`: ms UTC. */
export async function owedAnswers(room: ServiceRoom, now: () => number = Date.now): Promise<Owed[]> {
  const intents = await room.acts.owed()
  const owed = await Promise.all(
    intents.map(async (intent) => {
      const command = commandOf(intent.verb)
      if (!command || !(await room.acts.take(intent))) return []
      return [owedOf(room, command, intent, sentTwin(intent, intents), now)]
    }),
  )
  return owed.flat()
}

function owedOf(
  room: ServiceRoom,
  command: Command,
  intent: OwedIntent,
  twin: Twinned | null,
  now: () => number,
): Owed {
  const { reference, interim } = intent
  const { place } = readAsked(intent)
  return {
    reference,
    place,
    interim,
    finish: (reach) => finish(room, command, { ...intent, twin }, reach, new Date(now())),
  }
}

/** Who wanted the same, and where. */
type Twinned = Pick<OwedIntent, 'user' | 'channel'>

/** The one of those who wanted the same at the same time whose change was sent; null when it is this one, or none. */
function sentTwin(intent: OwedIntent, intents: readonly OwedIntent[]): Twinned | null {
  const { team, target, wish, before } = intent
  if (before !== null) return null
  const isTwin = (other: OwedIntent) =>
    other.before !== null && other.team === team && other.target === target && other.wish === wish
  return intents.find(isTwin) ?? null
}

async function finish(
  room: ServiceRoom,
  command: Command,
  intent: OwedIntent & { readonly twin: Twinned | null },
  reach: Reach,
  now: Date,
): Promise<Turned> {
  const { reference: owes, team, channel, user } = intent
  const { input, userName, via, privately: wanted } = readAsked(intent)
  const { name } = targetOf(command, input)
  const kept = wanted || keepsToOneself(await room.standings.channel(team, channel))
  const say = (reply: Turned['reply'], outcome: string): Turned => {
    return { reply, privately: kept, owes, did: { verb: command.id, changes: true, outcome } }
  }
  const actor = { team, channel, user, userName }
  const services = await room.of(actor)
  const { audit } = services
  const overrideReason = typeof input.overrideReason === 'string' ? input.overrideReason : null
  const turn = { reference: owes, via, overrideReason }
  /** It may have been written down before the bot was stopped. */
  const note = async (outcome: string) => {
    if (!(await audit.has(owes))) await record(audit, command, input, turn, outcome)
  }
  // It had ended, and only its answer was not brought.
  if (intent.answer !== null) {
    await note(intent.state)
    return say(privately(intent.answer), intent.state)
  }
  if (intent.before === null) {
    await note('not-sent')
    const { twin } = intent
    if (twin) {
      const told = say(notSentTwice(command, name), 'not-sent')
      // The answer to the first click is that to the second.
      return twin.user === user && twin.channel === channel ? { ...told, joined: true } : told
    }
    return say(notSent(command, name), 'not-sent')
  }
  if (services.access !== 'own') {
    await note('not-known')
    return say(notKnown(command, name), 'not-known')
  }
  const { zone } = await room.standings.of({ ...actor, userTeam: team, installedTeam: null })
  const progress = { confirmed: true, filled: true }
  const executed = await command.execute(input, services, { user, now, zone }, progress, ({ run }) =>
    audited(audit, command, input, turn, () =>
      room.acts.finish(actor, intent, {
        run,
        words: ({ reply }) => wordsOf(referenced(reply, owes)),
        slow: () => reach.interim(checking(command, name, user, kept)),
      }),
    ),
  )
  return executed.kind === 'reply'
    ? say(executed.reply, executed.outcome)
    : say(notKnown(command, name), 'not-known')
}
