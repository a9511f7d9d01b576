/**
 * A copy in which every text that is an id, or a list of ids with commas, carries the new name; entries of
 * lists that are, or belong to, the `hidden` id are left out.
 */
export function renameIds(value: unknown, names: ReadonlyMap<string, string>, hidden?: string): unknown {
  if (typeof value === 'string') return renamed(value, names)
  if (Array.isArray(value)) {
    return value.filter((item) => !isHidden(item, hidden)).map((item) => renameIds(item, names, hidden))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, renameIds(inner, names, hidden)]),
  )
}

function renamed(text: string, names: ReadonlyMap<string, string>): string {
  if (!/^[A-Z0-9]+(,[A-Z0-9]+)*$/.test(text)) return text
  return text
    .split(',')
    .map((id) => names.get(id) ?? id)
    .join(',')
}

function isHidden(item: unknown, hidden: string | undefined): boolean {
  if (hidden === undefined) return false
  if (item === hidden) return true
  return typeof item === 'object' && item !== null && 'id' in item && item.id === hidden
}
