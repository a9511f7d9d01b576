import type { Session } from '../../forge/client.ts'
import { listMergeRequests } from '../../forge/merge-requests.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'

const LOOKED_AT = 50

/** Returns the target of most of the latest merge requests; `master` when there are none yet. */
export async function defaultTarget(session: Session, project: number): Promise<string | Failure> {
  const answer = await listMergeRequests(session, project, { state: 'all', per_page: LOOKED_AT })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  const uses = new Map<string, number>()
  for (const { target_branch: branch } of answer.value.items) uses.set(branch, (uses.get(branch) ?? 0) + 1)
  const [most] = [...uses].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? 'master'
}

/** Returns the default fields of a new merge request in this project. */
export function readDefaults(
  context: ForgeContext,
  { project }: { readonly project: number },
): Promise<{ readonly kind: 'defaults'; readonly target: string } | Failure> {
  return withReader(context, project, async (session) => {
    const target = await defaultTarget(session, project)
    return typeof target === 'string' ? { kind: 'defaults', target } : target
  })
}
