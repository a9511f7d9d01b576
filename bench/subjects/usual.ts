import { Gitlab } from '@gitbeaker/rest'
import { App, HTTPReceiver } from '@slack/bolt'
import type { KnownBlock } from '@slack/types'
import { z } from 'zod'
import { listCard, Row, viewCard } from './card.ts'

// What most people would write: Bolt as it comes, say(), and @gitbeaker/rest with its limits lifted; nothing is kept.

const [world = '', signingSecret = ''] = process.argv.slice(2)
const limits = Object.fromEntries(
  ['**', 'projects/**', 'projects/*/merge_requests'].map((path) => [path, 1e9]),
)
const forge = new Gitlab({ host: world, token: 'bench', rateLimits: limits })
const receiver = new HTTPReceiver({ signingSecret, port: 0 })
const app = new App({
  receiver,
  token: 'xoxb-bench',
  clientOptions: { slackApiUrl: `${world}/slack/` },
})
const PROJECT = 42
const blocks = z.custom<KnownBlock[]>(Array.isArray)
const Button = z.object({ value: z.string() })

async function view(iid: string) {
  const id = 100_000 + Number(iid)
  const [mr, commits, changes] = await Promise.all([
    forge.MergeRequests.show(PROJECT, id),
    forge.MergeRequests.allCommits(PROJECT, id),
    forge.MergeRequests.showChanges(PROJECT, id),
  ])
  return blocks.parse(viewCard(Row.parse(mr), commits.length, changes.changes?.length ?? 0))
}

app.command('/mr', async ({ ack, command, say }) => {
  await ack()
  const [verb, reference = ''] = command.text.split(' ')
  const message = verb === 'list' ? await list() : { text: 'view', blocks: await view(reference.slice(1)) }
  await say(message)
})

async function list() {
  const listed = await forge.MergeRequests.all({
    projectId: PROJECT,
    state: 'opened',
    perPage: 10,
    page: 1,
    maxPages: 1,
  })
  return { text: 'list', blocks: blocks.parse(listCard(z.array(Row).parse(listed))) }
}

app.action('merge', async ({ ack, action, body, client }) => {
  if (body.type !== 'block_actions' || !body.channel || !body.message) return ack()
  await ack()
  const [iid = '', sha = ''] = Button.parse(action).value.split(' ')
  await view(iid)
  await forge.MergeRequests.merge(PROJECT, 100_000 + Number(iid), { sha })
  const card = { channel: body.channel.id, ts: body.message.ts, text: 'merged', blocks: await view(iid) }
  await client.chat.update(card)
  const line = { channel: body.channel.id, thread_ts: body.message.ts, text: 'merged' }
  await client.chat.postMessage(line)
})

const server = await app.start(0)
const address = server.address()
process.stdout.write(`listening ${typeof address === 'object' ? address?.port : 0}\n`)
