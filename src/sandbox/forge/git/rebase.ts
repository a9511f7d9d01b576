import type { Author } from './merge.ts'
import type { Repository } from './repository.ts'

const FIELDS = ['%H', '%P', '%an', '%ae', '%aI', '%B']

interface Picked {
  readonly id: string
  readonly parent: string
  readonly author: Author
  readonly at: string
  readonly message: string
}

/**
 * Writes the commits that `head` has and `onto` has not anew on top of `onto`, without moving any branch; answers the
 * new head, and undefined when one of them conflicts. Merge commits, and what `onto` has already, are left out.
 */
export async function rebased(
  repository: Repository,
  { head, onto, by, at }: { head: string; onto: string; by: Author; at: Date },
): Promise<string | undefined> {
  let tip = onto
  for (const commit of await commitsToPick(repository, onto, head)) {
    const tree = await pickedTree(repository, commit, tip)
    if (tree === undefined) return undefined
    if (tree !== (await treeOf(repository, tip)))
      tip = await write(repository, { tree, parent: tip, commit, by, at })
  }
  return tip
}

async function commitsToPick(repository: Repository, onto: string, head: string): Promise<Picked[]> {
  const format = `--format=tformat:${FIELDS.join('%x00')}`
  const range = ['--reverse', '--topo-order', '--no-merges', `${onto}..${head}`, '--']
  const parts = (await repository.text(['log', '-z', format, ...range])).split('\0')
  const commits: Picked[] = []
  for (let from = 0; from + FIELDS.length < parts.length; from += FIELDS.length) {
    const [id = '', parent = '', name = '', email = '', at = '', message = ''] = parts.slice(
      from,
      from + FIELDS.length,
    )
    commits.push({ id, parent, author: { name, email }, at, message })
  }
  return commits
}

/** Git finds the common ancestor by itself, so the tip is shown to it as a sibling of the commit. */
async function pickedTree(
  repository: Repository,
  { id, parent }: Picked,
  tip: string,
): Promise<string | undefined> {
  const person = { name: 'Nobody', email: 'nobody@localhost' }
  const sibling = await repository.text(['commit-tree', '-p', parent, '-m', 'sibling', `${tip}^{tree}`], {
    env: identity(person, '@1 +0000', person, '@1 +0000'),
  })
  const { code, stdout } = await repository.run(['merge-tree', '--write-tree', sibling.trim(), id], {
    mayExit: [1, 128],
  })
  return code === 0 ? stdout.toString().trim() : undefined
}

async function treeOf(repository: Repository, commit: string): Promise<string> {
  return (await repository.text(['rev-parse', `${commit}^{tree}`])).trim()
}

async function write(
  repository: Repository,
  { tree, parent, commit, by, at }: { tree: string; parent: string; commit: Picked; by: Author; at: Date },
): Promise<string> {
  const sha = await repository.text(['commit-tree', '-p', parent, '-F', '-', tree], {
    input: commit.message,
    env: identity(commit.author, commit.at, by, `${Math.floor(at.getTime() / 1000)} +0000`),
  })
  return sha.trim()
}

/** Who wrote a commit and who put it where it is, and when. */
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
