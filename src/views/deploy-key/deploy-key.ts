import type { KnownBlock } from '@slack/types'
import type { DeployKeyView, PublicKeyFacts } from '../../model/deploy-key.ts'
import { SERVER } from '../../model/server-name.ts'
import type { AmbiguousKey, FoundDeployKey } from '../../services/deploy-key/list.ts'
import type { Failure } from '../../services/failure.ts'
import { button } from '../button.ts'
import { failureReply, inParts } from '../failure.ts'
import { actions, publicly, type Reply } from '../reply.ts'
import { bold, code, lines, person, text } from '../rich-text.ts'
import { day, escaped, oneLine } from '../text.ts'

/** Key types by the first word of a key’s line, in the names of `ssh-keygen -l`. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['ssh-ed25519', 'ED25519'],
  ['ssh-rsa', 'RSA'],
  ['ecdsa-sha2-nistp256', 'ECDSA'],
  ['ecdsa-sha2-nistp384', 'ECDSA'],
  ['ecdsa-sha2-nistp521', 'ECDSA'],
  ['sk-ssh-ed25519@openssh.com', 'ED25519 on a security key'],
  ['sk-ecdsa-sha2-nistp256@openssh.com', 'ECDSA on a security key'],
  ['ssh-dss', 'DSA'],
])

/** The least bits of a safe RSA key (NIST SP 800-131A). */
const SAFE_RSA_BITS = 2048

/** `“CI runner” (key:7)`; `key:7` without a title. */
export function deployKeyName({ id, title }: Pick<DeployKeyView, 'id' | 'title'>, length = 150): string {
  const shown = oneLine(title, length)
  return shown === '' ? `key:${id}` : `“${shown}” (key:${id})`
}

/** `RSA, 4096 bits`, or that the key cannot be read. */
export function keyTypeWords(facts: PublicKeyFacts | null): string {
  if (!facts) return 'Unreadable key'
  return `${NAMES.get(facts.type) ?? oneLine(facts.type, 60)}, ${facts.bits} bits`
}

/** The reason to replace a key; null for a sound one. */
export function weakKeyWords(facts: PublicKeyFacts | null): string | null {
  if (facts?.type === 'ssh-dss') return 'Weak: DSA keys are no longer safe. Replace it.'
  if (facts?.type === 'ssh-rsa' && facts.bits < SAFE_RSA_BITS)
    return `Weak: an RSA key of ${facts.bits} bits is no longer safe. Replace it.`
  return null
}

/** `Created 4 Dec 2026`, or nothing when the forge gives no date. */
export function createdWords({ created_at }: DeployKeyView): string {
  return created_at ? `Created ${day(created_at)}` : ''
}

/** The public facts of a key: its type and fingerprints, never the key or its comment. */
export function deployKeyLines(key: DeployKeyView): KnownBlock {
  const { facts } = key
  const weak = weakKeyWords(facts)
  return lines(
    [bold(deployKeyName(key, 250))],
    [text(keyTypeWords(facts))],
    facts ? [code(facts.sha256)] : [],
    facts ? [code(`MD5:${facts.md5}`)] : [],
    [text(createdWords(key))],
    weak ? [bold(weak)] : [],
  )
}

export function deployKeyBlocks(key: DeployKeyView, project: number): KnownBlock[] {
  const about = { project, key: `key:${key.id}` }
  const name = deployKeyName(key, 40)
  return [
    deployKeyLines(key),
    ...actions([
      button('Disable', { verb: 'deploy-key.disable', input: about }, { spoken: `Disable ${name}` }),
      button('Delete', { verb: 'deploy-key.delete', input: about }, { spoken: `Delete ${name}` }),
    ]),
  ]
}

/** The project of a verb, for its sentences. */
export interface KeyPlace {
  readonly project: number
  readonly projectName: string
}

const MAX_NAMED = 10

/** The words match no single key: the caller chooses, nothing is guessed. */
export function ambiguousKeyReply({ typed, candidates }: AmbiguousKey): Reply {
  const words = oneLine(typed, 100)
  const what = candidates.length === 1 ? `Did you mean this deploy key?` : `Which deploy key is “${words}”?`
  const named = candidates.slice(0, MAX_NAMED).map((key) => deployKeyName(key))
  const more = candidates.length > MAX_NAMED ? [`and ${candidates.length - MAX_NAMED} more`] : []
  const choices = [...named, ...more]
  return inParts('input', { what, next: 'Use its number:', choices })
}

/** Turns `Deploy key 7` into `deploy key 7`, for the middle of a sentence. */
export function midSentence(what: string): string {
  return `${what.charAt(0).toLowerCase()}${what.slice(1)}`
}

/** A key on the project, in a reply that everybody sees: what `user` did, and the key itself. */
export function keyOnProject(
  { key, answered }: { readonly key: DeployKeyView; readonly answered: boolean },
  { project, projectName }: KeyPlace,
  { user, did, note }: { readonly user: string; readonly did: string; readonly note?: string },
): Reply {
  const confirmed = `The deploy key ${deployKeyName(key)} is on ${oneLine(projectName, 100)} (confirmed on ${SERVER}).`
  const words = answered ? `${did}.` : confirmed
  const message = escaped([words, note, weakKeyWords(key.facts)].filter(Boolean).join(' '))
  return publicly(answered ? `<@${user}> ${message}` : message, [
    lines(answered ? [person(user), text(` ${words}`)] : [bold(words)], note ? [text(note)] : []),
    ...deployKeyBlocks(key, project),
  ])
}

export function deployKeyReply({
  read,
  project: id,
  projectName,
}: KeyPlace & { readonly read: FoundDeployKey | AmbiguousKey | Failure }): Reply {
  if (read.kind === 'ambiguous-key') return ambiguousKeyReply(read)
  if (read.kind !== 'found') return failureReply(read, { tried: 'I can’t show the deploy key' })
  const { key } = read
  const about = [keyTypeWords(key.facts), key.facts?.sha256].filter(Boolean).join(', ')
  const message = [`Deploy key ${deployKeyName(key)} on ${projectName}: ${about}.`, weakKeyWords(key.facts)]
  return publicly(escaped(message.filter(Boolean).join(' ')), deployKeyBlocks(key, id))
}
