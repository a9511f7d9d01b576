import { refuse } from '../../http/answer.ts'
import { choice } from '../../http/fields.ts'
import type { Params } from '../../http/params.ts'
import type { Mode } from '../../mode.ts'
import type { Integration, Setting, Settings } from '../../state/integrations.ts'
import type { Kind } from './kinds.ts'

/** What an integration is set to after a call that sent `params`; refuses what is missing or wrong. */
export function settingsAfter(
  kind: Kind,
  before: Integration | undefined,
  params: Params,
  mode: Mode,
): { active: boolean; properties: Settings } {
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

/** What is left when everything that was set is removed. */
export function noSettings(kind: Kind): Settings {
  return Object.fromEntries(kind.parameters.map(({ name }) => [name, null]))
}

/** Setting an integration switches it on, unless it says otherwise where it can. */
function isActive(kind: Kind, { active }: Params, mode: Mode): boolean {
  if (!kind.switchable || !mode.settableInactive || isBlank(active)) return true
  const read = choice.safeParse(active)
  if (!read.success) throw refuse(...mode.wrongSetting)
  return read.data
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
