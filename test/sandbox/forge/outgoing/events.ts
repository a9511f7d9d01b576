import { NO_COMMIT } from '../../../../src/sandbox/forge/git/commits.ts'
import type {
  Delivery,
  MergeRequestEvent,
  PushEvent,
  PushedCommit,
} from '../../../../src/sandbox/forge/outgoing/request.ts'

const project = {
  id: 42,
  path: 'acme/web',
  name: 'web',
  default_branch: 'main',
  url: 'http://127.0.0.1:3001/acme/web',
}
const committer = { name: 'Ann Lee', username: 'ann', email: 'ann@acme.example' }

export const HEAD = 'b'.repeat(40)

/** A commit of Bob’s with this message. */
export function commitWith(message: string, change: Partial<PushedCommit> = {}): PushedCommit {
  const id = change.id ?? HEAD
  return {
    id,
    message,
    author: { name: 'Bob Ray', email: 'bob@acme.example' },
    timestamp: '2026-11-20T10:00:00.000Z',
    url: `${project.url}/commit/${id}`,
    added: ['package.json'],
    modified: ['src/index.js'],
    removed: [],
    diff: '--- /dev/null\n+++ b/package.json\n@@ -0,0 +1 @@\n+{}\n',
    ...change,
  }
}

/** A push of one commit to main. */
export function pushOf(change: Partial<PushEvent> = {}): PushEvent {
  const commits = [commitWith('Fix the header\n\nIt was too tall.')]
  return {
    kind: 'push',
    project,
    committer,
    branch: 'main',
    before: 'a'.repeat(40),
    after: HEAD,
    commits,
    ...change,
  }
}

export const created = pushOf({ before: NO_COMMIT, branch: 'feature/x' })
export const deleted = pushOf({ after: NO_COMMIT, branch: 'feature/x', commits: [] })

export function mergeRequestOf(change: Partial<MergeRequestEvent> = {}): MergeRequestEvent {
  return {
    kind: 'merge_request',
    action: 'opened',
    project,
    committer,
    iid: 7,
    title: 'Add a footer',
    url: `${project.url}/merge_requests/7`,
    source_branch: 'footer',
    target_branch: 'main',
    head: HEAD,
    closes: [],
    ...change,
  }
}

export const issueOpened = {
  kind: 'issue',
  action: 'opened',
  project,
  committer,
  iid: 3,
  title: 'Too <b>tall</b>',
  url: `${project.url}/issues/3`,
} as const

/** The calls over HTTP among deliveries, with their bodies parsed when they are JSON. */
export function httpCalls(deliveries: readonly Delivery[]) {
  return deliveries.flatMap((delivery) => {
    if (delivery.transport !== 'http') return []
    const isJson = delivery.headers['Content-Type'] === 'application/json'
    const body: unknown = isJson ? JSON.parse(delivery.body) : delivery.body
    return [{ method: delivery.method, url: delivery.url, headers: delivery.headers, body }]
  })
}
