import type { KnownBlock } from '@slack/types'
import { type IntegrationName, integrationKind } from '../../model/integration-kinds.ts'
import { button } from '../button.ts'
import { openly, type Reply, small } from '../reply.ts'
import { escaped, oneLine } from '../text.ts'

/** One kind of integration and its state. */
export interface IntegrationRow {
  readonly name: IntegrationName
  readonly state: 'on' | 'off' | 'not on' | 'never set' | 'not offered' | 'no access' | 'not read'
}

const OTHERS = [
  ['not on', 'Not switched on, or not offered by this forge'],
  ['never set', 'Not set'],
  ['no access', 'Your account may not see'],
  ['not read', 'Could not be read just now'],
  ['not offered', 'Not offered by this forge'],
] as const

/** Most integrations named of those the bot has no name for. */
const NAMED = 20

/** The integrations that are set, as rows that each open; the names of the others in one line each. */
export function integrationList(
  { rows, others: unnamed }: { readonly rows: readonly IntegrationRow[]; readonly others: readonly string[] },
  { project, projectName }: { readonly project: number; readonly projectName: string },
): Reply {
  const present = rows.filter(({ state }) => state === 'on' || state === 'off')
  const headline = `Integrations of ${oneLine(projectName, 100)}: ${stateCounts(present, rows)}`
  const names = unnamed.slice(0, NAMED).map((title) => oneLine(title, 60))
  const more = unnamed.length > names.length ? ` and ${unnamed.length - names.length} more` : ''
  const others = [
    ...(names.length > 0 ? [`On as well, and not to be set from here: ${names.join(', ')}${more}`] : []),
    ...OTHERS.flatMap(([state, words]) => namesLine(rows, state, words)),
  ]
  const blocks: KnownBlock[] = [
    { type: 'header', text: { type: 'plain_text', text: oneLine(headline, 150), emoji: false } },
    ...present.map((row) => rowBlock(row, project)),
    ...others.map((line) => small(line)),
    small('One is set up with /integration set and its name, for example /integration set slack'),
  ]
  const named = present.map(({ name, state }) => `${integrationKind(name).title}: ${stateWords(state)}`)
  return openly(escaped(`${[headline, ...named, ...others].join('. ')}.`), blocks)
}

function stateCounts(present: readonly IntegrationRow[], all: readonly IntegrationRow[]): string {
  const off = present.filter(({ state }) => state === 'off').length
  const on = present.length - off
  if (present.length === 0) return all.some(({ state }) => state === 'not on') ? 'none is on' : 'none is set'
  return [on > 0 ? `${on} on` : '', off > 0 ? `${off} switched off` : ''].filter(Boolean).join(', ')
}

function namesLine(rows: readonly IntegrationRow[], state: IntegrationRow['state'], words: string): string[] {
  const names = rows.filter((row) => row.state === state).map(({ name }) => name)
  return names.length > 0 ? [`${words}: ${names.join(', ')}`] : []
}

function rowBlock({ name, state }: IntegrationRow, project: number): KnownBlock {
  const { title, what } = integrationKind(name)
  return {
    type: 'section',
    text: { type: 'plain_text', text: `${title} (${name}): ${stateWords(state)}\n${what}`, emoji: false },
    accessory: button(
      'Show',
      { verb: 'integration.view', input: { project, kind: name } },
      { spoken: `Show ${title}` },
    ),
  }
}

function stateWords(state: IntegrationRow['state']): string {
  return state === 'off' ? 'set, and switched off' : state
}
