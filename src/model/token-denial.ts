/** The reason, in sentences, why the forge bars a token or its account whatever its rights in a project. */
export interface TokenDenial {
  /** “Your token may not do this: it has not the scope api”, without a period. */
  readonly why: string
  /** The person’s remedy, without a period. */
  readonly next: string
}

/** Returns `why` in the form that follows a colon. */
export function clauseOf({ why }: TokenDenial): string {
  return why.charAt(0).toLowerCase() + why.slice(1)
}
