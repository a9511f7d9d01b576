/** What differs between two readings of one thing, by field: `{title: {previous, current}}`. */
export function changeList<T>(
  was: T | undefined,
  is: T,
  fields: Readonly<Record<string, (seen: T) => unknown>>,
): Record<string, { readonly previous: unknown; readonly current: unknown }> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, read]) => {
      const [previous, current] = [was === undefined ? null : read(was), read(is)]
      return JSON.stringify(previous) === JSON.stringify(current) ? [] : [[name, { previous, current }]]
    }),
  )
}
