import { html, type Markup, type Part } from '../../html.ts'
import { INTEGRATIONS, type Settings } from '../state/integrations.ts'
import { ISSUES } from '../state/issues.ts'
import { isOpen, MERGE_REQUESTS } from '../state/merge-requests.ts'
import type { Project } from '../state/projects.ts'
import type { World } from '../world.ts'

interface Tracker {
  readonly title: string
  readonly issues: string
  readonly newIssue: string
  /** Address of one issue; undefined for a name that is none there. */
  readonly issue: (name: string) => string | undefined
}

export interface ProjectLinks {
  readonly wiki: string
  readonly tracker: Tracker | undefined
  readonly issue: (name: string) => string | undefined
}

const KEY = /^[A-Z][A-Z0-9_]+-\d+$/

/** Returns `/acme/web/-`, below which the pages of a project are. */
export function pathOfPages({ pages }: World, { namespace, path }: Project): string {
  return `/${namespace}/${path}${pages}`
}

export function linksOf(world: World, project: Project): ProjectLinks {
  const active = world.database.list(INTEGRATIONS, { project_id: project.id, active: true })
  const path = pathOfPages(world, project)
  const wiki = active.find(({ slug }) => slug === 'external-wiki')?.properties.external_wiki_url
  const tracker = active.flatMap(({ slug, properties }) => trackerOf(slug, properties) ?? [])[0]
  const own = (name: string) => {
    if (KEY.test(name)) return undefined
    const issue = world.database.find(ISSUES, { project_id: project.id, iid: Number(name) })
    return issue && !issue.confidential ? `${path}/issues/${name}` : undefined
  }
  return { wiki: wiki ? String(wiki) : `${path}/wikis/home`, tracker, issue: tracker?.issue ?? own }
}

function trackerOf(slug: string, settings: Settings): Tracker | undefined {
  const { project_url, issues_url, new_issue_url, title, url, project_key } = settings
  if (slug === 'jira') {
    const base = String(url).replace(/\/$/, '')
    const issue = (name: string) => (KEY.test(name) ? `${base}/browse/${name}` : undefined)
    const issues = project_key ? `${base}/browse/${encodeURIComponent(String(project_key))}` : base
    return { title: 'Jira', issues, newIssue: `${base}/secure/CreateIssue.jspa`, issue }
  }
  if (slug !== 'redmine' && slug !== 'custom-issue-tracker') return undefined
  return {
    title: slug === 'redmine' ? 'Redmine' : String(title || 'Custom issue tracker'),
    issues: String(project_url),
    newIssue: String(new_issue_url),
    issue: (name) => String(issues_url).replaceAll(':id', name),
  }
}

const REFERENCE = /(?<![\w/&#-])(?:#(\d{1,9})|([A-Z][A-Z0-9_]{1,40}-\d{1,9}))(?![\w-])/g

/** Escapes foreign text and links the issues that it names: `#12`, or `WEB-12` of an external tracker. */
export function withReferences(text: string, links: Pick<ProjectLinks, 'issue'>): Markup {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(REFERENCE)) {
    const address = links.issue(match[1] ?? match[2] ?? '')
    if (address === undefined) continue
    parts.push(text.slice(end, match.index), html`<a href="${address}">${match[0]}</a>`)
    end = match.index + match[0].length
  }
  return html`${[...parts, text.slice(end)]}`
}

export function projectContent(world: World, project: Project): Markup {
  const { wiki, tracker } = linksOf(world, project)
  const path = pathOfPages(world, project)
  const requests = world.database.list(MERGE_REQUESTS, { project_id: project.id }, 'id DESC').filter(isOpen)
  const lines = requests.map(
    ({ iid, title }) =>
      html`<li><a href="${path}/merge_requests/${iid}">!${iid}</a> <bdi>${title}</bdi></li>\n`,
  )
  const newIssue = tracker && html`<li><a href="${tracker.newIssue}">New issue</a></li>\n`
  return html`<ul>
<li><a href="${wiki}">Wiki</a></li>
<li><a href="${tracker?.issues ?? `${path}/issues`}">Issues</a>${tracker && html` in <bdi>${tracker.title}</bdi>`}</li>
${newIssue}</ul>
<h2>Open merge requests (${lines.length})</h2>
<ul>${lines}</ul>
<p><a href="/">All projects</a></p>`
}

export function issuesContent(world: World, project: Project): Markup {
  const path = pathOfPages(world, project)
  const lines = world.database
    .list(ISSUES, { project_id: project.id, state: 'opened' }, 'id DESC')
    .filter(({ confidential }) => !confidential)
    .map(({ iid, title }) => html`<li><a href="${path}/issues/${iid}">#${iid}</a> <bdi>${title}</bdi></li>\n`)
  return html`<ul>${lines}</ul>`
}
