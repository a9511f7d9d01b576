import { createHash } from 'node:crypto'
import type { Answer, Visit } from './answer.ts'

/** Marks what a GET answers with a digest of the body; whoever holds that body already gets a 304 instead. */
export function conditional(visit: Visit, answer: Answer): Answer {
  if (visit.method !== 'GET' || answer.status !== 200 || answer.body === undefined) return answer
  const etag = `W/"${createHash('md5').update(answer.body).digest('hex')}"`
  const headers = { ...answer.headers, etag, 'cache-control': 'max-age=0, private, must-revalidate' }
  if (visit.request.headers['if-none-match'] !== etag) return { ...answer, headers }
  return { status: 304, headers: { etag } }
}
