import { SERVER } from '../model/server-name.ts'
import type { UserSummary } from '../model/user.ts'
import type { ForgePerson, NoPerson } from '../services/users.ts'
import { inParts, type Parts } from './failure.ts'
import type { Reply } from './reply.ts'
import { enumerated, oneLine } from './text.ts'

const MAX_NAMED = 3

/** `Ann Archer, Bob Baker and 2 more`, each name at most `length` units; null for nobody. */
export function peopleWords(people: readonly Pick<UserSummary, 'name'>[], length: number): string | null {
  const names = people.map(({ name }) => oneLine(name, length))
  const left = names.length - MAX_NAMED
  if (left > 1) return `${names.slice(0, MAX_NAMED).join(', ')} and ${left} more`
  return names.length === 0 ? null : enumerated(names)
}

const NO_PERSON: ReadonlySet<string> = new Set<NoPerson['kind']>([
  'unknown-person',
  'ambiguous-person',
  'unknown-self',
  'user-group',
  'several-people',
  'unknown-mention',
])

export function isNoPerson(outcome: { readonly kind: string }): outcome is NoPerson {
  return NO_PERSON.has(outcome.kind)
}

/**
 * Names the unknown person and the remedy; `tried` is the action that failed, without its period, `next` stands for the
 * usual remedy.
 */
export function personNotFoundReply(
  outcome: NoPerson,
  tried: string,
  next?: string,
  field = 'assignee',
): Reply {
  const { next: usual, ...parts } = remedy(outcome)
  return inParts('absent', { what: tried, field, ...parts, next: next ?? usual })
}

/** The same of the user group of a digest. */
export function noTeamReply(outcome: NoPerson, tried: string): Reply {
  const isKnown = outcome.kind === 'user-group' && outcome.why === 'unknown-accounts'
  return personNotFoundReply(outcome, tried, TEAM_WAYS[isKnown ? 'accounts' : 'members'], 'team')
}

/** `bob, Bob Baker`: the user name is the part that can be typed. */
function personName({ username, name }: ForgePerson): string {
  const shown = oneLine(name, 80)
  return username === null || username === name ? shown : `${oneLine(username, 80)}, ${shown}`
}

const GROUPS = {
  several: 'is a group, and one person is meant here.',
  'no-group': 'isn’t a group that I can see in Slack.',
  'unknown-members': 'is a group, and I can’t tell who is in it.',
  'unknown-accounts': `is a group, and I know none of its people on ${SERVER}.`,
} as const

/** `“@ann”` for `<@U0ANN|ann>`; Slack leaves the name out in messages. */
function mentionName(typed: string): string {
  const [, name] = /^<@[A-Z0-9]+\|([^<>]+)>$/.exec(typed) ?? []
  return name === undefined ? 'the person you mentioned' : `“@${oneLine(name, 80)}”`
}

/** `web-team` for `<!subteam^S0WEB|@web-team>`. */
function groupName(typed: string): string {
  return oneLine(typed.replace(/^<!.*\|@?|^<!subteam.*|>$/g, '') || 'That', 80)
}

/** `@web-team` for `<!subteam^S0WEB|@web-team>`; shown, and never a mention. */
export function teamName(typed: string): string {
  const named = typed.replace(
    /^<!subteam\^[A-Z0-9]+(?:\|([^<>]+))?>$/,
    (_, name?: string) => name ?? 'that group',
  )
  return oneLine(named, 80)
}

/** ` for @web-team`, after what a digest is of; empty for everybody. */
export function forTeam(team: string | null): string {
  return team === null ? '' : ` for ${teamName(team)}`
}

/** Advice where it is not known who is in a group, or who they are on the server. */
export const TEAM_WAYS = {
  members: 'Name another group, or give the app the scope usergroups:read.',
  accounts: 'Its people connect with /greenlight connect.',
} as const

/** Says who of a named group is left out; empty for nobody. */
export function unknownMembersWords(names: readonly string[] = []): string {
  const who = peopleWords(
    names.map((name) => ({ name })),
    80,
  )
  if (who === null) return ''
  return names.length === 1
    ? ` ${who} is left out: I don’t know their account on ${SERVER}.`
    : ` ${who} are left out: I don’t know their accounts on ${SERVER}.`
}

function remedy(outcome: NoPerson): Pick<Parts, 'why' | 'next' | 'choices'> {
  switch (outcome.kind) {
    case 'unknown-person': {
      const why = `I don’t know “${oneLine(outcome.typed, 80)}”.`
      const next =
        outcome.known.length > 0
          ? 'Type the user name of somebody I know here:'
          : `Do it on ${SERVER} instead.`
      return { why, next, choices: outcome.known.map(personName) }
    }
    case 'ambiguous-person':
      return {
        why: `Several people are called “${oneLine(outcome.typed, 80)}”.`,
        next: 'Type the user name of the one you mean:',
        choices: outcome.people.map(personName),
      }
    case 'user-group':
      return {
        why: `${groupName(outcome.typed)} ${GROUPS[outcome.why ?? 'several']}`,
        next: 'Name each person.',
      }
    case 'several-people':
      return { why: `${SERVER} takes one assignee.`, next: 'Name one person.' }
    case 'unknown-self':
      return { why: `I don’t know your user name on ${SERVER} yet.`, next: 'Type it.' }
    case 'unknown-mention':
      return {
        why: `I don’t know the user name of ${mentionName(outcome.typed)} on ${SERVER}.`,
        next: 'Type it.',
      }
  }
}
