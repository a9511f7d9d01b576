import type { Session } from '../forge/client.ts'
import { readAllMergeRequests } from '../forge/merge-requests.ts'
import type { Chat } from '../model/directory.ts'
import type { MergeRequest } from '../model/merge-request.ts'
import { type CredentialHolder, withReader } from './access/credentials.ts'
import { type Failure, readFailure } from './failure.ts'

/** A person at the forge, as far as its answers show; without an id they can be found but not assigned. */
export interface ForgePerson {
  readonly id: number | null
  readonly username: string | null
  readonly name: string
}

/** The people of a user group whose accounts at the forge are known, and the Slack ids of the others. */
export interface FoundGroup {
  readonly kind: 'group'
  /** Slack’s own id and name of it: `S0WEB`, `web-team`. */
  readonly id: string
  readonly handle: string
  readonly people: readonly (ForgePerson & { readonly id: number; readonly username: string })[]
  readonly unknownMembers: readonly string[]
}

type FoundPerson = { readonly kind: 'person'; readonly person: ForgePerson }

/** The reason why a typed person is not certain. */
export type NoPerson =
  /** `known`: the people of the project’s merge requests, nearest first, at most ten. */
  | { readonly kind: 'unknown-person'; readonly typed: string; readonly known: readonly ForgePerson[] }
  /** Several people have this name; their user names distinguish them. */
  | { readonly kind: 'ambiguous-person'; readonly typed: string; readonly people: readonly ForgePerson[] }
  /** `@me`, and the forge has not identified this account yet. */
  | { readonly kind: 'unknown-self' }
  /**
   * A group of people in Slack, such as `@here` or `@web-team`; `why`: there is none, or its people are not known, or
   * none of their accounts.
   */
  | {
      readonly kind: 'user-group'
      readonly typed: string
      readonly why?: 'no-group' | 'unknown-members' | 'unknown-accounts'
    }
  /** Several people where the server takes one. */
  | { readonly kind: 'several-people'; readonly typed: string }
  /** A Slack mention of a person whose account at the forge is unknown. */
  | { readonly kind: 'unknown-mention'; readonly typed: string }

/** The known forge accounts of chat users. */
export interface IdentityCache {
  /** `user`: a Slack id of the same workspace, or `null` for the person who asks. */
  of(user: string | null): Promise<{ readonly id: number; readonly username: string } | null>
  /** Stores the caller’s forge account: the author of what it has just created. */
  learn(person: { readonly id: number; readonly username: string }): Promise<void>
}

/** Most merge requests searched for names, the latest ones. */
const MAX_SEARCHED = 200
const MAX_NAMED = 10
/** Most people of whom a sentence says the names. */
const MAX_SAID = 4

/** Finds the person meant by a typed name. */
export function createUserLookup(
  access: CredentialHolder,
  identities: IdentityCache,
  { chat, team }: { readonly chat: Pick<Chat, 'userGroup' | 'person'>; readonly team: string },
) {
  return {
    /** Reads `@web-team` and `<!subteam^S0WEB>` as the people of that user group; null where it is none. */
    async findGroup(typed: string): Promise<FoundGroup | NoPerson | null> {
      const mention = USER_GROUP.exec(typed.trim())?.[1]
      const handle = /^@([\w.-]{1,80})$/.exec(typed.trim())?.[1]
      const named = mention ?? handle
      if (named === undefined || isMe(typed)) return null
      const group = await chat.userGroup(team, named)
      if (group === null)
        return mention === undefined ? null : { kind: 'user-group', typed, why: 'unknown-members' }
      const { id, users } = group
      const known = await Promise.all(users.map((user) => identities.of(user)))
      const people = known.filter((one) => one !== null).map((one) => ({ ...one, name: one.username }))
      if (people.length === 0) return { kind: 'user-group', typed, why: 'unknown-accounts' }
      const unknownMembers = users.filter((_, nth) => known[nth] === null)
      return { kind: 'group', id, handle: group.handle, people, unknownMembers }
    },
    /** Returns the names of people in Slack; of many only the first, which are those that are ever said. */
    namesOf(people: readonly string[]): Promise<string[]> {
      return Promise.all(
        people.map(async (user, nth) => {
          const name = nth < MAX_SAID ? (await chat.person(team, user)).name : null
          return name ?? 'somebody'
        }),
      )
    },
    /**
     * Reads `ann`, `@ann`, `Ann Archer`, `<@U123|ann>`, `@me` or `me`. A user name wins over a display name. The
     * document has no call for users: they are learned from the project’s latest merge requests (at most 200).
     */
    async find({
      project,
      person,
    }: {
      readonly project: number
      readonly person: string
    }): Promise<FoundPerson | NoPerson | Failure> {
      const typed = person.trim()
      const mention = /^<@([A-Z0-9]+)(?:\|[^<>]*)?>$/.exec(typed)?.[1]
      if (isUserGroup(typed)) return { kind: 'user-group', typed }
      if (mention !== undefined || isMe(typed)) {
        const identity = await identities.of(mention ?? null)
        if (identity) return { kind: 'person', person: { ...identity, name: identity.username } }
        return mention === undefined ? { kind: 'unknown-self' } : { kind: 'unknown-mention', typed }
      }
      return withReader(access, project, async (session) => {
        const latest = await readLatest(session, project)
        return latest.kind === 'latest' ? matchUser(typed, peopleOf(latest.items)) : latest
      })
    },
  }
}

