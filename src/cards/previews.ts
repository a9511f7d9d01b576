import type { ChannelRef, Recipient } from '../model/directory.ts'
import type { Content, Outbox } from '../outbox/port.ts'
import type { MergeRequestKey } from '../store/tables/merge-request-events.ts'
import { withPrivateAnswers } from '../views/button.ts'
import { endedPreview } from '../views/mr/short-card.ts'
import { faceOf, type ObservedCard } from './card.ts'
import type { CardGate } from './card-gate.ts'

/** Time for which Slack accepts a response_url, in ms; an older preview is only as true as its timestamp. */
const KEPT_MS = 30 * 60_000
/** Maximum number of previews in one process; the oldest are dropped first. */
const MOST = 1_000

/** Replaces a message that one person sees; false when Slack did not accept it. */
export type Replace = (content: Content) => Promise<boolean>

/** A message that only one person sees, and that offers an operation on a merge request. */
interface Preview extends MergeRequestKey, ChannelRef, Recipient {
  /** Slack’s id of the message, known once a button was pressed; until then it cannot be edited. */
  readonly pressed: { readonly ts: string; readonly replace: Replace } | null
  /** ms UTC */
  readonly until: number
}

/** The person of a message, and the message itself where that is known. */
export type Viewer = ChannelRef & Recipient & { readonly pressed?: Preview['pressed'] }

type Named = Pick<MergeRequestKey, 'project' | 'iid'>

/**
 * Messages that only one person sees and that offer an operation on a merge request. Slack allows edits only
 * through a press in them: the others are ended by a separate message. Held in memory of this process.
 */
export interface Previews {
  /** Records a message that offers operations on these; replaces the entries of the same message. */
  shown(viewer: Viewer, mergeRequests: readonly Named[]): void
  /** Records a press in a message of this person that offers an operation on this merge request. */
  pressed(viewer: Viewer, named: Named): void
  /** Ends every preview of a merged or closed merge request, for people who may still read it. Never rejects. */
  end(team: string, card: ObservedCard, gate: CardGate): Promise<void>
}

export function createPreviews({
  outbox,
  now,
}: {
  readonly outbox: Pick<Outbox, 'whisper'>
  /** ms UTC */
  readonly now: () => number
}): Previews {
  let active: readonly Preview[] = []

  const isOf = ({ team, channel, user }: Viewer) => {
    return (one: Preview) => one.team === team && one.channel === channel && one.user === user
  }

  function add({ team, channel, user, pressed = null }: Viewer, { project, iid }: Named): void {
    const until = now() + KEPT_MS
    const valid = active.filter((one) => one.until > now())
    active = [...valid, { team, channel, user, project, iid, pressed, until }].slice(-MOST)
  }

  function drop(gone: readonly Preview[]): void {
    active = active.filter((one) => !gone.includes(one))
  }

  /** True when its person needs no separate message. */
  async function replaced({ pressed }: Preview, card: ObservedCard): Promise<boolean> {
    if (!pressed) return false
    const { text, blocks } = faceOf(card)
    return pressed.replace({ text, blocks: withPrivateAnswers(blocks) })
  }

  async function endAll(team: string, card: ObservedCard, gate: CardGate): Promise<void> {
    const { project, iid, finished } = card.key
    if (!finished) return
    const ended = active.filter(
      (one) => one.team === team && one.project === project && one.iid === iid && one.until > now(),
    )
    const notified = new Set<string>()
    for (const preview of ended) {
      const { channel, user } = preview
      const passed = await gate.show({ team, channel, requestedBy: user, project, iid }, card)
      // A person who has asked again meanwhile gets the reply in its place.
      if (passed.kind === 'later' || !active.includes(preview)) continue
      drop([preview])
      if (passed.kind === 'pause' || !passed.card.shows || (await replaced(preview, passed.card))) continue
      const name = JSON.stringify([channel, user])
      if (!notified.has(name)) await outbox.whisper(preview, endedPreview(passed.card.shows.view))
      notified.add(name)
    }
  }

  return {
    shown(viewer, mergeRequests) {
      const { pressed } = viewer
      if (pressed) drop(active.filter((one) => isOf(viewer)(one) && one.pressed?.ts === pressed.ts))
      for (const named of mergeRequests) add(viewer, named)
    },
    pressed(viewer, named) {
      const mine = active.filter(
        (one) => isOf(viewer)(one) && one.project === named.project && one.iid === named.iid,
      )
      const known = mine.find(({ pressed }) => pressed?.ts === viewer.pressed?.ts)
      const found = known ?? mine.find(({ pressed }) => pressed === null)
      if (found) drop([found])
      add(viewer, named)
    },
    end: (team, card, gate) => endAll(team, card, gate).catch(() => {}),
  }
}
