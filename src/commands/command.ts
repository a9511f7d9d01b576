import type { Feature } from '../model/forge-feature.ts'
import type { Invocation } from '../model/invocation.ts'
import type { JudgedVerb, Permission } from '../services/access/permission.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Operation } from '../services/writes/operation.ts'
import type { Blocks, Reply } from '../views/reply.ts'
import type { Field, FormRequest } from './fields.ts'
import type { Refusal } from './parse/refusal.ts'

/** `read` changes nothing visible to others; `write` can be undone; `destructive` asks first. */
type Effect = 'read' | 'write' | 'destructive'

/** Another word for a verb with a part of its input: `label 12 bug` is an edit that adds a label. */
export interface Alias {
  /** One word, or several: `add label`. */
  readonly word: string
  /** Its positions, as names of flags. */
  readonly positionals?: readonly string[]
  /** The words that it types besides. */
  readonly typed?: string
  /** The words that it types where its other positions than the first are empty: `unassign 12`. */
  readonly alone?: string
}

/** The access a verb requires: a linked account of the caller’s own, any right to read, or nothing. */
export type Needs = 'account' | 'reader' | 'nothing'

/**
 * The auto-merges that a change may let happen by removing what is in their way: none, the one of its own merge
 * request, or any of the project. During a freeze such a change counts as a merge where one of them is set.
 */
export type Unblocks = 'none' | 'own' | 'any'

/** A question before an effect: the words above it, and the input that the answer “yes” carries. */
export interface Question<Input> {
  readonly text: string
  readonly blocks: Blocks
  readonly yes: string
  readonly input: Input
  /** The other way that the question offers. */
  readonly later?: { readonly yes: string; readonly input: Input } | undefined
}

export interface Example {
  /** The text after the verb. */
  readonly typed: string
  /** The input that the text stands for, without the project. */
  readonly means: Readonly<Record<string, unknown>>
}

/** An input by its keys, before a command has parsed it. */
export type RawInput = Readonly<Record<string, unknown>>

export interface Replied {
  readonly kind: 'reply'
  readonly reply: Reply
  /** The outcome’s kind (`merged`, `may-not`), without its content. */
  readonly outcome: string
  /** It was so already: nothing was changed. */
  readonly isUnchanged?: true
  /** A concurrent duplicate’s answer is already in this channel; this reply repeats it. */
  readonly isDuplicate?: true
}

export type ExecutionResult =
  | Replied
  | ({ readonly kind: 'ask' } & Question<RawInput>)
  | ({ readonly kind: 'type'; readonly phrase: string } & Question<RawInput>)
  | FormRequest<RawInput>
  /** The input does not match the declaration; `field` is the invalid key, or null. */
  | { readonly kind: 'invalid'; readonly field: string | null; readonly problem: string }

export interface Progress {
  /** True after the caller saw the effect and pressed its button, or typed the phrase. */
  readonly confirmed: boolean
  /** True when the input comes from the form that the verb asked for. */
  readonly filled?: boolean
}

/** A change that is requested, and confirmed where its verb requires that; not performed yet. */
export interface Ready {
  readonly kind: 'ready'
  /** The input as parsed by the verb, defaults included. */
  readonly input: RawInput
  run(operation: Operation): Promise<Replied>
}

