import type { SubscriptionOutcome } from '../../services/mr/subscribe.ts'
import { failureReply } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { escaped } from '../text.ts'
import { mrName } from './name.ts'

/** Subscriptions are personal, so the answer is private. */
export function subscriptionReply(outcome: SubscriptionOutcome): Reply {
  if (!('mr' in outcome))
    return failureReply(outcome, {
      tried: 'I couldn’t change that',
      doubt: (what) => `I can’t tell whether you follow ${what}`,
    })
  return privately(escaped(sentence(outcome)))
}

function sentence({ kind, already, mr }: Extract<SubscriptionOutcome, { mr: unknown }>): string {
  const name = mrName(mr)
  if (kind === 'subscribed') return already ? `You already follow ${name}.` : `You now follow ${name}.`
  return already ? `You don’t follow ${name}.` : `You no longer follow ${name}.`
}
