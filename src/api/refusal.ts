import type { Answer } from './answer.ts'
import type { Asked } from './asked.ts'
import { errorSentence, oneSentence } from './errors.ts'
import type { Reply } from './request.ts'

type Refused = Extract<Answer<never>, { kind: 'refused' }>

/** What a router says of an address that it does not know; a record that is not there has a `message` instead. */
const UNKNOWN_ROUTE = /"error" ?: ?"404 Not Found"/
const OTHER_METHODS = /"error" ?: ?"405 Not Allowed"/

/** A definite no, in the forge’s own words where it had any. */
export function refusal(reply: Reply, { dialect, secrets }: Asked): Refused {
  const { status, text } = reply
  const gone = status === 410 ? dialect?.gone : null
  const reason = gone ?? errorSentence(status, text, ...secrets)
  if (status === 404 && UNKNOWN_ROUTE.test(text ?? ''))
    return { kind: 'refused', status, reason, unknownRoute: true }
  const allow = reply.header('allow')
  const byRouter = allow !== null || OTHER_METHODS.test(text ?? '')
  const code = dialect === null ? /"error" ?: ?"([a-z_]{1,40})"/.exec(text ?? '')?.[1] : undefined
  if (code !== undefined) return { kind: 'refused', status, reason, code }
  if (status !== 405 || !byRouter) return { kind: 'refused', status, reason }
  const otherMethods = (allow ?? '').split(',').flatMap((method) => method.trim() || [])
  return { kind: 'refused', status, reason, otherMethods }
}

/** The forge points elsewhere; nobody follows, since the token would go along. */
export function moved(reply: Reply, { origin, secrets }: Asked): Refused {
  const { status } = reply
  const target = URL.parse(reply.header('location') ?? '', origin)
  const refused = (reason: string) =>
    ({ kind: 'refused', status, reason: oneSentence(reason, ...secrets) }) as const
  if (target !== null && target.origin !== origin)
    return refused(
      `The forge points to ${target.host} instead of answering; if it has moved there, its address in the configuration must be changed`,
    )
  const project = /^\/api\/[a-z0-9]+\/projects\/(\d{1,15})$/.exec(target?.pathname ?? '')?.[1]
  if (project !== undefined)
    return { ...refused(`The project has moved: it is project ${project} now`), movedTo: Number(project) }
  return refused('The forge pointed to another page instead of answering; redirects are not followed')
}
