import { type Commit, readCommits } from './commits.ts'
import type { Repository } from './git.ts'

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
  if (await repository.isAncestor(source, target)) return undefined
  const { code, stdout } = await repository.run(...merging(target, source))
  return code === 0 ? stdout.toString().trim() : undefined
}

function merging(target: string, source: string): Parameters<Repository['run']> {
  return [['merge-tree', '--write-tree', target, source], { mayExit: [1, 128] }]
}

interface CommitOptions {
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
  readonly author: Author
  readonly at: Date
}

/** Writes a commit with one person as author and committer, without moving any branch; returns its sha. */
export async function writeCommit(
  repository: Repository,
  { message, author: by, at, ...commit }: CommitOptions,
) {
  const [author, committer] = [signed(by, at), signed(by, at)]
  return commitTree(repository, {
    ...commit,
    message: `${message.replaceAll('\0', '')}\n`,
    author,
    committer,
  })
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
  const args = ['merge-tree', '--write-tree', await commitTree(repository, sibling), id]
  const { code, stdout } = await repository.run(args, { mayExit: [1, 128] })
  return code === 0 ? stdout.toString().trim() : undefined
}

interface Signature {
  readonly name: string
  readonly email: string
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
