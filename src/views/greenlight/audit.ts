import type { RichTextElement } from '@slack/types'
import { type AuditFilter, type AuditRow, type AuditScope, auditLine } from '../../model/audit.ts'
import type { AuditPage } from '../../services/audit.ts'
import { linkButton } from '../button.ts'
import { pageButtons, pageWords } from '../pages.ts'
import { actions, type Blocks, privately, type Reply, small } from '../reply.ts'
import {
  bold,
  bullets,
  channel,
  joined,
  lines,
  moment,
  person,
  preformatted,
  spoken,
  text,
} from '../rich-text.ts'
import { count, escaped, oneLine, shortSha } from '../text.ts'

interface AuditQuestion {
  readonly filter: AuditFilter
  readonly projectNames: ReadonlyMap<number, string>
}

/** The filter in words, in the order of the flags; empty when there is none. */
function filterElements({ filter, projectNames }: AuditQuestion): RichTextElement[] {
  const { user, channel: place, verb, project, target, outcome, reference, since, before } = filter
  const where = project === undefined ? '' : ` in ${projectName(projectNames, project)}`
  const parts: (readonly RichTextElement[])[] = [
    user === undefined ? [] : [text('by '), person(user)],
    verb === undefined ? [] : [text(verbWords(verb))],
    target === undefined && project === undefined ? [] : [text(`${target ?? ''}${where}`.trim())],
    outcome === undefined ? [] : [text(outcomeWords(outcome))],
    reference === undefined ? [] : [text(`reference ${reference}`)],
    since === undefined ? [] : [text('since '), moment(new Date(since))],
    before === undefined ? [] : [text('before '), moment(new Date(before))],
    place === undefined ? [] : [text('in '), channel(place)],
  ].filter((part) => part.length > 0)
  return joined(parts, '; ')
}

/** The people whose actions the answer covers. */
function scopeWords(scope: AuditScope): string {
  if (scope === 'all') return 'in this workspace'
  return 'user' in scope ? 'by you' : 'in this channel'
}

/** `/mr merge` */
function verbWords(verb: string): string {
  return `/${verb.replaceAll('.', ' ')}`
}

function projectName(names: ReadonlyMap<number, string>, project: number): string {
  return oneLine(names.get(project) ?? `project ${project}`, 100)
}

/** The text of elements that hold the bot’s own words only; people and channels by their ids. */
function spokenWithIds(elements: readonly RichTextElement[]): string {
  return elements.map(spokenElement).join('')
}

function spokenElement(element: RichTextElement): string {
  if (element.type === 'user') return element.user_id
  return element.type === 'channel' ? element.channel_id : spoken([element])
}

/** A member ID: actions on a person record it. */
const MEMBER = /^[UW][A-Z0-9]{2,}$/
const VIA = {
  slash: 'typed',
  button: 'by button',
  form: 'by form',
  operator: 'on the bot’s machine',
} as const

/** Longest reason, project and outcome, in characters; narrower when the message would not fit. */
const WIDEST = 60
const NARROWER = [30, 8] as const

/** Slack refuses messages over 13,200 characters of JSON; the difference is for the surrounding message. */
const BLOCKS_LENGTH = 12_900

export function auditList(
  shown: AuditPage,
  question: AuditQuestion,
  input: Readonly<Record<string, unknown>>,
): Reply {
  const { rows, page, last } = shown
  const order = rows.length > 1 ? 'Newest first' : ''
  const where = [order, pageWords(shown)].filter(Boolean).join(', ')
  const turning = { previous: page > 1 ? page - 1 : null, next: page < last ? page + 1 : null }
  const press = (to: number) => ({ verb: 'greenlight.audit', input: { ...input, page: to } })
  const blocksOf = (width: number): Blocks => [
    auditHead(shown, question, where),
    ...(rows.length > 0 ? [bullets(rows.map((row) => rowElements(row, question, width)))] : []),
    ...pageButtons(turning, press, 'the log'),
  ]
  let blocks = blocksOf(WIDEST)
  for (const width of NARROWER) if (JSON.stringify(blocks).length > BLOCKS_LENGTH) blocks = blocksOf(width)
  const sentences = rows.map((row) => `${spokenWithIds(rowElements(row, question, WIDEST))}.`)
  const text = escaped([auditWords(shown, question), ...sentences].join(' '))
  return { message: { to: 'person', text, blocks, pages: true } }
}

/** The number of matching rows, and the filter. */
function auditHead(shown: AuditPage, question: AuditQuestion, where = '') {
  const filter = filterElements(question)
  return lines(
    [bold(`${headline(shown, question)}.`)],
    filter.length > 0 ? [text('Filter: '), ...filter] : [],
    [text(where)],
  )
}

/** The same as one text. */
function auditWords(shown: AuditPage, question: AuditQuestion): string {
  const filter = spokenWithIds(filterElements(question))
  return [`${headline(shown, question)}.`, filter && `Filter: ${filter}.`].filter(Boolean).join(' ')
}

function headline({ total, more, scope }: AuditPage, question: AuditQuestion): string {
  const whose = scopeWords(scope)
  const filtered = Object.values(question.filter).some((value) => value !== undefined)
  if (total === 0) return filtered ? `No matching actions ${whose}` : `No actions ${whose} yet`
  return `${more ? 'More than ' : ''}${count(total, filtered ? 'matching action' : 'action')} ${whose}`
}

