import type { FieldSpec } from './argument-spec.ts'

/** True when the flag has this name, or is known by it elsewhere. */
export function isCalled({ name, also }: FieldSpec, typed: string): boolean {
  return name === typed || (also?.includes(typed) ?? false)
}

/** The value that a word stands for. */
export function wordIn({ words }: FieldSpec, typed: string): string | boolean | undefined {
  return words && Object.hasOwn(words, typed) ? words[typed] : undefined
}
