import { z } from 'zod'
import type { Database } from './database.ts'

const row = z.object({
  id: z.number(),
  project_id: z.number(),
  merge_request_id: z.number(),
  /** Who had it added. */
  user_id: z.number(),
  target_branch: z.string(),
  /** The head with which it was added; with another one it is not on the train any more. */
  head: z.string(),
  /** The build of the commit that its merge would make. */
  build_id: z.number(),
  created_at: z.string(),
  merged_at: z.string().nullable(),
})

/** A merge request on a merge train: the line of merges into one branch. */
export type TrainCar = z.infer<typeof row>

/** The newest of a merge request, also when it was merged or has left since. */
export function lastCarOf(database: Database, request: number): TrainCar | undefined {
  const sql = 'SELECT * FROM train_cars WHERE merge_request_id = ? ORDER BY id DESC LIMIT 1'
  return database.first(row, sql, request)
}

export function carOfBuild(database: Database, build: number): TrainCar | undefined {
  return database.first(row, 'SELECT * FROM train_cars WHERE build_id = ?', build)
}

/** All of a project that were ever added, oldest first. */
export function carsOf(database: Database, project: number): TrainCar[] {
  return database.all(row, 'SELECT * FROM train_cars WHERE project_id = ? ORDER BY id', project)
}

export function addCar(database: Database, car: Omit<TrainCar, 'id' | 'merged_at'>): void {
  database.insert('train_cars', { ...car, merged_at: null })
}

export function endCar(database: Database, id: number, at: string): void {
  database.update('train_cars', id, { merged_at: at })
}
