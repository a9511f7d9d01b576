import { barredBy } from './barred.ts'
import { errorSentence, oneSentence } from './errors.ts'
import { fieldProblems } from './field-problems.ts'
import type { Reply } from './request.ts'
import type { ResponseContext } from './response-context.ts'
import type { ApiResult } from './result.ts'

type Refused = Extract<ApiResult<never>, { kind: 'refused' }>

/** The body of a router for an unknown address; a missing record has a `message` instead. */
const UNKNOWN_ROUTE = /"error" ?: ?"404 Not Found"/
const OTHER_METHODS = /"error" ?: ?"405 Not Allowed"/

const GONE =
  'The server has just said that it does not speak API v3 any more, and is asked again what it speaks'

/** Returns a definite refusal, in the forge’s own words where it had any. */
export function refusal(reply: Reply, { dialect, isSet, secrets }: ResponseContext): Refused {
  const { status, text } = reply
  const gone = status === 410 ? (isSet ? dialect?.gone : dialect?.gone && GONE) : null
  const reason = gone ?? errorSentence(status, text, ...secrets)
  if (status === 404 && UNKNOWN_ROUTE.test(text ?? ''))
    return { kind: 'refused', status, reason, unknownRoute: true }
  const barred = barredBy(reply, secrets)
  if (barred) return { kind: 'refused', status, reason, barred }
  const allow = reply.header('allow')
  const byRouter = allow !== null || OTHER_METHODS.test(text ?? '')
  const code = dialect === null ? /"error" ?: ?"([a-z_]{1,40})"/.exec(text ?? '')?.[1] : undefined
  if (code !== undefined) return { kind: 'refused', status, reason, code }
  if (status !== 405 || !byRouter) return { kind: 'refused', status, reason, ...fieldsOf(reply, secrets) }
  const otherMethods = (allow ?? '').split(',').flatMap((method) => method.trim() || [])
  return { kind: 'refused', status, reason, otherMethods }
}

/** Returns the problems with fields in the forge’s words, without the secrets. */
function fieldsOf({ status, text }: Reply, secrets: readonly string[]): Pick<Refused, 'fields'> {
  if (status < 400 || status >= 500) return {}
  const told = Object.entries(fieldProblems(text)).map(([field, words]) => [
    field,
    oneSentence(words, ...secrets),
  ])
  const fields = told.filter(([, words]) => words !== '')
  return fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}
}

/** The forge redirects elsewhere; the redirect is not followed, because the token would go along. */
export function moved(reply: Reply, { origin, root, secrets }: ResponseContext): Refused {
  const { status } = reply
  const target = URL.parse(reply.header('location') ?? '', origin)
  const refused = (reason: string) =>
    ({ kind: 'refused', status, reason: oneSentence(reason, ...secrets) }) as const
  if (target !== null && target.origin !== origin)
    return refused(
      `The forge points to ${target.host} instead of answering; if it has moved there, its address in the configuration must be changed`,
    )
  const path = target?.pathname ?? ''
  if (target !== null && !path.startsWith(`${root}/`))
    return refused(
      `The forge points to another place of ${target?.host ?? 'its host'} instead of answering; if it has moved there, its address in the configuration must be changed`,
    )
  const project = /^\/api\/[a-z0-9]+\/projects\/(\d{1,15})$/.exec(path.slice(root.length))?.[1]
  if (project !== undefined)
    return { ...refused(`The project has moved: it is project ${project} now`), movedTo: Number(project) }
  return refused('The forge pointed to another page instead of answering; redirects are not followed')
}
