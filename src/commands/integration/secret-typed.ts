import { integrationKind, integrationNames, plainOf, secretsOf } from '../../model/integration-kinds.ts'
import { hasUserInfo } from '../../model/integration-value.ts'
import { nearest } from '../text/nearest.ts'

const kinds = integrationNames.map(integrationKind)
const plainNames = new Set(kinds.flatMap((kind) => plainOf(kind).map(({ name }) => name)))
const secretNames = [...new Set(kinds.flatMap((kind) => secretsOf(kind).map(({ name }) => name)))]

const ALSO_SECRET = /token|secret|passw|webhook|api_?key|^(?:key|pwd|pass|hook)$/
// `token=x`, `token: x`, `--token=x`, `--token x`, in quotation marks or not.
const NAMED = /(?:^|[\s"'`“”„«])(?:--?|[–—])?([A-Za-z][\w-]{0,63})(?:\s{0,9}[=:]\s{0,9}\S)/g
const FLAG = /(?:^|\s)(?:--|[–—])([A-Za-z][\w-]{0,63})\s{1,9}[^\s-]/g

/** What is said in place of anything that the words asked for; null when no secret is named in them. */
export function secretTyped(text: string): string | null {
  const names = [NAMED, FLAG].flatMap((mark) => [...text.matchAll(mark)].map(([, name = '']) => name))
  const secret = names.find(isSecretName)
  if (secret !== undefined) return secretTypedWords(secret)
  return hasUserInfo(text) ? WITH_USER_INFO : null
}

/** Whether a value under this name is a secret of some integration, or was probably meant to be one. */
export function isSecretName(typed: string): boolean {
  const name = typed.toLowerCase().replaceAll('-', '_')
  if (plainNames.has(name)) return false
  return ALSO_SECRET.test(name) || nearest(name, secretNames) !== null
}

/** Names the secret and never quotes it. */
export function secretTypedWords(name: string): string {
  return `The value of ${name} is a secret. I have not sent or kept it, but Slack has seen it: if it is a real one, replace it where it comes from.`
}

const WITH_USER_INFO =
  'An address in it holds a user name or password. I have not sent or kept it, but Slack has seen it: if it is a real one, replace it where it comes from.'

/** Where it is entered instead. */
export const SECRETS_BELONG_ELSEWHERE =
  'Type /integration set and the kind, without any secret: secrets are entered on Greenlight’s own page.'
