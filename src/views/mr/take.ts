import type { TakeOutcome } from '../../services/mr/take.ts'
import { failureReply } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { ago, lines, person, text } from '../rich-text.ts'
import { dateToken } from '../text.ts'

/** Says who has a merge request of the queue; only whoever asked sees it, and everybody its card. */
export function takeReply(outcome: TakeOutcome): Reply {
  switch (outcome.kind) {
    case 'claimed':
    case 'given-back': {
      const { project, mr: iid } = outcome.name
      const words = outcome.kind === 'claimed' ? `!${iid} is yours.` : `!${iid} is free again.`
      return { ...privately(words), queue: project }
    }
    case 'held': {
      const { name, by, at, back } = outcome
      const since = new Date(at)
      const rest = back ? ' Only they or a channel manager can give it back.' : ''
      return privately(`<@${by}> took !${name.mr} ${dateToken(since, '{ago}')}.${rest}`, [
        lines([person(by), text(` took !${name.mr} `), ago(since), text(`.${rest}`)]),
      ])
    }
    case 'free':
      return privately(`Nobody has !${outcome.name.mr}.`)
    case 'not-queued':
      return privately(`!${outcome.name.mr} doesn’t wait in a queue of this channel.`)
    default:
      return failureReply(outcome, { tried: 'I couldn’t change who has it' })
  }
}
