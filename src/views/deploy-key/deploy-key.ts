import type { KnownBlock } from '@slack/types'
import type { DeployKeyView, PublicKeyFacts } from '../../model/deploy-key-view.ts'
import { button } from '../button.ts'
import { bold, code, lines, text } from '../rich-text.ts'
import { day, oneLine } from '../text.ts'

/** Types by the first word of a key’s line, as `ssh-keygen -l` calls them. */
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

/** Shorter ones are no longer thought safe (NIST SP 800-131A). */
const SAFE_RSA_BITS = 2048

/** `“CI runner” (key:7)`; `key:7` where it has no title. */
export function deployKeyName({ id, title }: Pick<DeployKeyView, 'id' | 'title'>, length = 150): string {
  const shown = oneLine(title, length)
  return shown === '' ? `key:${id}` : `“${shown}” (key:${id})`
}

/** `RSA, 4096 bits`, or that the key cannot be read. */
export function keyTypeWords(facts: PublicKeyFacts | null): string {
  if (!facts) return 'Unreadable key'
  return `${NAMES.get(facts.type) ?? oneLine(facts.type, 60)}, ${facts.bits} bits`
}

/** Why a key should be replaced; null for a sound one. */
export function weakKeyWords(facts: PublicKeyFacts | null): string | null {
  if (facts?.type === 'ssh-dss') return 'Weak: DSA keys are no longer safe. Replace it.'
  if (facts?.type === 'ssh-rsa' && facts.bits < SAFE_RSA_BITS)
    return `Weak: an RSA key of ${facts.bits} bits is no longer safe. Replace it.`
  return null
}

/** `Created 4 Dec 2026`, or nothing where the forge does not tell. */
export function createdWords({ created_at }: DeployKeyView): string {
  return created_at ? `Created ${day(created_at)}` : ''
}

/** What a person may know of a key: its type and fingerprints, never the key or its comment. */
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

/** The key with what can be done about it. */
export function deployKeyBlocks(key: DeployKeyView, project: number): KnownBlock[] {
  const about = { project, key: `key:${key.id}` }
  const name = deployKeyName(key, 40)
  return [
    deployKeyLines(key),
    {
      type: 'actions',
      elements: [
        button('Disable', { verb: 'deploy-key.disable', input: about }, { spoken: `Disable ${name}` }),
        button('Delete', { verb: 'deploy-key.delete', input: about }, { spoken: `Delete ${name}` }),
      ],
    },
  ]
}
