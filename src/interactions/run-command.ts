import type { Command, ExecutionResult, Progress, Replied } from '../commands/command.ts'
import { commandOf } from '../commands/registry.ts'
import type { Via } from '../model/audit.ts'
import type { Invocation } from '../model/invocation.ts'
import type { AccessContext } from '../services/access/access-context.ts'
import { mustStayPrivate } from '../services/access/permission.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Services } from '../services/services.ts'
import { NotPermittedError, unrecorded } from '../services/writes/operation.ts'
import { restoredQuestion } from '../views/greenlight/me.ts'
import type { Reply } from '../views/reply.ts'
import { escaped } from '../views/text.ts'
import { auditDenial, isAuditedForm, isAuditedWrite, record, withAudit } from './audit.ts'
import { authorize, judgeCommand } from './authorize.ts'
import { confirmationLevelFor } from './confirmation-level.ts'
import { afterCommand, type EarlierCommand, resumeCommand } from './deferred-command.ts'
import { dryRun } from './dry-run.ts'
import { notSentMessage, notSentTwiceMessage } from './operation-messages.ts'
import type { ParsedCommand } from './parsed-command.ts'
import { confirmPrompt, invalidReply, openFormPrompt } from './prompts.ts'
import { resourceOf } from './resource.ts'
import { type OperationOptions, replyText, runOperation, toOperation } from './run-operation.ts'
import type { Caller, InteractionResult, PressContext } from './types.ts'

type CommandResult = Omit<InteractionResult, 'privately'> & {
  /** True when others are present who may not read it. */
  readonly isPrivate?: boolean
}

type RunOptions = Progress &
  Pick<PressContext, 'sourceTs' | 'force'> & {
    readonly via: Via
    /** True for a command deferred until the account was connected: it writes only after another press. */
    readonly resumes?: boolean
  }

/** Runs a command: policy, projects, confirmation, service, rendering. */
export function createCommandRunner(services: Services, forgeUrl: string) {
  /** Runs one command and handles what the caller’s account has to do with the result. */
  async function run(given: ParsedCommand, caller: Caller, options: RunOptions): Promise<CommandResult> {
    const { replyChannel } = caller
    const { force = false, ...further } = options
    if (isTooLate(given, caller)) return tooLate(given, caller, options)
    const recording =
      replyChannel && given.command.writesToForge && !given.dryRun
        ? { replyChannel, via: options.via, force, privately: given.privately }
        : undefined
    const context = await services.contextOf(caller)
    const access = await services.accessContexts.of(caller)
    const result = await runWith(context, access, given, caller, further, recording)
    const { filled = false, sourceTs } = options
    const { connected, failure } = result.reply
    const concernsAccount = !given.dryRun && (connected || failure?.account !== undefined)
    const earlier = concernsAccount
      ? await afterCommand(result.reply, { given, filled, sourceTs }, context)
      : null
    const logInfo = result.logInfo ?? { verb: given.command.id, changes: false, outcome: 'not-run' }
    return {
      ...result,
      logInfo,
      access: logInfo.changes ? undefined : access,
      next: earlier ? () => resume(earlier, caller) : undefined,
    }
  }

  /** Refuses a write that was requested too long ago. */
  async function tooLate(
    { command, raw, privately: isPrivate }: ParsedCommand,
    caller: Caller,
    { via }: RunOptions,
  ): Promise<CommandResult> {
    const { audit } = await services.contextOf(caller)
    const { reference, replyChannel } = caller
    if (isAuditedWrite(command) && !(await audit.has(reference)))
      await record(audit, command, raw, { reference, via }, 'not-sent')
    const logInfo = { verb: command.id, changes: true, outcome: 'not-sent' }
    const { name } = resourceOf(command, raw)
    const duplicate =
      replyChannel && command.writesToForge
        ? await services.operations.duplicateOf(
            toOperation(command, raw, caller, { replyChannel, via, privately: isPrivate }),
          )
        : null
    const reply = duplicate ? notSentTwiceMessage(command, name) : notSentMessage(command, name)
    return { reply, logInfo, isPrivate: true }
  }

  /** Runs it in the context of its own channel; from any other channel, the reply is private. */
  async function resume(
    { given, channel, ...how }: EarlierCommand,
    caller: Caller,
  ): Promise<InteractionResult> {
    const resuming = { ...how, confirmed: false, via: 'button', resumes: true } as const
    const result = await run(given, { ...caller, channel }, resuming)
    const isElsewhere = channel !== caller.channel
    return {
      ...result,
      access: isElsewhere ? undefined : result.access,
      privately: given.privately || isElsewhere || result.isPrivate === true,
    }
  }

  async function runWith(
    context: ForgeContext,
    accessContext: AccessContext,
    { command, raw, projects, privately, dryRun: isDryRun }: ParsedCommand,
    caller: Caller,
    { sourceTs, via, confirmed, resumes = false, ...progress }: Omit<RunOptions, 'force'>,
    operation: Omit<OperationOptions, 'judge'> | undefined,
  ): Promise<CommandResult> {
    const isPrivate = mustStayPrivate(accessContext)
    const { restored } = context.accounts
    if (restored && asksFirst(command)) {
      const denied = { reference: caller.reference, via }
      await auditDenial(context, { command, raw, projects }, denied, 'not-connected')
      return { reply: restoredQuestion(restored) }
    }
    const authorization = await authorize(
      { command, raw, projects },
      accessContext,
      context,
      caller.now,
      forgeUrl,
    )
    if (authorization.kind === 'unknown') return { reply: authorization.reply }
    const { input } = authorization
    const auditContext = {
      reference: caller.reference,
      via,
      overrideReason: authorization.kind === 'open' ? authorization.overrideReason : null,
    }
    if (authorization.kind === 'denied') {
      await auditDenial(context, { command, raw: input, projects }, auditContext, authorization.reason)
      return { reply: authorization.reply }
    }
    if (authorization.kind === 'asks')
      return resultOf(command, authorization.request, { privately, input, sourceTs })
    const judge: OperationOptions['judge'] = async (part) => {
      const due = part ? { command: commandOf(part.verb) ?? command, ...part } : { command, input }
      // A reason for the whole holds for its parts.
      const judged = { overrideReason: input.overrideReason, ...due.input }
      const access = await services.accessContexts.of(caller)
      const verdict = await judgeCommand(due.command, judged, access, context, new Date(context.now()))
      if (verdict.kind === 'denied') throw new Denied(verdict.reason, verdict.reply)
      if (verdict.kind === 'wants-reason') throw new Error('What is due asks for no reason')
    }
    const recording = operation && { ...operation, privately: privately || isPrivate, judge }
    const level = confirmationLevelFor(
      command,
      accessContext.rules,
      !confirmed ? 'no' : via === 'form' && !progress.filled ? 'typed' : 'pressed',
    )
    const isOwn = context.access === 'own'
    const isForOneReader = privately || isPrivate || accessContext.place === 'direct'
    const asking: Invocation = {
      user: caller.user,
      isDirect: accessContext.place === 'direct',
      now: caller.now,
      role: accessContext.role,
      zone: accessContext.zone,
      privateAudience: isOwn ? 'person' : 'others',
      audience: isOwn && isForOneReader ? 'person' : 'others',
      ...(recording ? { reference: caller.reference } : {}),
    }
    if (context.access === 'own' && command.needs !== 'nothing') await context.accounts.used()
    if (isDryRun) {
      const executed = await dryRun(command, input, context, asking)
      await record(context.audit, command, input, auditContext, 'dry-run')
      return { ...resultOf(command, executed, { privately, input, sourceTs }), isPrivate: true }
    }
    // Whoever has confirmed has seen the form, also where the channel wants more than a press.
    const stage = { filled: progress.filled === true || confirmed, confirmed: level.confirmed }
    const resultIn = (executed: ExecutionResult): CommandResult => ({
      ...resultOf(command, executed, { privately, input, sourceTs }),
      isPrivate,
    })
    const step = await command.prepare(input, context, asking, stage)
    if (isAuditedForm(command, step)) await record(context.audit, command, input, auditContext, 'link-given')
    if (step.kind !== 'ready') return resultIn(level.strict(step))
    const question = resumes
      ? await resumeCommand(command, input, context)
      : await level.ask(step.input, context)
    if (question) return resultIn(level.strict(question))
    await caller.replyChannel?.makeDurable()
    const changed = await withAudit(context.audit, command, step.input, auditContext, async () => {
      if (recording) return runOperation(services.operations, context, command, step, caller, recording)
      await judge()
      return step.run(unrecorded)
    }).catch(deniedResult)
    return resultIn(changed)
  }

  return run
}

