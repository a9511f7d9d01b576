import type { Session } from '../../forge/client.ts'
import { readAllIssuesClosedOnMerge } from '../../forge/merge-requests.ts'
import { getIssueById } from '../../forge/projects.ts'
import { type Audience, type Disclosure, discloseTo } from '../../model/audience.ts'
import type { ClosingIssue, Issue } from '../../model/issue.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import { type MergeRequestName, readWithList } from './read.ts'

/** `audience`: the audience of the result; see Disclosure. */
type ClosingIssuesInput = MergeRequestName & { readonly audience: Audience }

interface ListedClosingIssues {
  readonly kind: 'closes'
  readonly mr: MergeRequest
  /** Issues of the forge’s own tracker, or of another one. */
  readonly issues: readonly Disclosure<ClosingIssue>[]
  /** False when there are, or may be, more than were read. */
  readonly complete: boolean
}

/** Most issues read one by one when the list does not show whether they are confidential. */
const ASKED_ALONE = 20

/** The API document’s list does not show which issues are confidential; only servers of its time do so. */
async function shownToOthers(
  session: Session,
  project: number,
  issues: readonly ClosingIssue[],
): Promise<Disclosure<ClosingIssue>[]> {
  const selected = new Set(issues.filter(isUntold).slice(0, ASKED_ALONE))
  const detailed = await Promise.all(
    issues.map(async (issue) => {
      if (!isUntold(issue) || !selected.has(issue)) return issue
      const answer = await getIssueById(session, project, issue.id)
      return answer.kind === 'done' ? { ...issue, confidential: answer.value.confidential } : issue
    }),
  )
  return detailed.flatMap((issue): Disclosure<ClosingIssue>[] =>
    isUntold(issue) ? [{ kind: 'untold' }] : discloseTo('others', [issue]),
  )
}

function isUntold(issue: ClosingIssue): issue is Issue {
  return 'iid' in issue && issue.confidential === null
}

export function listClosingIssues(
  context: ForgeContext,
  { audience, ...name }: ClosingIssuesInput,
): Promise<ListedClosingIssues | Failure> {
  return withReader(context, name.project, async (session) => {
    const { project } = name
    const what = (mr: string) => `The list of issues that ${mr} closes`
    const read = await readWithList(session, name, context.forge.ids, readAllIssuesClosedOnMerge, what)
    if (read.kind !== 'read') return read
    const { items, complete } = read.list
    const issues =
      audience === 'person' ? discloseTo(audience, items) : await shownToOthers(session, project, items)
    return { kind: 'closes', mr: read.mr, issues, complete }
  })
}