export type UserLookup = ReturnType<typeof createUserLookup>

/** Reads the merge requests of a project in which names are found: those that changed last. */
export async function readLatest(
  session: Session,
  project: number,
): Promise<{ readonly kind: 'latest'; readonly items: readonly MergeRequest[] } | Failure> {
  const query = { state: 'all', order_by: 'updated_at' } as const
  const answer = await readAllMergeRequests(session, project, query, { maxItems: MAX_SEARCHED })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  return { kind: 'latest', items: answer.value.items }
}

export function isMe(typed: string): boolean {
  return /^@?(?:me|myself)$/i.test(typed)
}

/**
 * A user group as Slack writes it; the name is absent in some places
 * (docs.slack.dev/messaging/formatting-message-text).
 */
const USER_GROUP = /^<!subteam\^([A-Z0-9]{1,20})(?:\|[^<>]*)?>$/

function isUserGroup(typed: string): boolean {
  return /^<!/.test(typed) || /^@(?:here|channel|everyone)$/i.test(typed)
}

/**
 * Returns the names in `ann, bob`, `ann and bob`, `@ann @bob` and `<@U1> <@U2>`. Other blanks may be part of a name:
 * see `wordsOf`.
 */
export function namesIn(typed: string): string[] {
  return typed
    .replace(/\s(?:and|&)\s/gi, ',')
    .replace(/\s(?=[+-]?(?:@|<[@!]))/g, ',')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

/** Most names that are divided by blanks only. */
const MAX_WORDS = 10

/** The names of an unknown person’s name, if it consists of several words: `bob cy`. */
export function wordsOf(name: string): readonly string[] {
  const words = name.split(/\s/).filter(Boolean)
  return words.length > 1 && words.length <= MAX_WORDS ? words : []
}

export function peopleOf(mergeRequests: readonly MergeRequest[]): ForgePerson[] {
  const people = new Map<string, ForgePerson>()
  for (const { author, assignee, assignees, reviewers } of mergeRequests)
    for (const user of [author, assignee, ...assignees, ...reviewers]) {
      if (!user || (user.id === null && user.username === null)) continue
      const key = user.id === null ? `@${user.username}` : String(user.id)
      const { id, username, name } = user
      // Answers vary in their fields: the fullest one is used.
      if ((people.get(key)?.username ?? null) === null) people.set(key, { id, username, name })
    }
  return [...people.values()]
}

/** Returns the person among `known` whose user name or display name was typed; never guesses. */
export function matchUser(typed: string, known: readonly ForgePerson[]): FoundPerson | NoPerson {
  const bare = typed.replace(/^@/, '')
  const lower = bare.toLowerCase()
  const ways = [
    known.filter(({ username }) => username === bare),
    known.filter(({ username }) => username?.toLowerCase() === lower),
    known.filter(({ name }) => name.toLowerCase() === lower),
  ]
  const [one, ...others] = ways.find((people) => people.length > 0) ?? []
  if (one && others.length === 0) return { kind: 'person', person: one }
  if (one) return { kind: 'ambiguous-person', typed, people: [one, ...others].slice(0, MAX_NAMED) }
  const nearness = ({ username, name }: ForgePerson) =>
    Math.max(similarity(lower, username ?? ''), similarity(lower, name))
  const nearestFirst = [...known].sort((a, b) => nearness(b) - nearness(a) || a.name.localeCompare(b.name))
  return { kind: 'unknown-person', typed, known: nearestFirst.slice(0, MAX_NAMED) }
}

/** Similarity of two short texts, from 0 to 1: the share of letter pairs that they have in common (Dice). */
export function similarity(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  const common = [...a].filter((pair) => b.has(pair)).length
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size)
}

function pairsOf(text: string): Set<string> {
  // The added spaces make the first and the last letter count.
  const padded = ` ${text.toLowerCase()} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}
