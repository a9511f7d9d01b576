import { z } from 'zod'
import type { Command, RawInput, Ready, Replied } from '../commands/command.ts'
import { Via } from '../model/audit.ts'
import { OWN } from '../model/milestone.ts'
import type { Actor } from '../services/access/credentials.ts'
import type { ForgeContext } from '../services/context.ts'
import { list as listDeployKeys } from '../services/deploy-key/list.ts'
import { isFailure } from '../services/failure.ts'
import { list as listIntegrations } from '../services/integration/list.ts'
import { list as listMilestones } from '../services/milestone/list.ts'
import { findMilestoneView as findMilestone } from '../services/milestone/view.ts'
import { listRecent } from '../services/mr/recent.ts'
import { findMergeRequestView as findMergeRequest } from '../services/mr/view.ts'
import {
  idempotencyKeyOf,
  type OperationRecord,
  type OperationRun,
  type Operations,
  type StoredOperation,
} from '../services/writes/operation.ts'
import { privately, type Reply } from '../views/reply.ts'
import { withReference } from './log-and-reference.ts'
import { duplicateMessage, isPersonal, pendingMessage } from './operation-messages.ts'
import { resourceOf } from './resource.ts'
import type { Caller, ReplyChannel } from './types.ts'

/** The request as stored with an operation. */
const Request = z.object({
  userTeam: z.string(),
  userName: z.string(),
  place: z.string(),
  via: Via,
  input: z.record(z.string(), z.unknown()),
  /** See OperationOptions.privately. */
  privately: z.boolean().default(false),
})

/** The stored request of an operation: who asked, and for what. */
type StoredRequest = z.infer<typeof Request>

/** The options that a logged write needs. */
export interface OperationOptions {
  readonly replyChannel: ReplyChannel
  readonly via: Via
  /** True when the person knows that it was done recently and wants it done again. */
  readonly force: boolean
  /** True when only this person may see the result. */
  readonly privately: boolean
  /** See OperationRun. */
  readonly judge: OperationRun<unknown>['judge']
}

type OperationCaller = Actor & Pick<Caller, 'userTeam' | 'reference' | 'now' | 'requestedAt'>

/** Returns the operation log entry, stored before the write is sent. */
export function toOperation(
  command: Command,
  input: RawInput,
  caller: OperationCaller,
  { replyChannel, via, privately: isPrivate }: Omit<OperationOptions, 'force' | 'judge'>,
): OperationRecord {
  const { userTeam, userName, team, channel, user, reference, requestedAt = caller.now } = caller
  const { project, name } = resourceOf(command, input)
  // A private or personal result cannot answer duplicates of other people.
  const isOwn = isPrivate || isPersonal(command) || command.perPerson
  return {
    reference,
    team,
    channel,
    user,
    verb: command.id,
    resourceKey: keyOf(command, project, name),
    idempotencyKey: idempotencyKeyOf(command.id, meaningOf(input), isOwn ? user : null),
    request: JSON.stringify({
      userTeam,
      userName,
      place: replyChannel.place,
      via,
      input,
      privately: isPrivate,
    } satisfies StoredRequest),
    requestedAt: requestedAt.getTime(),
  }
}

/** A button names the owner of a project’s own milestone and a typed command does not: both mean the same. */
function meaningOf(input: RawInput): RawInput {
  const { owner, ...others } = input
  return owner === OWN ? others : input
}

/** Runs a write as one operation: logged before it is sent, and deduplicated. */
export async function runOperation(
  operations: Operations,
  context: ForgeContext,
  command: Command,
  { input, run }: Ready,
  caller: OperationCaller,
  options: OperationOptions,
): Promise<Replied> {
  const { replyChannel, privately: isPrivate, judge } = options
  const operationRun = {
    run,
    judge,
    reads: () => readsTarget(command, input, context),
    words: ({ reply }: Replied) => replyText(withReference(reply, caller.reference)),
    slow: () => replyChannel.interim(pendingMessage(command, input, caller.user, isPrivate)),
    isUnchanged: command.addsAnother ? undefined : (result: Replied) => result.isUnchanged === true,
  }
  const result = await operations.run(
    toOperation(command, input, caller, options),
    operationRun,
    replyChannel.attempt,
    options.force,
  )
  if (result.kind === 'made') return result.result
  if (result.kind === 'again')
    return { kind: 'reply', reply: duplicateMessage(command, input, result), outcome: 'again' }
  const reply = { kind: 'reply', reply: answered(result.answer), outcome: 'same-request' } as const
  // A reply that is visible already is not repeated.
  return result.channel === caller.channel ? { ...reply, isDuplicate: true } : reply
}

/** Returns the reply that another attempt has stored; empty where it says nothing. */
export function answered(answer: string): Reply {
  return answer === '' ? {} : privately(answer)
}

/** Returns the key of the resource: one per merge request; one per kind and project for others. */
function keyOf({ path }: Command, project: number | null, name: string): string {
  return name.startsWith('!') ? `${project}${name}` : `${project} ${path[0]}`
}

/** Returns the reply’s text, as in its notification. */
export function replyText({ message, card, modal }: Reply): string {
  return (message ?? card ?? modal)?.text ?? ''
}

export function readStoredRequest({ request }: StoredOperation): StoredRequest {
  return Request.parse(JSON.parse(request))
}

/** True when the caller may read the target: the resource itself, or its kind in the project. */
export async function readsTarget(
  { path: [noun] }: Pick<Command, 'path'>,
  { project, mr, milestone, owner }: RawInput,
  context: ForgeContext,
): Promise<boolean> {
  if (context.forge.access !== 'own' || typeof project !== 'number') return false
  switch (noun) {
    case 'mr':
      return !isFailure(
        await (typeof mr === 'number'
          ? findMergeRequest(context, { project, mr })
          : listRecent(context, { project, page: 1 })),
      )
    case 'milestone':
      return !isFailure(
        await (typeof milestone === 'number'
          ? findMilestone(context, { project, milestone, owner: typeof owner === 'number' ? owner : OWN })
          : listMilestones(context, { project, state: 'active' })),
      )
    case 'deploy-key':
      return !isFailure(await listDeployKeys(context, { project }))
    case 'integration':
      return !isFailure(await listIntegrations(context, { project }))
    default:
      return false
  }
}
