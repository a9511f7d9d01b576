import type { Visit } from '../http/answer.ts'
import type { Params } from '../http/params.ts'
import { type Application, applicationById } from '../state/applications.ts'
import type { World } from '../world.ts'
import { asked } from './asked.ts'
import { problem, refuseClient } from './refusals.ts'
import { isSame } from './secrets.ts'

/**
 * The application that makes this call: by its secret, or by its id alone when it is a public one. Credentials are
 * in the Basic header or in the body. Refuses with 401.
 */
export function authenticateClient(world: World, visit: Visit, params: Params): Application {
  const basic = fromBasic(visit.request.headers.authorization ?? '')
  const id = basic?.id ?? asked(params, 'client_id') ?? ''
  const secret = basic?.secret ?? asked(params, 'client_secret') ?? ''
  const application = applicationById(world.database, id)
  if (!application || !isTrusted(application, secret)) throw refuseClient(problem('invalid_client'))
  return application
}

function isTrusted({ secret }: Application, given: string): boolean {
  return secret === null ? given === '' : isSame(given, secret)
}

/** Both halves are form-encoded before they are put together (RFC 6749, 2.3.1). */
function fromBasic(authorization: string): { id: string; secret: string } | undefined {
  const encoded = /^Basic (.+)$/i.exec(authorization)?.[1]
  if (encoded === undefined) return undefined
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  return { id: formDecoded(id), secret: formDecoded(rest.join(':')) }
}

function formDecoded(text: string): string {
  return new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text') ?? ''
}
