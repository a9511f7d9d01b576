import type { Reply } from '../blocks/reply.ts'
import type { Services } from '../services/services.ts'
import type { Standing } from '../services/standing.ts'
import type { Command } from './define.ts'
import type { Denial } from './denied.ts'
import { pageOf } from './explaining.ts'
import type { FormRequest } from './form-request.ts'
import { lackedReply } from './not-offered.ts'
import { lackedBy } from './offered.ts'
import { policy, policyOn } from './policy.ts'
import { projectReply } from './project-reply.ts'
import type { Given } from './read.ts'

type Input = Readonly<Record<string, unknown>>

/** Whether a verb may run with what was given, whose projects are numbers from here on. */
export type Passage =
  | {
      readonly kind: 'open'
      readonly input: Input
      /** Why a freeze is overridden; only there when one is. */
      readonly overrideReason: string | null
    }
  | { readonly kind: 'denied'; readonly reason: Denial; readonly reply: Reply; readonly input: Input }
  /** Something that was named is not known here, or the forge’s API has nothing for it. */
  | { readonly kind: 'unknown'; readonly reply: Reply }
  /** More must be known first. */
  | { readonly kind: 'asks'; readonly request: FormRequest<Input>; readonly input: Input }

/** The one gate before every verb: who and where first, then what. `forgeUrl` is an origin. */
export async function passage(
  { command, raw, projects }: Pick<Given, 'command' | 'raw' | 'projects'>,
  standing: Standing,
  services: Services,
  now: Date,
  forgeUrl: string,
): Promise<Passage> {
  const verdict = policy(command, standing, services.access)
  if (verdict.kind === 'denied') return { ...verdict, input: raw }
  const input: Record<string, unknown> = { ...raw }
  for (const { key, fromChannel } of command.fields.filter(({ kind }) => kind === 'project')) {
    const ref = projects.get(key) ?? numeric(input[key])
    if (ref === undefined && !fromChannel) continue
    const resolved = await services.projects.resolve(ref)
    if (resolved.kind !== 'project') return { kind: 'unknown', reply: projectReply(resolved) }
    input[key] = resolved.project
  }
  const lacked = lackedBy(command, ({ key }) => input[key] !== undefined, services.missing)
  if (lacked)
    return { kind: 'unknown', reply: lackedReply(lacked, await addressOf(input, services, forgeUrl)) }
  return passageOn(command, input, standing, now)
}

async function passageOn(
  command: Command,
  input: Input,
  standing: Standing,
  now: Date,
): Promise<Exclude<Passage, { kind: 'unknown' }>> {
  const verdict = await policyOn(command, input, standing, now)
  // A reason that nothing needs is not kept.
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

function addressOf({ project, mr }: Input, services: Services, forgeUrl: string): Promise<string> {
  const named =
    typeof project === 'number' && typeof mr === 'number'
      ? { project: { kind: 'id' as const, id: project }, iid: mr }
      : null
  return pageOf(named, services, forgeUrl)
}

function numeric(value: unknown) {
  return typeof value === 'number' ? ({ kind: 'id', id: value } as const) : undefined
}
