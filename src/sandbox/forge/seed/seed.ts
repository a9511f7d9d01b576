import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Content by path, as lines; null deletes the file. */
const files = z.record(
  z.string(),
  z
    .array(z.string())
    .transform((lines) => `${lines.join('\n')}\n`)
    .nullable(),
)
const commit = z.object({ message: z.string(), files })
export type SeedCommit = z.infer<typeof commit>

/** Author of a step by username, and its age in days. */
const done = { by: z.string(), days: z.number() }

/** A merge request; its commits come shortly before it. */
const request = z.object({
  kind: z.literal('request'),
  ...done,
  iid: z.number(),
  title: z.string(),
  branch: z.string(),
  commits: z.array(commit),
  /** A running build that ends like this unless it is ended otherwise. */
  build: z.enum(['success', 'failed']).optional(),
})
export type SeedRequest = z.infer<typeof request>

/** A step in a project's history: a commit on main, a merge request opened, or one merged into main. */
const step = z.discriminatedUnion('kind', [
  commit.extend({ kind: z.literal('commit'), ...done }),
  request,
  z.object({ kind: z.literal('merge'), ...done, iid: z.number() }),
])
export type Step = z.infer<typeof step>

/** The history of a project, oldest first. */
const project = z.object({ id: z.number(), timeline: z.array(step) })

const value = z.json().transform((found) => (typeof found === 'object' ? JSON.stringify(found) : found))
const acme = z.object({
  /** Rows of each table, in insertion order; shas come from the generated history. */
  rows: z.record(z.string(), z.array(z.record(z.string(), value))),
  /** Issues and comments that people write on simulated days, in this order, repeatedly. */
  thoughts: z.array(z.object({ title: z.string(), by: z.number() })),
  remarks: z.array(z.string()),
})

export const ACME = read(acme, 'acme')
export const HISTORIES = ['web', 'api', 'vault'].map((name) => read(project, name))

function read<T>(schema: z.ZodType<T>, name: string): T {
  return schema.parse(JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')))
}
