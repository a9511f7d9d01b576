import type { Outbox } from '../outbox/port.ts'
import type { Store } from '../store/store.ts'
import type { Digest } from '../store/tables/digests.ts'
import { connectButton } from '../views/button.ts'
import { plain } from '../views/reply.ts'
import { pausedWords } from './messages.ts'

/** Tells the owner of a paused digest once, privately, why it is paused and what to do. */
export async function tellPause(
  digest: Digest,
  { store, outbox }: { readonly store: Store; readonly outbox: Outbox },
): Promise<void> {
  const { team, channel, id, owner, paused } = digest
  if (owner === null || paused === null) return
  const text = await pausedWords(digest, store)
  const connects = paused.why === 'token-refused' || paused.why === 'not-connected'
  const blocks = connects ? [...plain(text), connectButton()] : plain(text)
  await outbox.direct(
    { team, user: owner },
    { text, blocks },
    { key: `digest:${channel}:${id}:paused:${paused.at}` },
  )
  // Regardless of Slack’s result: a delayed notice is sent later, and an unreachable owner gets none.
  await store.digests.markNotified(digest)
}
