/** What waits for its person, with the code that the page shows; fails where nothing waits. */
export function waiting(entered: { readonly kind: string } | null): {
  readonly id: string
  readonly code: string
} {
  if (entered?.kind !== 'entered' || !('id' in entered) || !('code' in entered))
    throw new Error(`Nothing waits for its person: ${JSON.stringify(entered)}`)
  return { id: String(entered.id), code: String(entered.code) }
}

/** The code that a page shows. */
export function codeIn(source: string): string {
  const code = /<code>([A-Z\d]{3}-[A-Z\d]{3})<\/code>/.exec(source)?.[1]
  if (code === undefined) throw new Error(`There is no code on the page: ${source}`)
  return code
}
