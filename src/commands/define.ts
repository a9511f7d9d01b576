import type { z } from 'zod'
import type { Invocation } from '../model/invocation.ts'
import type { JudgedVerb } from '../services/access/permission.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Operation } from '../services/writes/operation.ts'
import type { Reply } from '../views/reply.ts'
import type { Command, Described, ExecutionResult, Question, Unblocks } from './command.ts'
import { type FormRequest, fieldsOf } from './fields.ts'
import { problemOf, UNUSABLE } from './parse/value-problem.ts'

/** The step between a typed destructive verb and its effect. */
type Confirmation<Input, Outcome> =
  /** Show this, and a button that carries `input`. */
  | ({ readonly kind: 'ask' } & Question<Input>)
  /** Irreversible: the caller must type `phrase` (the name of the thing) first. */
  | ({ readonly kind: 'type'; readonly phrase: string } & Question<Input>)
  /** No question is needed. */
  | { readonly kind: 'go' }
  /** The verb cannot run; `outcome` says why. */
  | { readonly kind: 'settled'; readonly outcome: Outcome }

interface Common<Schema extends z.ZodObject, Outcome> extends Described {
  readonly input: Schema
  readonly positionals: readonly (keyof z.output<Schema> & string)[]
  /**
   * Asks for missing input in a form of the verb’s own; null when the input is complete. Never called with
   * input that came from such a form.
   */
  readonly form?: (
    context: ForgeContext,
    input: z.output<Schema>,
    invocation: Invocation,
  ) => Promise<FormRequest<z.input<Schema>> | { readonly kind: 'settled'; readonly outcome: Outcome } | null>
  readonly render: (outcome: Outcome, invocation: Invocation) => Reply
}

/** The effects of a change beside what its name says: by these it is judged. */
interface Judged<Schema extends z.ZodObject> {
  /** The verbs that it can do too, always or with some input. */
  readonly includes:
    | readonly JudgedVerb[]
    | ((context: ForgeContext, input: z.output<Schema>) => Promise<readonly JudgedVerb[]>)
  /** Anything but `none` gives the input an `overrideReason`. */
  readonly unblocks: Unblocks | ((context: ForgeContext, input: z.output<Schema>) => Promise<Unblocks>)
}

/**
 * One verb’s declaration. Without its `effect` no verb compiles, without `includes` and `unblocks` none that
 * changes something, and without `confirm` none that destroys something.
 */
type Declaration<Schema extends z.ZodObject, Outcome> = Common<Schema, Outcome> &
  (
    | {
        readonly effect: 'read'
        readonly confirm?: never
        /** The verbs that show the same, in other words or less of it. */
        readonly includes?: readonly JudgedVerb[]
        readonly unblocks?: never
        readonly run: Read<Schema, Outcome>
      }
    /** Asks only when the change would have more effects than its name says. */
    | ({
        readonly effect: 'write'
        readonly confirm?: Confirm<Schema, NoInfer<Outcome>>
        readonly run: Write<Schema, Outcome>
      } & Judged<Schema>)
    | ({
        readonly effect: 'destructive'
        readonly run: Write<Schema, Outcome>
      } & Judged<Schema> &
        (
          | { readonly confirm: Confirm<Schema, NoInfer<Outcome>, 'go'>; readonly isStoredFirst?: never }
          /** True when it mostly asks nothing: its request is stored, and has its turn, before anything is read. */
          | { readonly confirm: Confirm<Schema, NoInfer<Outcome>>; readonly isStoredFirst: boolean }
        ))
  )

type Read<Schema extends z.ZodObject, Outcome> = (
  context: ForgeContext,
  input: z.output<Schema>,
  invocation: Invocation,
) => Promise<Outcome>

type Write<Schema extends z.ZodObject, Outcome> = (
  context: ForgeContext,
  input: z.output<Schema>,
  operation: Operation,
  invocation: Invocation,
) => Promise<Outcome>

type Confirm<Schema extends z.ZodObject, Outcome, Without extends string = never> = (
  context: ForgeContext,
  input: z.output<Schema>,
  invocation: Invocation,
) => Promise<Exclude<Confirmation<z.input<Schema>, Outcome>, { readonly kind: Without }>>

