import type { Change } from '../../model/change.ts'

/** The files that match a name: by whole path, new or old, else by last path parts, else by suffix. */
export function changesOf(changes: readonly Change[], typed: string): readonly Change[] {
  const name = typed.trim().replace(/^\.?\//, '')
  const ways: readonly ((change: Change) => boolean)[] = [
    ({ new_path: path }) => path === typed || path === name,
    ({ old_path: path }) => path === typed || path === name,
    ({ new_path: now, old_path: before }) => [now, before].some((path) => path.endsWith(`/${name}`)),
    ({ new_path: now, old_path: before }) => [now, before].some((path) => path.endsWith(typed.trim())),
  ]
  for (const isCalled of ways) {
    const found = changes.filter(isCalled)
    if (found.length > 0) return found
  }
  return []
}
