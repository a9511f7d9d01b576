import { z } from 'zod'
import type { Database } from './database.ts'

const versionRow = z.object({
  id: z.number(),
  merge_request_id: z.number(),
  base_commit_sha: z.string(),
  start_commit_sha: z.string(),
  head_commit_sha: z.string(),
  state: z.string(),
  real_size: z.string(),
  created_at: z.string(),
})

/** What a merge request contained between two pushes; the versionRow is what the API document shows. */
export type Version = z.infer<typeof versionRow>

/** Newest first. */
export function versionsOf(database: Database, mergeRequest: number): Version[] {
  return database.all(
    versionRow,
    'SELECT * FROM versions WHERE merge_request_id = ? ORDER BY id DESC',
    mergeRequest,
  )
}

/** Every merge request has at least the version it was opened with. */
export function latestVersion(database: Database, mergeRequest: number): Version {
  const sql = 'SELECT * FROM versions WHERE merge_request_id = ? ORDER BY id DESC LIMIT 1'
  const found = database.first(versionRow, sql, mergeRequest)
  if (!found) throw new Error(`merge request ${mergeRequest} has no version`)
  return found
}

export function versionById(database: Database, mergeRequest: number, id: number): Version | undefined {
  return database.first(
    versionRow,
    'SELECT * FROM versions WHERE merge_request_id = ? AND id = ?',
    mergeRequest,
    id,
  )
}

export function addVersion(database: Database, version: Omit<Version, 'id'>): void {
  database.insert('versions', version)
}

const carRow = z.object({
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
export type TrainCar = z.infer<typeof carRow>

/** The newest of a merge request, also when it was merged or has left since. */
export function lastCarOf(database: Database, request: number): TrainCar | undefined {
  const sql = 'SELECT * FROM train_cars WHERE merge_request_id = ? ORDER BY id DESC LIMIT 1'
  return database.first(carRow, sql, request)
}

export function carOfBuild(database: Database, build: number): TrainCar | undefined {
  return database.first(carRow, 'SELECT * FROM train_cars WHERE build_id = ?', build)
}

/** All of a project that were ever added, oldest first. */
export function carsOf(database: Database, project: number): TrainCar[] {
  return database.all(carRow, 'SELECT * FROM train_cars WHERE project_id = ? ORDER BY id', project)
}

export function addCar(database: Database, car: Omit<TrainCar, 'id' | 'merged_at'>): void {
  database.insert('train_cars', { ...car, merged_at: null })
}

export function endCar(database: Database, id: number, at: string): void {
  database.update('train_cars', id, { merged_at: at })
}
