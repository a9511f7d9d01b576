import { z } from 'zod'
import { type Database, flag } from './database.ts'

const row = z.object({
  approvals: z.number(),
  resets_on_push: flag,
  needs_success: flag,
  needs_sha: flag,
})

/** What a project demands before a merge, which only today's API knows of. */
export type MergeRules = Readonly<z.infer<typeof row>>

const NONE: MergeRules = { approvals: 0, resets_on_push: false, needs_success: false, needs_sha: false }

export function mergeRulesOf(database: Database, project: number): MergeRules {
  return database.first(row, 'SELECT * FROM merge_rules WHERE project_id = ?', project) ?? NONE
}

/** What is to be different; what is left out stays. */
export type MergeRuleChange = { readonly [name in keyof MergeRules]?: MergeRules[name] | undefined }

export function setMergeRules(database: Database, project: number, change: MergeRuleChange): void {
  const before = mergeRulesOf(database, project)
  database.run('DELETE FROM merge_rules WHERE project_id = ?', project)
  database.insert('merge_rules', {
    project_id: project,
    approvals: change.approvals ?? before.approvals,
    resets_on_push: change.resets_on_push ?? before.resets_on_push,
    needs_success: change.needs_success ?? before.needs_success,
    needs_sha: change.needs_sha ?? before.needs_sha,
  })
}
