import type { KnownBlock } from '@slack/types'
import { type IntegrationName, integrationKind } from '../../model/integration-kinds.ts'
import { SERVER } from '../../model/server-name.ts'
import { button } from '../button.ts'
import { header, publicly, type Reply, row, small } from '../reply.ts'
import { escaped, oneLine } from '../text.ts'

interface IntegrationRow {
  readonly name: IntegrationName
  readonly state: 'on' | 'off' | 'not on' | 'never set' | 'not offered' | 'no access' | 'not read'
}

const OTHERS = [
  ['not on', `Off, or not offered by ${SERVER}`],
  ['never set', 'Not set up'],
  ['no access', 'You can’t see'],
  ['not read', 'Couldn’t read just now'],
  ['not offered', `Not offered by ${SERVER}`],
] as const

/** Most integrations named of those the bot has no name for. */
const MAX_NAMED = 20

/** The integrations that are set, as rows that each open; the names of the others in one line each. */
export function integrationList(
  { rows, others: unnamed }: { readonly rows: readonly IntegrationRow[]; readonly others: readonly string[] },
  { project, projectName }: { readonly project: number; readonly projectName: string },
): Reply {
  const present = rows.filter(({ state }) => state === 'on' || state === 'off')
  const headline = `Integrations of ${oneLine(projectName, 100)}: ${stateCounts(present, rows)}`
  const names = unnamed.slice(0, MAX_NAMED).map((title) => oneLine(title, 60))
  const more = unnamed.length > names.length ? ` and ${unnamed.length - names.length} more` : ''
  const others = [
    ...(names.length > 0 ? [`Also on, not editable from Slack: ${names.join(', ')}${more}`] : []),
    ...OTHERS.flatMap(([state, words]) => {
      const named = rows.filter((row) => row.state === state).map(({ name }) => name)
      return named.length > 0 ? [`${words}: ${named.join(', ')}`] : []
    }),
  ]
  const blocks: KnownBlock[] = [
    header(headline),
    ...present.map((row) => rowBlock(row, project)),
    ...others.map((line) => small(line)),
    small('Set one up with /integration set and its name, like /integration set slack'),
  ]
  const named = present.map(({ name, state }) => `${integrationKind(name).title}: ${state}`)
  return publicly(escaped(`${[headline, ...named, ...others].join('. ')}.`), blocks)
}

function stateCounts(present: readonly IntegrationRow[], all: readonly IntegrationRow[]): string {
  const off = present.filter(({ state }) => state === 'off').length
  const on = present.length - off
  if (present.length === 0) return all.some(({ state }) => state === 'not on') ? 'none on' : 'none set up'
  return [on > 0 ? `${on} on` : '', off > 0 ? `${off} off` : ''].filter(Boolean).join(', ')
}

function rowBlock({ name, state }: IntegrationRow, project: number): KnownBlock {
  const { title, what } = integrationKind(name)
  const press = { verb: 'integration.view', input: { project, kind: name } }
  const settings = button('Settings', press, { spoken: `Settings of ${title}` })
  return row(`${title} (${name}): ${state}\n${what}`, settings)
}
