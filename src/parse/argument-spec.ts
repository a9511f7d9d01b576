import type { ProjectRef } from '../model/project-ref.ts'
import type { MilestoneRef } from './milestone-reference.ts'
import type { MergeRequestRef } from './reference.ts'
import type { Refused } from './refusal.ts'

/** One thing that a verb can be told, by `--name` or by its place among the words. */
export interface FieldSpec {
  /** The flag's name without hyphens before it, in kebab-case. */
  readonly name: string
  /** Other spellings of the name: `--label` for `labels`. */
  readonly also?: readonly string[]
  readonly kind:
    | 'text'
    | 'date'
    | 'number'
    | 'flag'
    | 'choice'
    | 'merge-request'
    | 'milestone'
    | 'project'
    | 'alias'
  /** The values of a choice. */
  readonly choices?: readonly string[]
  /** Values that are taken as well and never proposed. */
  readonly retired?: readonly string[]
  readonly required: boolean
  /** Never repeated in a refusal: a secret may have been pasted into it. */
  readonly discreet?: boolean
}

/** Everything that a verb can be told. */
export interface ArgumentSpec {
  readonly fields: readonly FieldSpec[]
  /** Names of the fields that are given by place, in order. */
  readonly positionals: readonly string[]
  /** A right use of the verb, shown in fixes: `/mr merge 12`. */
  readonly example: string
}

/** A field's value; which member it is follows from the field's kind (`choice` and `alias` are strings). */
export type ArgumentValue = string | number | boolean | MergeRequestRef | MilestoneRef | ProjectRef

/** The values by field name, only those given; with `help` nothing was read and `values` is empty. */
export type ReadArguments =
  | { readonly ok: true; readonly values: ReadonlyMap<string, ArgumentValue>; readonly help: boolean }
  | Refused
