import type { Repository } from './git.ts'

/** A commit with everything that git stores of it; dates are ISO 8601 with their UTC offset. */
export interface Commit {
  readonly id: string
  readonly short_id: string
  readonly title: string
  readonly author_name: string
  readonly author_email: string
  /** As `committed_date`. */
  readonly created_at: string
  readonly message: string
  readonly parent_ids: readonly string[]
  readonly authored_date: string
  readonly committer_name: string
  readonly committer_email: string
  readonly committed_date: string
}

/** The null sha of git: before a branch was created, and after it was deleted. */
export const NO_COMMIT = '0'.repeat(40)

const FIELDS = ['%H', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B']

/** Lists the commits that `to` has and `from` does not, newest first. */
export async function commitsBetween(repository: Repository, from: string, to: string): Promise<Commit[]> {
  return readCommits(repository, [`${from}..${to}`])
}

/** Lists the shas that `to` has and `from` does not, oldest first; without `from` all that `to` has. */
export async function shasBetween(repository: Repository, from: string | undefined, to: string) {
  const range = from === undefined ? to : `${from}..${to}`
  const listing = await repository.askText(['rev-list', '--reverse', range, '--'])
  return listing.split('\n').filter(Boolean)
}

export async function commitsOf(repository: Repository, shas: readonly string[]): Promise<Commit[]> {
  return readCommits(repository, ['--no-walk=unsorted', '--stdin'], shas.join('\n'))
}

export async function commitOf(repository: Repository, sha: string): Promise<Commit | undefined> {
  const { code } = await repository.run(['cat-file', '-e', `${sha}^{commit}`], { mayExit: [1, 128] })
  return code === 0 ? (await readCommits(repository, ['--max-count=1', sha]))[0] : undefined
}

async function readCommits(repository: Repository, range: readonly string[], input = '') {
  const format = `--format=tformat:${FIELDS.join('%x00')}`
  const parts = (await repository.askText(['log', '-z', format, ...range, '--'], { input })).split('\0')
  const count = Math.floor(parts.length / FIELDS.length)
  return Array.from({ length: count }, (_, nth): Commit => {
    const values = parts.slice(nth * FIELDS.length, (nth + 1) * FIELDS.length)
    const [id = '', parents = '', authorName = '', authorEmail = '', authored = '', ...rest] = values
    const [committerName = '', committerEmail = '', committed = '', message = ''] = rest
    return {
      id,
      short_id: id.slice(0, 8),
      title: message.split('\n', 1)[0] ?? '',
      author_name: authorName,
      author_email: authorEmail,
      created_at: committed,
      message,
      parent_ids: parents.split(' ').filter(Boolean),
      authored_date: authored,
      committer_name: committerName,
      committer_email: committerEmail,
      committed_date: committed,
    }
  })
}

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

/** Limit of shown files; above it the count reads `1000+`. */
export const MAX_CHANGES = 1000

const PLAIN = ['--no-ext-diff', '--no-textconv', '--no-color']
const OPTIONS = [...PLAIN, '--find-renames']

export async function rawDiff(repository: Repository, base: string, head: string): Promise<string> {
  return repository.askText(['diff', ...OPTIONS, '--patch', base, head, '--'])
}

export async function changesBetween(repository: Repository, base: string, head: string): Promise<Change[]> {
  const [files, patch] = await Promise.all([
    changedFiles(repository, base, head),
    rawDiff(repository, base, head),
  ])
  const patches = patch.split(/^(?=diff --git )/m).filter(Boolean)
  return files.slice(0, MAX_CHANGES).map(({ patches: count, ...file }) => {
    const own = patches.splice(0, count)
    return { ...file, diff: own.map(withoutHeader).join('') }
  })
}

/** The changes of one commit against its first parent: statuses (`A`, `M`, `D`) with paths, and the patch. */
export interface CommitPatch {
  readonly files: readonly (readonly [status: string, path: string])[]
  /** Undefined where none was asked for, and where git gives up on the patches of all the commits together. */
  readonly diff: string | undefined
}

const SHA_LENGTH = 40
const STATUS = /^:\S+ \S+ \S+ \S+ ([A-Z])\t(.+)$/

/** Maps commits to what they change. */
export async function patchesOf(repository: Repository, shas: readonly string[], areDiffsAsked: boolean) {
  const options = [...PLAIN, '--no-renames', '--diff-merges=first-parent', '--no-walk=unsorted', '--stdin']
  const read = (...content: string[]) =>
    repository.askText(['log', '--format=tformat:%x00%H', ...options, ...content, '--'], {
      input: shas.join('\n'),
    })
  const whole = areDiffsAsked ? await read('--raw', '--patch').catch(() => undefined) : undefined
  const listed = (whole ?? (await read('--raw'))).split('\0').slice(1)
  return new Map(
    listed.map((text): [string, CommitPatch] => {
      const { files, diff } = patchOf(text)
      return [text.slice(0, SHA_LENGTH), { files, diff: whole === undefined ? undefined : diff }]
    }),
  )
}

/** Parses a commit's sha, its raw lines and its patch; files that became links count as modified. */
function patchOf(text: string): CommitPatch {
  const start = text.search(/^diff --git /m)
  const head = start < 0 ? text : text.slice(0, start)
  const files = head.split('\n').flatMap((line) => {
    const [, status = '', path = ''] = STATUS.exec(line) ?? []
    return path === '' ? [] : [[status === 'T' ? 'M' : status, path] as const]
  })
  return { files, diff: start < 0 ? '' : text.slice(start) }
}

export async function countChanges(repository: Repository, pairs: readonly { base: string; head: string }[]) {
  const input = pairs.map(({ base, head }) => `${head} ${base}\n`).join('')
  const options = [...OPTIONS, '--raw', '-r', '--stdin', '--always']
  const listing = await repository.askText(['diff-tree', ...options], { input })
  const [, ...lists] = listing.split(/^[0-9a-f]{40}$/m)
  return lists.map((list) => list.split('\n:').length - 1)
}

/** Identifies the difference between two commits, independent of their base; null when they do not differ. */
export async function patchId(repository: Repository, base: string, head: string): Promise<string | null> {
  const input = await rawDiff(repository, base, head)
  const [id = ''] = (await repository.text(['patch-id', '--stable'], { input })).split(' ')
  return id || null
}

const NO_MODE = '000000'

async function changedFiles(repository: Repository, base: string, head: string): Promise<ChangedFile[]> {
  const parts = (await repository.askText(['diff', ...OPTIONS, '--raw', '-z', base, head, '--'])).split('\0')
  const files: ChangedFile[] = []
  for (let at = 0; at + 1 < parts.length; ) {
    const [oldMode = '', newMode = '', , , status = ''] = (parts[at] ?? '').slice(1).split(' ')
    const oldPath = parts[at + 1] ?? ''
    const moved = status.startsWith('R')
    files.push({
      old_path: oldPath,
      new_path: moved ? (parts[at + 2] ?? '') : oldPath,
      a_mode: oldMode === NO_MODE ? '0' : oldMode,
      b_mode: newMode === NO_MODE ? '0' : newMode,
      new_file: status === 'A',
      renamed_file: moved,
      deleted_file: status === 'D',
      // Git shows a file replaced by a link as one file removed and one added.
      patches: status === 'T' ? 2 : 1,
    })
    at += moved ? 3 : 2
  }
  return files
}

function withoutHeader(patch: string): string {
  const start = /^(?:--- |Binary files )/m.exec(patch)
  return start ? patch.slice(start.index) : ''
}

interface Author {
  readonly name: string
  readonly email: string
}

/** True when git can merge two commits; false for conflicts, nothing new, or histories without a common commit. */
export async function canMerge(repository: Repository, target: string, source: string): Promise<boolean> {
  if (await repository.isAncestor(source, target)) return false
  return (await repository.ask(...merging(target, source))).code === 0
}

/** Merges two commits into a tree and writes it; undefined when git cannot merge them. */
export async function mergedTree(repository: Repository, target: string, source: string) {
  return (await repository.isAncestor(source, target)) ? undefined : writeTree(repository, target, source)
}

async function writeTree(repository: Repository, target: string, source: string) {
  const { code, stdout } = await repository.run(...merging(target, source))
  return code === 0 ? stdout.toString().trim() : undefined
}

function merging(target: string, source: string): Parameters<Repository['run']> {
  return [['merge-tree', '--write-tree', target, source], { mayExit: [1, 128] }]
}

/** Writes a commit with one person as author and committer, without moving any branch; returns its sha. */
export async function writeCommit(
  repository: Repository,
  { author, at, ...content }: Omit<NewCommit, 'author' | 'committer'> & { author: Author; at: Date },
) {
  const by = signed(author, at)
  const message = `${content.message.replaceAll('\0', '')}\n`
  return commitTree(repository, { ...content, message, author: by, committer: by })
}

/**
 * Rewrites the commits that `head` has and `onto` lacks on top of `onto`, without moving any branch; returns the new
 * head, or undefined when one of them conflicts. Merge commits, and changes that `onto` already has, are left out.
 */
export async function rebased(
  repository: Repository,
  { head, onto, by, at }: { head: string; onto: string; by: Author; at: Date },
): Promise<string | undefined> {
  let tip = onto
  const range = ['--reverse', '--topo-order', '--no-merges', `${onto}..${head}`]
  for (const commit of await readCommits(repository, range)) {
    const tree = await pickedTree(repository, commit, tip)
    if (tree === undefined) return undefined
    if (tree !== (await repository.text(['rev-parse', `${tip}^{tree}`])).trim())
      tip = await commitTree(repository, {
        message: commit.message,
        tree,
        parents: [tip],
        author: { name: commit.author_name, email: commit.author_email, date: commit.authored_date },
        committer: signed(by, at),
      })
  }
  return tip
}

/** Git computes the common ancestor itself, so the tip is presented to it as a sibling of the commit. */
async function pickedTree(repository: Repository, { id, parent_ids: [parent = ''] }: Commit, tip: string) {
  const at = { name: 'Nobody', email: 'nobody@localhost', date: '@1 +0000' }
  const sibling = { message: 'sibling', tree: `${tip}^{tree}`, parents: [parent], author: at, committer: at }
  return writeTree(repository, await commitTree(repository, sibling), id)
}

interface Signature extends Author {
  readonly date: string
}

interface NewCommit {
  readonly message: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly author: Signature
  readonly committer: Signature
}

/** Writes a commit without moving any branch; returns its sha. */
async function commitTree(repository: Repository, { message, tree, parents, author, committer }: NewCommit) {
  const args = ['commit-tree', ...parents.flatMap((parent) => ['-p', parent]), '-F', '-', tree]
  const env = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_AUTHOR_DATE: author.date,
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.email,
    GIT_COMMITTER_DATE: committer.date,
  }
  return (await repository.text(args, { input: message, env })).trim()
}

function signed({ name, email }: Author, at: Date): Signature {
  return { name, email, date: `${Math.floor(at.getTime() / 1000)} +0000` }
}
