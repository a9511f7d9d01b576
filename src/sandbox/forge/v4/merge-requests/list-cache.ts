import type { Database } from '../../state/database.ts'
import type { MergeRequest } from '../../state/merge-requests.ts'
import { listedMergeRequest } from './entity.ts'
import type { View } from './view.ts'

/** As long as today's servers keep what they have shown in lists, in ms. */
const KEPT_MS = 8 * 3_600_000

type Listed = ReturnType<typeof listedMergeRequest>

const caches = new WeakMap<Database, Map<string, { readonly until: number; readonly shows: Listed }>>()

/**
 * A merge request as the lists of a project show it: for each person as it was when it was first listed since its
 * `updated_at`, so that what changes without that is stale there.
 */
export function cachedInList(view: View, request: MergeRequest): Listed {
  const { world, user } = view
  const cache = caches.get(world.database) ?? new Map()
  caches.set(world.database, cache)
  const key = `${user.id} ${request.id} ${request.updated_at}`
  const kept = cache.get(key)
  if (kept && world.now() < kept.until) return kept.shows
  const shows = listedMergeRequest(view, request)
  cache.set(key, { until: world.now() + KEPT_MS, shows })
  // Only what could be shown is worth keeping.
  shows.catch(() => cache.delete(key))
  return shows
}

/** The labels as records, which servers never take from the cache. Their ids are places in this list. */
export function withLabelDetails(listed: Awaited<Listed>) {
  const labels = listed.labels.map((name, nth) => ({
    id: nth + 1,
    name,
    color: '#6699cc',
    description: null,
    description_html: '',
    text_color: '#FFFFFF',
  }))
  return { ...listed, labels }
}
