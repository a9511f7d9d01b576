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

export async function writeMergeCommit(
  repository: Repository,
  { target, source, ...commit }: CommitOptions & { target: string; source: string; tree: string },
): Promise<string> {
  return writeCommit(repository, { ...commit, parents: [target, source] })
}

export async function writeSquashCommit(
  repository: Repository,
  { base, head, ...commit }: CommitOptions & { base: string; head: string },
): Promise<string> {
  return writeCommit(repository, { ...commit, tree: `${head}^{tree}`, parents: [base] })
}

interface CommitOptions {
  readonly message: string
  readonly author: Author
  readonly at: Date
}

async function writeCommit(
  repository: Repository,
  commit: CommitOptions & { tree: string; parents: readonly string[] },
): Promise<string> {
  const when = `${Math.floor(commit.at.getTime() / 1000)} +0000`
  const parents = commit.parents.flatMap((parent) => ['-p', parent])
  const sha = await repository.text(['commit-tree', ...parents, '-F', '-', commit.tree], {
    input: `${commit.message.replaceAll('\0', '')}\n`,
    env: {
      GIT_AUTHOR_NAME: commit.author.name,
      GIT_AUTHOR_EMAIL: commit.author.email,
      GIT_AUTHOR_DATE: when,
      GIT_COMMITTER_NAME: commit.author.name,
      GIT_COMMITTER_EMAIL: commit.author.email,
      GIT_COMMITTER_DATE: when,
    },
  })
  return sha.trim()
}

const FIELDS = ['%H', '%P', '%an', '%ae', '%aI', '%B']

interface Patch {
  readonly id: string
  readonly parent: string
  readonly author: Author
  readonly at: string
  readonly message: string
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
  for (const commit of await commitsToPick(repository, onto, head)) {
    const tree = await pickedTree(repository, commit, tip)
    if (tree === undefined) return undefined
    if (tree !== (await repository.text(['rev-parse', `${tip}^{tree}`])).trim())
      tip = await write(repository, { tree, parent: tip, commit, by, at })
  }
  return tip
}

async function commitsToPick(repository: Repository, onto: string, head: string): Promise<Patch[]> {
  const format = `--format=tformat:${FIELDS.join('%x00')}`
  const range = ['--reverse', '--topo-order', '--no-merges', `${onto}..${head}`, '--']
  const parts = (await repository.text(['log', '-z', format, ...range])).split('\0')
  const commits: Patch[] = []
  for (let from = 0; from + FIELDS.length < parts.length; from += FIELDS.length) {
    const [id = '', parent = '', name = '', email = '', at = '', message = ''] = parts.slice(
      from,
      from + FIELDS.length,
    )
    commits.push({ id, parent, author: { name, email }, at, message })
  }
  return commits
}

/** Git computes the common ancestor itself, so the tip is presented to it as a sibling of the commit. */
async function pickedTree(repository: Repository, { id, parent }: Patch, tip: string) {
  const person = { name: 'Nobody', email: 'nobody@localhost' }
  const sibling = await repository.text(['commit-tree', '-p', parent, '-m', 'sibling', `${tip}^{tree}`], {
    env: identity(person, '@1 +0000', person, '@1 +0000'),
  })
  const { code, stdout } = await repository.run(['merge-tree', '--write-tree', sibling.trim(), id], {
    mayExit: [1, 128],
  })
  return code === 0 ? stdout.toString().trim() : undefined
}

async function write(
  repository: Repository,
  { tree, parent, commit, by, at }: { tree: string; parent: string; commit: Patch; by: Author; at: Date },
): Promise<string> {
  const sha = await repository.text(['commit-tree', '-p', parent, '-F', '-', tree], {
    input: commit.message,
    env: identity(commit.author, commit.at, by, `${Math.floor(at.getTime() / 1000)} +0000`),
  })
  return sha.trim()
}

function identity(author: Author, written: string, committer: Author, committed: string) {
  return {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_AUTHOR_DATE: written,
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.email,
    GIT_COMMITTER_DATE: committed,
  }
}
