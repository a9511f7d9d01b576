import { createHash } from 'node:crypto'
import { html, Markup, type Part } from '../../html.ts'
import { type Commit, commitOf, commitsBetween } from '../git/commits.ts'
import type { Answer } from '../http/answer.ts'
import { checkMergeability } from '../merging/merge-checks.ts'
import { APPLICATIONS } from '../oauth/client.ts'
import { BUILDS } from '../state/builds.ts'
import { HOOKS, INTEGRATIONS, type Settings } from '../state/integrations.ts'
import { ISSUES, MILESTONES, type Milestone, milestonesByDate } from '../state/issues.ts'
import { isOpen, latestVersion, MERGE_REQUESTS, type MergeRequest } from '../state/merge-requests.ts'
import { GROUPS, hasMembers, PROJECTS, type Project, plainUsers, USERS } from '../state/projects.ts'
import { sourceProjectOf, type World } from '../world.ts'

type Place = ReturnType<typeof placeOf>

type ProjectPage = (place: Place, id: string) => Answer | Promise<Answer> | undefined

const HOME = html`<p><a href="/">All projects</a></p>`
const PROJECT = /^\/([\w.-]+)\/([\w.-]+)(\/.*)?$/

/** By the path below that of a project's pages; see `PagePrefix`. */
const PROJECT_PAGES: readonly { path: RegExp; show: ProjectPage }[] = [
  { path: /^\/merge_requests\/(\d{1,15})(?:\/diffs)?\/?$/, show: mergeRequestPage },
  { path: /^\/issues\/(\d{1,15})\/?$/, show: issuePage },
  { path: /^\/commit\/([0-9a-f]{40})\/?$/, show: commitPage },
  { path: /^\/issues(?:\/(new))?\/?$/, show: issuesPage },
  { path: /^\/wikis(?:\/home)?\/?$/, show: () => page(200, 'Wiki', html`<p>This wiki has no pages.</p>`) },
  { path: /^\/milestones\/(\d{1,15})\/?$/, show: projectMilestonePage },
  { path: /^\/milestones\/?$/, show: milestonesPage },
  { path: /^\/pipelines\/(\d{1,15})\/?$/, show: pipelinePage },
]

const GROUP_MILESTONE = /^\/groups\/([\w.-]+)\/-\/milestones\/(\d{1,15})\/?$/

/**
 * Web pages that chat messages link to. There is no login, so they show what people other than the administrator may
 * see; hidden and missing pages look alike.
 */
export async function answerPage(world: World, method: string, path: string): Promise<Answer> {
  if (method !== 'GET') return page(405, 'Pages can only be read', html``)
  if (path === '/') return startPage(world)
  const [, group = '', iid = ''] = GROUP_MILESTONE.exec(path) ?? []
  const planned = groupMilestonePage(world, group, iid)
  if (planned) return planned
  const [, namespace = '', name = '', below = '/'] = PROJECT.exec(path) ?? []
  const project = world.database.find(PROJECTS, { namespace, path: name })
  if (!project || !hasMembers(world.database, project.id)) return noSuchPage()
  return (await pageBelow(placeOf(world, project), below)) ?? noSuchPage()
}

export function noSuchPage(): Answer {
  return page(404, 'There is no such page', html`<p><a href="/">All projects of the sandbox forge</a></p>`)
}

async function pageBelow(place: Place, below: string): Promise<Answer | undefined> {
  const { pages } = place.world
  if (below === '/') return projectPage(place)
  if (!below.startsWith(`${pages}/`)) return undefined
  for (const { path, show } of PROJECT_PAGES) {
    const match = path.exec(below.slice(pages.length))
    if (match) return show(place, match[1] ?? '')
  }
  return undefined
}

function startPage(world: World) {
  const projects = world.database.list(PROJECTS).filter((project) => hasMembers(world.database, project.id))
  const places = projects.map((project) => placeOf(world, project))
  const users = plainUsers(world.database)
  const applications = world.database
    .list(APPLICATIONS)
    .map(({ id, redirect_uri: to }) => html`<li>${id}, which sends people on to <code>${to}</code></li>\n`)
  const hooks = places.flatMap(({ project, name }) =>
    world.database
      .list(HOOKS, { project_id: project.id })
      .map(({ url }) => html`<li>${name}: <code>${url}</code></li>\n`),
  )
  const content = html`<p>Real git repositories that live as long as the sandbox runs.</p>
<h2>Projects</h2>
<ul>${places.map(projectLine)}</ul>
<h2>Accounts</h2>
<p>The token is the password for git and the <code>PRIVATE-TOKEN</code> header for the API.</p>
<ul>${users.map((user) => html`<li>${user.username}: <code>${user.token}</code></li>\n`)}</ul>
${section('Applications', applications)}${section('Webhooks', hooks)}`
  return page(200, 'Sandbox forge', content)
}

function section(title: string, lines: readonly Markup[]) {
  return lines.length === 0 ? '' : html`<h2>${title}</h2>\n<ul>${lines}</ul>\n`
}