/** A change that was permitted when it was asked for, and is not when it is due. */
class Denied extends NotPermittedError {
  readonly reply: Reply

  constructor(reason: string, reply: Reply) {
    super(reason, replyText(reply))
    this.reply = reply
  }
}

/** @throws What is no denial. */
function deniedResult(error: unknown): Replied {
  if (!(error instanceof Denied)) throw error
  return { kind: 'reply', reply: error.reply, outcome: `denied:${error.reason}` }
}

/** True for commands that use or concern an account: they wait until a restored account is confirmed. */
function asksFirst({ id, needs }: Command): boolean {
  return needs !== 'nothing' || id === 'greenlight.connect' || id === 'greenlight.me'
}

/** Age in ms after which a write is not sent any more. */
const REQUEST_TTL_MS = 2 * 60_000

function isTooLate({ command, dryRun: isDryRun }: ParsedCommand, { requestedAt, now }: Caller): boolean {
  return (
    command.effect !== 'read' &&
    !isDryRun &&
    requestedAt !== undefined &&
    requestedAt.getTime() <= now.getTime() - REQUEST_TTL_MS
  )
}

function resultOf(
  command: Command,
  executed: ExecutionResult,
  context: {
    readonly privately: boolean
    readonly sourceTs: string | undefined
    readonly input: Readonly<Record<string, unknown>>
  },
): CommandResult {
  switch (executed.kind) {
    case 'reply':
      return {
        reply: executed.reply,
        isDuplicate: executed.isDuplicate,
        logInfo: {
          verb: command.id,
          changes: command.effect !== 'read' && executed.outcome !== 'dry-run',
          outcome: executed.outcome,
        },
      }
    case 'ask':
      return { reply: confirmPrompt(command, executed, context) }
    case 'type':
      return {
        reply: openFormPrompt(command, executed.text, context.input, 'Go on'),
        modal: { kind: 'phrase', command, ask: executed, sourceTs: context.sourceTs },
      }
    case 'form':
      return {
        reply: openFormPrompt(command, escaped(`${executed.about}.`), context.input, 'Fill in the form'),
        modal: { kind: 'form', command, request: executed, sourceTs: context.sourceTs },
      }
    case 'invalid':
      return { reply: invalidReply(command, executed, context.input) }
  }
}
