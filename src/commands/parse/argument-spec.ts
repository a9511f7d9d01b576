import type { ProjectRef } from '../../model/project-ref.ts'
import type { MergeRequestRef, MilestoneRef } from './reference.ts'
import type { Refused } from './refusal.ts'

/** One argument of a verb, given by `--name` or by its position. */
export interface FieldSpec {
  /** The name of the flag without its leading hyphens, in kebab-case. */
  readonly name: string
  /** Other spellings of the name, as other tools have them: `--label` for `labels`, `-d`. */
  readonly also?: readonly string[]
  /** Words that stand for a value: `--merged` for `--state merged`, and `open` for its `opened`. */
  readonly words?: Readonly<Record<string, string | boolean>>
  /** Words before a value among search words: `by` in `by bob`, `@` of a name with this sign. */
  readonly after?: readonly string[]
  /** True for several values divided by commas: a repeated flag adds to them. */
  readonly many?: boolean
  /** True for names of people, where the words of several may follow each other: `bob cy`. */
  readonly people?: boolean
  /** Flags that add to the present values (`--add-label`), and that take some of them away. */
  readonly adds?: readonly string[]
  readonly removes?: readonly string[]
  readonly kind:
    | 'text'
    | 'date'
    | 'number'
    | 'flag'
    | 'choice'
    | 'merge-request'
    | 'merge-requests'
    | 'milestone'
    | 'project'
    | 'alias'
  /** The valid values of a choice. */
  readonly choices?: readonly string[]
  /** Values that are accepted but never suggested. */
  readonly retired?: readonly string[]
  readonly required: boolean
  /** True when refusals never repeat it: it may contain a pasted secret. */
  readonly discreet?: boolean
}

export interface ArgumentSpec {
  readonly fields: readonly FieldSpec[]
  /** Names of the positional fields, in order. */
  readonly positionals: readonly string[]
  /** True when words may be filters: `closed`, `by bob`, `label:bug`. */
  readonly filters?: boolean
  /** True when it changes nothing: what was taken from the words is seen in the answer. */
  readonly isRead?: boolean
  /** A valid use of the verb, shown where a required value is missing: `/mr merge 12`. */
  readonly example: string
}

/** A field’s value; the field’s kind determines its type (`choice` and `alias` are strings). */
export type ArgumentValue =
  | string
  | number
  | boolean
  | MergeRequestRef
  | readonly MergeRequestRef[]
  | MilestoneRef
  | ProjectRef

/** The given values by field name; with `help` nothing is parsed and `values` is empty. */
export type ReadArguments =
  | { readonly ok: true; readonly values: ReadonlyMap<string, ArgumentValue>; readonly help: boolean }
  | Refused

/** True when the flag has this name, or is known by it elsewhere. */
export function isCalled({ name, also }: FieldSpec, typed: string): boolean {
  return name === typed || (also?.includes(typed) ?? false)
}

/** The value that a word stands for. */
export function wordIn({ words }: FieldSpec, typed: string): string | boolean | undefined {
  return words && Object.hasOwn(words, typed) ? words[typed] : undefined
}
