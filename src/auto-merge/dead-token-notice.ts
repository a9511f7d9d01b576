import type { Outbox } from '../outbox/port.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Store } from '../store/store.ts'
import type { AutoMerge } from '../store/tables/auto-merges.ts'
import { connectButton } from '../views/button.ts'
import { plain } from '../views/reply.ts'
import { count, escaped } from '../views/text.ts'
import { nameOf } from './notify.ts'

const NAMED = 10

/**
 * Tells a person which auto-merges cannot be followed because the forge refuses their credential, once in 24
 * hours for everything that meets the refusal. The auto-merges stay, and continue once the person reconnects.
 */
export async function notifyDeadToken(
  watch: AutoMerge,
  { accounts }: ForgeContext,
  {
    store,
    outbox,
  }: {
    readonly store: Pick<Store, 'autoMerges' | 'projects'>
    readonly outbox: Outbox
  },
): Promise<void> {
  if (!(await accounts.refused())) return
  const all = await store.autoMerges.all()
  const theirs = all.filter(({ team, user }) => team === watch.team && user === watch.user)
  const names = await Promise.all(theirs.slice(0, NAMED).map((one) => nameOf(store, one)))
  const more = theirs.length > NAMED ? ` and ${theirs.length - NAMED} more` : ''
  const text = escaped(
    `The forge does not accept your token or sign-in any more, so I cannot follow ${count(theirs.length, 'wait')} for a build: ` +
      `${names.join(', ')}${more}. The forge may still merge. Connect again, or wait until it is accepted again, and I go on.`,
  )
  const content = { text, blocks: [...plain(text), connectButton()] }
  if (!(await outbox.whisper(watch, content))) await outbox.direct(watch, content)
}