/** A change that does only what its name says. */
export const noOtherEffect = { includes: [], unblocks: 'none' } as const

/** Verbs that write only to the bot’s own data. */
const OWN_DATA = new Set(['digest', 'snooze', 'take'])

/** The default of `elsewhere`. */
const IN_BROWSER = 'It can be done in the browser.'

export function defineCommand<Schema extends z.ZodObject, Outcome>(
  declaration: Declaration<Schema, Outcome>,
): Command {
  const { path, effect, input: schema, includes = [], unblocks = 'none', render } = declaration
  return {
    ...declaration,
    id: path.join('.'),
    writesToForge: effect !== 'read' && path[0] !== 'greenlight' && !OWN_DATA.has(path[1]),
    includes: typeof includes === 'function' ? [] : includes,
    async includedWith(raw, context) {
      const { data } = schema.safeParse(raw)
      return typeof includes === 'function' && data ? includes(context, data) : []
    },
    mayUnblock: unblocks !== 'none',
    async unblocks(raw, context) {
      if (typeof unblocks !== 'function') return unblocks
      const { data } = schema.safeParse(raw)
      // Input that does not fit is never run.
      return data ? unblocks(context, data) : 'none'
    },
    elsewhere: declaration.elsewhere ?? IN_BROWSER,
    fields: fieldsOf(schema),
    also: declaration.also ?? [],
    aliases: declaration.aliases ?? [],
    filters: declaration.filters ?? effect === 'read',
    isShorthand: declaration.isShorthand ?? (() => false),
    isStoredFirst:
      declaration.effect === 'write' ||
      (declaration.effect === 'destructive' && declaration.isStoredFirst === true),
    asksByForm: declaration.form !== undefined,
    formInput: declaration.formInput ?? {},
    problems(raw) {
      const issues = schema.safeParse(raw, { error: problemOf }).error?.issues ?? []
      return new Map(issues.map(({ path: where, message }) => [where.join('.'), message]))
    },
    async prepare(raw, context, invocation, { confirmed, filled = false }) {
      const parsed = schema.safeParse(raw, { error: problemOf })
      if (!parsed.success) return invalid(parsed.error)
      const input = parsed.data
      const reply = (outcome: Outcome) => ({
        kind: 'reply' as const,
        reply: render(outcome, invocation),
        outcome: kindOf(outcome),
        isUnchanged: isUnchanged(outcome) || undefined,
      })
      const form = filled || confirmed ? null : await declaration.form?.(context, input, invocation)
      if (form) return form.kind === 'settled' ? reply(form.outcome) : { ...form }
      if (declaration.confirm && !confirmed) {
        const confirmation = await declaration.confirm(context, input, invocation)
        if (confirmation.kind === 'settled') return reply(confirmation.outcome)
        if (confirmation.kind !== 'go') return { ...confirmation }
      }
      if (declaration.effect === 'read') return reply(await declaration.run(context, input, invocation))
      const { run } = declaration
      return {
        kind: 'ready',
        input,
        run: async (operation) => reply(await run(context, input, operation, invocation)),
      }
    },
  }
}

function kindOf(outcome: unknown): string {
  if (typeof outcome !== 'object' || outcome === null) return String(outcome)
  if ('kind' in outcome) return String(outcome.kind)
  // Some outcomes come wrapped with the data their words need.
  const inner = Object.values(outcome).find(
    (part) => typeof part === 'object' && part !== null && 'kind' in part,
  )
  return inner === undefined ? 'answered' : kindOf(inner)
}

const UNCHANGED: ReadonlySet<string> = new Set(['already', 'unchanged', 'was-not-waiting'])

/** True when the verb found what it should bring about. */
function isUnchanged(outcome: unknown): boolean {
  if (typeof outcome === 'object' && outcome !== null && 'already' in outcome) return outcome.already === true
  return UNCHANGED.has(kindOf(outcome))
}

function invalid(error: z.ZodError): ExecutionResult {
  const issue = error.issues[0]
  const field = issue?.path[0]
  return {
    kind: 'invalid',
    field: typeof field === 'string' ? field : null,
    problem: issue?.message ?? UNUSABLE,
  }
}
