import { json, notFound } from '../../http/answer.ts'
import { pageOf } from '../../http/paging.ts'
import { type ProjectCall, pathId, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { carOf } from '../../merging/merge-train.ts'
import { LEVEL } from '../../rights.ts'
import { buildById } from '../../state/builds.ts'
import { type MergeRequest, mergeRequestById, mergeRequestByIid } from '../../state/merge-requests.ts'
import { settingsOf } from '../../state/project-settings.ts'
import { carsOf, type TrainCar } from '../../state/train-cars.ts'
import { userEntityOf } from '../users/entity.ts'
import { mergeRequestAddress } from './entity.ts'
import { pipelineSummary } from './pipelines.ts'

/** Whoever may write to the project sees its trains; without trains there are no such addresses. */
function requireTrains(call: ProjectCall): void {
  if (!settingsOf(call.world.database, call.project.id).merge_trains_enabled) throw notFound()
  requireLevel(call, LEVEL.developer)
}

function list(call: ProjectCall) {
  requireTrains(call)
  const { world, project } = call
  const found = carsOf(world.database, project.id).flatMap((car) => {
    const request = mergeRequestById(world.database, project.id, car.merge_request_id)
    return request && carOf(world, request)?.id === car.id ? [{ car, request }] : []
  })
  return pageOf(call, found, ({ car, request }) => carEntity(call, car, request))
}

function view(call: ProjectCall) {
  requireTrains(call)
  const { world, project } = call
  const request = mergeRequestByIid(world.database, project.id, pathId(call, 'merge_request_iid'))
  const car = request && carOf(world, request)
  if (!car) throw notFound()
  return json(200, carEntity(call, car, request))
}

function carEntity(call: ProjectCall, car: TrainCar, request: MergeRequest) {
  const { world } = call
  const build = buildById(world.database, car.build_id)
  const { id, iid, project_id, title, description, state, created_at, updated_at } = request
  return {
    id: car.id,
    merge_request: {
      ...{ id, iid, project_id, title, description, state, created_at, updated_at },
      web_url: mergeRequestAddress(call, request),
    },
    user: userEntityOf(world, car.user_id),
    pipeline: build ? pipelineSummary(call, build) : null,
    created_at: car.created_at,
    updated_at: build?.finished_at ?? car.created_at,
    target_branch: car.target_branch,
    status: 'fresh',
    merged_at: car.merged_at,
    duration: null,
  }
}

export const trainRoutes: readonly Route[] = [
  projectRoute('GET', '/merge_trains', list),
  projectRoute('GET', '/merge_trains/merge_requests/:merge_request_iid', view),
]
