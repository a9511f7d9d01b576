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
      /asked to merge it when the build( of [0-9a-f]{7,})? (?:succeeds|and all other checks pass)/,
      /asked to merge it when (?:all its checks pass|its turn on the merge train has come)/,
      /asked for the merge; the answer was lost, and the forge shows it merged/,
      /cancelled the wait for the build\./,
      /approved it at [0-9a-f]{7,}\./,
      /took their approval back\./,
      /rebased it, from/,
      // What is asked for is to begin one; how it ends is the forge’s own time.
      /A rebase of \S+ is under way/,
      /its head has moved from [0-9a-f]{7,} to/,
      /marked it as (?:ready|a draft)\./,
      /Your comment is on \S+ now\./,
      /The wait is over\./,
      /(?:opened|reopened|closed|deleted) it\./,
      /The answer to opening it was lost, and the forge shows it open/,
      /changed (?:the [a-z]+|(?:the [a-z]+, )*the [a-z]+ and the [a-z]+)\./,
      /The answer to a change was lost, and the forge shows .* as wanted/,
      /The answer was lost, and the forge (?:shows|lists|no longer lists)/,
      /You are (?:now|no longer) subscribed to/,
      /is on your todo list (?:at the forge )?now/,
      /The forge does not show it any more\./,
      /<@U\w+> (?:made|edited|closed|activated|added|put|enabled|disabled|deleted|set|removed) /,
    ],
  ],
  [
    'already',
    [
      /\balready\b.*Nothing (?:was|more was) (?:changed|added|merged)/,
      /is merged already/,
      /(?:is|are|were|was) (?:subscribed|closed|open|on)\b.* already/,
      /You were not subscribed to/,
      /nothing to cancel\./,
      /It has no approval of yours\./,
      /nothing to rebase\./,
      /so there is nothing to remove/,
      /No merge request was opened: .* is open for .* already/,
    ],
  ],
  [
    'not-done',
    [
      /Nothing was (?:changed|merged|opened|closed|reopened|done|sent|put on your todo list)/,
      /Nothing of yours was sent/,
      /did not happen/,
      /(?:was|were) not (?:merged(?! at [0-9a-f]{7,}, and no wait)|changed|opened|closed|reopened|cancelled|added|enabled|disabled|deleted|set|removed|run|approved|taken back|rebased|marked|written)\b/,
      /You have not approved \S+ as it is/,
      /still waits for its build\./,
      /No (?:milestone was made|merge request was opened|deploy key was enabled)/,
    ],
  ],
  ['not-known', [/I do not know/, /It may or may not have happened/, /I failed while working on this/]],
  ['checking', [/\bchecking\b/i]],
  ['question', [/Nothing has been changed yet/, /\?(?: |$)/, /Enter the .* on Greenlight’s own page/]],
  [
    'nothing',
    [
      /^!\d+ .*\. (?:Open|Merged|Closed|Being merged|In the state)/,
      /^%\d+ /,
      // How a wait ended is told later, and is no answer to the write that may have begun it.
      /It was not merged at [0-9a-f]{7,}, and no wait for the build is set/,
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
