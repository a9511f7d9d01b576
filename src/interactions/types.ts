import type { Command, ExecutionResult } from '../commands/command.ts'
import type { FormRequest } from '../commands/fields.ts'
import type { Via } from '../model/audit.ts'
import type { SlackCaller } from '../model/directory.ts'
import type { AccessContext } from '../services/access/access-context.ts'
import type { Actor } from '../services/access/credentials.ts'
import type { RequestAttempt } from '../services/writes/operation.ts'
import type { Reply } from '../views/reply.ts'

/** The channel back to the caller while an operation runs, and after a restart. */
export interface ReplyChannel {
  /** The place of the reply; an opaque text of the surface. */
  readonly place: string
  /** Shows a notice until the reply replaces it. */
  interim(reply: Reply): Promise<void>
  readonly attempt: RequestAttempt
  /**
   * Stores the request, unless it is stored, and waits for its turn: must resolve before anything is changed.
   * @throws OwnershipLostError when another process runs it instead.
   */
  makeDurable(): Promise<void>
}

/** The person and the place of a request; `userTeam` differs for people of another workspace. */
export interface Caller extends Actor, SlackCaller {
  readonly now: Date
  /** The time of acceptance: a request may wait for earlier ones, or for another process. */
  readonly requestedAt?: Date
  /** Identifies this interaction in its reply and in the log. */
  readonly reference: string
  /** Omitted: a write runs at once, without an operation log. */
  readonly replyChannel?: ReplyChannel
}

/** A modal that an interaction requests: a command’s form, or a field for typing a resource’s name. */
export type ModalRequest =
  | (Opener & { readonly kind: 'form'; readonly request: FormRequest<unknown> })
  | (Opener & { readonly kind: 'phrase'; readonly ask: Extract<ExecutionResult, { kind: 'type' }> })

interface Opener {
  readonly command: Command
  /** See PressContext.sourceTs. */
  readonly sourceTs: string | undefined
}

/** The result of an interaction: a reply, and whether the caller wants it privately. */
export interface InteractionResult {
  readonly reply: Reply
  readonly privately: boolean
  /** A modal to open instead of the reply, which is sent when no modal can open. */
  readonly modal?: ModalRequest
  /** The person’s standing where they asked, as it was judged; absent after a change, which may have changed it. */
  readonly access?: AccessContext
  /** See ExecutionResult.isDuplicate. */
  readonly isDuplicate?: true
  /** Runs the command deferred until the account was connected: its reply follows this one. */
  readonly next?: () => Promise<InteractionResult>
  /** The command, whether it writes, and the kind of its outcome, if it got that far. */
  readonly logInfo?: { readonly verb: string; readonly changes: boolean; readonly outcome: string }
}

/** A button press; `sourceTs` is the message whose button led to it. */
export interface PressContext {
  readonly confirmed: boolean
  readonly privately: boolean
  readonly sourceTs?: string | undefined
  /** `button` when omitted; `form` when the caller typed the name of a resource into one. */
  readonly via?: Via
  readonly force?: boolean
}
