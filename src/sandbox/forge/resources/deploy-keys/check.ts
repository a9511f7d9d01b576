import { z } from 'zod'
import { refuse } from '../../http/answer.ts'
import { countCharacters, readParams, text } from '../../http/fields.ts'
import type { Params } from '../../http/params.ts'
import { fingerprintOf } from './fingerprint.ts'

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

/** What is wrong with a title of a key. */
export function faultsOfTitle(title: string): string[] {
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
