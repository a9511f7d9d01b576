import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import { z } from 'zod'
import type { Client } from './client-table.ts'

const Recordings = z.record(
  z.string(),
  z.array(
    z.object({
      call: z.string(),
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
      path: z.string(),
      headers: z.record(z.string(), z.string()),
      body: z.string(),
    }),
  ),
)
const recordings = Recordings.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'recorded-requests.json'), 'utf8')),
)

/**
 * Sends what an npm package of the time of API v3 sent for these calls, in their order: `gitlab` 1.8.0 sends a body with
 * each GET and the token in a header, `node-gitlab` 1.6.1 sends the token in the query or a form.
 */
export function recordedClient(name: 'gitlab 1.8.0' | 'node-gitlab 1.6.1', url: string): Client {
  const left = [...(recordings[name] ?? [])]
  return async (call) => {
    const next = left.shift()
    if (next?.call !== call) throw new Error(`${next?.call} was recorded, and not ${call}`)
    const { method, path, headers, body } = next
    const answer = await request(`${url}${path}`, { method, headers, body: body === '' ? null : body })
    return { error: null, result: await answer.body.json() }
  }
}
