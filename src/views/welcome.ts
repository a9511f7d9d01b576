import { SERVER } from '../model/server-name.ts'
import { button } from './button.ts'
import { chooseProjectButton } from './greenlight/project.ts'
import { actions, type Blocks } from './reply.ts'
import { bold, lines, text } from './rich-text.ts'

export function welcomeMessage(): { readonly text: string; readonly blocks: Blocks } {
  const headline = 'I bring merge requests and milestones into this channel.'
  const first = 'Choose a project and connect your account to start.'
  return {
    text: `${headline} ${first}`,
    blocks: [
      lines([bold(headline)], [text(first)]),
      ...actions([
        chooseProjectButton('primary'),
        button('Connect', { verb: 'greenlight.connect', input: {} }),
        button('Show merge requests', { verb: 'mr.list', input: {} }),
      ]),
    ],
  }
}

/** The first message to whoever installed the app: what to do first. */
export function greetingMessage(): { readonly text: string; readonly blocks: Blocks } {
  const headline = 'I’m installed. Add me to a channel to start.'
  const next = 'There I ask for its project. Connect your account, and you can merge from Slack.'
  return {
    text: `${headline} ${next}`,
    blocks: [
      lines([bold(headline)], [text(next)]),
      ...actions([
        button('Add to channel', { verb: 'form', input: { verb: 'greenlight.join' } }, { style: 'primary' }),
        button(`Connect ${SERVER}`, { verb: 'greenlight.connect', input: {} }),
      ]),
    ],
  }
}
