import pLimit, { type LimitFunction } from 'p-limit'

/** Does work one after the other in the lane of this name, in the order in which it came. */
export type InLane = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

export function createLanes(): InLane {
  const lanes = new Map<string, LimitFunction>()
  return async (name, work) => {
    const lane = lanes.get(name) ?? pLimit(1)
    lanes.set(name, lane)
    try {
      return await lane(work)
    } finally {
      if (lane.activeCount + lane.pendingCount === 0) lanes.delete(name)
    }
  }
}
