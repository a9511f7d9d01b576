import type { Command, RawInput } from '../commands/command.ts'
import { type MilestonePage, milestoneWords, OWN } from '../model/milestone.ts'

/** The resource of a command, as far as its input identifies it. */
interface Target {
  /** The forge’s project number; null for the bot’s own resources. */
  readonly project: number | null
  /** `!12`, `%3`, `%3 of group 7`, `%3 of the group acme`, `7`, `slack`; empty when the resource has no name yet. Never free text. */
  readonly name: string
  /** The head commit that was shown, if any. */
  readonly sha: string | null
}

const SLUG = /^[a-z0-9-]{1,40}$/

export function resourceOf(command: Command, input: RawInput): Target {
  const { project, sha } = input
  return {
    project: typeof project === 'number' ? project : null,
    name: nameOf(command, input),
    sha: typeof sha === 'string' && sha !== '' ? sha : null,
  }
}

/** Returns the projects of the command, whichever fields hold them. */
export function projectsIn({ fields }: Command, input: RawInput): number[] {
  const named = fields.filter(({ kind }) => kind === 'project').map(({ key }) => input[key])
  return named.filter((project) => typeof project === 'number')
}

function nameOf({ fields, positionals }: Command, input: RawInput): string {
  const named = fields.find(({ kind }) => kind === 'merge-request' || kind === 'milestone')
  if (named) {
    const value = input[named.key]
    const sign = named.kind === 'milestone' ? '%' : '!'
    if (isPage(value)) return milestoneWords(value)
    return typeof value === 'number' ? `${sign}${value}${groupWords(input)}` : ''
  }
  const first = fields.find(({ key }) => key === positionals[0])
  const value = first && !first.long ? input[first.key] : undefined
  if (typeof value === 'number') return String(value)
  return first?.kind === 'choice' && typeof value === 'string' && SLUG.test(value) ? value : ''
}

function isPage(value: unknown): value is MilestonePage {
  return typeof value === 'object' && value !== null && 'iid' in value && 'group' in value
}

/** The milestone number of a group may equal one of the project’s. */
function groupWords({ owner }: RawInput): string {
  return typeof owner === 'number' && owner !== OWN ? ` of group ${owner}` : ''
}
