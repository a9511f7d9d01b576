import type { Command, ExecutionResult, RawInput, Ready, Replied } from '../commands/command.ts'
import { isFromChannel } from '../commands/fields.ts'
import { readChatPerson } from '../commands/greenlight/manager.ts'
import { commandOf } from '../commands/registry.ts'
import type { Via } from '../model/audit.ts'
import type { Actor } from '../services/access/credentials.ts'
import type { Audit } from '../services/audit.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Services } from '../services/services.ts'
import { NotPermittedError, OwnershipLostError } from '../services/writes/operation.ts'
import type { ParsedCommand } from './parsed-command.ts'
import { projectsIn, resourceOf } from './resource.ts'

/** The interaction in which something was attempted. */
interface AuditContext {
  readonly reference: string
  readonly via: Via
  /** The reason given by the person for overriding a channel rule. */
  readonly overrideReason?: string | null | undefined
}

/** An interaction that was refused before it began. */
export type DenialContext = AuditContext & { readonly reason: string }

/** Matches Greenlight’s own outcome words; nothing else that a command returns is recorded. */
const WORD = /^[a-z][a-z0-9-]{0,59}(?::[a-z][a-z0-9-]{0,59})?$/

/** Outcomes of commands that write with a value and only read without one. */
const SHOWN = new Set(['current', 'shown'])

/** True when the outcome is audited: every write to the forge or to the bot’s own data. */
export function isAuditedWrite({ effect }: Command): boolean {
  return effect !== 'read'
}

/** True for a form whose opening is audited: that of `connect` gives out an address. */
export function isAuditedForm({ id }: Command, { kind }: ExecutionResult | Ready): boolean {
  return kind === 'form' && id === 'greenlight.connect'
}

/** Records the attempt and the kind of its outcome, without anything that the input or the outcome holds. */
export function record(
  audit: Audit,
  command: Command,
  input: RawInput,
  { reference, via, overrideReason }: AuditContext,
  outcome: string,
): Promise<void> {
  const { name, sha } = resourceOf(command, input)
  return audit.record({
    verb: command.id,
    project: projectsIn(command, input)[0] ?? null,
    target: name || (typeof input.person === 'string' ? (readChatPerson(input.person) ?? '') : ''),
    sha,
    outcome: WORD.test(outcome) ? outcome : 'unnamed',
    reference,
    overrideReason: overrideReason || null,
    via,
  })
}

/** Records a policy denial, with the intended project as far as the store can tell. */
export async function auditDenial(
  { workspace: { audit, projects } }: Pick<ForgeContext, 'workspace'>,
  { command, raw, projects: named }: Pick<ParsedCommand, 'command' | 'raw' | 'projects'>,
  auditContext: AuditContext,
  reason: string,
): Promise<void> {
  if (!isAuditedWrite(command)) return
  const ref = named.get('project')
  const isDefault =
    typeof raw.project !== 'number' && command.fields.some((field) => isFromChannel(field, raw))
  // Resolving a path may call the forge, on behalf of someone who is not allowed to.
  const resolved = isDefault && ref?.kind !== 'path' ? await projects.resolve(ref) : null
  const input = resolved?.kind === 'project' ? { ...raw, project: resolved.project } : raw
  await record(audit, command, input, auditContext, `denied:${reason}`)
}

/** Records the use of a button or form that is not valid for the caller; its content is not read. */
export async function auditInvalidAction(
  services: Pick<Services, 'contextOf'>,
  verb: string,
  actor: Actor,
  { reason, ...auditContext }: DenialContext,
): Promise<void> {
  const command = commandOf(verb)
  if (!command || !isAuditedWrite(command)) return
  const { workspace } = await services.contextOf(actor)
  await record(workspace.audit, command, {}, auditContext, `denied:${reason}`)
}

/** Runs the command and records its outcome, also when it fails through an internal error. */
export async function withAudit(
  audit: Audit,
  command: Command,
  input: RawInput,
  auditContext: AuditContext,
  execute: () => Promise<Replied>,
): Promise<Replied> {
  const note = (outcome: string) => record(audit, command, input, auditContext, outcome)
  let executed: Replied
  try {
    executed = await execute()
  } catch (error) {
    if (error instanceof NotPermittedError) await note(`denied:${error.reason}`)
    // The process that has taken it over records the outcome.
    else if (!(error instanceof OwnershipLostError)) await note('failed')
    throw error
  }
  if (!SHOWN.has(executed.outcome)) await note(executed.outcome)
  return executed
}
