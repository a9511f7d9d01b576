import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { LEVEL } from '../rights.ts'

const personName = z.enum(['ann', 'bob', 'cy', 'root'])
export type PersonName = z.infer<typeof personName>

const iids = z.array(z.number())
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

/** `days` are days before now, `dueIn` days from now: negative is late, absent is no date. */
const request = z.object({
  kind: z.literal('request'),
  iid: z.number(),
  title: z.string(),
  branch: z.string(),
  by: personName,
  /** When it was opened; its commits come shortly before. */
  days: z.number(),
  commits: z.array(commit),
  description: z.string().default(''),
  assignee: personName.optional(),
  /** iid of a milestone of the project. */
  milestone: z.number().optional(),
  labels: z.array(z.string()).default([]),
  notes: z.number().default(0),
  /** Days before now at which it was closed without merging. */
  closed: z.number().optional(),
  /** A build is running, and will end like this if nobody ends it otherwise. */
  build: z.enum(['success', 'failed']).optional(),
})
export type SeedRequest = z.infer<typeof request>

/** What happened to a project: a commit on main, a merge request opened, one merged into main. */
const step = z.discriminatedUnion('kind', [
  commit.extend({ kind: z.literal('commit'), by: personName, days: z.number() }),
  request,
  z.object({ kind: z.literal('merge'), iid: z.number(), by: personName, days: z.number() }),
])
export type Step = z.infer<typeof step>

const milestone = z.object({
  title: z.string(),
  description: z.string().default(''),
  dueIn: z.number().optional(),
  closed: z.boolean().default(false),
  days: z.number(),
})
export type SeedMilestone = z.infer<typeof milestone>

const issue = z.object({
  title: z.string(),
  by: personName,
  days: z.number(),
  milestone: z.number().optional(),
  assignee: personName.optional(),
  closed: z.boolean().default(false),
  labels: z.array(z.string()).default([]),
  dueIn: z.number().optional(),
  confidential: z.boolean().default(false),
  /** Days before now at which it was last changed; its opening when absent, or half of that when it is closed. */
  touched: z.number().optional(),
})
export type SeedIssue = z.infer<typeof issue>

const members = z.array(
  z.object({
    who: personName,
    level: z.enum(['reporter', 'developer', 'master']).transform((level) => LEVEL[level]),
  }),
)

/** A project with its history, oldest first; milestones and issues get their iids in the order given. */
const project = z.object({
  id: z.number(),
  group_id: z.number().nullable(),
  days: z.number(),
  path: z.string(),
  name: z.string(),
  members,
  timeline: z.array(step),
  milestones: z.array(milestone),
  issues: z.array(issue),
})
export type SeedProject = z.infer<typeof project>

const settings = z.record(z.string(), z.string())
const acme = z.object({
  /** The token of each is `sandbox-` and the short name. Only root is an administrator. */
  people: z.record(personName, z.object({ id: z.number(), name: z.string(), email: z.string() })),
  group: z.object({
    id: z.number(),
    path: z.string(),
    name: z.string(),
    members,
    /** What belongs to the group's milestone, by the project's id. */
    planned: z.array(z.object({ project: z.number(), issues: iids, requests: iids })),
  }),
  milestone: milestone.extend({ startedFor: z.number() }),
  /** Without a project it is a public one, which any master may enable. Their private halves were thrown away. */
  deployKeys: z.array(
    z.object({ title: z.string(), project: z.number().nullable(), key: z.string(), days: z.number() }),
  ),
  integrations: z.array(
    z.object({ slug: z.string(), project: z.number(), days: z.number(), properties: settings }),
  ),
  /** What is said about a merge request, in this order. */
  talk: z.array(z.string()),
  /** What people think of, and say, while they work on the days that pass; in this order, again and again. */
  thoughts: z.array(z.object({ title: z.string(), by: personName })),
  remarks: z.array(z.string()),
})

export const ACME = read(acme, 'acme')
export const PEOPLE = ACME.people
export const PROJECTS = ['web', 'api', 'vault'].map((name) => read(project, name))

function read<T>(schema: z.ZodType<T>, name: string): T {
  return schema.parse(JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')))
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The timestamp this many days before `now`; after it when negative. */
export function before(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString()
}

/** The calendar day this many days before `now`. */
export function dayBefore(now: Date, days: number): string {
  return before(now, days).slice(0, 'yyyy-mm-dd'.length)
}
