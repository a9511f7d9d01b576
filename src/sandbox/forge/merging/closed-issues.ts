import { commitsBetween } from '../git/commits.ts'
import { hasExternalTracker, INTEGRATIONS } from '../state/integrations.ts'
import { ISSUES } from '../state/issues.ts'
import { latestVersion, type MergeRequest } from '../state/merge-requests.ts'
import type { Project, User } from '../state/projects.ts'
import { maySeeIssue, type World } from '../world.ts'

/**
 * Lists the project's own issues that merging closes, as far as this person may see them: those named after a closing
 * word in the description or in a commit message, and only when the target is the default branch. After the merge: the
 * issues it closed. None when the issues are in an external tracker.
 */
export async function issuesClosedBy(world: World, project: Project, request: MergeRequest, by: User) {
  if (hasExternalTracker(world.database, project.id)) return []
  const path = `${project.namespace}/${project.path}`
  return closedIids(await closingText(world, project, request), { path, address: `${world.url}/${path}` })
    .map((iid) => world.database.find(ISSUES, { project_id: project.id, iid }))
    .filter((issue) => issue !== undefined)
    .filter((issue) => maySeeIssue(world, by, project, issue))
    .filter((issue) => issue.state === 'opened' || request.state === 'merged')
}

/**
 * Lists the issues of an external tracker that merging closes; the forge knows only their names. Jira's have a key, and
 * where its settings name a project, the key of that one.
 */
export async function externalIssuesClosedBy(world: World, project: Project, request: MergeRequest) {
  const jira = world.database.find(INTEGRATIONS, { project_id: project.id, slug: 'jira', active: true })
  const key = String(jira?.properties.project_key ?? '')
    .trim()
    .toUpperCase()
  return closedNames(await closingText(world, project, request))
    .filter((name) => !jira || (/^[A-Z]/.test(name) && name.startsWith(key && `${key}-`)))
    .map((id) => ({ id, title: `External Issue ${id}` }))
}

/** Collects the texts with closing words; empty when the target is not the default branch. */
async function closingText(world: World, project: Project, request: MergeRequest): Promise<string> {
  if (request.target_branch !== project.default_branch) return ''
  const version = latestVersion(world.database, request.id)
  const repository = world.repository(project)
  const commits = await commitsBetween(repository, version.start_commit_sha, version.head_commit_sha)
  return [request.description, ...commits.map((commit) => commit.message)].join('\n\n')
}

const KEYWORD = /\b(?:[Cc]los(?:e[sd]?|ing)|[Ff]ix(?:e[sd]|ing)?|[Rr]esolv(?:e[sd]?|ing)):? /g
const OWN = /\s*(?:issues? )?(?:[\w.-]+\/[\w.-]+)?#(\d{1,9})\b/y
/** Both forms of the address, as on today's servers (`link_reference_pattern`, app/models/issue.rb). */
const ADDRESS = /\s*https?:\/\/[^\s/]+(?:\/[\w.-]+){2,10}\/issues\/(\d{1,9})\b/y
const NUMBER = /\s*(?:issues? )?#(\d{1,9})\b/y
const NAME = /\s*(?:issues? )?([A-Z][A-Z0-9_]+-\d{1,9})\b/y
const JOINT = /(?:,\s*(?:and )?| and )/y
const PROJECT = /(?<![\w.-])([\w.-]+\/[\w.-]+)#/

/**
 * Parses the iids that a text closes, each once: `Closes #3`, `fixes issue #1, #2 and #3`, `resolves acme/web#4`, or
 * the address of an issue. References to other projects are left out. `address` is that of the project's page.
 */
export function closedIids(text: string, project: { path: string; address: string }): number[] {
  return collect(text, [OWN, ADDRESS], (reference) => {
    if (reference.includes('://'))
      return reference.trim().replace('/-/issues/', '/issues/').startsWith(`${project.address}/issues/`)
    const named = PROJECT.exec(reference)?.[1]
    return named === undefined || named === project.path
  }).map(Number)
}

/** Parses the names of external issues that a text closes, each once: `Fixes WEB-12 and #7`. */
export function closedNames(text: string): string[] {
  return collect(text, [NUMBER, NAME], () => true)
}

/** Collects the references after a closing word, in linear time. */
function collect(text: string, patterns: readonly RegExp[], counts: (reference: string) => boolean) {
  const names = new Set<string>()
  for (const keyword of text.matchAll(KEYWORD)) {
    let at = keyword.index + keyword[0].length
    for (let more = true; more; ) {
      const found = matchAt(text, at, patterns)
      if (!found) break
      if (counts(found[0])) names.add(found[1] ?? '')
      at += found[0].length
      const joint = matchAt(text, at, [JOINT])
      more = joint !== null
      at += joint?.[0].length ?? 0
    }
  }
  return [...names]
}

function matchAt(text: string, at: number, patterns: readonly RegExp[]): RegExpExecArray | null {
  for (const pattern of patterns) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) return found
  }
  return null
}
