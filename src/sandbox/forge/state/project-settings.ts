import { z } from 'zod'
import { type Database, flag } from './database.ts'

const row = z.object({
  /** Closed for changes; it can only be read. */
  archived: flag,
  merge_requests_access_level: z.enum(['disabled', 'private', 'enabled']),
  merge_method: z.enum(['merge', 'rebase_merge', 'ff']),
  squash_option: z.enum(['never', 'always', 'default_on', 'default_off']),
  only_allow_merge_if_pipeline_succeeds: flag,
  /** Whether a skipped pipeline is as good as one that succeeded. */
  allow_merge_on_skipped_pipeline: flag,
  only_allow_merge_if_all_discussions_are_resolved: flag,
  /** What a new merge request that says nothing of its source branch begins with. */
  remove_source_branch_after_merge: flag,
  /** Whether merges go through a merge train, and no other way. */
  merge_trains_enabled: flag,
  /** How many approvals a merge needs. */
  approvals: z.number(),
  /** Whether a push takes the approvals away. */
  resets_on_push: flag,
  /** Whether a merge must say the sha. */
  needs_sha: flag,
})

/** What is set for a project, most of it in the words of today's API. */
export type ProjectSettings = Readonly<z.infer<typeof row>>

const INITIAL: ProjectSettings = {
  archived: false,
  merge_requests_access_level: 'enabled',
  merge_method: 'merge',
  squash_option: 'default_off',
  only_allow_merge_if_pipeline_succeeds: false,
  allow_merge_on_skipped_pipeline: false,
  only_allow_merge_if_all_discussions_are_resolved: false,
  remove_source_branch_after_merge: false,
  merge_trains_enabled: false,
  approvals: 0,
  resets_on_push: false,
  needs_sha: false,
}

export function settingsOf(database: Database, project: number): ProjectSettings {
  return database.first(row, 'SELECT * FROM project_settings WHERE project_id = ?', project) ?? INITIAL
}

/** What is to be different; what is left out stays. */
export type SettingsChange = { readonly [name in keyof ProjectSettings]?: ProjectSettings[name] | undefined }

export function changeSettings(database: Database, project: number, change: SettingsChange): void {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const next = { ...settingsOf(database, project), ...said }
  database.run('DELETE FROM project_settings WHERE project_id = ?', project)
  database.insert('project_settings', { project_id: project, ...next })
}
