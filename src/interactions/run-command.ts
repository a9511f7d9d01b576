import type { Command, ExecutionResult, Progress, RawInput, Replied } from '../commands/command.ts'
import { commandOf } from '../commands/registry.ts'
import type { Via } from '../model/audit.ts'
import type { Invocation } from '../model/invocation.ts'
import type { AccessContext } from '../services/access/access-context.ts'
import { mustStayPrivate } from '../services/access/permission.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Services } from '../services/services.ts'
import { createDryRun } from '../services/writes/dry-run.ts'
import { NotPermittedError, unrecorded } from '../services/writes/operation.ts'
import { dryRunReply, nothingToSendReply } from '../views/dry-run.ts'
import { restoredQuestion } from '../views/greenlight/me.ts'
import type { Reply } from '../views/reply.ts'
import { escaped } from '../views/text.ts'
import { auditDenial, isAuditedForm, isAuditedWrite, record, withAudit } from './audit.ts'
import { authorize, judgeCommand } from './authorize.ts'
import { askBefore, confirmationLevelFor } from './confirmation-level.ts'
import { afterCommand, type EarlierCommand } from './deferred-command.ts'
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
    const { via, force = false, filled = false, sourceTs } = options
    if (isTooLate(given, caller)) return tooLate(given, caller, via)
    const recording =
      replyChannel && given.command.writesToForge && !given.dryRun
        ? { replyChannel, via, force, privately: given.privately }
        : undefined
    const context = await services.contextOf(caller)
    const access = await services.accessContexts.of(caller)
    const result = await runWith(context, access, given, caller, options, recording)
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
    via: Via,
  ): Promise<CommandResult> {
    const { audit } = (await services.contextOf(caller)).workspace
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
    { sourceTs, via, confirmed, resumes = false, filled = false }: RunOptions,
    operation: Omit<OperationOptions, 'judge'> | undefined,
  ): Promise<CommandResult> {
    const given = { command, raw, projects }
    const isPrivate = mustStayPrivate(accessContext)
    const { restored } = context.workspace.accounts
    if (restored && asksFirst(command)) {
      await auditDenial(context, given, { reference: caller.reference, via }, 'not-connected')
      return { reply: restoredQuestion(restored) }
    }
    const authorization = await authorize(given, accessContext, context, caller.now, forgeUrl)
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
      !confirmed ? 'no' : via === 'form' && !filled ? 'typed' : 'pressed',
    )
    const isOwn = context.forge.access === 'own'
    const { role, zone, place } = accessContext
    const isDirect = place === 'direct'
    const isForOneReader = privately || isPrivate || isDirect
    const asking: Invocation = {
      user: caller.user,
      isDirect,
      now: caller.now,
      role,
      zone,
      privateAudience: isOwn ? 'person' : 'others',
      audience: isOwn && isForOneReader ? 'person' : 'others',
      ...(recording ? { reference: caller.reference } : {}),
    }
    if (isOwn && command.needs !== 'nothing') await context.workspace.accounts.used()
    if (isDryRun) {
      const executed = await dryRun(command, input, context, asking)
      await record(context.workspace.audit, command, input, auditContext, 'dry-run')
      return { ...resultOf(command, executed, { privately, input, sourceTs }), isPrivate: true }
    }
    // Whoever has confirmed has seen the form, also where the channel wants more than a press.
    const progress = { filled: filled || confirmed, confirmed: level.confirmed }
    const resultIn = (executed: ExecutionResult): CommandResult => ({
      ...resultOf(command, executed, { privately, input, sourceTs }),
      isPrivate,
    })
    const step = await command.prepare(input, context, asking, progress)
    if (isAuditedForm(command, step))
      await record(context.workspace.audit, command, input, auditContext, 'link-given')
    if (step.kind !== 'ready') return resultIn(level.strict(step))
    const question = resumes
      ? await askBefore(command, input, 'You wanted this before your account was connected.', context)
      : await level.ask(step.input, context)
    if (question) return resultIn(level.strict(question))
    await caller.replyChannel?.makeDurable()
    const changed = await withAudit(context.workspace.audit, command, step.input, auditContext, async () => {
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
  request: { readonly privately: boolean; readonly sourceTs: string | undefined; readonly input: RawInput },
): CommandResult {
  const { input, sourceTs } = request
  switch (executed.kind) {
    case 'reply': {
      const { reply, isDuplicate, outcome } = executed
      const changes = command.effect !== 'read' && outcome !== 'dry-run'
      return { reply, isDuplicate, logInfo: { verb: command.id, changes, outcome } }
    }
    case 'ask':
      return { reply: confirmPrompt(command, executed, request) }
    case 'type':
      return {
        reply: openFormPrompt(command, executed.text, input, 'Go on'),
        modal: { kind: 'phrase', command, ask: executed, sourceTs },
      }
    case 'form':
      return {
        reply: openFormPrompt(command, escaped(`${executed.about}.`), input, 'Fill in the form'),
        modal: { kind: 'form', command, request: executed, sourceTs },
      }
    case 'invalid':
      return { reply: invalidReply(command, executed, input) }
  }
}

/**
 * Runs an authorized command as if it was confirmed, with every write held back. Forms and questions are
 * answered as they stand: the reply shows the calls that would follow.
 */
async function dryRun(
  command: Command,
  input: RawInput,
  context: ForgeContext,
  invocation: Invocation,
): Promise<ExecutionResult> {
  const { context: quiet, calls, entering } = createDryRun(context)
  const run = async (given: RawInput, confirmed: boolean, filled = confirmed) => {
    const step = await command.prepare(given, quiet, invocation, { confirmed, filled })
    return step.kind === 'ready' ? step.run(unrecorded) : step
  }
  let executed = await run(input, false)
  if (executed.kind === 'form') executed = await run(input, false, true)
  if (executed.kind === 'ask' || executed.kind === 'type') executed = await run(executed.input, true)
  const change = entering()
  if (change !== null && calls.length === 0)
    executed = await run({ project: change.project, kind: change.name, held: 'dry-run' }, true)
  const typed = `/${[...command.path, resourceOf(command, input).name].join(' ').trim()}`
  const reply = (words: ReturnType<typeof dryRunReply>) =>
    ({ kind: 'reply', reply: words, outcome: 'dry-run' }) as const
  if (calls.length > 0) return reply(dryRunReply(typed, calls))
  return executed.kind === 'reply' ? reply(nothingToSendReply(typed, executed.reply)) : executed
}
