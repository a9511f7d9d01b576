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

const FIELDS = ['%H', '%an', '%ae', '%cI', '%B']

/** The commits that `to` has and `from` has not, newest first. */
export async function commitsBetween(repository: Repository, from: string, to: string): Promise<Commit[]> {
  return readCommits(repository, [`${from}..${to}`])
}

/** One commit by its full sha; undefined when the repository has none such. */
export async function commitOf(repository: Repository, sha: string): Promise<Commit | undefined> {
  const { code } = await repository.run(['cat-file', '-e', `${sha}^{commit}`], { mayExit: [1, 128] })
  return code === 0 ? (await readCommits(repository, ['--max-count=1', sha]))[0] : undefined
}

async function readCommits(repository: Repository, range: readonly string[]): Promise<Commit[]> {
  const format = `--format=tformat:${FIELDS.join('%x00')}`
  const parts = (await repository.text(['log', '-z', format, ...range, '--'])).split('\0')
  const commits: Commit[] = []
  for (let at = 0; at + FIELDS.length < parts.length; at += FIELDS.length) {
    const [id = '', name = '', email = '', createdAt = '', message = ''] = parts.slice(at, at + FIELDS.length)
    commits.push({
      id,
      short_id: id.slice(0, 8),
      title: message.split('\n', 1)[0] ?? '',
      author_name: name,
      author_email: email,
      created_at: createdAt,
      message,
    })
  }
  return commits
}
