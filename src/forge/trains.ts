import { TrainCar } from '../model/merge-rules.ts'
import type { Session } from './client.ts'
import { one } from './decoders.ts'
import type { ApiResult } from './result.ts'
import { apiPath } from './url.ts'

/** Reads a merge request’s place on its project’s merge train; refused with 404 when it is on none. */
export function getTrainCar(session: Session, project: number, iid: number): Promise<ApiResult<TrainCar>> {
  const path = apiPath('projects', project, 'merge_trains', 'merge_requests', iid)
  return session.call({ method: 'GET', path, reads: one(TrainCar) })
}