function rowElements(row: AuditRow, { projectNames }: AuditQuestion, width: number): RichTextElement[] {
  const { project, target, sha, overrideReason } = row
  const place = project === null ? '' : ` in ${oneLine(projectName(projectNames, project), width)}`
  const head = sha === null ? '' : ` at ${shortSha(sha)}`
  const isOperator = row.via === 'operator'
  const verb = isOperator ? `greenlight ${row.verb}` : verbWords(row.verb)
  const rest = `${place}${head}: `
  const reason = overrideReason === null ? '' : `, override: “${oneLine(overrideReason, width)}”`
  return [
    moment(new Date(row.at)),
    text(' '),
    isOperator ? text('Your admin') : person(row.user),
    ...(MEMBER.test(target)
      ? [text(` ${verb} `), person(target), text(rest)]
      : [text(` ${`${verb} ${target}`.trim()}${rest}`)]),
    bold(oneLine(outcomeWords(row.outcome), width)),
    ...(row.channel === '' ? [] : [text(' in '), channel(row.channel)]),
    text(`, ${VIA[row.via]}${row.reference === '' ? '' : `, ${row.reference}`}${reason}`),
  ]
}

/** Slack refuses messages over 13,200 characters of JSON, in which a quotation mark counts twice. */
const LINES_LENGTH = 9_000

/** The rows as JSON lines: as many as fit, and a download of all. `url` works for one download. */
export function auditExport(file: AuditPage & { readonly url: string }, question: AuditQuestion): Reply {
  const shown = fitting(file.rows)
  const rest =
    shown.length < file.total
      ? `The newest ${count(shown.length, 'line')} of ${file.more ? 'more than ' : ''}${file.total}. The file has all of them.`
      : ''
  const way = 'The download works once, for 10 minutes.'
  const label = file.more ? 'Download all lines' : `Download ${count(file.total, 'line')}`
  return privately(escaped([auditWords(file, question), rest, way].filter(Boolean).join(' ')), [
    auditHead(file, question),
    preformatted(shown.join('\n')),
    small(`${rest} ${way}`.trim()),
    ...actions([linkButton(label, file.url)]),
  ])
}

function fitting(rows: readonly AuditRow[]): string[] {
  const shown: string[] = []
  let left = LINES_LENGTH
  for (const line of rows.map(auditLine)) {
    left -= JSON.stringify(line).length
    if (left < 0) break
    shown.push(line)
  }
  return shown
}

/** Recorded outcomes whose code does not speak for itself; several verbs share a code. */
const WORDS: Readonly<Record<string, string>> = {
  again: 'done a moment ago, not repeated',
  'ambiguous-key': 'several keys match',
  'ambiguous-person': 'several people match',
  appointed: 'made a manager',
  asked: 'asked for the day',
  bound: 'project chosen',
  cancelled: 'auto-merge turned off',
  configured: 'set by an admin, not changeable here',
  discarded: 'entered values deleted',
  dismissed: 'no longer a manager',
  free: 'nobody has it',
  frozen: 'merges frozen',
  gone: 'nothing was waiting',
  'head-moved': 'new commits',
  held: 'someone else has it',
  joined: 'added to the channel',
  'known-key': 'existing key added',
  'may-not': 'no right on the server',
  'no-span': 'unclear time',
  'no-time': 'unclear time',
  'not-found': 'not found, or no access',
  'not-yours': 'belongs to someone else',
  nobody: 'person not found',
  none: 'nothing to change',
  nothing: 'nothing to do',
  over: 'done, confirmed by a second look',
  'quick-action': 'text holds a server command',
  refused: 'refused by the server',
  'same-request': 'same as a request under way',
  'service-refused': 'shared read token refused',
  settled: 'already connected',
  taken: 'already taken',
  'taken-back': 'approval taken back',
  'token-refused': 'sign-in refused',
  unconfirmed: 'outcome unknown',
  'undo-late': 'too late to undo',
  'undo-of-another': 'someone else’s change, not undone',
  'undo-overtaken': 'changed since, not undone',
  unfit: 'person not eligible',
  unreachable: 'no usable answer from the server',
  unread: 'unclear time',
  void: 'code wrong too often',
  'was-not-waiting': 'auto-merge was off',
  which: 'asked which one',
}

/** Why the rules did not let somebody do it, by the code after `denied:`. */
const DENIALS: Readonly<Record<string, string>> = {
  absent: 'the bot isn’t in the channel',
  archived: 'the channel is archived',
  deactivated: 'deactivated in Slack',
  direct: 'only in a channel',
  frozen: 'merges are frozen',
  guest: 'guests can’t',
  'moves-freeze': 'the project is frozen',
  'not-connected': 'not connected',
  'of-another-card': 'another merge request’s button',
  'of-elsewhere': 'another channel’s button',
  'of-somebody-else': 'someone else’s button',
  project: 'the channel allows other projects only',
  role: 'only managers and admins can',
  shared: 'other workspaces read along',
  stranger: 'from another workspace',
  'unknown-person': 'Slack didn’t say who it was',
  'unknown-place': 'Slack didn’t say where it was',
  verb: 'not allowed in the channel',
}

function outcomeWords(outcome: string): string {
  const [code = '', reason] = outcome.split(':')
  if (reason !== undefined) return `${code}: ${DENIALS[reason] ?? spelled(reason)}`
  return WORDS[code] ?? spelled(code)
}

function spelled(code: string): string {
  return code.replaceAll('-', ' ')
}
