import type { RichTextElement } from '@slack/types'
import type { AuditChain, AuditRow, AuditSight } from '../../model/audit.ts'
import { pageButtons, pageWords } from '../pages.ts'
import type { Blocks, Reply } from '../reply.ts'
import { bold, bullets, channel, lines, moment, person, text } from '../rich-text.ts'
import { count, escaped, oneLine, shortSha } from '../text.ts'
import {
  type AuditQuestion,
  filterElements,
  projectName,
  sightWords,
  spoken,
  utc,
  verbWords,
} from './question.ts'

/** A page of the audit. */
export interface ShownAudit {
  readonly sight: AuditSight
  /** Newest first. */
  readonly rows: readonly AuditRow[]
  readonly total: number
  /** True when counting stopped at `total` and more rows match. */
  readonly more: boolean
  /** The page, from 1. */
  readonly page: number
  readonly last: number
  readonly chain: AuditChain
}

/** A member ID: acts on a person record it. */
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

/** Shows the rows of the audit to the caller alone; `input` is the input of the page buttons. */
export function auditList(
  shown: ShownAudit,
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
    ...(rows.length > 0 ? [bullets(rows.map((row) => actElements(row, question, width)))] : []),
    ...pageButtons(turning, press, 'the audit'),
  ]
  let blocks = blocksOf(WIDEST)
  for (const width of NARROWER) if (JSON.stringify(blocks).length > BLOCKS_LENGTH) blocks = blocksOf(width)
  const acts = rows.map((row) => `${spoken(actElements(row, question, WIDEST))}.`)
  const text = escaped([auditWords(shown, question), ...acts].join(' '))
  return { message: { to: 'person', text, blocks, pages: true } }
}

/** The number of matching rows, the filter, and how far the audit was verified. */
export function auditHead(shown: ShownAudit, question: AuditQuestion, where = '') {
  const filter = filterElements(question)
  return lines(
    [bold(`${headline(shown, question)}.`)],
    filter.length > 0 ? [text('Filter: '), ...filter] : [],
    where === '' ? [] : [text(where)],
    [chainElement(shown)],
  )
}

/** The same as one text. */
export function auditWords(shown: ShownAudit, question: AuditQuestion): string {
  const filter = spoken(filterElements(question))
  const { text: chain } = chainElement(shown)
  return [`${headline(shown, question)}.`, filter && `Filter: ${filter}.`, chain].filter(Boolean).join(' ')
}

function headline({ total, more, sight }: ShownAudit, question: AuditQuestion): string {
  const whose = sightWords(sight)
  const filtered = Object.values(question.filter).some((value) => value !== undefined)
  const match = total === 1 ? ' matches' : ' match'
  const many = `${more ? 'More than ' : ''}${count(total, 'act')}`
  if (total > 0) return `${many} ${whose}${filtered ? match : ''}`
  return filtered ? `No act ${whose} matches` : `No act ${whose} is recorded yet`
}

function chainElement({ chain }: ShownAudit) {
  const isBroken = chain.kind === 'broken'
  return { type: 'text' as const, text: chainWords(chain), ...(isBroken ? { style: { bold: true } } : {}) }
}

/** Claims no more than was checked: rows cut off at the end leave no trace in the rows. */
function chainWords(chain: AuditChain): string {
  switch (chain.kind) {
    case 'broken':
      return `The audit is not whole: row ${chain.sequence} is not as it was written, or is gone. Do not rely on what follows.`
    case 'unfinished':
      return `The audit is still being checked: rows 1 to ${chain.checked} are as they were written.`
    case 'whole': {
      const { rows, mac, checkedAt, unknown } = chain
      if (rows === 0)
        return 'The audit is empty: whether acts were there before shows only in the log, as “audit head”.'
      const shown = unknown === null ? '; those shown here still are' : ''
      const checked = `The audit is checked: rows 1 to ${rows} were as they were written when all were last walked, ${utc(checkedAt)}${shown}.`
      const cut = `Rows cut off at the end show only in the log: no “audit head” there may be later than row ${rows}, ${mac.slice(0, 12)}.`
      if (unknown === null) return `${checked} ${cut}`
      return `${checked} Row ${unknown.sequence} and others were not checked: their key “${unknown.key}” is not in GREENLIGHT_KEYS. ${cut}`
    }
  }
}

function actElements(row: AuditRow, { projectNames }: AuditQuestion, width: number): RichTextElement[] {
  const { project, target, sha, overrideReason } = row
  const place = project === null ? '' : ` in ${oneLine(projectName(projectNames, project), width)}`
  const head = sha === null ? '' : ` at ${shortSha(sha)}`
  const isOperator = row.via === 'operator'
  const verb = isOperator ? `npm run ${row.verb}` : verbWords(row.verb)
  const rest = `${place}${head}: `
  const reason = overrideReason === null ? '' : `, override: “${oneLine(overrideReason, width)}”`
  return [
    moment(new Date(row.at)),
    text(' '),
    isOperator ? text('The operator') : person(row.user),
    ...(MEMBER.test(target)
      ? [text(` ${verb} `), person(target), text(rest)]
      : [text(` ${`${verb} ${target}`.trim()}${rest}`)]),
    bold(oneLine(row.outcome, width)),
    ...(row.channel === '' ? [] : [text(' in '), channel(row.channel)]),
    text(`, ${VIA[row.via]}${row.reference === '' ? '' : `, ${row.reference}`}${reason}`),
  ]
}
