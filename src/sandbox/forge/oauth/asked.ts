import type { Params } from '../http/params.ts'

/** A parameter that is a text and not blank; otherwise undefined. */
export function asked(params: Params, name: string): string | undefined {
  const value = params[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
