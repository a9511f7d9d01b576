import type { Pause, PauseReason } from '../model/pause.ts'
import { SERVER } from '../model/server-name.ts'
import { button, connectButton } from './button.ts'
import { actions, type Blocks, plain } from './reply.ts'

/** Reasons for the pause of an automatic job, in words for everybody in its channel. */
export const CHANNEL_PAUSE_MESSAGES: Readonly<Record<Pause, string>> = {
  'token-refused': `${SERVER} no longer accepts the sign-in of the person who set it up`,
  'not-connected': 'the person who set it up is no longer connected',
  'no-access': 'the person who set it up can’t see the project, or it’s gone',
  barred: `${SERVER} bars the account of the person who set it up`,
  forgotten: 'the person who set it up left Greenlight',
  left: 'the person who set it up left this workspace',
  'may-not': 'the channel’s rules no longer allow it',
  shared: 'people from another workspace are in this channel',
  bound: 'this channel now uses other projects only',
  archived: 'this channel was archived',
  deleted: 'this channel was deleted',
  'not-there': 'I wasn’t in this channel',
  refused: 'Slack didn’t let me post here',
}

const GROUP_GONE = 'the person who set it up can’t see the group, or it’s gone'

/** `, paused: …`, in words for everybody in the channel; empty for what is not paused. */
export function pauseClause(
  pause: { readonly why: Pause } | null,
  of: 'project' | 'group' = 'project',
): string {
  if (pause === null) return ''
  const isGroupGone = of === 'group' && pause.why === 'no-access'
  const words = isGroupGone ? GROUP_GONE : CHANNEL_PAUSE_MESSAGES[pause.why]
  return `, paused: ${words}`
}

/** The reasons for a pause, in words for the person in whose name the work ran. */
export const PAUSE_MESSAGES: Readonly<Record<PauseReason, string>> = {
  'token-refused': `${SERVER} no longer accepts your sign-in`,
  'not-connected': 'you’re no longer connected',
  'no-access': 'you can’t see the project, or it’s gone',
  barred: `${SERVER} bars your account`,
  left: 'your Slack account is deactivated',
  'may-not': 'the channel’s rules no longer allow it',
  shared: 'people from another workspace are in that channel',
  bound: 'that channel now uses other projects only',
  'not-there': 'I’m not in that channel, or it’s gone',
  archived: 'that channel is archived',
  deleted: 'that channel was deleted',
  refused: 'Slack doesn’t let me post there',
}

/** A direct message about a pause in a channel, with the button that ends it where there is one. */
export function pauseNotice(
  text: string,
  why: Pause,
  channel: string,
): { readonly text: string; readonly blocks: Blocks } {
  if (why === 'token-refused' || why === 'not-connected')
    return { text, blocks: [...plain(text), ...connectButton()] }
  if (why !== 'not-there') return { text, blocks: plain(text) }
  const add = button(
    'Add me and resume',
    { verb: 'greenlight.join', input: { channel } },
    { style: 'primary' },
  )
  return { text, blocks: [...plain(text), ...actions([add])] }
}
