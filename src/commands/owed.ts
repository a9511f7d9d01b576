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

/** What is owed since the bot was stopped, oldest first. */
export async function owedAnswers(room: ServiceRoom, now: () => Date = () => new Date()): Promise<Owed[]> {
  const intents = await room.acts.owed()
  return intents.flatMap((intent) => {
    const command = commandOf(intent.verb)
    if (!command) return []
    const { place } = readAsked(intent)
    const { reference, interim } = intent
    return {
      reference,
      place,
      interim,
      finish: (reach) => finish(room, command, { ...intent, twin: sentTwin(intent, intents) }, reach, now()),
    }
  })
}

/** The one of those who wanted the same at the same time whose change was sent; null when it is this one, or none. */
function sentTwin(intent: OwedIntent, intents: readonly OwedIntent[]): OwedIntent | null {
  const { team, target, wish, before } = intent
  if (before !== null) return null
  const isTwin = (other: OwedIntent) =>
    other.before !== null && other.team === team && other.target === target && other.wish === wish
  return intents.find(isTwin) ?? null
}

async function finish(
  room: ServiceRoom,
  command: Command,
  intent: OwedIntent & { readonly twin: OwedIntent | null },
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
  const progress = { confirmed: true, filled: true }
  const executed = await command.execute(input, services, { user, now }, progress, ({ run }) =>
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
