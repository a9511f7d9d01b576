import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { choice, integer, json, type Params, refuse, text } from '../../http/answer.ts'
import { masterRoute, type ProjectCall, type Route } from '../../http/route.ts'
import { columnsOf, type Mode } from '../../mode.ts'
import { INTEGRATIONS, type Integration, type Setting } from '../../state/integrations.ts'
import { timestamp, type World } from '../../world.ts'

const url = z.string().refine((address) => /^https?:\/\/[^\s]+$/i.test(address) && URL.canParse(address))

const parameter = z
  .object({
    name: z.string(),
    type: z.enum(['text', 'url', 'switch', 'word', 'number']),
    required: z.boolean().default(false),
    /** Masked in the ledger; a password is also shown to administrators only, as on servers of that time. */
    secret: z.enum(['token', 'password']).optional(),
    /** Value before it is set. */
    preset: z.string().optional(),
    words: z.array(z.string()).default([]),
    least: z.number().default(0),
    most: z.number().default(0),
  })
  .transform(({ type, words, least, most, ...about }) => {
    const number = integer.refine((sent) => sent >= least && sent <= most)
    const types = { text, url, switch: choice, word: z.enum(words), number }
    const value: z.ZodType<Setting> = types[type]
    return { ...about, value }
  })

const kind = z.object({
  slug: z.string(),
  title: z.string(),
  /** Accepts `active`, which switches it on or off. */
  switchable: z.boolean().default(false),
  parameters: z.array(parameter),
})
export type Kind = z.infer<typeof kind>

/** Kinds of the API document, with their replacements and the parameters of today. */
const KINDS = z
  .object({ document: z.array(kind), gone: z.array(z.string()), changed: z.array(kind) })
  .parse(JSON.parse(readFileSync(new URL('./kinds.json', import.meta.url), 'utf8')))

export function kindToday(slug: string): Kind | undefined {
  const known = [...KINDS.changed, ...KINDS.document].find((one) => one.slug === slug)
  return KINDS.gone.includes(slug) ? undefined : known
}

/** Names of tokens, keys and passwords in any integration's settings. */
export const SECRET_NAMES: ReadonlySet<string> = new Set(
  KINDS.document.flatMap(({ parameters }) =>
    parameters.filter(({ secret }) => secret).map(({ name }) => name),
  ),
)

function view(call: ProjectCall) {
  const { kind, stored } = findKind(call)
  return json(200, entity(call, kind, stored))
}

function setKind(call: ProjectCall) {
  const { kind, stored } = findKind(call)
  const { after, effect } = setIntegration(call, kind, stored)
  return json(200, call.world.mode.setAnswer === 'true' ? true : entity(call, kind, after), effect)
}

function remove(call: ProjectCall) {
  const { kind, stored } = findKind(call)
  return json(200, true, removeIntegration(call, kind, stored))
}

function findKind({ world, project, path }: ProjectCall) {
  // Servers of that time took underscores for dashes.
  const slug = path.get('slug')?.replaceAll('_', '-')
  const kind = KINDS.document.find((known) => known.slug === slug)
  if (!kind) throw refuse(404, '404 Service Not Found')
  return { kind, stored: world.database.find(INTEGRATIONS, { project_id: project.id, slug: kind.slug }) }
}

/** Shows an integration, even one never set; servers of that time showed tokens and hid passwords. */
function entity({ user, world }: ProjectCall, kind: Kind, stored: Integration | undefined) {
  const properties = stored?.properties ?? {}
  const passwords = kind.parameters.filter(({ secret }) => secret === 'password')
  const shown = Object.entries(properties).filter(
    ([name]) => user.admin || !passwords.some((password) => password.name === name),
  )
  return {
    id: stored?.id ?? null,
    title: properties.title || kind.title,
    created_at: stored?.created_at ?? null,
    updated_at: stored?.updated_at ?? null,
    active: stored?.active ?? false,
    ...columnsOf('v3 integration', kind),
    ...deliveryField(world, stored),
    properties: Object.fromEntries(shown),
  }
}

/** A field of the sandbox alone: how its deliveries went; left out before the first one. */
export function deliveryField(world: World, stored: Integration | undefined) {
  const last = stored?.active ? world.lastDelivery(stored.id) : undefined
  return last ? { last_delivery: last } : {}
}

export const integrationRoutes: readonly Route[] = [
  masterRoute('GET', '/services/:slug', view),
  masterRoute('PUT', '/services/:slug', setKind),
  masterRoute('DELETE', '/services/:slug', remove),
]

/** Sets the sent values and keeps the rest; returns the effect. It makes no call to the integrated service. */
export function setIntegration(call: ProjectCall, kind: Kind, stored: Integration | undefined) {
  const { database, mode } = call.world
  const next = settingsAfter(kind, stored, call.params, mode)
  if (stored?.active === next.active && isDeepStrictEqual(stored.properties, next.properties))
    return { after: stored, effect: undefined }
  const changed = { ...next, updated_at: timestamp(call.world) }
  const isCleared = Object.values(stored?.properties ?? {}).every((value) => value === null)
  if (stored && !isCleared) {
    database.update('integrations', stored.id, changed)
    return { after: { ...stored, ...changed }, effect: 'integration set' }
  }
  // A new one in the place of a removed one has no deliveries yet, and calls of the old one are not its own.
  if (stored) database.remove('integrations', { id: stored.id })
  const made = { project_id: call.project.id, slug: kind.slug, created_at: changed.updated_at }
  return { after: database.add(INTEGRATIONS, { ...made, ...changed }), effect: 'integration set' }
}

/** Clears every setting and switches it off; returns the effect. */
export function removeIntegration(call: ProjectCall, kind: Kind, stored: Integration | undefined) {
  const properties = Object.fromEntries(kind.parameters.map(({ name }) => [name, null]))
  if (!stored || isDeepStrictEqual(stored.properties, properties)) return undefined
  const off = { active: false, properties, updated_at: timestamp(call.world) }
  call.world.database.update('integrations', stored.id, off)
  return 'integration removed'
}

/** Computes the settings of an integration after a call with `params`; refuses missing or invalid ones. */
function settingsAfter(kind: Kind, before: Integration | undefined, params: Params, mode: Mode) {
  const missing = kind.parameters.find(({ name, required }) => required && isBlank(params[name]))
  if (missing) throw refuse(...mode.blankSetting(missing.name))
  const properties: Record<string, Setting> = { ...before?.properties }
  for (const { name, value, preset } of kind.parameters) {
    if (!isBlank(params[name])) {
      const read = value.safeParse(params[name])
      if (!read.success) throw refuse(...mode.wrongSetting)
      properties[name] = read.data
    } else if (params[name] !== undefined && mode.blankEmpties) properties[name] = ''
    if (preset !== undefined && isBlank(properties[name])) properties[name] = preset
  }
  return { active: isActive(kind, params, mode), properties }
}

/** Setting an integration switches it on unless the call says otherwise, where it can. */
function isActive(kind: Kind, { active }: Params, mode: Mode): boolean {
  if (!kind.switchable || !mode.settableInactive || isBlank(active)) return true
  const read = choice.safeParse(active)
  if (!read.success) throw refuse(...mode.wrongSetting)
  return read.data
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
