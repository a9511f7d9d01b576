import type { ChannelRules } from '../model/channel-rules.ts'
import type { Chat, ChatPerson } from '../model/directory.ts'
import { type Freeze, type FreezeSpan, type Held, heldAt, isOver, spanProblem } from '../model/freeze.ts'
import type { Store } from '../store/store.ts'
import type { Manager, PolicyChange } from '../store/tables/policies.ts'
import type { Actor } from './access/credentials.ts'

export interface PolicyView {
  readonly rules: ChannelRules
  readonly managers: readonly Manager[]
  readonly freezes: readonly ShownFreeze[]
  readonly lastChange: PolicyChange | null
}

/** A freeze that is not over, and its current period if it is in force. */
export interface ShownFreeze {
  readonly freeze: Freeze
  readonly held: Held | null
}

export type AppointOutcome =
  | { readonly kind: 'appointed' | 'already'; readonly user: string }
  /** The chat says that the person cannot be a manager, or does not know them. */
  | {
      readonly kind: 'unfit'
      readonly user: string
      readonly person: Exclude<ChatPerson, 'admin' | 'member'>
    }

export type FreezeOutcome =
  | { readonly kind: 'frozen'; readonly shown: ShownFreeze }
  | { readonly kind: 'no-span'; readonly problem: string }

/** The policy of the caller’s channel. Whether the caller may change it is decided before. */
export function createPolicies(
  store: Pick<Store, 'policies' | 'managers' | 'freezes'>,
  chat: Chat,
  { team, channel, user }: Actor,
) {
  const here = { team, channel, user }

  async function freezes(now: Date): Promise<ShownFreeze[]> {
    const all = await store.freezes.list(team)
    return all
      .filter((freeze) => freeze.channel === channel && !isOver(freeze, now))
      .map((freeze) => ({ freeze, held: heldAt(freeze, now) }))
  }

  return {
    freezes,
    async view(now: Date): Promise<PolicyView> {
      const [rules, managers, active, lastChange] = await Promise.all([
        store.policies.rules(team, channel),
        store.managers.of(team, channel),
        freezes(now),
        store.policies.lastChange(team, channel),
      ])
      return { rules, managers, freezes: active, lastChange }
    },
    change: (changes: Partial<ChannelRules>): Promise<ChannelRules> =>
      store.policies.change(here, (before) => ({ ...before, ...changes })),
    async appoint(other: string): Promise<AppointOutcome> {
      const { status: person } = await chat.person(team, other)
      if (person !== 'admin' && person !== 'member') return { kind: 'unfit', user: other, person }
      const appointed = await store.managers.appoint(team, channel, other, user)
      return { kind: appointed ? 'appointed' : 'already', user: other }
    },
    async dismiss(other: string): Promise<{ readonly kind: 'dismissed' | 'none'; readonly user: string }> {
      const dismissed = await store.managers.dismiss(team, channel, other, user)
      return { kind: dismissed ? 'dismissed' : 'none', user: other }
    },
    managers: (): Promise<readonly Manager[]> => store.managers.of(team, channel),
    async freeze(span: FreezeSpan & { readonly reason: string }, now: Date): Promise<FreezeOutcome> {
      const problem = spanProblem(span, now)
      if (problem !== null) return { kind: 'no-span', problem }
      const freeze = await store.freezes.add(here, span)
      return { kind: 'frozen', shown: { freeze, held: heldAt(freeze, now) } }
    },
    /** Returns false when this channel has no such freeze. */
    thaw: (id: number): Promise<boolean> => store.freezes.remove(here, id),
  }
}

export type Policies = ReturnType<typeof createPolicies>
