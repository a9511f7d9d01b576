import { z } from 'zod'
import { type ChannelRules, CONFIRM_LEVELS } from '../../model/channel-rules.ts'
import { parseProjectName } from '../../parse/project-name.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { PolicyView } from '../../services/policies.ts'
import type { ResolvedProject } from '../../services/projects.ts'
import { defineCommand } from '../define.ts'
import { projectNotFoundReply } from '../project-not-found.ts'
import { policyChangedReply, policyReply, unknownInPolicy } from './policy-words.ts'
import { readVerbs, without, wordsIn } from './verb-list.ts'

const ANY = 'any'

const yesOrNo = z.enum(['yes', 'no']).optional()
const words = z.string().trim().min(1, 'must not be empty').max(1000, 'is too long').optional()

const input = z.object({
  projects: words.describe('The only projects that may be used here, divided by commas; any for every one'),
  allow: words.describe('The only verbs that may be used here: mr, milestone.list, or all'),
  deny: words.describe('Verbs that may not be used here: mr.delete, deploy-key'),
  confirm: z
    .enum(CONFIRM_LEVELS)
    .optional()
    .describe('usual: as each verb wants it; ask: before every change; type: risky ones by typing the name'),
  guests: yesOrNo.describe('Whether guests of the workspace may read here'),
  shared: yesOrNo.describe('Whether it may be used here although people of another workspace read along'),
})

type Typed = z.output<typeof input>

type Read =
  | { readonly kind: 'changes'; readonly changes: Partial<ChannelRules> }
  | { readonly kind: 'unknown-verb' | 'unknown-project'; readonly typed: string }
  | { readonly kind: 'unresolved'; readonly resolved: Unresolved }

type Unresolved = Exclude<ResolvedProject, { kind: 'project' }>

export type PolicyOutcome =
  | Exclude<Read, { kind: 'changes' }>
  | { readonly kind: 'shown' | 'changed'; readonly view: PolicyView; readonly titles: readonly string[] }

/** `/greenlight policy`: shows the channel’s policy; with a flag, a steward or an admin changes it. */
export const greenlightPolicy = defineCommand({
  path: ['greenlight', 'policy'],
  summary: 'Show or change what may be done in this channel',
  effect: 'write',
  access: { ...permissions.channelShown, toChange: 'steward' },
  needs: 'nothing',
  positionals: [],
  input,
  async run(typed, context, _, { now }): Promise<PolicyOutcome> {
    const { policies } = context
    const isQuestion = Object.values(typed).every((value) => value === undefined)
    if (isQuestion) return { kind: 'shown', ...(await look(context, now)) }
    const { rules } = await policies.view(now)
    const read = await readChanges(typed, rules, context)
    if (read.kind !== 'changes') return read
    await policies.change(read.changes)
    return { kind: 'changed', ...(await look(context, now)) }
  },
  render(outcome) {
    switch (outcome.kind) {
      case 'shown':
        return policyReply(outcome)
      case 'changed':
        return policyChangedReply(outcome)
      case 'unresolved':
        return projectNotFoundReply(outcome.resolved)
      default:
        return unknownInPolicy(outcome)
    }
  },
  examples: [
    { typed: '', means: {} },
    { typed: '--projects web,43 --deny mr.delete', means: { projects: 'web,43', deny: 'mr.delete' } },
    { typed: '--confirm ask --guests yes', means: { confirm: 'ask', guests: 'yes' } },
  ],
})

async function look({ policies, projects }: ForgeContext, now: Date) {
  const view = await policies.view(now)
  return { view, titles: await Promise.all(view.rules.projects.map((project) => projects.title(project))) }
}

async function readChanges(typed: Typed, before: ChannelRules, context: ForgeContext): Promise<Read> {
  const { confirm, guests, shared } = typed
  const projects = await readProjects(typed.projects, context)
  if ('typed' in projects) return { kind: 'unknown-project', ...projects }
  if ('resolved' in projects) return { kind: 'unresolved', ...projects }
  const allowed = typed.allow === undefined ? null : readVerbs(typed.allow)
  const denied = typed.deny === undefined ? null : readVerbs(typed.deny)
  for (const list of [allowed, denied])
    if (list?.ok === false) return { kind: 'unknown-verb', typed: list.unknown }
  const kept = allowed?.ok ? allowed.verbs : before.verbs
  const verbs = denied?.ok ? without(kept, denied.verbs) : kept
  return {
    kind: 'changes',
    changes: {
      ...projects,
      ...(allowed || denied ? { verbs } : {}),
      ...(confirm ? { confirm } : {}),
      ...(guests ? { guests: guests === 'yes' } : {}),
      ...(shared ? { shared: shared === 'yes' } : {}),
    },
  }
}

async function readProjects(
  typed: string | undefined,
  { projects }: ForgeContext,
): Promise<
  { readonly projects?: readonly number[] } | { readonly typed: string } | { readonly resolved: Unresolved }
> {
  if (typed === undefined) return {}
  const named = wordsIn(typed)
  if (named.length === 1 && named[0] === ANY) return { projects: [] }
  const found = new Set<number>()
  for (const word of named) {
    const ref = parseProjectName(word)
    if (ref === null) return { typed: word }
    const resolved = await projects.resolve(ref)
    if (resolved.kind !== 'project') return { resolved }
    found.add(resolved.project)
  }
  return found.size === 0 ? { typed } : { projects: [...found] }
}
