import type { Command } from '../commands/command.ts'
import type { FormRequest } from '../commands/fields.ts'
import { isArmed } from '../model/merge-request.ts'
import type { AccessContext } from '../services/access/access-context.ts'
import type { ForgeContext } from '../services/context.ts'
import { readSummaries } from '../services/mr/recent.ts'
import { projectNotFoundReply } from '../views/greenlight/project.ts'
import type { Reply } from '../views/reply.ts'
import type { Denial } from './denial-messages.ts'
import { pageOf } from './help-reply.ts'
import type { ParsedCommand } from './parsed-command.ts'
import { policy, policyOn } from './policy.ts'
import { missingFeatureOf, missingFeatureReply } from './unsupported-verbs.ts'

type Input = Readonly<Record<string, unknown>>

/** The authorization of a command; `input` holds projects as numbers. */
type Authorization =
  | {
      readonly kind: 'open'
      readonly input: Input
      /** The reason for overriding a freeze; null when none is overridden. */
      readonly overrideReason: string | null
    }
  | { readonly kind: 'denied'; readonly reason: Denial; readonly reply: Reply; readonly input: Input }
  /** A named item is unknown here, or the forge’s API does not support the command. */
  | { readonly kind: 'unknown'; readonly reply: Reply }
  /** The command needs more input first. */
  | { readonly kind: 'asks'; readonly request: FormRequest<Input>; readonly input: Input }

/** Authorizes every command: first the caller and place, then the input. `forgeUrl` has no trailing slash. */
export async function authorize(
  { command, raw, projects }: Pick<ParsedCommand, 'command' | 'raw' | 'projects'>,
  accessContext: AccessContext,
  context: ForgeContext,
  now: Date,
  forgeUrl: string,
): Promise<Authorization> {
  const verdict = policy(command, accessContext, context.access)
  if (verdict.kind === 'denied') return { ...verdict, input: raw }
  const input: Record<string, unknown> = { ...raw }
  for (const { key, fromChannel } of command.fields.filter(({ kind }) => kind === 'project')) {
    const ref = projects.get(key) ?? numeric(input[key])
    if (ref === undefined && !fromChannel) continue
    const resolved = await context.projects.resolve(ref)
    if (resolved.kind !== 'project') return { kind: 'unknown', reply: projectNotFoundReply(resolved) }
    input[key] = resolved.project
  }
  const missingFeature = missingFeatureOf(command, ({ key }) => input[key] !== undefined, context.missing)
  if (missingFeature)
    return {
      kind: 'unknown',
      reply: missingFeatureReply(missingFeature, await addressOf(input, context, forgeUrl)),
    }
  return authorizeInput(command, input, accessContext, now, () => isArmedThere(input, context))
}

async function authorizeInput(
  command: Command,
  input: Input,
  accessContext: AccessContext,
  now: Date,
  mayMerge: () => Promise<boolean>,
): Promise<Exclude<Authorization, { kind: 'unknown' }>> {
  const verdict = await policyOn(command, input, accessContext, now, mayMerge)
  // A reason that no freeze requires is dropped.
  const { overrideReason, ...rest } = input
  switch (verdict.kind) {
    case 'denied':
      return { ...verdict, input }
    case 'wants-reason':
      return { kind: 'asks', request: verdict.request, input }
    case 'overridden':
      return { kind: 'open', input, overrideReason: String(overrideReason) }
    case 'allowed':
      return { kind: 'open', input: rest, overrideReason: null }
  }
}

/** True when auto-merge is set; also when the merge request cannot be read. */
async function isArmedThere({ project, mr }: Input, context: ForgeContext): Promise<boolean> {
  if (typeof project !== 'number' || typeof mr !== 'number') return true
  const summaries = await readSummaries(context, { project, iids: [mr] })
  return summaries.kind !== 'summaries' || summaries.items.some(isArmed)
}

function addressOf({ project, mr }: Input, context: ForgeContext, forgeUrl: string): Promise<string> {
  const named =
    typeof project === 'number' && typeof mr === 'number'
      ? { project: { kind: 'id' as const, id: project }, iid: mr }
      : null
  return pageOf(named, context, forgeUrl)
}

function numeric(value: unknown) {
  return typeof value === 'number' ? ({ kind: 'id', id: value } as const) : undefined
}
