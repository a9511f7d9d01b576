import type { Params } from '../http/params.ts'
import { type Application, applicationById } from '../state/applications.ts'
import type { World } from '../world.ts'
import { asked } from './asked.ts'
import { missing, type OauthProblem, problem } from './refusals.ts'
import { readScope } from './scopes.ts'

/** What an application asks a person for. */
export interface Request {
  readonly application: Application
  readonly state: string | undefined
  readonly scope: string
  /** Null when a confidential application sent none. */
  readonly challenge: string | null
}

/**
 * - `shown`: nobody knows that the browser may be sent to where it asks to be sent, so the person is told
 * - `told`: the application is told, by way of the browser
 */
export type PreAuthorization =
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'shown'; readonly problem: OauthProblem }
  | {
      readonly kind: 'told'
      readonly application: Application
      readonly state: string | undefined
      readonly problem: OauthProblem
    }

/** Reads what `GET /oauth/authorize` was asked, in the order in which the real servers check it. */
export function readRequest(world: World, params: Params): PreAuthorization {
  const application = applicationById(world.database, asked(params, 'client_id') ?? '')
  if (!application) return { kind: 'shown', problem: problem('invalid_client') }
  if (asked(params, 'redirect_uri') !== application.redirect_uri)
    return { kind: 'shown', problem: problem('invalid_redirect_uri') }
  const state = asked(params, 'state')
  const scope = readScope(asked(params, 'scope') ?? '')
  const challenge = asked(params, 'code_challenge') ?? null
  const wrong = whatIsWrong(params, application)
  if (wrong) return { kind: 'told', application, state, problem: wrong }
  if (scope === undefined) return { kind: 'told', application, state, problem: problem('invalid_scope') }
  return { kind: 'request', request: { application, state, scope, challenge } }
}

/** An application without a secret has nothing but the challenge to show that it began the way itself. */
function whatIsWrong(params: Params, { secret }: Application): OauthProblem | undefined {
  const type = asked(params, 'response_type')
  if (type === undefined) return missing('response_type')
  if (type !== 'code') return problem('unsupported_response_type')
  const challenge = asked(params, 'code_challenge')
  if (challenge === undefined) return secret === null ? missing('code_challenge') : undefined
  const method = asked(params, 'code_challenge_method')
  if (method !== 'S256') return problem('invalid_code_challenge_method')
  return /^[\w-]{43}$/.test(challenge) ? undefined : problem('invalid_request')
}

/** Where the browser is sent, with what the application is told. */
export function redirectAddress(
  { redirect_uri }: Application,
  state: string | undefined,
  told: Readonly<Record<string, string>>,
): string {
  const address = new URL(redirect_uri)
  for (const [name, value] of Object.entries({ ...told, ...(state === undefined ? {} : { state }) }))
    address.searchParams.set(name, value)
  return address.href
}