function projectLine({ world, project, name }: Place) {
  const clone = `${world.url.replace('://', '://ann:sandbox-ann@')}/${name}.git`
  return html`<li>${name} (project ${project.id})<pre>git clone ${clone}</pre></li>\n`
}

/** A line of a list: the reference, such as !12 or %3, and the title. */
function line(href: string, reference: string, title: string) {
  return html`<li><a href="${href}">${reference}</a> <bdi>${title}</bdi></li>\n`
}

function projectPage({ world, project, name, path, wiki, tracker }: Place) {
  const requests = world.database.list(MERGE_REQUESTS, { project_id: project.id }, 'id DESC').filter(isOpen)
  const lines = requests.map(({ iid, title }) => line(`${path}/merge_requests/${iid}`, `!${iid}`, title))
  const newIssue = tracker && html`<li><a href="${tracker.newIssue}">New issue</a></li>\n`
  const content = html`<ul>
<li><a href="${wiki}">Wiki</a></li>
<li><a href="${tracker?.issues ?? `${path}/issues`}">Issues</a>${tracker && html` in <bdi>${tracker.title}</bdi>`}</li>
${newIssue}</ul>
<h2>Open merge requests (${lines.length})</h2>
<ul>${lines}</ul>
${HOME}`
  return page(200, name, content)
}

async function mergeRequestPage(place: Place, iid: string) {
  const { world, project, name, path } = place
  const request = world.database.find(MERGE_REQUESTS, { project_id: project.id, iid: Number(iid) })
  if (!request) return page(404, 'There is no such merge request', HOME)
  const repository = world.repository(project)
  const version = latestVersion(world.database, request.id)
  const commits = await commitsBetween(repository, version.start_commit_sha, version.head_commit_sha)
  const content = html`<p><a href="/${name}">${name}</a> !${request.iid}, by ${world.database.find(USERS, { id: request.author_id })?.name ?? 'somebody'}</p>
<dl>
<dt>State</dt><dd>${await describeState(world, project, request)}</dd>
<dt>Branches</dt><dd><bdi><code>${sourceWords(world, request)}</code></bdi> into <bdi><code>${request.target_branch}</code></bdi></dd>
${request.merge_commit_sha ? html`<dt>Merge commit</dt><dd>${commitLink(path, request.merge_commit_sha)}</dd>` : ''}
</dl>
${request.description ? html`<h2>Description</h2><pre>${withReferences(request.description, place)}</pre>` : ''}
<h2>Commits (${commits.length})</h2>
<ul>${commits.map((commit) => commitLine(place, commit))}</ul>
${HOME}`
  return page(200, request.title, content)
}

/** The branch, after the path of its fork. */
function sourceWords(world: World, request: MergeRequest): string {
  const from = sourceProjectOf(world, request)
  const isFork = from && from.id !== request.project_id
  return isFork ? `${from.namespace}/${from.path}:${request.source_branch}` : request.source_branch
}

function commitLink(path: string, sha: string) {
  return html`<a href="${path}/commit/${sha}"><code>${sha.slice(0, 8)}</code></a>`
}

function commitLine(place: Place, commit: Commit) {
  return html`<li>${commitLink(place.path, commit.id)} <bdi>${withReferences(commit.title, place)}</bdi>, by <bdi>${commit.author_name}</bdi></li>\n`
}

async function describeState(world: World, project: Project, request: MergeRequest): Promise<string> {
  if (request.state === 'locked') return 'Being merged now'
  if (!isOpen(request)) return request.state === 'merged' ? 'Merged' : 'Closed'
  if (request.draft) return 'Open, a draft: it cannot be merged yet'
  const status = await world.locks.run(project.id, () => checkMergeability(world, project, request))
  if (status === 'cannot_be_merged') return 'Open, and it cannot be merged as it is'
  return request.waits_for_build
    ? 'Open, and will be merged when the build succeeds'
    : 'Open, and can be merged'
}

function issuesPage({ world, project, path, tracker }: Place, id: string): Answer | undefined {
  const location = id === 'new' ? tracker?.newIssue : tracker?.issues
  if (location) return { status: 302, headers: { ...HEADERS, location } }
  if (id === 'new') return undefined
  const lines = world.database
    .list(ISSUES, { project_id: project.id, state: 'opened' }, 'id DESC')
    .filter(({ confidential }) => !confidential)
    .map(({ iid, title }) => line(`${path}/issues/${iid}`, `#${iid}`, title))
  return page(200, 'Issues', html`<ul>${lines}</ul>`)
}

function issuePage({ world, project, name }: Place, iid: string) {
  const issue = world.database.find(ISSUES, { project_id: project.id, iid: Number(iid) })
  if (!issue || issue.confidential) return undefined
  const content = html`<p>${name}, issue #${issue.iid}, ${issue.state === 'closed' ? 'closed' : 'open'}</p>
<pre>${issue.description}</pre>
${HOME}`
  return page(200, issue.title, content)
}

