import type { SubscriptionOutcome } from '../../services/mr/subscribe.ts'
import { privately, type Reply } from '../../views/reply.ts'
import { escaped } from '../../views/text.ts'
import { failureReply } from '../failure.ts'
import { nameOf } from './name.ts'

/** Subscriptions are personal, so the answer is private. */
export function renderSubscription(outcome: SubscriptionOutcome): Reply {
  if (!('mr' in outcome))
    return failureReply(outcome, {
      tried: 'Your subscription was not changed',
      doubt: (what) => `I do not know whether your subscription to ${what} changed`,
    })
  return privately(escaped(sentence(outcome)))
}

function sentence({ kind, already, mr }: Extract<SubscriptionOutcome, { mr: unknown }>): string {
  const name = nameOf(mr)
  if (kind === 'subscribed')
    return already ? `You were subscribed to ${name} already.` : `You are now subscribed to ${name}.`
  return already ? `You were not subscribed to ${name}.` : `You are no longer subscribed to ${name}.`
}
