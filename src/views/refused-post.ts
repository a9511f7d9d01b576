/** Why Slack refuses a message, by its own word (https://docs.slack.dev/reference/methods/chat.postMessage), and the way out. */
const WHY: Readonly<Record<string, string>> = {
  is_archived: 'This channel is archived, so nobody can post here. Unarchive it, then ask again.',
  restricted_action: 'Only some people may post in this channel. Ask an admin to let me post here.',
  restricted_action_read_only_channel:
    'Only some people may post in this channel. Ask an admin to let me post here.',
  restricted_action_thread_only_channel: 'This channel takes messages in threads only. Ask me in a thread.',
  restricted_action_thread_locked: 'This thread is locked. Ask me outside of it.',
  restricted_action_non_threadable_channel:
    'This channel takes no messages in threads. Ask me outside of one.',
  msg_too_long: 'The answer is too long for Slack. Ask for less at once.',
  msg_blocks_too_long: 'The answer is too long for Slack. Ask for less at once.',
  account_inactive: 'My access to this workspace was withdrawn. Ask an admin to install me again.',
  token_revoked: 'My access to this workspace was withdrawn. Ask an admin to install me again.',
  token_expired: 'My access to this workspace has expired. Ask an admin to install me again.',
  invalid_auth: 'My access to this workspace was withdrawn. Ask an admin to install me again.',
  not_authed: 'My access to this workspace was withdrawn. Ask an admin to install me again.',
  missing_scope: 'I’m not allowed to post in this workspace. Ask an admin to install me again.',
  no_permission: 'I’m not allowed to post in this channel. Ask an admin to let me post here.',
  ekm_access_denied: 'Your organisation has suspended my access. Ask an admin.',
  team_access_not_granted: 'My access to this workspace was withdrawn. Ask an admin to grant it again.',
  'too-late': 'Slack didn’t take the answer in time. Ask again.',
  'too-many': 'Too many messages are waiting for Slack. Ask again later.',
}

export function refusalWords(reason = ''): string {
  return WHY[reason] ?? `Slack didn’t take the answer${reason === '' ? '' : ` (${reason})`}. Ask again later.`
}
