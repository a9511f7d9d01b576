import { type ChannelWatch, sinceIidAfterPause } from '../model/channel-watch.ts'
import type { DigestKind } from '../model/digest.ts'
import type { Chat } from '../model/directory.ts'
import type { EpochMs } from '../model/fields.ts'
import type { PauseReason } from '../model/pause.ts'
import type { Store } from '../store/store.ts'
import type { AccessContexts } from './access/access-context.ts'
import type { Actor } from './access/credentials.ts'
import { judge } from './access/judge.ts'
import { permissions } from './access/permission.ts'

/** Automatic messages of the caller that paused because the bot was not in their channel. */
export interface PausedWork {
  readonly kind: 'watch' | DigestKind
  /** Null for a watch of a group. */
  readonly project: number | null
  /** The path of that group. */
  readonly group?: string
}

export type JoinOutcome =
  /** The bot is in the channel. `paused`: what stays paused, and why; `unknown`: Slack did not say. */
  | {
      readonly kind: 'joined'
      readonly channel: string
      readonly resumed: readonly PausedWork[]
      readonly paused: readonly (PausedWork & { readonly why: PauseReason | 'unknown' })[]
    }
  | { readonly kind: 'no-channel'; readonly typed: string }
  /** A private channel, or none. */
  | { readonly kind: 'unseen' }
  | { readonly kind: 'archived' | 'shared' | 'no-answer'; readonly channel: string }
  /** `reason`: Slack’s own word. */
  | { readonly kind: 'not-joined'; readonly channel: string; readonly reason: string }

const MENTION = /^<#(C[A-Z0-9]+)(?:\|[^>]*)?>$/
const ID = /^C[A-Z0-9]+$/

/** Slack’s refusals of channels that are not public. */
const UNSEEN = new Set(['channel_not_found', 'method_not_supported_for_channel_type'])

export function createMembership(
  store: Pick<Store, 'channelWatches' | 'groupWatches' | 'digests'>,
  chat: Pick<Chat, 'join' | 'publicChannels'>,
  { team, user }: Actor,
  {
    accessContexts,
    judgeWork,
    now,
  }: {
    readonly accessContexts: Pick<AccessContexts, 'of'>
    /** Returns why work of the caller cannot run there; null when it can. */
    readonly judgeWork: (work: PausedWork, channel: string) => Promise<PauseReason | 'unknown' | null>
    readonly now: () => EpochMs
  },
) {
  async function channelOf(typed: string): Promise<string | null> {
    const id = MENTION.exec(typed)?.[1] ?? ID.exec(typed)?.[0]
    if (id !== undefined) return id
    const name = typed.replace(/^#/, '').toLowerCase()
    return (await chat.publicChannels(team))?.find((channel) => channel.name === name)?.id ?? null
  }

  /** Returns why the caller cannot add the bot there; null when they can. */
  async function denialIn(channel: string): Promise<JoinOutcome | null> {
    const asking = { team, channel, user, userName: '', userTeam: team, installedTeam: null }
    const there = await accessContexts.of(asking)
    if (there.place === 'unseen') return { kind: 'unseen' }
    if (there.presence === 'archived') return { kind: 'archived', channel }
    const judgement = await judge(
      { verb: { id: 'greenlight.join', access: permissions.workspace }, hasAccount: true },
      there,
      new Date(now()),
    )
    if (judgement.kind === 'allowed') return there.place === 'direct' ? { kind: 'unseen' } : null
    const isShared = judgement.kind === 'denied' && judgement.reason === 'shared'
    return { kind: isShared ? 'shared' : 'no-answer', channel }
  }

  /** Resumes it, unless the rules of the channel, or the caller’s rights, forbid it now. */
  async function resume(work: PausedWork, channel: string, go: () => Promise<boolean>) {
    const why = await judgeWork(work, channel)
    if (why === null) await go()
    return [work, why] as const
  }

  async function resumeAll(channel: string) {
    const isHere = (one: { readonly team: string; readonly channel: string }) =>
      one.team === team && one.channel === channel
    const watches = (await store.channelWatches.paused('not-there')).filter(
      (watch: ChannelWatch) => isHere(watch) && watch.user === user,
    )
    const groups = (await store.groupWatches.paused('not-there')).filter(
      (watch) => isHere(watch) && watch.user === user,
    )
    const digests = (await store.digests.paused('not-there')).filter(
      (digest) => isHere(digest) && digest.owner === user,
    )
    return Promise.all([
      ...watches.map((watch) =>
        resume({ kind: 'watch', project: watch.project }, channel, () =>
          store.channelWatches.resume(watch, sinceIidAfterPause(watch, now())),
        ),
      ),
      ...groups.map((watch) =>
        resume({ kind: 'watch', project: null, group: watch.path }, channel, () =>
          store.groupWatches.resume(watch),
        ),
      ),
      ...digests.map((digest) =>
        resume({ kind: digest.kind, project: digest.project }, channel, () => store.digests.resume(digest)),
      ),
    ])
  }

  return {
    /**
     * Adds the bot to a public channel (by its id, its name or a mention of it), and resumes there what of the
     * caller paused because it was missing. Both are judged like a command in that channel.
     */
    async join(typed: string): Promise<JoinOutcome> {
      const channel = await channelOf(typed.trim())
      if (channel === null) return { kind: 'no-channel', typed }
      const denial = await denialIn(channel)
      if (denial) return denial
      const joined = await chat.join(team, channel)
      if (joined.kind === 'unknown') return { kind: 'no-answer', channel }
      if (joined.kind === 'refused') {
        if (UNSEEN.has(joined.reason)) return { kind: 'unseen' }
        return joined.reason === 'is_archived'
          ? { kind: 'archived', channel }
          : { kind: 'not-joined', channel, reason: joined.reason }
      }
      const all = await resumeAll(channel)
      return {
        kind: 'joined',
        channel,
        resumed: all.flatMap(([work, why]) => (why === null ? [work] : [])),
        paused: all.flatMap(([work, why]) => (why === null ? [] : [{ ...work, why }])),
      }
    },
  }
}

export type Membership = ReturnType<typeof createMembership>
