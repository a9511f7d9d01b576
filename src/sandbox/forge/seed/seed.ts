import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Content by path, as lines; null takes the file away. */
const files = z.record(
  z.string(),
  z
    .array(z.string())
    .transform((lines) => `${lines.join('\n')}\n`)
    .nullable(),
)
const commit = z.object({ message: z.string(), files })
export type SeedCommit = z.infer<typeof commit>

/** Who did something, by username, and how many days before now. */
const done = { by: z.string(), days: z.number() }

/** Opened then; its commits come shortly before. */
const request = z.object({
  kind: z.literal('request'),
  ...done,
  iid: z.number(),
  title: z.string(),
  branch: z.string(),
  commits: z.array(commit),
  /** A build is running, and will end like this if nobody ends it otherwise. */
  build: z.enum(['success', 'failed']).optional(),
})
export type SeedRequest = z.infer<typeof request>

/** What happened to a project: a commit on main, a merge request opened, one merged into main. */
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
  /** The rows of each table, in the order in which they are written; what git knows of them comes with the history. */
  rows: z.record(z.string(), z.array(z.record(z.string(), value))),
  /** What people think of, and say, while they work on the days that pass; in this order, again and again. */
  thoughts: z.array(z.object({ title: z.string(), by: z.number() })),
  remarks: z.array(z.string()),
})

export const ACME = read(acme, 'acme')
export const HISTORIES = ['web', 'api', 'vault'].map((name) => read(project, name))

function read<T>(schema: z.ZodType<T>, name: string): T {
  return schema.parse(JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')))
}
