import { writeMergeCommit } from '../git/merge.ts'
import { mayAccept } from '../rights.ts'
import { type Build, buildById } from '../state/builds.ts'
import {
  changeMergeRequest,
  isOpen,
  type MergeRequest,
  mergeRequestById,
  NOT_WAITING,
} from '../state/merge-requests.ts'
import { type Project, projectById } from '../state/projects.ts'
import { addCar, carOfBuild, carsOf, endCar, lastCarOf, type TrainCar } from '../state/train-cars.ts'
import { type User, userById } from '../state/users.ts'
import { latestVersion } from '../state/versions.ts'
import { timestamp, type World } from '../world.ts'
import { mergeNow, waitingOptions } from './merge-now.ts'
import { noteSystem } from './system-notes.ts'

/** Its place on the train; undefined when it is on none. A push, a cancel and a close each take it away. */
export function carOf({ database }: World, request: MergeRequest): TrainCar | undefined {
  const car = lastCarOf(database, request.id)
  const isThere = car && car.merged_at === null && isOpen(request) && request.waits_for_build
  return isThere && car.head === latestVersion(database, request.id).head_commit_sha ? car : undefined
}

/** Adds it at the end of the train of its target branch, and builds what its merge would make. */
export async function board(world: World, project: Project, request: MergeRequest, by: User): Promise<void> {
  if (carOf(world, request)) return
  const repository = world.repository(project)
  const target = (await repository.heads()).get(request.target_branch)
  const { head_commit_sha: source } = latestVersion(world.database, request.id)
  const tree = target && (await world.mergedTree(project, target, source))
  if (!tree) return leave(world, request)
  const message = `Merge branch '${request.source_branch}' into '${request.target_branch}'`
  const commit = { tree, target, source, message, author: by, at: new Date(world.now()) }
  const sha = await writeMergeCommit(repository, commit)
  const build = world.builds.begin(project, `refs/merge-requests/${request.iid}/train`, sha, 'success')
  addCar(world.database, {
    project_id: project.id,
    merge_request_id: request.id,
    user_id: by.id,
    target_branch: request.target_branch,
    head: source,
    build_id: build.id,
    created_at: timestamp(world),
  })
  noteSystem(world, request, by, 'started a merge train')
}

/** Merges what is first on its train and has built, one after the other; what has not passed leaves it. */
export async function moveTrain(world: World, build: Build): Promise<void> {
  const ended = carOfBuild(world.database, build.id)
  const project = ended && projectById(world.database, ended.project_id)
  if (!ended || !project) return
  for (const car of carsOf(world.database, project.id)) {
    const request = mergeRequestById(world.database, project.id, car.merge_request_id)
    if (!request || carOf(world, request)?.id !== car.id || car.target_branch !== ended.target_branch)
      continue
    const status = buildById(world.database, car.build_id)?.status
    if (status === 'running') return
    const person = userById(world.database, car.user_id)
    const merged =
      status === 'success' &&
      person !== undefined &&
      mayAccept(world, person, project, request) &&
      (await mergeNow(world, project, request, person, waitingOptions(request)))
    if (merged) endCar(world.database, car.id, timestamp(world))
    else leave(world, request)
  }
}

function leave(world: World, { id }: MergeRequest): void {
  changeMergeRequest(world.database, id, { ...NOT_WAITING, updated_at: timestamp(world) })
}
