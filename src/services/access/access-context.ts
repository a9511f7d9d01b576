import type { ChannelRules } from '../../model/channel-rules.ts'
import {
  type Chat,
  type ChatPlace,
  isMember,
  type Presence,
  type Role,
  type SlackCaller,
} from '../../model/directory.ts'
import { type Freeze, type Held, heldAt, isOver } from '../../model/freeze.ts'
import type { Store } from '../../store/store.ts'
import type { ChannelProjects } from '../projects.ts'
import type { Actor } from './credentials.ts'

/** A freeze that is in force now. */
export interface ActiveFreeze {
  readonly freeze: Freeze
  readonly held: Held
  /** True for a manager of the freezing channel and for admins. */
  readonly mayOverride: boolean
}

/** A person’s standing in the place of a request: their role, and the rules there. */
export interface AccessContext {
  readonly role: Role
  readonly place: ChatPlace
  readonly presence: Presence
  readonly rules: ChannelRules
  /** The time zone that the person has set in the chat; null when it is unknown. */
  readonly zone: string | null
  /** Returns the freezes in force for merges requested here or into this project. */
  freezes(project: number, now: Date): Promise<readonly ActiveFreeze[]>
  /** True when this channel has a freeze that is not over, whether or not it is in force now. */
  hasFreezes(now: Date): Promise<boolean>
}

/** A directory that knows no person and no place. */
export const unknownDirectory: Chat = {
  person: async () => ({ status: 'unknown', name: null, zone: null }),
  conversation: async () => ({ place: 'unknown', presence: 'unknown' }),
  canRead: async () => false,
  userGroup: async () => null,
  publicChannels: async () => null,
  join: async () => ({ kind: 'unknown' }),
}

const STRANGER = { status: 'outsider', zone: null } as const

/** `admins`: ids of members who are admins even if the chat does not say so. */
export function createAccessContexts(
  store: Pick<Store, 'policies' | 'managers' | 'freezes'>,
  chat: Pick<Chat, 'person' | 'conversation'>,
  channelProjects: Pick<ChannelProjects, 'about'>,
  admins: ReadonlySet<string>,
) {
  const activeFreezes = createActiveFreezes(store, channelProjects)

  async function channelOf(
    team: string,
    channel: string,
  ): Promise<Pick<AccessContext, 'place' | 'presence' | 'rules'>> {
    const [{ place, presence }, rules] = await Promise.all([
      chat.conversation(team, channel),
      store.policies.rules(team, channel),
    ])
    return { place, presence, rules }
  }

  async function mayOverride(role: Role, { team, user }: Actor, freeze: Freeze): Promise<boolean> {
    if (role !== 'manager' && role !== 'member') return role === 'admin'
    return store.managers.is(team, freeze.channel, user)
  }

  return {
    /** Returns what a channel is and allows, independent of the caller. */
    channel: channelOf,
    async of(actor: Actor & SlackCaller): Promise<AccessContext> {
      const { team, channel, user } = actor
      const [{ status, zone }, { place, presence, rules }] = await Promise.all([
        isMember(actor) ? chat.person(team, user) : STRANGER,
        channelOf(team, channel),
      ])
      const named = status === 'member' && admins.has(user) ? 'admin' : status
      const isManager = named === 'member' && (await store.managers.is(team, channel, user))
      const role = isManager ? 'manager' : named
      return {
        role,
        place,
        presence,
        rules,
        zone,
        async freezes(project, now) {
          const active = await activeFreezes(team, channel, project, now)
          return Promise.all(
            active.map(async ({ freeze, held }) => ({
              freeze,
              held,
              mayOverride: await mayOverride(role, actor, freeze),
            })),
          )
        },
        async hasFreezes(now) {
          const all = await store.freezes.list(team)
          return all.some((freeze) => freeze.channel === channel && !isOver(freeze, now))
        },
      }
    },
  }
}

/** Looks up how people stand; reads it each time, so that a revoked right takes effect at once. */
export type AccessContexts = ReturnType<typeof createAccessContexts>

/** Returns the freezes in force for merges requested in a channel or into a project. */
export type ActiveFreezes = (
  team: string,
  channel: string,
  project: number,
  now: Date,
) => Promise<readonly Omit<ActiveFreeze, 'mayOverride'>[]>

export function createActiveFreezes(
  store: Pick<Store, 'freezes'>,
  channelProjects: Pick<ChannelProjects, 'about'>,
): ActiveFreezes {
  return async (team, channel, project, now) => {
    const found: Omit<ActiveFreeze, 'mayOverride'>[] = []
    for (const freeze of await store.freezes.list(team)) {
      const held = heldAt(freeze, now)
      if (!held) continue
      const concerns =
        freeze.channel === channel || (await channelProjects.about(team, freeze.channel)).has(project)
      if (concerns) found.push({ freeze, held })
    }
    return found
  }
}
