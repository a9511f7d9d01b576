import { type ExpandedMergeRequestSchema, Gitlab } from '@gitbeaker/rest'
import { App } from '@slack/bolt'

// What most people would write: Bolt as it comes, say(), and @gitbeaker/rest with its limits lifted. A list does not say
// how the builds are, so each is asked for, all at once. It shows what our list and card do, and keeps nothing.

const [port, world = '', signingSecret = ''] = process.argv.slice(2)
const paths = ['**', 'projects/**', 'projects/*/merge_requests', 'projects/*/merge_requests/**']
const rateLimits = Object.fromEntries(paths.map((path) => [path, 1e9]))
const { MergeRequests, MergeRequestApprovals, Projects } = new Gitlab({
  host: world,
  token: 'bench',
  rateLimits,
})
const app = new App({ signingSecret, token: 'xoxb-bench', clientOptions: { slackApiUrl: `${world}/slack/` } })
const projectId = 42

type MergeRequest = ExpandedMergeRequestSchema
const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } }) as const
const plain = (text: string) => ({ type: 'plain_text', text }) as const

function wordsOf({ detailed_merge_status: status, head_pipeline: build }: MergeRequest): string {
  const state = status === 'mergeable' ? 'Ready to merge' : `Blocked: ${status}`
  return `${state}, ${build?.status === 'success' ? '✓ build' : '✗ build failed'}`
}

function sectionOf(mr: MergeRequest) {
  const { iid, title, web_url, author, updated_at, user_notes_count } = mr
  const facts = `${author.name} · ${updated_at} · ${wordsOf(mr)} · ${user_notes_count} comments`
  return section(`<${web_url}|!${iid} ${title}> ${facts}`)
}

async function list() {
  const page = { perPage: 10, page: 1, maxPages: 1, pagination: 'offset', showExpanded: true } as const
  const { data, paginationInfo } = await MergeRequests.all({ projectId, state: 'opened', ...page })
  const rows = await Promise.all(data.map(({ iid }) => MergeRequests.show(projectId, iid)))
  const options = rows.map(({ iid }) => ({ text: plain(`!${iid}`), value: String(iid) }))
  const menu = { type: 'static_select', action_id: 'open', placeholder: plain('Open'), options } as const
  const text = rows.map((row) => `!${row.iid} ${row.title} (${wordsOf(row)})`).join('; ')
  const blocks = [...rows.map(sectionOf), { type: 'actions', elements: [menu] } as const]
  return { text: `${paginationInfo.total} open merge requests. ${text}`, blocks }
}

async function read(iid: number) {
  const [mr, commits, diffs, approvals, project] = await Promise.all([
    MergeRequests.show(projectId, iid),
    MergeRequests.allCommits(projectId, iid),
    MergeRequests.allDiffs(projectId, iid),
    MergeRequestApprovals.showConfiguration(projectId, { mergerequestIId: iid }),
    Projects.show(projectId),
  ])
  const lines = diffs.flatMap(({ diff }) => diff.split('\n'))
  const countOf = (mark: string) => lines.filter((line) => line.startsWith(mark)).length
  const people = [...(mr.assignees ?? []), ...(mr.reviewers ?? [])].map(({ name }) => name).join(', ')
  const approved = `Approved by ${approvals.approved_by?.map(({ user }) => user.name).join(', ')}`
  const branches = `${mr.source_branch} into ${mr.target_branch}`
  const files = `${diffs.length} files +${countOf('+')} −${countOf('-')}`
  const what = `${mr.state} · ${branches} at ${mr.sha.slice(0, 7)} · ${commits.length} commits · ${files}`
  const who = `${people} · ${mr.labels?.join(', ')} · ${approved} · ${project.merge_method}`
  const merge = {
    type: 'button',
    action_id: 'merge',
    value: `${iid} ${mr.sha}`,
    text: plain('Merge'),
  } as const
  const buttons = { type: 'actions', elements: [merge, { ...merge, action_id: 'review' }] } as const
  const text = `!${iid} ${mr.title}. ${mr.state}. ${wordsOf(mr)}. ${approved}. ${branches}`
  return { mr, message: { text, blocks: [sectionOf(mr), section(what), section(who), buttons] } }
}

app.command('/mr', async ({ ack, command, say }) => {
  await ack()
  const [verb, reference = ''] = command.text.split(' ')
  await say(verb === 'list' ? await list() : (await read(Number(reference.slice(1)))).message)
})

app.action('merge', async ({ ack, action, body, client }) => {
  await ack()
  if (body.type !== 'block_actions' || !body.channel || !body.message || action.type !== 'button') return
  const [iid, sha = ''] = action.value?.split(' ') ?? []
  const { mr } = await read(Number(iid))
  if (mr.sha !== sha) return
  await MergeRequests.merge(projectId, Number(iid), { sha })
  const { message } = await read(Number(iid))
  const channel = body.channel.id
  await client.chat.update({ channel, ts: body.message.ts, ...message })
  await client.chat.postMessage({ channel, thread_ts: body.message.ts, text: 'merged' })
})

await app.start(Number(port))
process.stdout.write('listening\n')
