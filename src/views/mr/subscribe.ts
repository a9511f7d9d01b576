import type { Invocation } from '../../model/invocation.ts'
import { undoBy } from '../../model/undo.ts'
import type { SubscriptionOutcome } from '../../services/mr/subscribe.ts'
import { failureReply } from '../failure.ts'
import { actions, plain, privately, type Reply } from '../reply.ts'
import { escaped } from '../text.ts'
import { undoButtons } from '../undo.ts'
import { verbButton } from './actions.ts'
import { mrNotUndoneReply } from './close.ts'
import { mrName } from './name.ts'

/** Subscriptions are personal, so the answer is private. */
export function subscriptionReply(
  outcome: SubscriptionOutcome,
  invocation: Invocation,
  state: 'subscribed' | 'unsubscribed',
): Reply {
  if (!('mr' in outcome))
    return failureReply(outcome, {
      tried: 'I couldn’t change that',
      doubt: (what) => `I can’t tell whether you follow ${what}`,
    })
  const follows = state === 'subscribed'
  if (!('already' in outcome))
    return mrNotUndoneReply(outcome, follows ? ['Follow', 'mr.subscribe'] : ['Unfollow', 'mr.unsubscribe'])
  const words = escaped(sentence(outcome))
  const { already, mr } = outcome
  const offer = already ? {} : undoBy(follows ? 'mr.unsubscribe' : 'mr.subscribe', invocation)
  const about = { project: mr.project_id, mr: mr.iid }
  const opposite = follows
    ? verbButton('Unfollow', 'mr.unsubscribe', mr)
    : verbButton('Follow', 'mr.subscribe', mr)
  const elements = already ? [opposite] : undoButtons(offer.undo, about, invocation.now, `!${mr.iid}`)
  return privately(words, [...plain(words), ...actions(elements)])
}

function sentence({ kind, already, mr }: Extract<SubscriptionOutcome, { already: unknown }>): string {
  const name = mrName(mr)
  if (kind === 'subscribed') return already ? `You already follow ${name}.` : `You now follow ${name}.`
  return already ? `You don’t follow ${name}.` : `You no longer follow ${name}.`
}
