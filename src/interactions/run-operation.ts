import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Command, Executed, Ready } from '../commands/define.ts'
import { Via } from '../model/audit.ts'
import { OWN } from '../model/milestone.ts'
import type { Actor } from '../services/access/credentials.ts'
import type { OperationRecord, Operations, UnansweredOperation } from '../services/operations/operations.ts'
import type { Services } from '../services/services.ts'
import { privately, type Reply } from '../views/reply.ts'
import { withReference } from './log-and-reference.ts'
import { duplicateMessage, isPersonal, pendingMessage } from './operation-messages.ts'
import { readsTarget } from './readable.ts'
import { resourceOf } from './resource.ts'

/** How the person is reached while a change takes its time, and after a restart. */
export interface ReplyChannel {
  /** Where the answer belongs; a text of the surface’s own. */
  readonly place: string
  /** Shows a sentence until the answer takes its place. Names the message; null when there is none to be edited. */
  interim(reply: Reply): Promise<string | null>
}

/** Who asked, as it is kept with an intent. */
const Asked = z.object({
  userTeam: z.string(),
  userName: z.string(),
  place: z.string(),
  via: Via,
  input: z.record(z.string(), z.unknown()),
  /** See OperationOptions.privately. */
  privately: z.boolean().default(false),
})

/** What a kept intent says about who asked, and for what. */
export type StoredRequest = z.infer<typeof Asked>

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
  asker: Actor & { readonly userTeam: string; readonly reference: string },
  { reach, via, privately: kept }: Omit<OperationOptions, 'anew'>,
): OperationRecord {
  const { userTeam, userName, team, channel, user, reference } = asker
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
  acts: Operations,
  command: Command,
  { input, run }: Ready,
  asker: Parameters<typeof toOperation>[2],
  keeping: OperationOptions,
): Promise<Executed> {
  const { reach, privately: kept } = keeping
  const making = {
    run,
    reads: (services: Services) => readsTarget(command, input, services),
    words: ({ reply }: Awaited<ReturnType<Ready['run']>>) => replyText(withReference(reply, asker.reference)),
    slow: () => reach.interim(pendingMessage(command, resourceOf(command, input).name, asker.user, kept)),
  }
  const made = await acts.make(asker, toOperation(command, input, asker, keeping), making, keeping.anew)
  if (made.kind === 'made') return made.told
  if (made.kind === 'again')
    return { kind: 'reply', reply: duplicateMessage(command, input, made), outcome: 'again' }
  const reply = { kind: 'reply', reply: privately(made.answer), outcome: 'joined' } as const
  // Where the answer is seen already, it is not repeated.
  return made.channel === asker.channel ? { ...reply, joined: true } : reply
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
export function readStoredRequest({ request: asked }: UnansweredOperation): StoredRequest {
  return Asked.parse(JSON.parse(asked))
}
