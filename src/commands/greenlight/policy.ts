import { z } from 'zod'
import { type ChannelRules, ConfirmLevel } from '../../model/channel-rules.ts'
import { type JudgedVerb, permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { type PolicyOutcome, policyReply } from '../../views/greenlight/policy.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { deployKeyNoun, integrationNoun, milestoneNoun, mrNoun } from '../nouns.ts'
import { parseProjectName } from '../parse/forge-address.ts'

const ANY = 'any'

const yesOrNo = z.enum(['yes', 'no']).optional()
const words = z.string().trim().min(1).max(1000, 'is too long').optional()

const input = z.object({
  projects: words.describe('Only these projects, with commas between; any for all'),
  allow: words.describe('Only these commands: mr, milestone.list, or all'),
  deny: words.describe('Not these commands: mr.delete, deploy-key'),
  confirm: ConfirmLevel.optional().describe(
    'usual: standard; ask: before every change; type: risky ones by typing the name',
  ),
  guests: yesOrNo.describe('Whether guests can read here'),
  shared: yesOrNo.describe('Whether it works here while people from other workspaces can read'),
})

type Typed = z.output<typeof input>

type Read =
  | { readonly kind: 'changes'; readonly changes: Partial<ChannelRules> }
  | Exclude<PolicyOutcome, { kind: 'shown' | 'changed' }>

export const greenlightPolicy = defineCommand({
  path: ['greenlight', 'policy'],
  formTitle: 'Change rules',
  summary: 'Show or change this channel’s rules',
  effect: 'write',
  ...noOtherEffect,
  access: { ...permissions.channelShown, toChange: 'manager' },
  needs: 'nothing',
  positionals: [],
  input,
  async run(context, typed, _, { now }): Promise<PolicyOutcome> {
    const { policies } = context.workspace
    const isQuestion = Object.values(typed).every((value) => value === undefined)
    if (isQuestion) return { kind: 'shown', ...(await readPolicy(context, now)) }
    const { rules } = await policies.view(now)
    const read = await readChanges(typed, rules, context)
    if (read.kind !== 'changes') return read
    await policies.change(read.changes)
    return { kind: 'changed', ...(await readPolicy(context, now)) }
  },
  render: policyReply,
  examples: [
    { typed: '', means: {} },
    { typed: '--projects web,43 --deny mr.delete', means: { projects: 'web,43', deny: 'mr.delete' } },
    { typed: '--confirm ask --guests yes', means: { confirm: 'ask', guests: 'yes' } },
  ],
})

export async function readPolicy({ workspace: { policies, projects } }: ForgeContext, now: Date) {
  const view = await policies.view(now)
  const titles = await Promise.all(view.rules.projects.map((project) => projects.title(project)))
  return { view, titles, verbs: printVerbs(view.rules.verbs) }
}

async function readChanges(typed: Typed, before: ChannelRules, context: ForgeContext): Promise<Read> {
  const { confirm, guests, shared } = typed
  const read = await readProjects(typed.projects, context)
  if (read.kind !== 'changes') return read
  const allowed = typed.allow === undefined ? null : readVerbs(typed.allow)
  const denied = typed.deny === undefined ? null : readVerbs(typed.deny)
  for (const list of [allowed, denied])
    if (list?.ok === false) return { kind: 'unknown-verb', typed: list.unknown }
  const chosen = allowed?.ok ? withIncluded(allowed.verbs) : before.verbs
  const verbs = denied?.ok ? withoutVerbs(chosen, denied.verbs) : chosen
  return {
    kind: 'changes',
    changes: {
      ...read.changes,
      ...(allowed || denied ? { verbs } : {}),
      ...(confirm ? { confirm } : {}),
      ...(guests ? { guests: guests === 'yes' } : {}),
      ...(shared ? { shared: shared === 'yes' } : {}),
    },
  }
}

async function readProjects(
  typed: string | undefined,
  { workspace: { projects } }: ForgeContext,
): Promise<Read> {
  if (typed === undefined) return { kind: 'changes', changes: {} }
  const named = wordsIn(typed)
  if (named.length === 1 && named[0] === ANY) return { kind: 'changes', changes: { projects: [] } }
  const found = new Set<number>()
  for (const word of named) {
    const ref = parseProjectName(word)
    if (ref === null) return { kind: 'unknown-project', typed: word }
    const resolved = await projects.resolve(ref)
    if (resolved.kind !== 'project') return { kind: 'unresolved', resolved }
    found.add(resolved.project)
  }
  if (found.size === 0) return { kind: 'unknown-project', typed }
  return { kind: 'changes', changes: { projects: [...found] } }
}

/** A parsed list of verbs: null for all present and future verbs, otherwise exactly these. */
type VerbList =
  | { readonly ok: true; readonly verbs: readonly string[] | null }
  | { readonly ok: false; readonly unknown: string }

const ALL = 'all'

const governed = [mrNoun, milestoneNoun, deployKeyNoun, integrationNoun]
  .flatMap(({ verbs }) => verbs)
  .filter(({ access }) => access.governed)

/** Ids of the verbs that a channel can allow or deny; verbs about the channel itself are never among them. */
const governedVerbs: readonly string[] = governed.map(({ id }) => id)

/** A governed verb with all that it includes, by its id. */
const included = new Map(
  governed.map((verb) => [verb.id, idsIn(verb).filter((id) => governedVerbs.includes(id))]),
)

function idsIn({ id, includes = [] }: JudgedVerb): string[] {
  return [id, ...includes.flatMap(idsIn)]
}

/** Reads `mr milestone.list`, or `all`: a noun means its present verbs, and each word must be a whole id. */
export function readVerbs(typed: string): VerbList {
  const words = wordsIn(typed)
  if (words.length === 1 && words[0] === ALL) return { ok: true, verbs: null }
  const found = new Set<string>()
  for (const word of words) {
    const meant = governedVerbs.filter((id) => id === word || nounOf(id) === word)
    if (meant.length === 0) return { ok: false, unknown: word }
    for (const id of meant) found.add(id)
  }
  return words.length === 0 ? { ok: false, unknown: typed } : { ok: true, verbs: inOrder(found) }
}

/** The allowed verbs (null: all), each with those that it includes: without them it would be denied. */
export function withIncluded(allowed: readonly string[] | null): readonly string[] | null {
  return allowed && inOrder(new Set(allowed.flatMap((id) => included.get(id) ?? [])))
}

/** The allowed verbs (null: all) without the denied ones. */
export function withoutVerbs(
  allowed: readonly string[] | null,
  denied: readonly string[] | null,
): readonly string[] {
  if (denied === null) return []
  return (allowed ?? governedVerbs).filter((id) => !denied.includes(id))
}

/**
 * `mr (all 16), milestone.list`, `all`, `none`: in a form that can be typed. Without the verbs that include a denied
 * one: they are denied with it.
 */
export function printVerbs(allowed: readonly string[] | null): string {
  if (allowed === null) return ALL
  const verbs = allowed.filter((id) => included.get(id)?.every((one) => allowed.includes(one)))
  if (verbs.length === 0) return 'none'
  return [...Map.groupBy(governedVerbs, nounOf)]
    .flatMap(([noun, all]) => {
      const chosen = all.filter((id) => verbs.includes(id))
      return chosen.length === all.length ? [`${noun} (all ${chosen.length})`] : chosen
    })
    .join(', ')
}

/** Words separated by commas or spaces. */
function wordsIn(typed: string): string[] {
  return typed.split(/[\s,]+/).filter((word) => word !== '')
}

function inOrder(found: ReadonlySet<string>): string[] {
  return governedVerbs.filter((id) => found.has(id))
}

function nounOf(id: string): string {
  return id.slice(0, id.indexOf('.'))
}
