import { isMember, type SlackCaller } from '../../model/caller.ts'
import type { ChannelRules } from '../../model/channel-rules.ts'
import type { Chat, ChatPlace, Presence, Role } from '../../model/directory.ts'
import { type Freeze, type Held, heldAt, isOver } from '../../model/freeze.ts'
import type { Store } from '../../store/store.ts'
import type { ChannelProjects } from './channel-project.ts'
import type { Actor } from './credentials.ts'

/** A freeze that holds now. */
export interface ActiveFreeze {
  readonly freeze: Freeze
  readonly held: Held
  /** A steward of the channel that froze, or an admin. */
  readonly mayOverride: boolean
}

/** How a person stands in the place where they ask: who they are there, and what is allowed there. */
export interface AccessContext {
  readonly role: Role
  readonly place: ChatPlace
  readonly presence: Presence
  readonly rules: ChannelRules
  /** The zone that the person has set in the chat; null when that is not known. */
  readonly zone: string | null
  /** The freezes that hold for merges asked here, or into this project. */
  freezes(project: number, now: Date): Promise<readonly ActiveFreeze[]>
  /** Whether this channel has a freeze that is not over, whether it holds now or not. */
  hasFreezes(now: Date): Promise<boolean>
}

/** Nobody knows of anybody. */
export const unknownDirectory: Chat = {
  person: async () => 'unknown',
  name: async () => null,
  zone: async () => null,
  place: async () => 'unknown',
  presence: async () => 'unknown',
}

/** Tells how people stand; read anew each time, so that what was taken away counts at once. */
export interface AccessContexts {
  of(actor: Actor & SlackCaller): Promise<AccessContext>
  /** What a channel is and allows, whoever asks. */
  channel(team: string, channel: string): Promise<Pick<AccessContext, 'place' | 'presence' | 'rules'>>
}

/** `admins`: ids of people who are admins whatever the chat says of members. */
export function createAccessContexts(
  store: Pick<Store, 'policies' | 'stewards' | 'freezes'>,
  chat: Chat,
  channelProjects: Pick<ChannelProjects, 'about'>,
  admins: ReadonlySet<string>,
): AccessContexts {
  async function roleOf({ team, channel, user, ...presser }: Actor & SlackCaller): Promise<Role> {
    if (!isMember({ team, ...presser })) return 'outsider'
    const person = await chat.person(team, user)
    if (person !== 'member') return person
    if (admins.has(user)) return 'admin'
    return (await store.stewards.is(team, channel, user)) ? 'steward' : 'member'
  }

  async function channelOf(
    team: string,
    channel: string,
  ): Promise<Pick<AccessContext, 'place' | 'presence' | 'rules'>> {
    const [place, presence, rules] = await Promise.all([
      chat.place(team, channel),
      chat.presence(team, channel),
      store.policies.rules(team, channel),
    ])
    return { place, presence, rules }
  }

  async function mayOverride(role: Role, { team, user }: Actor, freeze: Freeze): Promise<boolean> {
    if (role !== 'steward' && role !== 'member') return role === 'admin'
    return store.stewards.is(team, freeze.channel, user)
  }

  return {
    channel: channelOf,
    async of(actor) {
      const { team, channel } = actor
      const [role, { place, presence, rules }, zone] = await Promise.all([
        roleOf(actor),
        channelOf(team, channel),
        isMember(actor) ? chat.zone(team, actor.user) : null,
      ])
      return {
        role,
        place,
        presence,
        rules,
        zone,
        async freezes(project, now) {
          const found: ActiveFreeze[] = []
          for (const freeze of await store.freezes.list(team)) {
            const held = heldAt(freeze, now)
            if (!held) continue
            const concerns =
              freeze.channel === channel || (await channelProjects.about(team, freeze.channel)).has(project)
            if (concerns) found.push({ freeze, held, mayOverride: await mayOverride(role, actor, freeze) })
          }
          return found
        },
        async hasFreezes(now) {
          const all = await store.freezes.list(team)
          return all.some((freeze) => freeze.channel === channel && !isOver(freeze, now))
        },
      }
    },
  }
}
