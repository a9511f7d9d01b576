import { type FieldNode, Kind, parse, type SelectionSetNode, type ValueNode } from 'graphql'
import { approvals, commits, diffs, type Facts, PATH, PROJECT, RELEASE, single } from './facts.ts'

type Variables = Readonly<Record<string, unknown>>

/** What a query reads from; `iids` are those of all there are, newest first. */
export interface Source {
  readonly origin: string
  readonly iids: () => readonly number[]
  readonly isMerged: (iid: number) => boolean
}

/** Answers a query of fields that the stub has, by the server’s own names; of others with an error, as servers do. */
export function answerQuery(query: string, variables: Variables, source: Source): object {
  try {
    const [operation] = parse(query).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    return { data: operation && select(rootOf(source), operation.selectionSet, variables) }
  } catch (error) {
    return { errors: [{ message: String(error) }] }
  }
}

function select(from: Facts, { selections }: SelectionSetNode, variables: Variables): Facts {
  const answers = selections.map((node): Facts => {
    const conditions = node.directives?.flatMap((one) => one.arguments ?? []) ?? []
    if (conditions.some(({ value }) => argumentOf(value, variables) === false)) return {}
    if (node.kind === Kind.INLINE_FRAGMENT) return select(from, node.selectionSet, variables)
    if (node.kind !== Kind.FIELD) throw new Error('Named fragments are not answered here')
    return { [node.alias?.value ?? node.name.value]: fieldOf(from, node, variables) }
  })
  return Object.assign({}, ...answers)
}

function fieldOf(
  from: Facts,
  { name, arguments: given = [], selectionSet }: FieldNode,
  variables: Variables,
) {
  const found = from[name.value]
  if (found === undefined) throw new Error(`Field '${name.value}' doesn't exist`)
  const args = given.map((one): [string, unknown] => [one.name.value, argumentOf(one.value, variables)])
  const value: unknown = typeof found === 'function' ? found(Object.fromEntries(args)) : found
  if (!selectionSet || value === null) return value
  const inside = (one: Facts) => select(one, selectionSet, variables)
  return Array.isArray(value) ? value.map(inside) : inside(Object(value))
}

function argumentOf(node: ValueNode, variables: Variables): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value] ?? null
  return 'value' in node ? node.value : null
}

function rootOf(source: Source): Facts {
  const node = (iid: unknown) => requestNode(Number(iid), source)
  function mergeRequests({ iids, state, first }: Variables) {
    const fits = (iid: number) => state !== 'opened' || !source.isMerged(iid)
    const all = Array.isArray(iids) ? iids : source.iids().filter(fits)
    return { count: all.length, nodes: all.slice(0, Math.min(Number(first ?? 100), 100)).map(node) }
  }
  const found = { ...home, mergeRequest: ({ iid }: Variables) => node(iid), mergeRequests }
  return { projects: { nodes: [found] }, metadata: { version: RELEASE }, currentUser: { id: gid('User', 1) } }
}

const gid = (type: string, id: unknown) => `gid://gitlab/${type}/${id}`
const review = { mergeRequestInteraction: { approved: false, reviewState: 'UNREVIEWED' } }
const home = { id: gid('Project', PROJECT), fullPath: PATH }

/** Says the same as the calls of REST. */
function requestNode(iid: number, { origin, isMerged }: Source): Facts {
  const mr = single(iid, origin, isMerged(iid))
  const { approved, approved_by, approvals_left, approvals_required } = approvals(iid, origin)
  const { id, sha, ref, status, web_url, created_at, updated_at } = mr.head_pipeline
  const build = { id: gid('Ci::Pipeline', id), sha, ref, status: status.toUpperCase(), jobs: { nodes: [] } }
  const personOf = (user: typeof mr.author) => ({ ...review, ...user, id: gid('User', user.id) })
  const diffStats = diffs(iid).map(({ new_path: path }) => ({ path, additions: 1, deletions: 1 }))
  const commitNodes = commits(iid).map((one) => ({
    sha: one.id,
    title: one.title,
    authorName: one.author_name,
  }))
  return {
    id: gid('MergeRequest', mr.id),
    iid: String(iid),
    title: mr.title,
    webUrl: mr.web_url,
    state: mr.state,
    updatedAt: mr.updated_at,
    userNotesCount: mr.user_notes_count,
    author: personOf(mr.author),
    assignees: { nodes: mr.assignees.map(personOf) },
    reviewers: { nodes: mr.reviewers.map(personOf) },
    labels: { nodes: mr.labels.map((title) => ({ title })) },
    sourceBranch: mr.source_branch,
    targetBranch: mr.target_branch,
    sourceProject: home,
    diffHeadSha: mr.sha,
    detailedMergeStatus: mr.detailed_merge_status.toUpperCase(),
    mergeError: null,
    mergeTrainCar: null,
    userPermissions: { canMerge: true, canApprove: true },
    approved,
    approvalsRequired: approvals_required,
    approvalsLeft: approvals_left,
    approvedBy: { nodes: approved_by.map(({ user }) => personOf(user)) },
    commitCount: commitNodes.length,
    commits: { nodes: commitNodes },
    diffStats,
    headPipeline: { ...build, path: new URL(web_url).pathname, createdAt: created_at, updatedAt: updated_at },
  }
}
