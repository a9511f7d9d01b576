import {
  type IntegrationName,
  integrationKind,
  integrationNames,
  plainOf,
  secretsOf,
} from '../../model/integration-kinds.ts'
import { hasUserInfo } from '../../model/integration-parameter.ts'
import { resembles } from '../parse/did-you-mean.ts'
import { type Refusal, SEEN_BY_SLACK } from '../parse/refusal.ts'
import { withoutLikelySecret } from '../parse/secret-typed.ts'

const kinds = integrationNames.map((name) => integrationKind(name))
const plainNames = new Set(kinds.flatMap((kind) => plainOf(kind).map(({ name }) => name)))
const secretNames = [...new Set(kinds.flatMap((kind) => secretsOf(kind).map(({ name }) => name)))]

const SURELY_SECRET = /token|secret|passw|credential|webhook|api_?key/
const ALSO_SECRET = /^(?:key|pw|pwd|pass|passphrase|hook)$/
// `token=x`, `token: x`, `--token=x`, `--token x`, `room=token=x`, with or without quotation marks.
const NAMED = /(?:^|[\s"'`“”„«=])(?:--?|[–—])?([A-Za-z][\w-]{0,63})(?=\s{0,9}[=:]\s{0,9}\S)/g
const FLAG = /(?:^|\s)(?:--|[–—])([A-Za-z][\w-]{0,63})\s{1,9}[^\s-]/g
const IN_ADDRESS = /[?&;]([A-Za-z][\w-]{0,63})=[^\s&]/g

/** The refusal of a text that names a secret; null when it names none. Never quotes the secret. */
export function refuseSecret(text: string): Refusal | null {
  const secret = namedSecret(text)
  const problem = secret !== null ? secretTypedWords(secret) : hasUserInfo(text) ? WITH_USER_INFO : null
  return problem === null ? null : { token: '', problem, fix: SECRETS_BELONG_ELSEWHERE }
}

/** The first name of a secret with a value: `token=x`, `--token x`, `?token=x` in an address. */
export function namedSecret(text: string): string | null {
  const namesBy = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  return (
    [...namesBy(NAMED), ...namesBy(FLAG)].find(isSecretName) ??
    namesBy(IN_ADDRESS).find((name) => SURELY_SECRET.test(written(name))) ??
    null
  )
}

/** The name of a secret of this kind that precedes other words without an equals sign: `room=x token abc`. */
export function bareSecretName(kind: IntegrationName, text: string): string | null {
  const names = secretsOf(integrationKind(kind)).map(({ name }) => name)
  const words = text.replaceAll(QUOTED_VALUE, ' ').split(/\s+/).filter(Boolean)
  const name = words.find(
    (word, at) => at < words.length - 1 && names.includes(written(word.replace(/:$/, ''))),
  )
  return name === undefined ? null : name.replace(/:$/, '')
}

const QUOTED_VALUE = /=["'“„«][^"'“”„«»]*["'”“»]/g

/** The refusal without any word that may be a secret. */
export function withoutSecretWords(refusal: Refusal, typed: string): Refusal {
  return withoutLikelySecret(refusal, typed, SECRETS_BELONG_ELSEWHERE)
}

/** True when this name is that of a secret of some integration, or a likely misspelling of one. */
export function isSecretName(typed: string): boolean {
  const name = written(typed)
  if (plainNames.has(name)) return false
  return SURELY_SECRET.test(name) || ALSO_SECRET.test(name) || resembles(name, secretNames)
}

/** A name in the spelling of the table. */
function written(typed: string): string {
  return typed.toLowerCase().replaceAll('-', '_')
}

/** Names the secret and never quotes it. */
export function secretTypedWords(name: string): string {
  return `${name} is a secret. ${SEEN_BY_SLACK}`
}

const WITH_USER_INFO = `That address holds a user name or password. ${SEEN_BY_SLACK}`

/** The place to enter secrets instead. */
export const SECRETS_BELONG_ELSEWHERE =
  'Type /integration set and its name only. Secrets go on a private page.'
