import type { z } from 'zod'
import type { ApiResult } from './result.ts'
import type { Query } from './url.ts'

/** The largest body of an answer that is read, in bytes, by what a call asks for. */
export const MAX_ANSWER_BYTES = {
  /** One record, or none. */
  record: 512 * 1024,
  /** Records, a page of them or all, or files with what changed in them. */
  list: 8 * 1024 * 1024,
} as const

export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Made by `apiPath`: below the base of the API, without a query. */
  readonly path: string
  readonly query?: Query
  /** The path is below the forge’s own address and outside its API. */
  readonly beside?: true
  /** The one project that is read, where the path does not name it. */
  readonly project?: number
  /** Sent as JSON; fields that are `undefined` are omitted. */
  readonly body?: object
  readonly reads: Reader<T>
  /** Bounds the answer; `record` by default. */
  readonly asksFor?: keyof typeof MAX_ANSWER_BYTES
  /** The value for a 304 that means "already so" (subscriptions, todos); elsewhere a 304 is a bad answer. */
  readonly unchangedValue?: T
  /** 202 is a success too: the requested work has begun. */
  readonly accepts202?: true
  /** Age up to which an answer to the same read of the same token counts, in ms; without it, every read is sent. */
  readonly maxAgeMs?: number
}

export interface CallSender {
  readonly call: <T>(call: Call<T>) => Promise<ApiResult<T>>
}

export interface Body {
  /** `undefined` when it was empty. */
  readonly json: unknown
}

/** The result of reading a body; `field` names the unreadable part. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly field: string }

export type Reader<T> = (body: Body, header: (name: string) => string | null) => Reading<T>

export function one<T>(schema: z.ZodType<T>): Reader<T> {
  return ({ json }) => read(schema, json, [])
}

/**
 * Reads a list of records, at most the first `max`: one by one, since the schema of a list would take as long to make
 * as to read ten.
 */
export function listOf<T>(schema: z.ZodType<T>, max = Number.POSITIVE_INFINITY): Reader<readonly T[]> {
  return ({ json }) => {
    if (!Array.isArray(json)) return { ok: false, field: '' }
    const value: T[] = []
    for (const [index, record] of json.slice(0, max).entries()) {
      const reading = read(schema, record, [index])
      if (!reading.ok) return reading
      value.push(reading.value)
    }
    return { ok: true, value }
  }
}

function read<T>(schema: z.ZodType<T>, value: unknown, place: readonly PropertyKey[]): Reading<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, field: [...place, ...(parsed.error.issues[0]?.path ?? [])].join('.') }
}

/** Accepts any body, for answers with an unreliable one: empty, `true`, a status object or the record. */
export const noContent: Reader<null> = () => ({ ok: true, value: null })
