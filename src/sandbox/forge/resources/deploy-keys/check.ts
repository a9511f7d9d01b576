import { createHash } from 'node:crypto'
import { z } from 'zod'
import { refuse } from '../../http/answer.ts'
import { countCharacters, type Params, readParams, text } from '../../http/fields.ts'

const LONGEST_TITLE = 255
const LONGEST_KEY = 5000
const BLANK = ["can't be blank", 'is too short (minimum is 0 characters)']
const KEY = /^(?:ssh|ecdsa|sk)-/

const fields = z.object({ title: text.nullish(), key: text.nullish() })

/**
 * The title and the key that were sent, without blanks around the key; refuses with every fault at once, under the
 * name of the field with `prefix` before it.
 */
export function checkedDeployKey(
  params: Params,
  prefix = '',
): { title: string; key: string; fingerprint: string } {
  const sent = readParams(fields, params)
  const title = sent.title ?? ''
  const key = sent.key?.trim() ?? ''
  const faults = { key: faultsOfKey(key), title: faultsOfTitle(title) }
  const found = Object.entries(faults).filter(([, faultsOfOne]) => faultsOfOne.length > 0)
  if (found.length > 0)
    throw refuse(400, Object.fromEntries(found.map(([name, faults]) => [`${prefix}${name}`, faults])))
  const fingerprint = fingerprintOf(key)
  if (!fingerprint)
    throw refuse(400, {
      [`${prefix}key`]: ['is invalid'],
      [`${prefix}fingerprint`]: ['cannot be generated'],
    })
  return { title, key, fingerprint }
}

function faultsOfTitle(title: string): string[] {
  if (title.trim() === '') return BLANK
  return countCharacters(title) > LONGEST_TITLE
    ? [`is too long (maximum is ${LONGEST_TITLE} characters)`]
    : []
}

function faultsOfKey(key: string): string[] {
  if (key === '') return [...BLANK, 'is invalid']
  return [
    ...(key.length > LONGEST_KEY ? [`is too long (maximum is ${LONGEST_KEY} characters)`] : []),
    ...(KEY.test(key) ? [] : ['is invalid']),
    ...(/[\r\n]/.test(key) ? ['should be a single line'] : []),
  ]
}

const LENGTH_BYTES = 4

/**
 * The MD5 of an OpenSSH public key in colon-separated hex pairs; undefined when the key cannot be read. The
 * comment plays no part, so the same key with another comment has the same fingerprint.
 */
export function fingerprintOf(key: string): string | undefined {
  const blob = blobOf(key)
  return blob && createHash('md5').update(blob).digest('hex').match(/../g)?.join(':')
}

/** The SHA-256 of a key that can be read, as `ssh-keygen -l` prints it. */
export function sha256FingerprintOf(key: string): string | undefined {
  const blob = blobOf(key)
  return blob && `SHA256:${unpadded(createHash('sha256').update(blob).digest('base64'))}`
}

/** What the fingerprints are of: the key without its type and its comment. */
function blobOf(key: string): Buffer | undefined {
  const [type = '', encoded = ''] = key.trim().split(/\s+/)
  const blob = Buffer.from(encoded, 'base64')
  if (blob.length < LENGTH_BYTES || unpadded(blob.toString('base64')) !== unpadded(encoded)) return undefined
  const end = LENGTH_BYTES + blob.readUInt32BE(0)
  if (end >= blob.length || blob.toString('latin1', LENGTH_BYTES, end) !== type) return undefined
  return blob
}

function unpadded(base64: string): string {
  return base64.replace(/={1,2}$/, '')
}
