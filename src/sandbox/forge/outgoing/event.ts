/** The person behind an event, with the address that their commits and mails carry. */
export interface Person {
  readonly name: string
  readonly username: string
  readonly email: string
}

/** The project of an event. */
export interface EventProject {
  readonly id: number
  /** Namespace and path: `acme/web`. */
  readonly path: string
  readonly name: string
  readonly default_branch: string
  /** Address of its page. */
  readonly url: string
}

/** A commit of a push. */
export interface PushedCommit {
  readonly id: string
  readonly message: string
  readonly author: Pick<Person, 'name' | 'email'>
  /** ISO 8601. */
  readonly timestamp: string
  /** Address of its page. */
  readonly url: string
  /** Paths of the files that it added, changed and removed. */
  readonly added: readonly string[]
  readonly modified: readonly string[]
  readonly removed: readonly string[]
  /** Its patch against its first parent; undefined once those of the push are too long together. */
  readonly diff: string | undefined
}

/** The null sha of git: before a branch was created, and after it was deleted. */
export const NO_COMMIT = '0'.repeat(40)

/** A branch that was created, moved or deleted, by a push or by a merge. */
export interface PushEvent {
  readonly kind: 'push'
  readonly project: EventProject
  /** The person who pushed. */
  readonly committer: Person
  readonly branch: string
  readonly before: string
  readonly after: string
  /** Every new commit, oldest first; none when the branch was deleted. */
  readonly commits: readonly PushedCommit[]
}

/** A merge request that was opened, changed or merged. */
export interface MergeRequestEvent {
  readonly kind: 'merge_request'
  /** `updated` stands for every change but the merge, a close and a reopen included. */
  readonly action: 'opened' | 'updated' | 'merged'
  readonly project: EventProject
  readonly committer: Person
  readonly iid: number
  readonly title: string
  readonly url: string
  readonly source_branch: string
  readonly target_branch: string
  /** Sha of the source branch. */
  readonly head: string
  /** Names of the issues in an external tracker that its merge closes: `WEB-12`. */
  readonly closes: readonly string[]
}

/** An issue of the forge's own that was opened, changed or closed; a confidential one raises none. */
export interface IssueEvent {
  readonly kind: 'issue'
  readonly action: 'opened' | 'updated' | 'closed'
  readonly project: EventProject
  readonly committer: Person
  readonly iid: number
  readonly title: string
  readonly url: string
}

/** An event of a project that its enabled integrations react to. */
export type IntegrationEvent = PushEvent | MergeRequestEvent | IssueEvent

/** One outgoing call of an integration, before anything is sent. */
export type Delivery =
  | {
      transport: 'http'
      method: 'POST' | 'PUT' | 'GET'
      url: string
      headers: Record<string, string>
      body: string
    }
  | { transport: 'smtp'; from: string; to: string[]; subject: string; text: string; html?: string }
  | { transport: 'tcp'; host: string; port: number; lines: string[] }
