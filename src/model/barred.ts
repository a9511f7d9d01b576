/** Why the forge lets a token or its account do nothing of a kind, whatever its rights in a project: in sentences. */
export interface Barred {
  /** “Your token may not do this: it has not the scope api”, without a period. */
  readonly why: string
  /** What the person can do about it, without a period. */
  readonly next: string
}

/** Why, as it goes on after a colon. */
export function clauseOf({ why }: Barred): string {
  return why.charAt(0).toLowerCase() + why.slice(1)
}
