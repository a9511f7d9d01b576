/** The things whose names a form offers while somebody types. */
export const PICK_KINDS = ['project', 'branch', 'person', 'label', 'milestone', 'channel'] as const
export type PickKind = (typeof PICK_KINDS)[number]

export interface Choice {
  /** The text that a person would type for it. */
  readonly value: string
  readonly label: string
  readonly slackName?: string
  /** The due date of a milestone: `YYYY-MM-DD`. */
  readonly due?: string
  /** The short name of a project. */
  readonly alias?: string
}

/** Returns the choices that fit what was typed: those that begin with it first. */
export function filterChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const query = bare(typed)
  if (query === '') return choices
  const ranked = choices.map((choice) => ({ choice, rank: rankOf(choice, query) }))
  return [0, 1].flatMap((rank) => ranked.filter((one) => one.rank === rank).map(({ choice }) => choice))
}

/** 0 when a text of the choice begins with the words, 1 when one contains them, 2 for neither. */
function rankOf({ value, label, slackName = '', due = '', alias = '' }: Choice, query: string): number {
  const texts = [value, label, slackName, due, alias].map(bare)
  if (texts.some((text) => text.startsWith(query))) return 0
  return texts.some((text) => text.includes(query)) ? 1 : 2
}

function bare(text: string): string {
  return text.trim().replace(/^@/, '').toLowerCase()
}
