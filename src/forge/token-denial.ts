import { z } from 'zod'
import type { TokenDenial } from '../model/forge-account.ts'
import { parseForeignJson } from '../model/json.ts'
import { SERVER } from '../model/server-name.ts'
import { oneSentence } from './errors.ts'
import type { HttpReply } from './request.ts'

/** A page or plain text reports no such problem. */
const Body = z
  .object({
    error: z.string().catch(''),
    error_description: z.string().catch(''),
    message: z.string().catch(''),
    scope: z.string().catch(''),
  })
  .catch({ error: '', error_description: '', message: '', scope: '' })

/** The messages of a 403 about the account, in the words of servers from 10.6 on; the first match counts. */
const OF_ACCOUNT: readonly (readonly [RegExp, TokenDenial])[] = [
  [
    /terms of service/i,
    {
      why: `Accept the terms of service of ${SERVER} first`,
      next: `Open ${SERVER} in a browser, accept them, and try again`,
    },
  ],
  [
    /password (?:has )?expired|(?:enter|confirm|change|update) your password/i,
    {
      why: `Your password on ${SERVER} has expired`,
      next: `Sign in to ${SERVER} in a browser, and try again`,
    },
  ],
  [
    /\bSSO session|single sign-on/i,
    {
      why: `The group on ${SERVER} wants its single sign-on`,
      next: `Sign in to ${SERVER} with it in a browser, and try again`,
    },
  ],
  [
    /\b(?:this|your|from) IP\b|\bIP (?:address|restriction)/i,
    {
      why: `${SERVER} doesn’t accept requests from Greenlight’s address`,
      next: `Ask an admin of ${SERVER} to allow it`,
    },
  ],
  [
    /account has been deactivated/i,
    {
      why: `Your ${SERVER} account is deactivated`,
      next: `Sign in to ${SERVER} in a browser, and try again`,
    },
  ],
  [
    /e-?mail address is not confirmed/i,
    {
      why: `The e-mail address of your ${SERVER} account isn’t confirmed`,
      next: `Confirm it by the message from ${SERVER}, and try again`,
    },
  ],
]

/** The descriptions of `invalid_token` in a 401 (lib/api/api_guard.rb of the server); the first match counts. */
const OF_TOKEN: readonly (readonly [RegExp, TokenDenial])[] = [
  [/\bexpired\b/i, over('has expired')],
  [/\brevoked\b/i, over('was revoked')],
  [/\bimpersonation was disabled\b/i, over(`is an impersonation token, which ${SERVER} no longer accepts`)],
]

/** Only personal access tokens are checked for proofs (`check_dpop!` in lib/api/api_guard.rb of the server). */
const DPOP: TokenDenial = {
  why: `${SERVER} wants each request of your token to be signed (DPoP), and I can’t do that`,
  next: `Turn DPoP off among your access tokens on ${SERVER}, or ask its admin`,
}

function over(how: string): TokenDenial {
  return { why: `Your token ${how}`, next: `Make a new one on ${SERVER}, and connect again`, isOver: true }
}

/**
 * Returns the problem with the token or the account that a 401 or 403 reports beyond a missing right: a token that
 * is over or must be proved, a missing scope or fine-grained permission (RFC 6750, 3.1, in the body or in
 * `WWW-Authenticate`), or something that the account has to do first. Null where it reports no such problem.
 */
export function tokenDenialOf(reply: HttpReply, secrets: readonly string[]): TokenDenial | null {
  if (reply.status !== 401 && reply.status !== 403) return null
  const body = Body.parse(parseForeignJson((reply.text ?? '').slice(0, 8_192)))
  const challenge = reply.header('www-authenticate') ?? ''
  const error = body.error || /\berror="(\w{1,60})"/.exec(challenge)?.[1]
  if (reply.status === 401) {
    if (error === 'dpop_error') return DPOP
    if (error !== 'invalid_token') return null
    const described =
      body.error_description || (/\berror_description="([^"]{1,200})"/.exec(challenge)?.[1] ?? '')
    return OF_TOKEN.find(([words]) => words.test(described))?.[1] ?? null
  }
  if (error === 'insufficient_granular_scope') return ofPermission(body.error_description, secrets)
  if (error === 'insufficient_scope')
    return ofScope(body.scope || (/\bscope="([\w :]{1,200})"/.exec(challenge)?.[1] ?? ''))
  return OF_ACCOUNT.find(([words]) => words.test(body.message || body.error_description))?.[1] ?? null
}

function ofScope(listed: string): TokenDenial {
  const scopes = listed.split(/\s+/).filter((word) => /^\w{1,40}$/.test(word))
  const known = scopes.includes('api') || scopes.length === 0 ? 'api' : scopes.join(' or ')
  return {
    why: `Your token doesn’t have the scope ${known}`,
    next: `Make one with that scope on ${SERVER}, and connect again`,
  }
}

/**
 * The same words answer a fine-grained token without the permission and a classic one where the group wants
 * fine-grained ones (app/services/authz/tokens/authorize_granular_scopes_service.rb of the server).
 */
function ofPermission(described: string, secrets: readonly string[]): TokenDenial {
  const [start, end] = [described.indexOf('['), described.indexOf(']')]
  const which = end > start + 1 && start >= 0 ? oneSentence(described.slice(start + 1, end), ...secrets) : ''
  if (/requires a fine-grained/i.test(described))
    return {
      why: `This needs a fine-grained token${which === '' ? '' : ` with the permission ${which}`}`,
      next: `Make such a token on ${SERVER}, and connect again`,
    }
  if (/not yet supported|doesn't support fine-grained/i.test(described))
    return {
      why: `${SERVER} doesn’t take fine-grained tokens for this`,
      next: `Make one with the scope api on ${SERVER}, and connect again`,
    }
  return {
    why: `Your fine-grained token lacks a permission${which === '' ? '' : `: ${which}`}`,
    next: `Make one with it on ${SERVER}, and connect again`,
  }
}
