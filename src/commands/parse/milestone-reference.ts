import { type MilestonePage, typedMilestone } from '../../model/milestone.ts'
import { type ProjectRef, printProjectRef } from '../../model/project-ref.ts'
import { asciiForm, closingQuotes, encodeEntities } from './characters.ts'
import { parseIid, parseProjectName, readForgeAddress } from './forge-address.ts'
import type { Token } from './lexer.ts'
import { quote, type Read, type Refused, refuse } from './refusal.ts'

/** A milestone reference by iid, by exact title or by its page; without a project it is in the channel’s project. */
export type MilestoneRef =
  | { readonly project?: ProjectRef; readonly iid: number }
  | { readonly project?: ProjectRef; readonly title: string }
  | { readonly project?: ProjectRef; readonly page: MilestonePage }

/** The form that `typedMilestone` writes for a page. */
const SHORT = /^(?:\/groups\/([\w./-]+))?\/-\/milestones\/(\d+)$/
const EXAMPLE = 'Use its number, like %3, or its title.'

/**
 * Reads `%3`, `3`, `web%3`, `acme/web%"Sprint 9"`, `Sprint`, or the address of a milestone’s page on the
 * forge. Quotes turn anything into a title: `%3` is milestone number 3, `%"3"` the one titled 3.
 */
export function readMilestoneRef(token: Token, forgeUrl: string): Read<MilestoneRef> {
  if (token.quoted) return readQuoted(token)
  const address = readForgeAddress(token.text, forgeUrl)
  if (address !== null) {
    if (!address.ok) return address
    const { of, path, page, iid } = address.value
    if (page === 'milestones' && iid !== null) {
      return of === 'group'
        ? { ok: true, value: { page: { iid, group: path } } }
        : { ok: true, value: { project: { kind: 'path', path }, page: { iid, group: null } } }
    }
    return refuse(token.text, `${quote(token.text)} isn’t a milestone’s page.`, EXAMPLE)
  }
  const [short, group = null, number = ''] = SHORT.exec(token.text) ?? []
  const iid = parseIid(number)
  if (short !== undefined && iid !== null) return { ok: true, value: { page: { iid, group } } }
  const typed = parseUnquoted(token.text)
  if (typed !== null && 'iid' in typed) return { ok: true, value: typed }
  const meant = parseUnquoted(asciiForm(token.text, '%'))
  if (meant !== null && 'iid' in meant)
    return refuseMilestone(token.text, `Type ${printMilestoneRef(meant)}.`)
  return typed === null ? refuseMilestone(token.text, EXAMPLE) : { ok: true, value: typed }
}

/** The text that `readMilestoneRef` reads as this milestone, titles always in quotes. */
export function printMilestoneRef(milestone: MilestoneRef): string {
  const project = milestone.project === undefined ? '' : printProjectRef(milestone.project)
  if ('page' in milestone) return typedMilestone(milestone.page)
  if ('iid' in milestone) return `${project}%${milestone.iid}`
  return `${project}%"${encodeEntities(milestone.title.replaceAll('"', '""'))}"`
}

function readQuoted({ text, raw }: Token): Read<MilestoneRef> {
  const sign = closingQuotes(raw.charAt(0)) === undefined ? text.indexOf('%') : -1
  const title = text.slice(sign + 1)
  const project = sign > 0 ? parseProjectName(text.slice(0, sign)) : undefined
  if (project === null || title.trim() === '') return refuseMilestone(text, EXAMPLE)
  return { ok: true, value: project === undefined ? { title } : { project, title } }
}

/** Null for a number that is not a valid milestone number, and for an impossible project name. */
function parseUnquoted(text: string): MilestoneRef | null {
  const sign = text.indexOf('%')
  const name = text.slice(sign + 1)
  const isTitle = text.trim() !== '' && (name === '' || /^\s/.test(name))
  if (isTitle) return { title: text }
  const project = sign > 0 ? parseProjectName(text.slice(0, sign)) : undefined
  if (project === null) return /\s/.test(text) ? { title: text } : null
  const iid = parseIid(name)
  if (iid === null && (name === '' || /^[0-9]+$/.test(name))) return null
  const owner = project === undefined ? {} : { project }
  return iid === null ? { ...owner, title: name } : { ...owner, iid }
}

function refuseMilestone(text: string, fix: string): Refused {
  return refuse(text, `${quote(text)} isn’t a milestone.`, fix)
}
