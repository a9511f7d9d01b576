import type { CardMessages } from '../cards/card-messages.ts'
import type { MergeRequestEvent } from '../model/merge-request-event.ts'
import type { Outbox } from '../outbox/port.ts'
import type { Store } from '../store/store.ts'
import type { StoredEvent as Untold } from '../store/tables/merge-request-events.ts'
import type { MergeRequestKey } from '../store/tables/merge-request-states.ts'
import { plain } from '../views/reply.ts'
import { escaped } from '../views/text.ts'

/** Number of attempts to send one event to Slack. */
const TRIES = 10

const STALE = 'Slack did not take every edit, so a card may still show how it stood before.'

/**
 * Notifies the person of an auto-merge event, then ends or moves the auto-merge; leaves it alone if it was
 * cancelled or armed again. False when a later try may succeed. `failed`: copies that Slack did not update.
 */
export type AutoMergeNotice = (
  row: Untold,
  story: MergeRequestEvent,
  wait: NonNullable<MergeRequestEvent['wait']>,
  failed: number,
) => Promise<boolean>

export function createAutoMergeNotice({
  store,
  copies,
  outbox,
}: {
  readonly store: Store
  readonly copies: CardMessages
  readonly outbox: Outbox
}): AutoMergeNotice {
  /** Returns false when Slack accepted the message in no way. */
  async function tell(
    row: Untold,
    { by }: MergeRequestEvent,
    wait: NonNullable<MergeRequestEvent['wait']>,
    sentence: string,
  ) {
    const who = by === null ? '' : `<@${by}> `
    const text = `${escaped(`${await nameOf(store, row)}: `)}${who}${escaped(sentence)}`
    const content = { text, blocks: plain(text) }
    const to = { team: row.team, user: wait.user }
    if (await outbox.whisper({ ...to, channel: wait.channel }, content)) return true
    const { kind } = await outbox.direct(to, content, { key: `wait:${row.project}!${row.iid}:${row.key}` })
    return kind === 'posted' || kind === 'unconfirmed' || kind === 'waiting'
  }

  return async (row, story, wait, failed) => {
    const { kind, words } = story
    const watch = await store.autoMerges.find(row.team, row.project, row.iid)
    if (watch?.since !== wait.since || watch.sha !== wait.sha) return true
    const tries = await store.mergeRequestEvents.countAttempt(row)
    if (failed > 0 && tries < TRIES) return false
    const living = await copies.living(row.team, row)
    const isShown =
      kind === 'merged' && failed === 0 && living.some(({ channel }) => channel === wait.channel)
    const sentence = failed > 0 ? `${words} ${STALE}` : words
    if (!isShown && !(await tell(row, story, wait, sentence)) && tries < TRIES) return false
    if (wait.goesOnAt === null) await store.autoMerges.end(watch)
    else await store.autoMerges.move(watch, wait.goesOnAt)
    return true
  }
}

/** Returns `acme/web!12`, with the path: a direct message has no channel that would imply the project. */
export async function nameOf(
  { projects }: Pick<Store, 'projects'>,
  { team, project, iid }: MergeRequestKey,
): Promise<string> {
  const known = await projects.list(team)
  const path = known.find((row) => row.project === project && row.path !== null)?.path
  return path ? `${path}!${iid}` : `!${iid} in project ${project}`
}
