import { parseForeignJson } from '../model/json.ts'
import { SERVER } from '../model/server-name.ts'
import type { Dialect } from './dialect.ts'
import { oneSentence } from './errors.ts'
import type { HttpReply } from './request.ts'
import type { ForgePlace } from './url.ts'

export interface ResponseContext extends ForgePlace {
  /** Null for a request outside the base of an API. */
  readonly dialect: Pick<Dialect, 'name' | 'other' | 'gone'> | null
  /** True when the operator has set the version of the API; false when the forge reported it. */
  readonly isSet: boolean
  /** Values that were sent and must not appear in a reason. */
  readonly secrets: readonly string[]
}

/** Returns `200, text/html, from git.example.com`: the description of an answer for the operator. */
export function describeReply(
  { status, header }: HttpReply,
  { origin }: Pick<ResponseContext, 'origin'>,
): string {
  const type = /^[\w.+-]{1,60}\/[\w.+-]{1,60}/.exec(header('content-type') ?? '')?.[0]
  return [status, ...(type === undefined ? [] : [type]), `from ${URL.parse(origin)?.host ?? origin}`].join(
    ', ',
  )
}

/** Returns the type of an unexpected body, with its article. */
export function kindOf(body: unknown): string {
  if (body === null) return 'null'
  if (Array.isArray(body)) return 'a list'
  return typeof body === 'object' ? 'an object' : `a ${typeof body}`
}

/** True when the text is a web page: no answer of this API is one, in any version. */
export function isPage(text: string | null): boolean {
  return text?.trimStart().startsWith('<') ?? false
}

/**
 * Returns the reason when a refused read was refused by something other than this API version: by a page of a
 * proxy, by a server of another kind, or by a router that does not know the address. Null when the API itself
 * refused, whose refusals are about the requested record.
 */
export function foreignAnswer(reply: HttpReply, context: ResponseContext): string | null {
  const { status, text } = reply
  const { dialect } = context
  if (isPage(text)) {
    return explainForeignAnswer(
      `${SERVER} answered with a web page instead of its API (${describeReply(reply, context)})`,
      reply,
      context,
    )
  }
  if (status !== 404 || dialect === null || text === null || text.trim() === '') return null
  const body = parseForeignJson(text)
  if (typeof body !== 'object' || body === null || 'message' in body) return null
  return explainForeignAnswer(
    `${SERVER} has no such address of API ${dialect.name} (${describeReply(reply, context)})`,
    reply,
    context,
  )
}

/** Adds a hint where the whole API may be missing. */
function explainForeignAnswer(
  what: string,
  { status }: HttpReply,
  { dialect, isSet, secrets }: ResponseContext,
): string {
  const hint =
    status === 404 && dialect !== null && isSet
      ? `; if it is a server of another version, your admin can set FORGE_API=${dialect.other}`
      : ''
  return oneSentence(`${what}${hint}`, ...secrets)
}
