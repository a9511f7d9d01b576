import type { Command, Executed } from '../commands/command.ts'
import type { FormRequest } from '../commands/form-request.ts'
import type { Via } from '../model/audit.ts'
import type { SlackCaller } from '../model/caller.ts'
import type { Actor } from '../services/access/credentials.ts'
import type { Reply } from '../views/reply.ts'

/** How the person is reached while a change takes its time, and after a restart. */
export interface ReplyChannel {
  /** Where the answer belongs; a text of the surface’s own. */
  readonly place: string
  /** Shows a sentence until the answer takes its place. Names the message; null when there is none to be edited. */
  interim(reply: Reply): Promise<string | null>
}

/** A person in chat and what they ask from; `userTeam` differs for people of another workspace. */
export interface Caller extends Actor, SlackCaller {
  readonly now: Date
  /** When it was asked, where it is run again because a process was stopped. */
  readonly askedAt?: Date
  /** Names this turn in its answer and in the log. */
  readonly reference: string
  /** Without it a change is made at once, and nobody keeps a record of it. */
  readonly reach?: ReplyChannel
}

/** A modal that a turn wants to open: the form of a verb, or the name of a thing to be typed. */
export type ModalRequest =
  | (Opener & { readonly kind: 'form'; readonly request: FormRequest<unknown> })
  | (Opener & { readonly kind: 'phrase'; readonly ask: Extract<Executed, { kind: 'type' }> })

interface Opener {
  readonly command: Command
  /** See PressContext.from. */
  readonly from: string | undefined
}

/** What a turn comes to: a reply, and whether the person wants it for themselves. */
export interface InteractionResult {
  readonly reply: Reply
  readonly privately: boolean
  /** To be opened in place of the reply, which stands in for it where no modal can open. */
  readonly opens?: ModalRequest
  /** See Executed.joined. */
  readonly joined?: true
  /** The reference of the intent whose answer this is. */
  readonly owes?: string
  /** What the person wanted before their account was connected: its answer comes after this one. */
  readonly next?: () => Promise<InteractionResult>
  /** The verb, whether it changes something, and the kind of what came of it, where it came to that. */
  readonly did?: { readonly verb: string; readonly changes: boolean; readonly outcome: string }
}

/** How a button was pressed; `from` is the message whose button led to it (see ReplyTarget.from in slack). */
export interface PressContext {
  readonly confirmed: boolean
  readonly privately: boolean
  readonly from?: string | undefined
  /** `button` when left out; `form` when the name of a thing was typed into one. */
  readonly via?: Via
  /** See ButtonOptions.anew. */
  readonly anew?: boolean
}
