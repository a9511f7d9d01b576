import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Command, Executed, Ready } from '../commands/command.ts'
import { Via } from '../model/audit.ts'
import { OWN } from '../model/milestone.ts'
import type { Actor } from '../services/access/credentials.ts'
import type { ForgeContext } from '../services/context.ts'
import type { OperationRecord, Operations, UnansweredOperation } from '../services/operations/types.ts'
import { privately, type Reply } from '../views/reply.ts'
import { withReference } from './log-and-reference.ts'
import { duplicateMessage, isPersonal, pendingMessage } from './operation-messages.ts'
import { readsTarget } from './readable.ts'
import { resourceOf } from './resource.ts'
import type { ReplyChannel } from './types.ts'

/** Who asked, as it is kept with an intent. */
const Request = z.object({
  userTeam: z.string(),
  userName: z.string(),
  place: z.string(),
  via: Via,
  input: z.record(z.string(), z.unknown()),
  /** See OperationOptions.privately. */
  privately: z.boolean().default(false),
})

/** What a kept intent says about who asked, and for what. */
export type StoredRequest = z.infer<typeof Request>

/** Whether a verb changes something at the forge: what the bot keeps for itself needs no record of intents. */
export function isWrite({ effect, path }: Command): boolean {
  return effect !== 'read' && path[0] !== 'greenlight' && path[1] !== 'digest'
}

/** What the road of a change needs to know to keep a record of it. */
export interface OperationOptions {
  readonly reach: ReplyChannel
  readonly via: Via
  /** The person knows that it was done a short while ago, and wants it done again. */
  readonly anew: boolean
  /** Only this person is to see what comes of it. */
  readonly privately: boolean
}

/** What is kept of a change from before it is made until its answer is brought. */
export function toOperation(
  command: Command,
  input: Readonly<Record<string, unknown>>,
  caller: Actor & { readonly userTeam: string; readonly reference: string },
  { reach, via, privately: kept }: Omit<OperationOptions, 'anew'>,
): OperationRecord {
  const { userTeam, userName, team, channel, user, reference } = caller
  const { project, name } = resourceOf(command, input)
  // What only its person sees, or is theirs, cannot answer for others who want the same.
  const isOwn = kept || isPersonal(command) || command.perPerson
  return {
    reference,
    team,
    channel,
    user,
    verb: command.id,
    resourceKey: orderOf(command, project, name),
    idempotencyKey: hashOf(JSON.stringify([command.id, meaningOf(input), isOwn ? user : null])),
    request: JSON.stringify({
      userTeam,
      userName,
      place: reach.place,
      via,
      input,
      privately: kept,
    } satisfies StoredRequest),
  }
}

/** A button says of a project’s own milestone whose it is, and a word does not: both mean the same. */
function meaningOf(input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { owner, ...others } = input
  return owner === OWN ? others : input
}

/** Makes a change that is ready as one intent: durable before it is sent, once, in its turn. */
export async function runOperation(
  operations: Operations,
  context: ForgeContext,
  command: Command,
  { input, run }: Ready,
  caller: Parameters<typeof toOperation>[2],
  options: OperationOptions,
): Promise<Executed> {
  const { reach, privately: kept } = options
  const operationRun = {
    run,
    reads: () => readsTarget(command, input, context),
    words: ({ reply }: Awaited<ReturnType<Ready['run']>>) =>
      replyText(withReference(reply, caller.reference)),
    slow: () => reach.interim(pendingMessage(command, resourceOf(command, input).name, caller.user, kept)),
  }
  const result = await operations.run(
    toOperation(command, input, caller, options),
    operationRun,
    options.anew,
  )
  if (result.kind === 'made') return result.result
  if (result.kind === 'again')
    return { kind: 'reply', reply: duplicateMessage(command, input, result), outcome: 'again' }
  const reply = { kind: 'reply', reply: privately(result.answer), outcome: 'joined' } as const
  // Where the answer is seen already, it is not repeated.
  return result.channel === caller.channel ? { ...reply, joined: true } : reply
}

/** Merge requests each have a line of their own; other things wait for their kind in the project. */
function orderOf({ path }: Command, project: number | null, name: string): string {
  return name.startsWith('!') ? `${project}${name}` : `${project} ${path[0]}`
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** The words of an answer, as its notification has them. */
export function replyText({ message, card, modal }: Reply): string {
  return (message ?? card ?? modal)?.text ?? ''
}

/** Reads what was kept with an intent. */
export function readStoredRequest({ request }: UnansweredOperation): StoredRequest {
  return Request.parse(JSON.parse(request))
}
