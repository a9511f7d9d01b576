import type { ProjectRef } from '../model/project-ref.ts'

const DIGITS = /^[0-9]{1,16}$/
const NAME = /^[A-Za-z0-9_.][A-Za-z0-9_.-]*$/
const LONGEST_ALIAS = 64
const LONGEST_PATH = 255

/** `42` is an id, `web` an alias, `acme/web` a path; anything else, and every character beyond ASCII, is null. */
export function parseProjectName(text: string): ProjectRef | null {
  if (DIGITS.test(text)) {
    const id = parseIid(text)
    return id === null ? null : { kind: 'id', id }
  }
  if (!text.includes('/')) return isAlias(text) ? { kind: 'alias', alias: text } : null
  const names = text.split('/')
  return text.length <= LONGEST_PATH && names.every(isName) ? { kind: 'path', path: text } : null
}

/** Whether a word can name a project: ASCII, at most 64 characters, not only digits. */
export function isAlias(text: string): boolean {
  return text.length <= LONGEST_ALIAS && isName(text) && !/^[0-9]+$/.test(text)
}

/** A positive safe integer in ASCII digits, or null. */
export function parseIid(text: string): number | null {
  const number = DIGITS.test(text) ? Number(text) : 0
  return number > 0 && Number.isSafeInteger(number) ? number : null
}

function isName(text: string): boolean {
  return NAME.test(text) && text !== '.' && text !== '..'
}
