import type { z } from 'zod'
import type { Audience } from '../model/audience.ts'
import type { Role } from '../model/directory.ts'
import type { Feature } from '../model/forge-feature.ts'
import type { Services } from '../services/services.ts'
import type { Blocks, Reply } from '../views/reply.ts'
import { type Field, fieldsOf } from './fields.ts'
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
interface Question<Input> {
  readonly text: string
  readonly blocks: Blocks
  readonly yes: string
  readonly input: Input
}

/** What stands between a typed destructive verb and its effect. */
export type Confirmation<Input, Outcome> =
  /** Show this, and a button that carries `input`. */
  | ({ readonly kind: 'ask' } & Question<Input>)
  /** What cannot be taken back: the person must type `phrase` (the name of the thing) before it is done. */
  | ({ readonly kind: 'type'; readonly phrase: string } & Question<Input>)
  /** Nothing worth asking about. */
  | { readonly kind: 'go' }
  /** It cannot be done anyway; this is why. */
  | { readonly kind: 'settled'; readonly outcome: Outcome }

export interface Example {
  /** What is typed after the verb. */
  readonly typed: string
  /** The input it stands for, except the project. */
  readonly means: Readonly<Record<string, unknown>>
}

interface Common<Schema extends z.ZodObject, Outcome> {
  /** `['mr', 'merge']`: typed `/mr merge`; the id `mr.merge` names buttons and forms. */
  readonly path: readonly [string, string, ...string[]]
  readonly summary: string
  readonly needs: Needs
  /** What the forge’s API must have for it; where it has not, the verb is not offered. */
  readonly requires?: Feature
  /** What helps where the verb, or one of its fields, is not offered, as a sentence. */
  readonly elsewhere?: string
  readonly input: Schema
  /** Fields that may be typed without their flag, in this order. */
  readonly positionals: readonly (keyof z.output<Schema> & string)[]
  /** Other words for the last one of the path, as people know them from elsewhere: `['ls']`. */
  readonly also?: readonly string[]
  /** Whether a word right after the noun means this verb: `/mr !12` shows it. `forgeUrl` is its address, without a slash at the end. */
  readonly alone?: (word: string, forgeUrl: string) => boolean
  /**
   * Asks for what is still missing, in a form of the verb’s own; null when the input is enough. Never asked
   * for the input that such a form brought.
   */
  readonly form?: (
    input: z.output<Schema>,
    services: Services,
    asking: Asking,
  ) => Promise<FormRequest<z.input<Schema>> | { readonly kind: 'settled'; readonly outcome: Outcome } | null>
  readonly run: (input: z.output<Schema>, services: Services, asking: Asking) => Promise<Outcome>
  readonly render: (outcome: Outcome, asking: Asking) => Reply
  /** What comes of it is for the person alone, whose own list or mail it is about. */
  readonly personal?: true
  /** What one person does with it is nothing to another: of two who want the same, both are heard. */
  readonly perPerson?: true
  readonly examples: readonly [Example, ...Example[]]
}

/** One verb, declared. A destructive verb without `confirm`, or a verb without `effect`, does not compile. */
export type Declaration<Schema extends z.ZodObject, Outcome> = Common<Schema, Outcome> &
  (
    | { readonly effect: 'read'; readonly confirm?: never }
    /** Asks only where the change would bring about more than it says. */
    | { readonly effect: 'write'; readonly confirm?: Confirm<Schema, Outcome> }
    | { readonly effect: 'destructive'; readonly confirm: Confirm<Schema, Outcome> }
  )

type Confirm<Schema extends z.ZodObject, Outcome> = (
  input: z.output<Schema>,
  services: Services,
  asking: Asking,
) => Promise<Confirmation<z.input<Schema>, Outcome>>

/** Said where a declaration names no other way. */
const IN_BROWSER = 'It can be done in the browser.'

type RawInput = Readonly<Record<string, unknown>>

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
  run(services: Services): Promise<Extract<Executed, { kind: 'reply' }>>
}

/** What is done with a change that is ready; the services that are at hand run it when nothing else is wanted. */
export type Perform = (ready: Ready) => Promise<Executed>

/** A verb with its types closed over, so that the registry is a plain list. */
export interface Command {
  readonly path: readonly [string, string, ...string[]]
  readonly id: string
  readonly summary: string
  readonly effect: Effect
  readonly needs: Needs
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
    services: Services,
    asking: Asking,
    progress: Progress,
    perform?: Perform,
  ): Promise<Executed>
}

export function defineCommand<Schema extends z.ZodObject, Outcome>(
  declaration: Declaration<Schema, Outcome>,
): Command {
  const { path, summary, effect, needs, input: schema, positionals, run, render, examples } = declaration
  return {
    path,
    id: path.join('.'),
    summary,
    effect,
    needs,
    requires: declaration.requires ?? null,
    elsewhere: declaration.elsewhere ?? IN_BROWSER,
    fields: fieldsOf(schema),
    positionals,
    also: declaration.also ?? [],
    alone: declaration.alone ?? (() => false),
    examples,
    asksByForm: declaration.form !== undefined,
    personal: declaration.personal ?? false,
    perPerson: declaration.perPerson ?? false,
    problems(raw) {
      const issues = schema.safeParse(raw).error?.issues ?? []
      return new Map(issues.map(({ path: where, message }) => [where.join('.'), message]))
    },
    async execute(
      raw,
      services,
      asking,
      { confirmed, filled = false },
      perform = (ready) => ready.run(services),
    ) {
      const parsed = schema.safeParse(raw)
      if (!parsed.success) return invalid(parsed.error)
      const input = parsed.data
      const reply = (outcome: Outcome) => ({
        kind: 'reply' as const,
        reply: render(outcome, asking),
        outcome: kindOf(outcome),
      })
      const form = filled || confirmed ? null : await declaration.form?.(input, services, asking)
      if (form) return form.kind === 'settled' ? reply(form.outcome) : { ...form }
      if (declaration.confirm && !confirmed) {
        const confirmation = await declaration.confirm(input, services, asking)
        if (confirmation.kind === 'settled') return reply(confirmation.outcome)
        if (confirmation.kind !== 'go') return { ...confirmation }
      }
      if (effect === 'read') return reply(await run(input, services, asking))
      return perform({ input, run: async (acting) => reply(await run(input, acting, asking)) })
    },
  }
}

function kindOf(outcome: unknown): string {
  if (typeof outcome !== 'object' || outcome === null) return String(outcome)
  if ('kind' in outcome) return String(outcome.kind)
  // Some outcomes stand beside what their words need.
  const inner = Object.values(outcome).find(
    (part) => typeof part === 'object' && part !== null && 'kind' in part,
  )
  return inner === undefined ? 'answered' : kindOf(inner)
}

function invalid(error: z.ZodError): Executed {
  const issue = error.issues[0]
  const field = issue?.path[0]
  return {
    kind: 'invalid',
    field: typeof field === 'string' ? field : null,
    problem: issue?.message ?? 'does not fit',
  }
}
