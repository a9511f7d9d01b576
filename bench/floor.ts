import { request } from 'undici'
import { PROJECT } from './facts.ts'
import type { World } from './world.ts'

// The fewest rounds that show the same, by hand: one query for a list, one and the project for a card, and for a merge those
// before and after it, each told to Slack; nothing is received, checked or kept.

const ROW =
  'title webUrl updatedAt userNotesCount author { name } detailedMergeStatus headPipeline { status }'
const CARD = `${ROW} state diffHeadSha sourceBranch targetBranch commitCount diffStats { additions }
  assignees { nodes { name } } reviewers { nodes { name } } approvedBy { nodes { name } } labels { nodes { title } }`

export function createFloor({ origin }: World) {
  async function call(path: string, method: 'GET' | 'PUT' | 'POST' = 'GET', body?: object): Promise<string> {
    const headers = { authorization: 'Bearer bench', 'content-type': 'application/json' }
    const answer = await request(`${origin}${path}`, { method, headers, body: body && JSON.stringify(body) })
    return answer.body.text()
  }

  async function ask(fields: string): Promise<string> {
    const query = `query { projects(ids: ["gid://gitlab/Project/${PROJECT}"]) { nodes { ${fields} } } }`
    const text = await call(`/api/graphql?query=${encodeURIComponent(query)}`)
    if (!text.includes('headPipeline')) throw new Error(text.slice(0, 300))
    return text
  }

  async function readCard(iid: number): Promise<string> {
    const project = call(`/api/v4/projects/${PROJECT}`)
    return `${await ask(`mergeRequest(iid: "${iid}") { ${CARD} }`)} ${await project}`
  }

  const post = (text: string) => call('/slack/chat.postMessage', 'POST', { channel: 'floor', text })
  return {
    list: async () => post(await ask(`mergeRequests(state: opened, first: 10) { count nodes { ${ROW} } }`)),
    card: async (iid: number) => post(await readCard(iid)),
    async merge(iid: number) {
      await readCard(iid)
      await call(`/api/v4/projects/${PROJECT}/merge_requests/${iid}/merge`, 'PUT', {})
      return post(await readCard(iid))
    },
  }
}
