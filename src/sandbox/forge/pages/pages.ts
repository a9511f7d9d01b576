import type { Answer } from '../http/answer.ts'
import { hasMembers, type Project, projectByPath } from '../state/projects.ts'
import type { World } from '../world.ts'
import { commitPage } from './commit-page.ts'
import { html, page } from './html.ts'
import { issuePage } from './issue-page.ts'
import { mergeRequestPage } from './merge-request-page.ts'
import { groupMilestonePage, projectMilestonePage } from './milestone-page.ts'
import { startPage } from './start-page.ts'

type ProjectPage = (world: World, project: Project, id: string) => Answer | Promise<Answer> | undefined

const PROJECT_PAGES: readonly { path: RegExp; show: ProjectPage }[] = [
  {
    path: /^\/([\w.-]+)\/([\w.-]+)(?:\/-)?\/merge_requests\/(\d{1,15})(?:\/diffs)?\/?$/,
    show: mergeRequestPage,
  },
  { path: /^\/([\w.-]+)\/([\w.-]+)(?:\/-)?\/issues\/(\d{1,15})\/?$/, show: issuePage },
  { path: /^\/([\w.-]+)\/([\w.-]+)(?:\/-)?\/commit\/([0-9a-f]{40})\/?$/, show: commitPage },
  { path: /^\/([\w.-]+)\/([\w.-]+)(?:\/-)?\/milestones\/(\d{1,15})\/?$/, show: projectMilestonePage },
]

const GROUP_MILESTONE = /^\/groups\/([\w.-]+)\/-\/milestones\/(\d{1,15})\/?$/

/**
 * The pages that links in chat lead to. They know no login, so they show what people besides the
 * administrator may see, and say the same of what is hidden and of what does not exist.
 */
export async function answerPage(world: World, method: string, path: string): Promise<Answer> {
  if (method !== 'GET') return page(405, 'Pages can only be read', html``)
  if (path === '/') return startPage(world)
  const [, group = '', iid = ''] = GROUP_MILESTONE.exec(path) ?? []
  const planned = groupMilestonePage(world, group, iid)
  if (planned) return planned
  for (const { path: pattern, show } of PROJECT_PAGES) {
    const [, namespace, name, id = ''] = pattern.exec(path) ?? []
    if (!namespace || !name) continue
    const project = projectByPath(world.database, namespace, name)
    const shown =
      project && hasMembers(world.database, project.id) ? await show(world, project, id) : undefined
    if (shown) return shown
  }
  return page(404, 'There is no such page', html`<p><a href="/">All projects of the sandbox forge</a></p>`)
}
