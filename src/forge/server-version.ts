import { z } from 'zod'
import type { DraftMarks } from '../model/draft.ts'
import type { Release } from '../model/forge-feature.ts'
import type { Session } from './client.ts'
import { type Call, one, type Reader } from './request-spec.ts'
import { apiPath } from './url.ts'

interface ServerVersion {
  /** `18.5.0` */
  readonly version: string
  /** Its own time in ms UTC, to the second; null when the answer does not tell it. */
  readonly at: number | null
}

const readVersion: Reader<ServerVersion> = (body, header) => {
  const read = one(z.object({ version: z.string() }))(body, header)
  if (!read.ok) return read
  const at = Date.parse(header('date') ?? '')
  return { ok: true, value: { version: read.value.version, at: Number.isNaN(at) ? null : at } }
}

/** Reads the release of the server; one that is older than the call answers 404. `maxAgeMs`: see `Call`. */
export function getServerVersion(session: Session, { maxAgeMs }: Pick<Call<unknown>, 'maxAgeMs'> = {}) {
  return session.call({ method: 'GET', path: apiPath('version'), reads: readVersion, maxAgeMs })
}

/** A server is upgraded once in a while. */
const RELEASE_TTL_MS = 60_000

/** Returns the server’s release as it was within the last minute; null where it doesn’t say. */
export async function releaseOf(session: Session): Promise<Release> {
  const answer = await getServerVersion(session, { maxAgeMs: RELEASE_TTL_MS })
  return answer.kind === 'done' ? answer.value.version : null
}

export async function readDraftMarks(session: Session): Promise<DraftMarks> {
  return session.dialect.mergeRequests.drafts(session.offers('drafts') ? await releaseOf(session) : null)
}
