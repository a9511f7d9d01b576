import type { ProjectRef } from '../model/project-ref.ts'

const DIGITS = /^[0-9]{1,16}$/
const NAME = /^[A-Za-z0-9_.][A-Za-z0-9_.-]*$/
const LONGEST_ALIAS = 64
const LONGEST_PATH = 255

/** Reads `42` as an id, `web` as an alias, `acme/web` as a path; null for anything else or beyond ASCII. */
export function parseProjectName(text: string): ProjectRef | null {
  if (DIGITS.test(text)) {
    const id = parseIid(text)
    return id === null ? null : { kind: 'id', id }
  }
  if (!text.includes('/')) return isAlias(text) ? { kind: 'alias', alias: text } : null
  const names = text.split('/')
  return text.length <= LONGEST_PATH && names.every(isName) ? { kind: 'path', path: text } : null
}

/** True when a word can be a project’s alias: ASCII, at most 64 characters, not only digits. */
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