/** The members of a verb’s declaration that its command keeps. */
export interface Described {
  /** `['mr', 'merge']`: typed `/mr merge`; the id `mr.merge` names buttons and forms. */
  readonly path: readonly [string, string, ...string[]]
  readonly summary: string
  readonly needs: Needs
  /** The callers and places that are permitted. */
  readonly access: Permission
  /** The forge feature that the verb needs; without it the verb is not offered. */
  readonly requires?: Feature
  /** An alternative, as a sentence, where the verb or one of its fields is not offered. */
  readonly elsewhere?: string
  /** Fields that may be typed without their flag, in this order. */
  readonly positionals: readonly string[]
  /** Aliases for the last word of the path, familiar from other tools: `['ls']`. */
  readonly also?: readonly string[]
  readonly aliases?: readonly Alias[]
  /** Its words may be filters, as those of every read: see ArgumentSpec. */
  readonly filters?: boolean
  /** The verb for several merge requests at once, where this one takes one: `triage merge`. */
  readonly several?: string
  /** True when a word right after the noun means this verb: `/mr !12`. `forgeUrl` has no trailing slash. */
  readonly isShorthand?: (word: string, forgeUrl: string) => boolean
  /** At most 24 characters. */
  readonly formTitle?: string
  readonly formInput?: RawInput
  /** The title of the modal that opens at once, and shows the reply once it was read: nothing is posted. */
  readonly modal?: string
  /** The outcome is private to the caller: it concerns the caller’s own list or mail. */
  readonly personal?: true
  /** The same request by two people is two operations, not a duplicate. */
  readonly perPerson?: true
  /** Each run adds another one: who repeats a request within minutes is asked first. */
  readonly addsAnother?: true
  readonly examples: readonly [Example, ...Example[]]
}

/** A command with its type parameters erased, so the registry can be an array. */
export interface Command extends Described {
  readonly id: string
  readonly effect: Effect
  /** True when it may write to the forge; writes to the bot’s own data need no operation log. */
  readonly writesToForge: boolean
  /** The verbs that it always does too; its policy is theirs as well. */
  readonly includes: readonly JudgedVerb[]
  /** Returns the verbs that it does too with this input, beside those. */
  includedWith(raw: RawInput, context: ForgeContext): Promise<readonly JudgedVerb[]>
  /** True when some input lets an auto-merge happen. */
  readonly mayUnblock: boolean
  unblocks(raw: RawInput, context: ForgeContext): Promise<Unblocks>
  readonly elsewhere: string
  readonly fields: readonly Field[]
  readonly also: readonly string[]
  readonly aliases: readonly Alias[]
  readonly filters: boolean
  readonly isShorthand: (word: string, forgeUrl: string) => boolean
  /** False for a read, and for a change that asks first: those are answered from memory until something is changed. */
  readonly isStoredFirst: boolean
  /** True when the verb may answer with a form of its own. */
  readonly asksByForm: boolean
  readonly formInput: RawInput
  /** The problems of an input by field (`values.color` for a part of one); empty when it is valid. */
  problems(raw: RawInput): ReadonlyMap<string, string>
  /** Runs a read at once; a change is ready when nothing is to be asked before it. */
  prepare(
    raw: RawInput,
    context: ForgeContext,
    invocation: Invocation,
    progress: Progress,
  ): Promise<ExecutionResult | Ready>
}

/** A command that people need first, as they type it. */
interface First {
  readonly command: Command
  /** The words after the slash command: `merge 12`; empty for none. */
  readonly typed: string
  /** The effect, in a few words. */
  readonly does: string
  /** The label of a button for it. */
  readonly button?: string
}

/** A slash command: its subject, and the rules for text in it that must not be read or repeated. */
export interface Noun {
  /** `mr`, typed `/mr`. */
  readonly name: string
  /** Other names of its things. */
  readonly also?: readonly string[]
  readonly about: string
  /** People paste keys and passwords into it: text that cannot be parsed is not repeated. */
  readonly discreet?: true
  /** Refuses a text before anything else reads it. */
  readonly guard?: (text: string) => Refusal | null
  /** Slack replaces mentions of people in its text with their ids. */
  readonly mentions?: true
  /** Removes from a refusal of `text` everything that must not be repeated. */
  readonly withhold?: (refusal: Refusal, text: string) => Refusal
  readonly defaultCommand?: Command
  /** The verb that searches for words which name no verb. */
  readonly search?: Command
  /** The verbs that people need first, in the order of help; without it, help lists every verb at once. */
  readonly first?: readonly First[]
  /** The verbs in the order of help. */
  readonly verbs: readonly Command[]
}
