import type { Reader } from './decoders.ts'
import type { Outgoing } from './request.ts'
import type { Call } from './request-spec.ts'
import { type ForgePlace, withQuery } from './url.ts'

/** How a token is carried: a person’s own, or one that the forge gave to an application. */
export type Scheme = 'private-token' | 'bearer'

/** A form for the forge that is not below the base of its API, and how its answer is read. */
export interface FormCall<T> {
  readonly path: `/oauth/${Lowercase<string>}`
  /** Fields that are `undefined` are left out. */
  readonly fields: Readonly<Record<string, string | undefined>>
  /** Of these fields’ values, those that must not appear in a reason. */
  readonly secrets: readonly string[]
  readonly reads: Reader<T>
}

interface Place extends ForgePlace {
  readonly userAgent: string
}

/** The request of one call, with its token. */
export function outgoingCall(
  call: Call<unknown>,
  base: string,
  { token, scheme, ...place }: Place & { readonly token: string; readonly scheme: Scheme },
): Outgoing {
  const body = call.body === undefined ? null : JSON.stringify(call.body)
  return {
    origin: place.origin,
    method: call.method,
    path: withQuery(`${place.root}${call.beside ? '' : base}${call.path}`, call.query),
    headers: {
      ...usual(place),
      ...(scheme === 'bearer' ? { authorization: `Bearer ${token}` } : { 'private-token': token }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    body,
  }
}

/** The request of one form. */
export function outgoingForm({ path, fields }: FormCall<unknown>, place: Place): Outgoing {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  return {
    origin: place.origin,
    method: 'POST',
    path: `${place.root}${path}`,
    headers: { ...usual(place), 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  }
}

/** The question of whether a version of the API is spoken: in nobody’s name, so that no token goes to a stranger. */
export function outgoingQuestion(api: 'v3' | 'v4', place: Place): Outgoing {
  return {
    origin: place.origin,
    method: 'GET',
    path: `${place.root}/api/${api}/version`,
    headers: usual(place),
    body: null,
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
