import type { OutgoingRequest } from './request.ts'
import { type Call, MAX_ANSWER_BYTES, type Reader } from './request-spec.ts'
import { type ForgePlace, withQuery } from './url.ts'

/** The header scheme of a token: a person’s own, or one that the forge issued to an application. */
export type Scheme = 'private-token' | 'bearer'

/** A form for the forge outside the base of its API, and the reader of its answer. */
export interface FormCall<T> {
  readonly path: `/oauth/${Lowercase<string>}`
  /** Fields that are `undefined` are omitted. */
  readonly fields: Readonly<Record<string, string | undefined>>
  /** The field values that must not appear in a reason. */
  readonly secrets: readonly string[]
  readonly reads: Reader<T>
}

interface Place extends ForgePlace {
  readonly userAgent: string
}

export function outgoingCall(
  call: Call<unknown>,
  base: string,
  { token, scheme, ...place }: Place & { readonly token: string; readonly scheme: Scheme },
): OutgoingRequest {
  const body = call.body === undefined ? null : JSON.stringify(call.body)
  return {
    origin: place.origin,
    method: call.method,
    path: `${place.root}${pathBelow(base, call)}`,
    headers: {
      ...usual(place),
      ...(scheme === 'bearer' ? { authorization: `Bearer ${token}` } : { 'private-token': token }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    body,
    maxBytes: MAX_ANSWER_BYTES[call.asksFor ?? 'record'],
  }
}

export function outgoingForm({ path, fields }: FormCall<unknown>, place: Place): OutgoingRequest {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  return {
    origin: place.origin,
    method: 'POST',
    path: `${place.root}${path}`,
    headers: { ...usual(place), 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    maxBytes: MAX_ANSWER_BYTES.record,
  }
}

/** Builds the request that probes for an API version, without a token so that none goes to a stranger. */
export function outgoingQuestion(api: 'v3' | 'v4', place: Place): OutgoingRequest {
  return {
    origin: place.origin,
    method: 'GET',
    path: `${place.root}/api/${api}/version`,
    headers: usual(place),
    body: null,
    maxBytes: MAX_ANSWER_BYTES.record,
  }
}

function usual({ userAgent }: Place): Readonly<Record<string, string>> {
  return {
    accept: 'application/json',
    // The size cap counts bytes on the wire: a compressed answer could be a thousand times larger.
    'accept-encoding': 'identity',
    'user-agent': userAgent,
  }
}

/** Returns the path and query of a call below the root of the forge, as this session sends it. */
export function pathOf(
  { dialect: { base } }: { readonly dialect: { readonly base: string } },
  call: PlacedCall,
): string {
  return pathBelow(base, call)
}

type PlacedCall = Pick<Call<unknown>, 'beside' | 'path' | 'query'>

function pathBelow(base: string, { beside, path, query }: PlacedCall): string {
  return withQuery(`${beside ? '' : base}${path}`, query)
}
