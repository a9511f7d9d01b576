import type { Loss } from '../model/pause.ts'
import { SERVER } from '../model/server-name.ts'

/** The reasons for a pause, in words for the person in whose name the work ran. */
export const PAUSE_MESSAGES: Readonly<Record<Loss, string>> = {
  'token-refused': `your ${SERVER} sign-in has expired`,
  'not-connected': 'you’re no longer connected',
  'no-access': 'you can’t see the project, or it’s gone',
  left: 'your Slack account is deactivated',
  'may-not': 'the channel’s rules no longer allow it',
  shared: 'people from another workspace are in that channel',
  bound: 'that channel now uses other projects only',
  'not-there': 'I’m not in that channel, or it’s gone',
  archived: 'that channel is archived',
  refused: 'Slack doesn’t let me post there',
}
