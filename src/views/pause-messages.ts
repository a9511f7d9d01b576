import type { Pause } from '../model/pause.ts'
import { SERVER } from '../model/server-name.ts'

/** Reasons for the pause of an automatic job, in words for everybody in its channel. */
export const CHANNEL_PAUSE_MESSAGES: Readonly<Record<Pause, string>> = {
  'token-refused': `${SERVER} no longer accepts the sign-in of the person who set it up`,
  'not-connected': 'the person who set it up is no longer connected',
  'no-access': 'the person who set it up can’t see the project, or it’s gone',
  forgotten: 'the person who set it up left Greenlight',
  left: 'the person who set it up left this workspace',
  'may-not': 'the channel’s rules no longer allow it',
  shared: 'people from another workspace are in this channel',
  bound: 'this channel now uses other projects only',
  archived: 'this channel was archived',
  'not-there': 'I wasn’t in this channel',
  refused: 'Slack didn’t let me post here',
}
