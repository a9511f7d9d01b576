import type { Repository } from './repository.ts'

/** A commit as the API document shows it. */
export interface Commit {
  readonly id: string
  readonly short_id: string
  readonly title: string
  readonly author_name: string
  readonly author_email: string
  /** When it was committed, ISO 8601 with the committer's UTC offset. */
  readonly created_at: string
  readonly message: string
}

/** A commit with all that git keeps of it; dates are ISO 8601 with their UTC offset. */
export interface WholeCommit extends Commit {
  readonly parent_ids: readonly string[]
  readonly authored_date: string
  readonly committer_name: string
  readonly committer_email: string
  readonly committed_date: string
}

const FIELDS = ['%H', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B']

/** The commits that `to` has and `from` has not, newest first. */
export async function commitsBetween(repository: Repository, from: string, to: string): Promise<Commit[]> {
  return (await wholeCommitsBetween(repository, from, to)).map(asDocumented)
}

/** As `commitsBetween`, with every field. */
export async function wholeCommitsBetween(
  repository: Repository,
  from: string,
  to: string,
): Promise<WholeCommit[]> {
  return readCommits(repository, [`${from}..${to}`])
}

/** One commit by its full sha; undefined when the repository has none such. */
export async function commitOf(repository: Repository, sha: string): Promise<Commit | undefined> {
  const { code } = await repository.run(['cat-file', '-e', `${sha}^{commit}`], { mayExit: [1, 128] })
  return code === 0 ? (await readCommits(repository, ['--max-count=1', sha]))[0] : undefined
}

function asDocumented({
  id,
  short_id,
  title,
  author_name,
  author_email,
  created_at,
  message,
}: WholeCommit): Commit {
  return { id, short_id, title, author_name, author_email, created_at, message }
}

async function readCommits(repository: Repository, range: readonly string[]): Promise<WholeCommit[]> {
  const format = `--format=tformat:${FIELDS.join('%x00')}`
  const parts = (await repository.text(['log', '-z', format, ...range, '--'])).split('\0')
  const commits: WholeCommit[] = []
  for (let at = 0; at + FIELDS.length < parts.length; at += FIELDS.length) {
    const [id = '', parents = '', name = '', email = '', authored = '', ...rest] = parts.slice(
      at,
      at + FIELDS.length,
    )
    const [committer = '', committerEmail = '', committed = '', message = ''] = rest
    commits.push({
      id,
      short_id: id.slice(0, 8),
      title: message.split('\n', 1)[0] ?? '',
      author_name: name,
      author_email: email,
      created_at: committed,
      message,
      parent_ids: parents.split(' ').filter(Boolean),
      authored_date: authored,
      committer_name: committer,
      committer_email: committerEmail,
      committed_date: committed,
    })
  }
  return commits
}
