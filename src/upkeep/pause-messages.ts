import type { Loss } from '../model/pause.ts'

/** The reasons for a pause, in words for the person in whose name the work ran. */
export const PAUSE_MESSAGES: Readonly<Record<Loss, string>> = {
  'token-refused': 'the forge does not accept your token or sign-in any more',
  'not-connected': 'your account at the forge is not connected any more',
  'no-access': 'the project is gone, or your account may not read it any more',
  left: 'your account in this workspace is deactivated',
  'may-not': 'the rules of the channel, or your role there, do not allow it any more',
  shared: 'people of another workspace are in that channel, and it is not opened for Greenlight',
  bound: 'that channel is bound to other projects',
  'not-there': 'I am not in that channel, or it is gone',
  archived: 'that channel is archived',
  refused: 'Slack does not let me post there',
}
