import {
  type Change,
  type Commit,
  changesBetween,
  commitsBetween,
  patchId,
  rawDiff,
} from '../../git/commits.ts'
import type { Repository } from '../../git/git.ts'
import { existing, json } from '../../http/answer.ts'
import { type ProjectCall, pageOf, pathId, projectRoute, type Route } from '../../http/route.ts'
import { isPreparing } from '../../merging/merge-checks.ts'
import { latestVersion, type MergeRequest, VERSIONS, type Version } from '../../state/merge-requests.ts'
import { pagesOf } from '../../world.ts'
import { mergeRequestEntity } from '../entities.ts'
import type { View } from '../listing.ts'
import { findMergeRequest, ONE } from './write.ts'

/** Size limit of a shown file; one above a tenth of it is collapsed. */
const LARGEST_BYTES = 200 * 1024
const OPEN_BYTES = LARGEST_BYTES / 10

const GENERATED = /(?:^|\/)(?:package-lock\.json|yarn\.lock|pnpm-lock\.yaml|go\.sum)$|\.min\.(?:js|css)$/

async function commits(call: ProjectCall) {
  const all = await commitsOf(call, findMergeRequest(call))
  return pageOf(call, all, (commit) => commitEntity(call, commit))
}

/** Newest first. */
export async function commitsOf({ world, project }: ProjectCall, request: MergeRequest): Promise<Commit[]> {
  if (isPreparing(request)) return []
  const version = latestVersion(world.database, request.id)
  return commitsBetween(world.repository(project), version.start_commit_sha, version.head_commit_sha)
}

export function commitEntity({ world, project }: View, commit: Commit) {
  return { ...commit, web_url: `${pagesOf(world, project)}/commit/${commit.id}` }
}

async function diffs(call: ProjectCall) {
  return pageOf(call, await changesOf(call, findMergeRequest(call)), diffEntity)
}

async function changes(call: ProjectCall) {
  const request = findMergeRequest(call)
  const files = await changesOf(call, request)
  const overflow = latestVersion(call.world.database, request.id).state === 'overflow'
  return json(200, { ...(await mergeRequestEntity(call, request)), changes: files.map(diffEntity), overflow })
}

async function versions(call: ProjectCall) {
  const repository = call.world.repository(call.project)
  const all = call.world.database.list(VERSIONS, { merge_request_id: findMergeRequest(call).id }, 'id DESC')
  return pageOf(call, all, (version) => versionEntity(repository, version))
}

async function version(call: ProjectCall) {
  const { database } = call.world
  const where = { merge_request_id: findMergeRequest(call).id, id: pathId(call, 'version_id') }
  const found = existing(database.find(VERSIONS, where))
  const repository = call.world.repository(call.project)
  const [entity, commits, files] = await Promise.all([
    versionEntity(repository, found),
    commitsBetween(repository, found.start_commit_sha, found.head_commit_sha),
    changesBetween(repository, ...rangeOf(found)),
  ])
  return json(200, {
    ...entity,
    commits: commits.map((commit) => commitEntity(call, commit)),
    diffs: files.map(diffEntity),
  })
}

export async function changesOf({ world, project }: ProjectCall, request: MergeRequest): Promise<Change[]> {
  if (isPreparing(request)) return []
  return changesBetween(world.repository(project), ...rangeOf(latestVersion(world.database, request.id)))
}

function rangeOf({ base_commit_sha, head_commit_sha }: Version): [base: string, head: string] {
  return [base_commit_sha, head_commit_sha]
}

async function versionEntity(repository: Repository, version: Version) {
  return { ...version, patch_id_sha: await patchId(repository, ...rangeOf(version)) }
}

/** Today a diff starts at its first hunk, and one that is too long is left out. */
function diffEntity({ diff, ...file }: Change) {
  const size = Buffer.byteLength(diff)
  const tooLarge = size > LARGEST_BYTES
  const collapsed = !tooLarge && size > OPEN_BYTES
  return {
    diff: tooLarge || collapsed ? '' : diff.replace(/^--- .*\n\+\+\+ .*\n/, ''),
    collapsed,
    too_large: tooLarge,
    ...file,
    generated_file: GENERATED.test(file.new_path),
  }
}

/** The whole difference in git's own format, as text (`raw_diffs`, lib/api/merge_requests.rb of the server). */
async function rawDiffs(call: ProjectCall) {
  const { world, project } = call
  const range = rangeOf(latestVersion(world.database, findMergeRequest(call).id))
  const body = await rawDiff(world.repository(project), ...range)
  return { status: 200, headers: { 'content-type': 'text/plain' }, body }
}

export const diffRoutes: readonly Route[] = [
  projectRoute('GET', `${ONE}/commits`, commits),
  projectRoute('GET', `${ONE}/diffs`, diffs),
  projectRoute('GET', `${ONE}/raw_diffs`, rawDiffs),
  projectRoute('GET', `${ONE}/changes`, changes),
  projectRoute('GET', `${ONE}/versions`, versions),
  projectRoute('GET', `${ONE}/versions/:version_id`, version),
]
