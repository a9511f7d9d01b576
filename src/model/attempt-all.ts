/**
 * Does the work for one item after the other, also after one for which it fails.
 * @throws The first error, when all have had their turn.
 */
export async function attemptAll<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => void errors.push(error))
  if (errors.length > 0) throw errors[0]
}
