import type { Command, RawInput } from '../commands/command.ts'
import { type FormRequest, isFromChannel } from '../commands/fields.ts'
import { commandOf } from '../commands/registry.ts'
import { mayBeArmed } from '../model/merge-request.ts'
import type { ProjectRef } from '../model/project-ref.ts'
import type { AccessContext, ActiveFreeze } from '../services/access/access-context.ts'
import { judge } from '../services/access/judge.ts'
import type { ForgeContext } from '../services/context.ts'
import { listRecent, readSummaries } from '../services/mr/recent.ts'
import { projectNotFoundReply } from '../views/greenlight/project.ts'
import type { Reply } from '../views/reply.ts'
import { type Denial, deniedReply, freezeReply, OVERRIDE, reasonForm } from './denial-messages.ts'
import { pageOf } from './help.ts'
import type { ParsedCommand } from './parsed-command.ts'
import { projectsIn } from './resource.ts'
import { missingFeatureOf, missingFeatureReply } from './unsupported-verbs.ts'

/** The verdict on a command and its input. */
type Verdict =
  | {
      readonly kind: 'allowed'
      /** The reason for overriding a freeze; null when none is overridden. */
      readonly overrideReason: string | null
    }
  | { readonly kind: 'denied'; readonly reason: Denial; readonly reply: Reply }
  /** A freeze wants a reason first. */
  | { readonly kind: 'wants-reason'; readonly request: FormRequest<RawInput> }

/** The authorization of a command; `input` holds projects as numbers. */
type Authorization =
  | { readonly kind: 'open'; readonly input: RawInput; readonly overrideReason: string | null }
  | (Extract<Verdict, { kind: 'denied' }> & { readonly input: RawInput })
  /** A named item is unknown here, or the forge’s API does not support the command. */
  | { readonly kind: 'unknown'; readonly reply: Reply }
  /** The command needs more input first. */
  | { readonly kind: 'asks'; readonly request: FormRequest<RawInput>; readonly input: RawInput }

/** Authorizes every command: first the caller and place, then the input. `forgeUrl` has no trailing slash. */
export async function authorize(
  { command, raw, projects }: Pick<ParsedCommand, 'command' | 'raw' | 'projects'>,
  accessContext: AccessContext,
  context: ForgeContext,
  now: Date,
  forgeUrl: string,
): Promise<Authorization> {
  // Nothing is looked up for somebody who may not use the command at all.
  const atAll = await judgeCommand(command, {}, accessContext, context, now)
  if (atAll.kind === 'denied') return { ...atAll, input: raw }
  const input: Record<string, unknown> = { ...raw }
  for (const field of command.fields.filter(({ kind }) => kind === 'project')) {
    const { key } = field
    const ref = projects.get(key) ?? projectRef(input[key])
    if (ref === undefined && !isFromChannel(field, input)) continue
    const resolved = await context.workspace.projects.resolve(ref)
    if (resolved.kind !== 'project')
      return { kind: 'unknown', reply: projectNotFoundReply(resolved, accessContext.place === 'direct') }
    input[key] = resolved.project
  }
  const missingFeature = missingFeatureOf(
    command,
    ({ key }) => input[key] !== undefined,
    context.forge.missing,
  )
  if (missingFeature) {
    const { mr } = input
    const project = projectRef(input.project)
    const named =
      project && typeof mr === 'number' ? ({ of: 'merge_requests', project, iid: mr } as const) : null
    return {
      kind: 'unknown',
      reply: missingFeatureReply(missingFeature, await pageOf(named, context, forgeUrl)),
    }
  }
  const verdict = await judgeCommand(command, input, accessContext, context, now)
  if (verdict.kind === 'denied') return { ...verdict, input }
  if (verdict.kind === 'wants-reason') return { kind: 'asks', request: verdict.request, input }
  // A reason that no freeze requires is dropped.
  const { overrideReason: _, ...rest } = input
  const { overrideReason } = verdict
  return { kind: 'open', input: overrideReason === null ? rest : input, overrideReason }
}

/**
 * Judges a command with an input in which projects are numbers; an empty one asks whether it may be used at all.
 * Called again immediately before a change: meanwhile a rule, a role or a freeze may be another one.
 */
export async function judgeCommand(
  command: Command,
  input: RawInput,
  accessContext: AccessContext,
  context: ForgeContext,
  now: Date,
): Promise<Verdict> {
  const { rules } = accessContext
  const judgement = await judge(
    {
      verb: command,
      also: rules.verbs === null ? [] : await command.includedWith(input, context),
      hasAccount: hasAccount(command, context),
      hasInput: Object.values(input).some((value) => value !== undefined),
      projects: projectsIn(command, input),
      mayRemoveBlocker: command.mayUnblock,
    },
    accessContext,
    now,
  )
  switch (judgement.kind) {
    case 'allowed':
      return { kind: 'allowed', overrideReason: null }
    case 'denied': {
      const { reason, verb } = judgement
      const reply = deniedReply(reason, commandOf(verb.id) ?? command, accessContext)
      return { kind: 'denied', reason, reply }
    }
    case 'frozen': {
      const isHeld = judgement.merges || (await mayUnblock(command, input, context))
      return isHeld ? verdictInFreeze(command, input, judgement) : { kind: 'allowed', overrideReason: null }
    }
  }
}

function verdictInFreeze(
  command: Command,
  input: RawInput,
  { freezes, merges }: { readonly freezes: readonly ActiveFreeze[]; readonly merges: boolean },
): Verdict {
  const { overrideReason } = input
  if (freezes.every(({ mayOverride }) => mayOverride)) {
    if (typeof overrideReason === 'string') return { kind: 'allowed', overrideReason }
    if (input[OVERRIDE] === true) return { kind: 'wants-reason', request: reasonForm(command, input) }
  }
  return { kind: 'denied', reason: 'frozen', reply: freezeReply(command, input, { freezes, merges }) }
}

/** True when the change may let an auto-merge happen; also when the forge does not say whether one is set. */
async function mayUnblock(command: Command, input: RawInput, context: ForgeContext): Promise<boolean> {
  const { project, mr } = input
  switch (await command.unblocks(input, context)) {
    case 'none':
      return false
    case 'own': {
      if (typeof project !== 'number' || typeof mr !== 'number') return true
      const own = await readSummaries(context, { project, iids: [mr] })
      return own.kind !== 'summaries' || own.items.length === 0 || own.items.some(mayBeArmed)
    }
    case 'any': {
      if (typeof project !== 'number') return true
      const open = await listRecent(context, { project, page: 1, state: 'opened' })
      if (open.kind !== 'recent' || open.nextPage !== null) return true
      return open.items.some((one) => one.iid !== mr && mayBeArmed(one))
    }
  }
}

function hasAccount({ needs }: Command, { forge: { access } }: Pick<ForgeContext, 'forge'>): boolean {
  if (needs === 'nothing') return true
  return needs === 'reader' ? access !== 'none' : access === 'own'
}

function projectRef(value: unknown): ProjectRef | undefined {
  return typeof value === 'number' ? { kind: 'id', id: value } : undefined
}
