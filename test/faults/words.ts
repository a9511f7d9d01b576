/** What the words of a message claim about a write. */
export type Claim =
  /** It was done. */
  | 'done'
  /** It is so, and not by this. */
  | 'already'
  /** Nothing was changed. */
  | 'not-done'
  /** Nobody can tell. */
  | 'not-known'
  /** It is being found out, and more is to come. */
  | 'checking'
  /** A question before anything is done. */
  | 'question'
  /** Nothing about the write: a card that shows how things stand. */
  | 'nothing'

/** Said instead of an answer by a bot whose machine is too slow for Slack. */
export const TOO_SLOW_FOR_SLACK = /Slack didn’t say wh(?:o you are|at this channel is)/

/** Whether the person is told in the end, so that no more is to follow. */
export function isFinal(claim: Claim): boolean {
  return ['done', 'already', 'not-done', 'not-known'].includes(claim)
}

/** Every sentence that a write may end in. What fits none of these has to be looked at, and added here. */
const CLAIMS: readonly (readonly [Claim, readonly RegExp[]])[] = [
  [
    'done',
    [
      /\bmerged it\./,
      /!\d+: Merged as [0-9a-f]{7}/,
      // A person of Slack did it, whose name is no word; the card of one that was merged before names none.
      /Merged by as [0-9a-f]{7,}/,
      /merged it right away: /,
      /turned (?:on|off) auto-merge\./,
      /(?:^| )Auto-merge is off\./,
      /asked for the merge; .* shows it merged/,
      /approved it at [0-9a-f]{7,}\./,
      /withdrew their approval\./,
      /rebased it, from/,
      // What is asked for is to begin one; how it ends is the forge’s own time.
      /is still rebasing/,
      /didn’t answer, and it shows (?:your comment on|it (?:closed|open|rebased)\b|that it is (?:ready|a draft)\.|(?:your approval|no approval by you)\.|.+ as wanted\.)/,
      /marked it as (?:ready|a draft)\./,
      /started \S+ \(\w+\)(?: again)?\.|canceled its build\.|and it shows (?:\S+ \(\w+\) started|its build canceled)/,
      /Commented on \S+\./,
      /commented: “.+” Resolved\./,
      /(?:opened|reopened|closed|deleted) it\./,
      /changed (?:the [a-z]+|(?:the [a-z]+, )*the [a-z]+ and the [a-z]+)\./,
      /(?:Created|Changed|Closed|Open) \(confirmed on /,
      /(?:^| )(?:Saved|Removed) .+ \(confirmed on /,
      /The deploy key .+ is (?:no longer )?on .+ \(confirmed on /,
      /<@U\w+> (?:created|edited|closed|reopened|added|enabled|disabled|deleted|saved|removed) /,
      /You (?:now|no longer) follow/,
      /Added \S+ to your to-do list/,
      /\S no longer shows it\./,
    ],
  ],
  [
    'already',
    [
      /is already (?:merged|closed|open|a draft|ready|on )/,
      /is already like that\./,
      /You don’t follow/,
      /Auto-merge wasn’t on for|Auto-merge of \S+ is over/,
      /You already (?:follow|approved)|You haven’t approved/,
      /is already on top of/,
      /isn’t set up\./,
      /(?:No job of it has failed|No such job of it waits for somebody|It isn’t running): /,
      /There’s already one for/,
    ],
  ],
  [
    'not-done',
    [
      /Nothing was (?:changed|merged)/,
      /I didn’t (?:create|change|do) /,
      /I couldn’t (?:create|add|change|enable|save|remove) /,
      /(?:wasn’t|weren’t) (?:merged|approved|withdrawn|turned off|changed|closed|reopened|rebased|marked|deleted|disabled|written|saved|run|started|canceled|resolved)\b/,
      /Nothing was started again/,
      /!\d+: not merged\./,
      /Not (?:merged: (?!auto-merge is off)|approved: )/,
      /\S didn’t merge \S+: /,
      /You can’t (?:merge|approve|withdraw|rebase|delete|change) /,
      /You can’t use Greenlight here/,
      /Can’t (?:merge |approve|turn on auto-merge )/,
      /I can’t (?:merge|approve|save) /,
      /It’s too late (?:for that|to rebase )/,
      /wants the approval of \S+ confirmed with your password\./,
      /\S+!\d+ (?:is (?:closed|a draft)\.|isn’t open: )/,
      /isn’t there, or you can’t see it\./,
      /no longer accepts your sign-in\./,
      /doesn’t accept Greenlight’s own token\./,
      /Connect your .+ account first\./,
      /I was stopped before I came to your request\./,
      /so I can only show help\./,
    ],
  ],
  ['not-known', [/I can’t tell whether/, /Something went wrong on my side/]],
  ['checking', [/Checking \/[a-z-]+ /]],
  ['question', [/Press the button to go on/, /\?(?: |$)/, /Enter the .+ for .+\. Personal link/]],
  [
    'nothing',
    [
      /^!\d+ .*\. (?:Ready|No conflicts|Auto-merge on|Can’t be merged|Draft|Build|Not checked|Merged|Closed|In the state|.+ is )/,
      /^.+ \(%\d+\) in /,
      // The story in a thread, which says how things stand.
      /^!\d+: /,
      // How a wait ended is told later, and is no answer to the write that may have begun it.
      /Not merged: auto-merge is off/,
    ],
  ],
]

/** Two claims of one message, and which of them it comes to. */
const TOGETHER: readonly (readonly [Claim, Claim, Claim])[] = [
  ['already', 'not-done', 'already'],
  ['not-known', 'not-done', 'not-known'],
]

/** Reads what a message claims; throws where it claims nothing that is known here, or two things at once. */
export function claimOf(words: string): Claim {
  const found = CLAIMS.flatMap(([claim, patterns]) =>
    patterns.some((pattern) => pattern.test(words)) ? [claim] : [],
  )
  const telling: readonly Claim[] = found.filter((claim) => claim !== 'nothing' && claim !== 'question')
  const [first, second, ...more] = telling
  if (first === undefined) {
    const [quiet] = found
    if (quiet === undefined) throw new Error(`Nobody has said yet what this claims: ${words}`)
    return quiet
  }
  if (second === undefined) return first
  const together = TOGETHER.find(([one, other]) => telling.includes(one) && telling.includes(other))
  if (together === undefined || more.length > 0)
    throw new Error(`This claims ${telling.join(' and ')}: ${words}`)
  return together[2]
}
