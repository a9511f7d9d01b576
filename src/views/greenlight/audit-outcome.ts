/** Recorded outcomes whose code does not speak for itself. */
const WORDS: Readonly<Record<string, string>> = {
  'ambiguous-key': 'several keys match',
  'ambiguous-person': 'several people match',
  appointed: 'made a manager',
  armed: 'auto-merge turned on',
  bound: 'project chosen',
  cancelled: 'auto-merge turned off',
  configured: 'set by an admin, not changeable here',
  dismissed: 'no longer a manager',
  'digest-gone': 'digest turned off before',
  discarded: 'entered values deleted',
  doubt: 'outcome unknown',
  failed: 'failed by a fault',
  forgotten: 'everything about the person deleted',
  frozen: 'merges frozen',
  gone: 'question no longer open',
  'head-moved': 'new commits, not merged',
  'id-needed': 'key number needed',
  joined: 'added to the channel',
  'known-key': 'existing key added',
  'may-not': 'no right on the server',
  'no-span': 'unclear time',
  'no-time': 'unclear time',
  'not-found': 'not found, or no access',
  'not-revoked': 'deleted, not ended on the server',
  'not-yours': 'belongs to someone else',
  nobody: 'person not found',
  none: 'nothing to change',
  nothing: 'nothing to change',
  over: 'done, confirmed by a second look',
  'quick-action': 'text holds a server command',
  refused: 'refused by the server',
  'same-branch': 'source and target are the same',
  'service-refused': 'shared read token refused',
  settled: 'already connected',
  taken: 'taken by someone else',
  'taken-back': 'approval taken back',
  'token-refused': 'sign-in refused',
  unconfirmed: 'outcome unknown',
  'undo-late': 'too late to undo',
  'undo-of-another': 'someone else’s change, not undone',
  'undo-overtaken': 'changed since, not undone',
  unfit: 'person not eligible',
  unnamed: 'not named',
  unreachable: 'server not reachable',
  untitled: 'title missing',
  void: 'code wrong too often',
  'was-not-waiting': 'auto-merge was off',
  'which-day': 'asked for the day',
  'wrong-code': 'code wrong',
}

/** Why the rules did not let somebody do it, by the code after `denied:`. */
const DENIALS: Readonly<Record<string, string>> = {
  absent: 'the bot isn’t in the channel',
  archived: 'the channel is archived',
  deactivated: 'deactivated in Slack',
  direct: 'only in a channel',
  frozen: 'merges are frozen',
  guest: 'guests can’t',
  'moves-freeze': 'the project is frozen',
  'not-connected': 'not connected',
  'of-another-person': 'someone else’s button',
  'of-another-workspace': 'another workspace’s button',
  project: 'the channel allows other projects only',
  role: 'only managers and admins can',
  shared: 'other workspaces read along',
  stranger: 'from another workspace',
  'unknown-person': 'Slack didn’t say who it was',
  'unknown-place': 'Slack didn’t say where it was',
  verb: 'not allowed in the channel',
}

export function outcomeWords(outcome: string): string {
  const [code = '', reason] = outcome.split(':')
  if (reason !== undefined) return `${code}: ${DENIALS[reason] ?? spelled(reason)}`
  return WORDS[code] ?? spelled(code)
}

function spelled(code: string): string {
  return code.replaceAll('-', ' ')
}
