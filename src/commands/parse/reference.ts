import { type MilestonePage, typedMilestone } from '../../model/milestone.ts'
import { type ProjectRef, printProjectRef } from '../../model/project-ref.ts'
import { asciiForm, closingQuotes, encodeEntities } from './characters.ts'
import { parseIid, parseProjectName, readForgeAddress } from './forge-address.ts'
import type { Token } from './lexer.ts'
import { quote, type Read, type Refused, refuse } from './refusal.ts'

/** A merge request reference; without a project it is in the channel’s project. */
export interface MergeRequestRef {
  readonly project?: ProjectRef
  readonly iid: number
}

/**
 * Reads `!12`, `12`, `#12`, `mr12`, `web!12`, `web/12`, `web:12`, `acme/web!12`, `42!12`, or the address of a merge
 * request’s page (any of its tabs) on the forge. Refuses the address of another host by name. `forgeUrl` has no trailing slash.
 */
export function readMergeRequestRef(token: string, forgeUrl: string): Read<MergeRequestRef> {
  const address = readForgeAddress(token, forgeUrl)
  if (address !== null) {
    if (!address.ok) return address
    const { path, page, iid } = address.value
    if (page === 'merge_requests' && iid !== null) {
      return { ok: true, value: { project: { kind: 'path', path }, iid } }
    }
    return refuse(
      token,
      `${quote(token)} isn’t a merge request’s page.`,
      'Use its number, like !12, or paste its link.',
    )
  }
  const reference = parseMergeRequestRef(token)
  if (reference !== null) return { ok: true, value: reference }
  const meant = parseMergeRequestRef(asciiForm(token, '!'))
  const fix =
    meant === null ? 'Use its number, like !12, or paste its link.' : `Type ${printMergeRequestRef(meant)}.`
  return refuse(token, `${quote(token)} isn’t a merge request.`, fix)
}

/** Most merge requests that are named at once: the boxes of a form. */
const MAX_NAMED = 10

/** Words between the numbers of several merge requests. */
const BETWEEN: ReadonlySet<string> = new Set(['', 'and', '&', '+', 'mr', 'mrs'])

/** Splits what names several merge requests: `!11, !12 and 13`. */
export function splitReferences(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => !BETWEEN.has(part.toLowerCase()))
}

/** Reads several merge requests; those without a project are of the first one’s. */
export function readMergeRequestRefs(text: string, forgeUrl: string): Read<readonly MergeRequestRef[]> {
  const refs: MergeRequestRef[] = []
  for (const part of splitReferences(text)) {
    const read = readMergeRequestRef(part, forgeUrl)
    if (!read.ok) return read
    refs.push(read.value)
  }
  if (refs.length > MAX_NAMED)
    return refuse(text, `That’s more than ${MAX_NAMED} merge requests.`, `Name ${MAX_NAMED} at most.`)
  return { ok: true, value: refs }
}

/** Reads `42`, `web`, `acme/web`, or the address of any page of a project on the forge. */
export function readProjectRef(token: string, forgeUrl: string): Read<ProjectRef> {
  const address = readForgeAddress(token, forgeUrl)
  if (address !== null) {
    if (!address.ok) return address
    const { of, path } = address.value
    if (of === 'project') return { ok: true, value: { kind: 'path', path } }
    return refuse(token, `${quote(token)} isn’t a project’s page.`, 'Paste the link of one.')
  }
  const project = parseProjectName(token)
  if (project !== null) return { ok: true, value: project }
  const meant = parseProjectName(asciiForm(token, '!'))
  const fix = meant === null ? 'Type its path, for example acme/web.' : `Type ${printProjectRef(meant)}.`
  return refuse(token, `${quote(token)} isn’t a project.`, fix)
}

/** True for a number that stands alone or after its sign: in `web/3` it may be part of a name. */
export function hasPlainNumber(text: string): boolean {
  return /(?:^|[!#])[0-9]+$/.test(text) || text.includes('://')
}

/** The shortest text that `readMergeRequestRef` parses as this merge request: `!12`, `acme/web!12`. */
export function printMergeRequestRef({ project, iid }: MergeRequestRef): string {
  return `${project === undefined ? '' : printProjectRef(project)}!${iid}`
}

/** `mr12` and `PR-12`, as the noun is written in front of a number. */
const WITH_NOUN = /^(?:mr|pr)-?(?=[0-9]+$)/i
/** `web/12` and `web:12`; a number alone names no project here. */
const DIVIDED = /^(?=[^a-z_]*[a-z_])([^!#]*)[/:](?=[0-9]{1,16}$)/i

/** Reads what is typed as no address; null where it names none. */
export function parseMergeRequestRef(typed: string): MergeRequestRef | null {
  const text = typed.replace(WITH_NOUN, '!').replace(DIVIDED, '$1!')
  // Other forges number merge requests with a `#`.
  const sign = Math.max(text.indexOf('!'), text.indexOf('#'))
  const iid = parseIid(text.slice(sign + 1))
  if (iid === null) return null
  if (sign <= 0) return { iid }
  const project = parseProjectName(text.slice(0, sign))
  return project === null ? null : { project, iid }
}

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
