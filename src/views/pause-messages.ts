import type { Pause } from '../model/pause.ts'

/** Reasons for the pause of an automatic job, in words for everybody in its channel. */
export const CHANNEL_PAUSE_MESSAGES: Readonly<Record<Pause, string>> = {
  'token-refused': 'the forge does not accept the token of the account that it read with',
  'not-connected': 'the account that it read with is not connected any more',
  'no-access': 'the project is gone, or the account that it read with may not read it any more',
  forgotten: 'the account that it read with is gone',
  left: 'the person with whose account it read has left this workspace',
  'may-not': 'the rules of this channel, or the role of its owner, do not allow it any more',
  shared: 'people of another workspace are in this channel, and it is not opened for Greenlight',
  bound: 'this channel is bound to other projects',
  archived: 'this channel was archived',
  'not-there': 'I could not post here, as I was not in this channel',
  refused: 'Slack did not let me post here',
}
