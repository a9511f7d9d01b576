import type { SubscriptionOutcome } from '../../services/mr/subscribe.ts'
import { failureReply } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { escaped } from '../text.ts'
import { mrName } from './name.ts'

/** Subscriptions are personal, so the answer is private. */
export function subscriptionReply(outcome: SubscriptionOutcome): Reply {
  if (!('mr' in outcome))
    return failureReply(outcome, {
      tried: 'Your subscription was not changed',
      doubt: (what) => `I do not know whether your subscription to ${what} changed`,
    })
  return privately(escaped(sentence(outcome)))
}

function sentence({ kind, already, mr }: Extract<SubscriptionOutcome, { mr: unknown }>): string {
  const name = mrName(mr)
  if (kind === 'subscribed')
    return already ? `You were subscribed to ${name} already.` : `You are now subscribed to ${name}.`
  return already ? `You were not subscribed to ${name}.` : `You are no longer subscribed to ${name}.`
}
