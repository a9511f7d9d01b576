import { isDeepStrictEqual } from 'node:util'
import type { ProjectCall } from '../../http/route.ts'
import { type Integration, integrationOf, saveIntegration } from '../../state/integrations.ts'
import { timestamp } from '../../world.ts'
import type { Kind } from './kinds.ts'
import { noSettings, settingsAfter } from './settings.ts'

/**
 * Sets what is sent and keeps the rest; answers what really changed. No call to the other service is made: a sandbox
 * has nobody to reach.
 */
export function setIntegration(call: ProjectCall, kind: Kind, stored: Integration | undefined) {
  const { world, project } = call
  const next = settingsAfter(kind, stored, call.params, world.mode)
  const isSame = stored?.active === next.active && isDeepStrictEqual(stored.properties, next.properties)
  if (!isSame) saveIntegration(world.database, project.id, { slug: kind.slug, ...next }, timestamp(world))
  return {
    after: integrationOf(world.database, project.id, kind.slug),
    effect: isSame ? undefined : 'integration set',
  }
}

/** Takes every setting away and switches it off; answers what really changed. */
export function removeIntegration(call: ProjectCall, kind: Kind, stored: Integration | undefined) {
  const properties = noSettings(kind)
  if (!stored || isDeepStrictEqual(stored.properties, properties)) return undefined
  const off = { slug: kind.slug, active: false, properties }
  saveIntegration(call.world.database, call.project.id, off, timestamp(call.world))
  return 'integration removed'
}