async function commitPage(place: Place, sha: string) {
  const commit = await commitOf(place.world.repository(place.project), sha)
  if (!commit) return page(404, 'There is no such commit', HOME)
  const content = html`<p>${place.name}, commit <code>${commit.id}</code></p>
<p>By <bdi>${commit.author_name}</bdi> at ${commit.created_at}</p>
<pre>${withReferences(commit.message, place)}</pre>
${HOME}`
  return page(200, commit.title, content)
}

function projectMilestonePage({ world, project, name }: Place, iid: string) {
  const found = world.database.find(MILESTONES, { project_id: project.id, iid: Number(iid) })
  return found && milestonePage(world, name, found)
}

function milestonesPage({ world, project, path }: Place) {
  const found = milestonesByDate(world.database, { project: project.id, group: null })
  const lines = found.map(({ iid, title }) => line(`${path}/milestones/${iid}`, `%${iid}`, title))
  return page(200, 'Milestones', html`<ul>${lines}</ul>\n${HOME}`)
}

function pipelinePage({ world, project, name, path }: Place, id: string) {
  const build = world.database.find(BUILDS, { project_id: project.id, id: Number(id) })
  if (!build) return undefined
  const content = html`<p>${name}, <bdi><code>${build.branch}</code></bdi> at ${commitLink(path, build.sha)}: ${build.status}</p>
${HOME}`
  return page(200, `Pipeline ${build.id}`, content)
}

function groupMilestonePage(world: World, path: string, iid: string) {
  // Groups have had milestones since 9.x, and pages below `/-/`.
  if (world.pages === '') return undefined
  const group = world.database.find(GROUPS, { path })
  const found = group && world.database.find(MILESTONES, { group_id: group.id, iid: Number(iid) })
  return group && found && milestonePage(world, group.path, found)
}

/** The visitor is unknown, so confidential issues are left out. */
function milestonePage(world: World, owner: string, milestone: Milestone) {
  const issues = world.database
    .list(ISSUES, { milestone_id: milestone.id }, 'id DESC')
    .filter(({ confidential }) => !confidential)
  const lines = issues.map((issue) => {
    const project = world.database.find(PROJECTS, { id: issue.project_id })
    const path = `${project?.namespace}/${project?.path}`
    return html`<li><a href="/${path}${world.pages}/issues/${issue.iid}">${path}#${issue.iid}</a> <bdi>${issue.title}</bdi>, ${issue.state === 'closed' ? 'closed' : 'open'}</li>`
  })
  const content = html`<p>${owner}, milestone %${milestone.iid}, ${milestone.state}, ${milestone.due_date === null ? 'without a date' : `due on ${milestone.due_date}`}</p>
<pre>${milestone.description}</pre>
<ul>${lines}</ul>
${HOME}`
  return page(200, milestone.title, content)
}

interface Tracker {
  readonly title: string
  readonly issues: string
  readonly newIssue: string
  /** Address of one issue; undefined for a name that is none there. */
  readonly issue: (name: string) => string | undefined
}

const KEY = /^[A-Z][A-Z0-9_]+-\d+$/

/** A project with its name, `acme/web`, the path of its pages, `/acme/web/-`, and what they link to. */
function placeOf(world: World, project: Project) {
  const active = world.database.list(INTEGRATIONS, { project_id: project.id, active: true })
  const name = `${project.namespace}/${project.path}`
  const path = `/${name}${world.pages}`
  const wiki = active.find(({ slug }) => slug === 'external-wiki')?.properties.external_wiki_url
  const tracker = active.flatMap(({ slug, properties }) => trackerOf(slug, properties) ?? [])[0]
  const own = (reference: string) => {
    if (KEY.test(reference)) return undefined
    const issue = world.database.find(ISSUES, { project_id: project.id, iid: Number(reference) })
    return issue && !issue.confidential ? `${path}/issues/${reference}` : undefined
  }
  return {
    world,
    project,
    name,
    path,
    wiki: String(wiki || `${path}/wikis/home`),
    tracker,
    issue: tracker?.issue ?? own,
  }
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
export function withReferences(text: string, links: Pick<Tracker, 'issue'>): Markup {
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

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
bdi { unicode-bidi: isolate }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
dt { font-weight: 600 } dd { margin: 0 0 0.5rem }
li { margin: 0.25rem 0 }`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/**
 * A whole page: no scripts, no images, one style whose hash the policy allows. A page with a form names the origins
 * that its response may redirect to.
 */
export function page(status: number, title: string, content: Markup, formLeadsTo?: readonly string[]) {
  const markup = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<main>
<h1><bdi>${title}</bdi></h1>
${content}
</main>
</body>
</html>
`
  const formAction = formLeadsTo ? ["'self'", ...formLeadsTo].join(' ') : "'none'"
  const headers = {
    ...HEADERS,
    'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    // A browser sends the origin of a form, which identifies the form as the forge's own, only where it may send a
    // referrer.
    'referrer-policy': formLeadsTo ? 'same-origin' : 'no-referrer',
  }
  return { status, headers, body: markup.text }
}
