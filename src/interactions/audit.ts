import type { Command, Executed } from '../commands/command.ts'
import { readChatPerson } from '../commands/greenlight/steward/person.ts'
import { commandOf } from '../commands/registry.ts'
import type { Via } from '../model/audit.ts'
import type { Actor } from '../services/access/credentials.ts'
import type { Audit } from '../services/audit.ts'
import type { ForgeContext } from '../services/context.ts'
import { OwnershipLostError } from '../services/operations/types.ts'
import type { Services } from '../services/services.ts'

import type { ParsedCommand } from './parse-command.ts'
import { resourceOf } from './resource.ts'

/** The turn in which something was tried. */
export interface AuditContext {
  readonly reference: string
  readonly via: Via
  /** Why a rule of the channel was overridden, as the person gave it. */
  readonly overrideReason?: string | null | undefined
}

/** A turn that was refused before it began. */
export type DenialContext = AuditContext & { readonly reason: string }

type Input = Readonly<Record<string, unknown>>

/** An outcome is a word of ours; whatever else a verb may answer is not written down. */
const WORD = /^[a-z][a-z0-9-]{0,59}(?::[a-z][a-z0-9-]{0,59})?$/

/** Outcomes of verbs that change with a value and only show without one. */
const SHOWN = new Set(['current', 'shown'])

/** Whether what comes of a verb is written down: everything that changes the forge or what the bot itself keeps. */
export function isAuditedWrite(command: Command): boolean {
  return command.effect !== 'read' || isAuditedRead(command)
}

/** Connecting begins with an address that is given out; no other verb that changes nothing by itself does that. */
export function isAuditedRead({ id }: Command): boolean {
  return id === 'greenlight.connect'
}

/** Writes down what was tried and the kind of its outcome, without anything that the input or the outcome holds. */
export function record(
  audit: Audit,
  command: Command,
  input: Input,
  { reference, via, overrideReason }: AuditContext,
  outcome: string,
): Promise<void> {
  const { name, sha } = resourceOf(command, input)
  return audit.record({
    verb: command.id,
    project: projectOf(command, input),
    target: name || (typeof input.person === 'string' ? (readChatPerson(input.person) ?? '') : ''),
    sha,
    outcome: WORD.test(outcome) ? outcome : 'unnamed',
    reference,
    overrideReason: overrideReason || null,
    via,
  })
}

/** Writes down what the policy refused, with the project that was meant as far as the store can tell. */
export async function auditDenial(
  { audit, projects }: Pick<ForgeContext, 'audit' | 'projects'>,
  given: Pick<ParsedCommand, 'command' | 'raw' | 'projects'>,
  auditContext: AuditContext,
  reason: string,
): Promise<void> {
  const { command, raw } = given
  if (!isAuditedWrite(command)) return
  const ref = given.projects.get('project')
  const isFromChannel =
    typeof raw.project !== 'number' && command.fields.some(({ fromChannel }) => fromChannel)
  // To know a path the forge may have to be asked, in the name of somebody who may not.
  const resolved = isFromChannel && ref?.kind !== 'path' ? await projects.resolve(ref) : null
  const input = resolved?.kind === 'project' ? { ...raw, project: resolved.project } : raw
  await record(audit, command, input, auditContext, `denied:${reason}`)
}

/** Writes down that somebody tried a verb with a button or form that is not good for it; what it holds is not read. */
export async function auditInvalidAction(
  services: Pick<Services, 'contextOf'>,
  verb: string,
  actor: Actor,
  { reason, ...auditContext }: DenialContext,
): Promise<void> {
  const command = commandOf(verb)
  if (!command || !isAuditedWrite(command)) return
  const { audit } = await services.contextOf(actor)
  await record(audit, command, {}, auditContext, `denied:${reason}`)
}

/** Does what was asked for, and writes down what came of it, also when it failed through a fault of ours. */
export async function withAudit(
  audit: Audit,
  command: Command,
  input: Input,
  auditContext: AuditContext,
  execute: () => Promise<Executed>,
): Promise<Executed> {
  const note = (outcome: string) => record(audit, command, input, auditContext, outcome)
  let executed: Executed
  try {
    executed = await execute()
  } catch (error) {
    // Whoever has taken it over writes down what came of it.
    if (!(error instanceof OwnershipLostError)) await note('failed')
    throw error
  }
  if (executed.kind === 'reply' && !SHOWN.has(executed.outcome)) await note(executed.outcome)
  return executed
}

/** The project that it is about, whatever the verb calls the field. */
function projectOf({ fields }: Command, input: Input): number | null {
  const named = fields.filter(({ kind }) => kind === 'project').map(({ key }) => input[key])
  return named.find((project) => typeof project === 'number') ?? null
}
