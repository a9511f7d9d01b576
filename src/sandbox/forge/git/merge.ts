import type { Repository } from './repository.ts'

export interface Author {
  readonly name: string
  readonly email: string
}

/**
 * The tree that merging two commits gives; undefined when they conflict, when the source brings nothing new
 * or when their histories share no commit.
 */
export async function mergedTree(
  repository: Repository,
  target: string,
  source: string,
): Promise<string | undefined> {
  if (await repository.isAncestor(source, target)) return undefined
  const { code, stdout } = await repository.run(['merge-tree', '--write-tree', target, source], {
    mayExit: [1, 128],
  })
  return code === 0 ? stdout.toString().trim() : undefined
}

/** Writes a merge commit (target first) without moving any branch; answers its sha. */
export async function writeMergeCommit(
  repository: Repository,
  { target, source, ...commit }: Writing & { target: string; source: string; tree: string },
): Promise<string> {
  return writeCommit(repository, { ...commit, parents: [target, source] })
}

/** Writes one commit on `base` with the content of `head` without moving any branch; answers its sha. */
export async function writeSquashCommit(
  repository: Repository,
  { base, head, ...commit }: Writing & { base: string; head: string },
): Promise<string> {
  return writeCommit(repository, { ...commit, tree: `${head}^{tree}`, parents: [base] })
}

interface Writing {
  readonly message: string
  readonly author: Author
  readonly at: Date
}

/** Author and committer are the same; neither moves any branch. */
async function writeCommit(
  repository: Repository,
  commit: Writing & { tree: string; parents: readonly string[] },
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
