import { everyMergeRequest } from '../forge/merge-requests.ts'
import type { MergeRequest } from '../model/merge-request.ts'
import { similarity } from '../model/text-similarity.ts'
import { type Credentials, withReader } from './access/credentials.ts'
import { type Failure, readFailure } from './failure.ts'

/** Somebody at the forge, as far as its answers have told; without an id they can be found and not assigned. */
export interface ForgePerson {
  readonly id: number | null
  readonly username: string | null
  readonly name: string
}

export type FoundPerson = { readonly kind: 'person'; readonly person: ForgePerson }

/** Why a person who was typed is not certain. */
export type NoPerson =
  /** `known`: the people of the project’s merge requests, nearest first, at most ten. */
  | { readonly kind: 'unknown-person'; readonly typed: string; readonly known: readonly ForgePerson[] }
  /** Several are called so; their user names tell them apart. */
  | { readonly kind: 'ambiguous-person'; readonly typed: string; readonly people: readonly ForgePerson[] }
  /** `@me`, and the forge has not told yet who this account is. */
  | { readonly kind: 'unknown-self' }
  /** A Slack mention of somebody whose account at the forge is not known; `user` is their Slack id. */
  | { readonly kind: 'unknown-mention'; readonly user: string }

/** What is remembered of who chat users are at the forge. */
export interface IdentityCache {
  /** `user`: a Slack id of the same workspace, or `null` for the person who asks. */
  of(user: string | null): Promise<{ readonly id: number; readonly username: string } | null>
  /** Notes who the asking person’s account is: the author of what it has just made. */
  learn(person: { readonly id: number; readonly username: string }): Promise<void>
}

/** Who is meant by a name, as people type names. */
export interface UserLookup {
  /**
   * Reads `ann`, `@ann`, `Ann Archer`, `<@U123|ann>` or `@me`. A user name wins over a display name. The
   * document has no call for users: they are learned from the project’s latest merge requests (at most 200).
   */
  find(input: {
    readonly project: number
    readonly person: string
  }): Promise<FoundPerson | NoPerson | Failure>
}

/** So many of the latest merge requests are searched for people. */
const SEARCHED = 200
const NAMED = 10

export function createUserLookup(
  access: { readonly credentials: Credentials },
  identities: IdentityCache,
): UserLookup {
  return {
    async find({ project, person }) {
      const typed = person.trim()
      const mention = /^<@([A-Z0-9]+)(?:\|[^<>]*)?>$/.exec(typed)?.[1]
      if (mention !== undefined || typed.toLowerCase() === '@me') {
        const identity = await identities.of(mention ?? null)
        if (identity) return { kind: 'person', person: { ...identity, name: identity.username } }
        return mention === undefined ? { kind: 'unknown-self' } : { kind: 'unknown-mention', user: mention }
      }
      return withReader(access, project, async (session) => {
        const read = await everyMergeRequest(
          session,
          project,
          { state: 'all', order_by: 'updated_at' },
          { cap: SEARCHED },
        )
        if (read.kind !== 'done') return readFailure(read, `Project ${project}`)
        return matchUser(typed, peopleOf(read.value.items))
      })
    },
  }
}

/** Everybody who wrote one of these merge requests, is assigned to one or reviews it, each once. */
export function peopleOf(mergeRequests: readonly MergeRequest[]): ForgePerson[] {
  const people = new Map<string, ForgePerson>()
  for (const { author, assignee, assignees, reviewers } of mergeRequests)
    for (const user of [author, assignee, ...assignees, ...reviewers]) {
      if (!user || (user.id === null && user.username === null)) continue
      const key = user.id === null ? `@${user.username}` : String(user.id)
      const { id, username, name } = user
      // Which fields an answer holds varies: the fullest one is kept.
      if ((people.get(key)?.username ?? null) === null) people.set(key, { id, username, name })
    }
  return [...people.values()]
}

/** The one among `known` who was typed as a user name or a display name; nothing is guessed. */
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
  if (one) return { kind: 'ambiguous-person', typed, people: [one, ...others].slice(0, NAMED) }
  const nearness = ({ username, name }: ForgePerson) =>
    Math.max(similarity(lower, username ?? ''), similarity(lower, name))
  const nearestFirst = [...known].sort((a, b) => nearness(b) - nearness(a) || a.name.localeCompare(b.name))
  return { kind: 'unknown-person', typed, known: nearestFirst.slice(0, NAMED) }
}
