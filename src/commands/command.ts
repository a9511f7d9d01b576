import type { Audience } from '../model/audience.ts'
import type { Role } from '../model/directory.ts'
import type { Feature } from '../model/forge-feature.ts'
import type { Refusal } from '../parse/refusal.ts'
import type { Permission } from '../services/access/permission.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Operation } from '../services/operations/operation.ts'
import type { Blocks, Reply } from '../views/reply.ts'
import type { Field } from './fields.ts'
import type { FormRequest } from './form-request.ts'

/** `read` changes nothing that others see; `write` can be changed back; `destructive` asks first. */
export type Effect = 'read' | 'write' | 'destructive'

/** What the person must have: their own linked account, any right to read, or nothing. */
export type Needs = 'account' | 'reader' | 'nothing'

/** Who asks and when; what a rendering may depend on beside the outcome. */
export interface Asking {
  readonly user: string
  /** What they are where they ask; a member when left out. */
  readonly role?: Role
  readonly now: Date
  /** The zone that the person has set in the chat; null or left out when that is not known. */
  readonly zone?: string | null
  /** Who sees an answer that is meant for the channel; others when left out. */
  readonly audience?: Audience
  /** Who sees what only the person is shown; others, where their own account does not read it, or when left out. */
  readonly alone?: Audience
}

/** A question before an effect: the words above it, and the input that the answer “yes” carries. */
export interface Question<Input> {
  readonly text: string
  readonly blocks: Blocks
  readonly yes: string
  readonly input: Input
}

export interface Example {
  /** What is typed after the verb. */
  readonly typed: string
  /** The input it stands for, except the project. */
  readonly means: Readonly<Record<string, unknown>>
}

export type RawInput = Readonly<Record<string, unknown>>

export type Executed =
  /** `outcome`: the kind of what came of it (`merged`, `may-not`), without anything of what it holds. */
  | {
      readonly kind: 'reply'
      readonly reply: Reply
      readonly outcome: string
      /** Somebody asked for the same at the same time and gets the answer; this repeats it. */
      readonly joined?: true
    }
  | ({ readonly kind: 'ask' } & Question<RawInput>)
  | ({ readonly kind: 'type'; readonly phrase: string } & Question<RawInput>)
  | FormRequest<RawInput>
  /** The input does not fit the declaration; `field` is the key that is wrong, when it is one. */
  | { readonly kind: 'invalid'; readonly field: string | null; readonly problem: string }

/** What the person has done about it already. */
export interface Progress {
  /** The person saw what will happen and pressed the button for it, or typed the phrase. */
  readonly confirmed: boolean
  /** The input comes from the form that the verb asked for. */
  readonly filled?: boolean
}

/** A change that was asked for, and confirmed where its verb wants that; nothing has been done yet. */
export interface Ready {
  /** The input as the verb reads it, defaults included. */
  readonly input: RawInput
  run(operation: Operation): Promise<Extract<Executed, { kind: 'reply' }>>
}

/** What is done with a change that is ready; it is run without a record when nothing else is wanted. */
export type Perform = (ready: Ready) => Promise<Executed>

/** A verb with its types closed over, so that the registry is a plain list. */
export interface Command {
  readonly path: readonly [string, string, ...string[]]
  readonly id: string
  readonly summary: string
  readonly effect: Effect
  readonly needs: Needs
  readonly access: Permission
  /** See Declaration; null when every forge has it. */
  readonly requires: Feature | null
  readonly elsewhere: string
  readonly fields: readonly Field[]
  readonly positionals: readonly string[]
  readonly also: readonly string[]
  readonly alone: (word: string, forgeUrl: string) => boolean
  readonly examples: readonly [Example, ...Example[]]
  /** Whether it may answer with a form of its own. */
  readonly asksByForm: boolean
  readonly personal: boolean
  readonly perPerson: boolean
  /** What is wrong with an input, by field (`values.color` for a part of one); empty when it fits. */
  problems(raw: RawInput): ReadonlyMap<string, string>
  /** `perform` is given what changes something; what only reads is run at once. */
  execute(
    raw: RawInput,
    context: ForgeContext,
    asking: Asking,
    progress: Progress,
    perform?: Perform,
  ): Promise<Executed>
}

/** A slash command: what it is about, and what must not be read or repeated of its words. */
export interface Noun {
  /** `mr`, typed `/mr`. */
  readonly name: string
  readonly about: string
  /** People paste keys and passwords into it: what is not understood is not repeated. */
  readonly discreet?: true
  /** Refuses a text before anything else reads it. */
  readonly guard?: (text: string) => Refusal | null
  /** Slack writes ids for the people whom somebody mentions in it. */
  readonly mentions?: true
  /** Takes out of a refusal of `text` what must not be repeated. */
  readonly withhold?: (refusal: Refusal, text: string) => Refusal
  /** In the order of help. */
  readonly verbs: readonly Command[]
}
