import { escaped } from '../blocks/text.ts'
import type { Via } from '../model/audit.ts'
import type { ServiceRoom, Services } from '../services/services.ts'
import { act, intentOf, isAct, type Keeping } from './acting.ts'
import { notSent } from './acting-words.ts'
import { audited, isAudited, isAuditedRead, record, recordDenial } from './audit-entry.ts'
import type { Command, Executed, Progress } from './define.ts'
import { passage } from './gate.ts'
import { WANTED_FOR_MS } from './owed.ts'
import { keepsToOneself } from './policy.ts'
import { raisedFor } from './raised.ts'
import type { Given } from './read.ts'
import { targetOf } from './target.ts'
import { door, invalidReply, question } from './turn-replies.ts'
import type { Asker, PressedHow, Turned } from './turned.ts'
import { afterTurn, comingBack, type EarlierWish } from './wanted.ts'

/** What the turn of one verb comes to. */
export type Result = Omit<Turned, 'privately'> & {
  /** Others are there whom nobody let read along. */
  readonly alone?: boolean
}

type How = Progress &
  Pick<PressedHow, 'from' | 'anew'> & {
    readonly via: Via
    /** It was wanted before the account was connected: nothing is changed without one more press. */
    readonly resumes?: boolean
  }

/** Takes one verb through policy, projects, confirmation, service and rendering. `forgeUrl` is an origin. */
export function createVerbTurn(room: ServiceRoom, forgeUrl: string) {
  /** One verb, and what the person’s account has to do with how it ended. */
  async function run(given: Given, asker: Asker, how: How): Promise<Result> {
    const { reach, reference } = asker
    const { anew = false, ...further } = how
    if (isTooLate(given, asker)) return tooLate(given, asker, how)
    const keeps =
      reach && isAct(given.command) ? { reach, via: how.via, anew, privately: given.privately } : undefined
    // Before anything is asked of Slack or of the forge: whoever was heard gets an answer, also after a crash.
    if (keeps) await room.acts.asked(intentOf(given.command, given.raw, asker, keeps))
    const services = await room.of(asker)
    const result = await runWith(services, given, asker, further, keeps)
    const { filled = false, from } = how
    const { reply, earlier } = await afterTurn(result.reply, { given, filled, from }, services)
    const did = result.did ?? { verb: given.command.id, changes: false, outcome: 'not-run' }
    return {
      ...result,
      did,
      reply,
      ...(keeps ? { owes: reference } : {}),
      ...(earlier ? { next: () => resume(earlier, asker) } : {}),
    }
  }

  /** A change that nobody expects any more is not made. */
  async function tooLate({ command, raw }: Given, asker: Asker, { via }: How): Promise<Result> {
    const { audit } = await room.of(asker)
    const { reference } = asker
    if (isAudited(command) && !(await audit.has(reference)))
      await record(audit, command, raw, { reference, via }, 'not-sent')
    const did = { verb: command.id, changes: true, outcome: 'not-sent' }
    return { reply: notSent(command, targetOf(command, raw).name), did, owes: reference, alone: true }
  }

  /** In the context of its own channel; anywhere else, its answer is for the person alone. */
  async function resume({ given, channel, ...how }: EarlierWish, asker: Asker): Promise<Turned> {
    const resuming = { ...how, confirmed: false, via: 'button', resumes: true } as const
    const result = await run(given, { ...asker, channel }, resuming)
    return { ...result, privately: given.privately || channel !== asker.channel || result.alone === true }
  }

  async function runWith(
    services: Services,
    { command, raw, projects, privately }: Given,
    asker: Asker,
    { from, via, confirmed, resumes = false, ...progress }: Omit<How, 'anew'>,
    record: Keeping | undefined,
  ): Promise<Result> {
    const standing = await room.standings.of(asker)
    const alone = keepsToOneself(standing)
    const keeps = record && { ...record, privately: privately || alone }
    const passed = await passage({ command, raw, projects }, standing, services, asker.now, forgeUrl)
    if (passed.kind === 'unknown') return { reply: passed.reply }
    const { input } = passed
    const turn = {
      reference: asker.reference,
      via,
      overrideReason: passed.kind === 'open' ? passed.overrideReason : null,
    }
    if (passed.kind === 'denied') {
      await recordDenial(services, { command, raw: input, projects }, turn, passed.reason)
      return { reply: passed.reply }
    }
    if (passed.kind === 'asks') return resultOf(command, passed.request, { privately, input, from })
    const raised = raisedFor(
      command,
      standing.rules,
      !confirmed ? 'no' : via === 'form' ? 'typed' : 'pressed',
    )
    const asking = { user: asker.user, now: asker.now, role: standing.role, zone: standing.zone }
    if (services.access === 'own' && command.needs !== 'nothing') await services.accounts.used()
    const doing = () =>
      command.execute(
        input,
        services,
        asking,
        { ...progress, confirmed: raised.confirmed },
        async (ready) => {
          if (resumes) return comingBack(command, input, services)
          const question = await raised.ask(ready.input, services)
          if (question) return question
          return audited(services.audit, command, ready.input, turn, () => {
            return keeps ? act(room.acts, command, ready, asker, keeps) : ready.run(services)
          })
        },
      )
    const executed = await (isAuditedRead(command)
      ? audited(services.audit, command, input, turn, doing)
      : doing())
    return {
      ...resultOf(command, raised.strict(executed), { privately, input, from }),
      alone,
    }
  }

  return run
}

function isTooLate({ command }: Given, { askedAt, now }: Asker): boolean {
  return (
    command.effect !== 'read' && askedAt !== undefined && askedAt.getTime() <= now.getTime() - WANTED_FOR_MS
  )
}

function resultOf(
  command: Command,
  executed: Executed,
  context: {
    readonly privately: boolean
    readonly from: string | undefined
    readonly input: Readonly<Record<string, unknown>>
  },
): Result {
  switch (executed.kind) {
    case 'reply':
      return {
        reply: executed.reply,
        ...(executed.joined ? { joined: true } : {}),
        did: { verb: command.id, changes: command.effect !== 'read', outcome: executed.outcome },
      }
    case 'ask':
      return { reply: question(command, executed, context) }
    case 'type':
      return {
        reply: door(command, executed.text, context.input, 'Go on'),
        opens: { kind: 'phrase', command, ask: executed, from: context.from },
      }
    case 'form':
      return {
        reply: door(command, escaped(`${executed.about}.`), context.input, 'Fill in the form'),
        opens: { kind: 'form', command, request: executed, from: context.from },
      }
    case 'invalid':
      return { reply: invalidReply(command, executed, context.input) }
  }
}
