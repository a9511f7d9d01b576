import { z } from 'zod'

/** An object as it travels over the wire. */
export type Json = Readonly<Record<string, unknown>>

const object = z.record(z.string(), z.unknown())

/** The value when it is an object and no array; undefined otherwise. */
export function asObject(value: unknown): Json | undefined {
  return object.safeParse(value).data
}

/** The objects of a list; none when the value is no list. */
export function objectsIn(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map(asObject).filter((item) => item !== undefined) : []
}

/** The value when it is text; empty otherwise. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Parsed JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Something that a person, or a script in the place of one, cannot do here; the message is one sentence. */
export class WrongInput extends Error {}
