import type { Repository } from './repository.ts'

/** A changed file as the API document shows it; `diff` starts at its `---` line. */
export interface Change {
  readonly old_path: string
  readonly new_path: string
  readonly a_mode: string
  readonly b_mode: string
  readonly diff: string
  readonly new_file: boolean
  readonly renamed_file: boolean
  readonly deleted_file: boolean
}

type ChangedFile = Omit<Change, 'diff'> & { readonly patches: number }

/** More files than this are counted as this many and more, and not shown. */
export const MOST_CHANGES = 1000

const OPTIONS = ['--no-ext-diff', '--no-textconv', '--no-color', '--find-renames']

/** What differs between two commits, one entry per file, in git's order, the first thousand. */
export async function changesBetween(repository: Repository, base: string, head: string): Promise<Change[]> {
  const [files, patch] = await Promise.all([
    changedFiles(repository, base, head),
    repository.text(['diff', ...OPTIONS, '--patch', base, head, '--']),
  ])
  const patches = patch.split(/^(?=diff --git )/m).filter(Boolean)
  let used = 0
  return files.slice(0, MOST_CHANGES).map(({ patches: count, ...file }) => {
    const diff = patches
      .slice(used, used + count)
      .map(withoutHeader)
      .join('')
    used += count
    return { ...file, diff }
  })
}

/** How many files differ between the commits of each pair, in their order; one run of git for all of them. */
export async function countChanges(
  repository: Repository,
  pairs: readonly { base: string; head: string }[],
): Promise<number[]> {
  const input = pairs.map(({ base, head }) => `${head} ${base}\n`).join('')
  const listing = await repository.text(['diff-tree', ...OPTIONS, '--raw', '-r', '--stdin', '--always'], {
    input,
  })
  const [, ...lists] = listing.split(/^[0-9a-f]{40}$/m)
  return lists.map((list) => list.split('\n:').length - 1)
}

/** Names what two commits differ in, whatever they are based on; null when they do not differ. */
export async function patchId(repository: Repository, base: string, head: string): Promise<string | null> {
  const patch = await repository.text(['diff', ...OPTIONS, '--patch', base, head, '--'])
  const [id = ''] = (await repository.text(['patch-id', '--stable'], { input: patch })).split(' ')
  return id || null
}

async function changedFiles(repository: Repository, base: string, head: string): Promise<ChangedFile[]> {
  const parts = (await repository.text(['diff', ...OPTIONS, '--raw', '-z', base, head, '--'])).split('\0')
  const files: ChangedFile[] = []
  for (let at = 0; at + 1 < parts.length; ) {
    const [oldMode = '', newMode = '', , , status = ''] = (parts[at] ?? '').slice(1).split(' ')
    const oldPath = parts[at + 1] ?? ''
    const moved = status.startsWith('R')
    files.push({
      old_path: oldPath,
      new_path: moved ? (parts[at + 2] ?? '') : oldPath,
      a_mode: shownMode(oldMode),
      b_mode: shownMode(newMode),
      new_file: status === 'A',
      renamed_file: moved,
      deleted_file: status === 'D',
      // A file that became a link is shown by git as one file removed and one added.
      patches: status === 'T' ? 2 : 1,
    })
    at += moved ? 3 : 2
  }
  return files
}

function shownMode(mode: string): string {
  return mode === '000000' ? '0' : mode
}

function withoutHeader(patch: string): string {
  const start = /^(?:--- |Binary files )/m.exec(patch)
  return start ? patch.slice(start.index) : ''
}
