import type { IntegrationBody } from '../../forge/integrations.ts'
import type { Integration, IntegrationChange } from '../../model/integration.ts'
import { type Edition, integrationKind, plainOf, secretsOf } from '../../model/integration-kinds.ts'
import { wireValue } from '../../model/integration-value.ts'
import { integrationView, presentValue } from '../../model/integration-view.ts'

/**
 * Returns the request body: the person’s values, the entered secrets, and the existing values that they left
 * alone, because a server may treat the body as the whole. A blank is sent only to clear a value.
 */
export function bodyOf(
  { name, values, secrets }: IntegrationChange,
  told: Integration | null,
  edition: Edition,
): IntegrationBody {
  const body: Record<string, string | number | boolean> = {}
  for (const parameter of integrationKind(name, edition).parameters) {
    const present = parameter.secret ? '' : presentValue(parameter, told)
    // The call itself turns it on, unless a value says otherwise.
    const kept = parameter.name === 'active' ? '' : present
    const text = (parameter.secret ? secrets : values)[parameter.name] ?? kept
    if (text !== '' || present !== '') body[parameter.name] = wireValue(parameter, text)
  }
  if (values.active === undefined) delete body.active
  return body
}

/** Returns the labels of values that differ from the sent ones, and whether a sent secret cannot be seen. */
export function compare(
  told: Integration | null,
  { name, secrets }: IntegrationChange,
  body: IntegrationBody,
  edition: Edition,
): { readonly differs: readonly string[]; readonly unseen: boolean } {
  const kind = integrationKind(name, edition)
  const view = integrationView(0, name, told, edition)
  const differs = plainOf(kind)
    .filter((parameter) => {
      const sent = body[parameter.name]
      const seen = wireValue(parameter, presentValue(parameter, told))
      // An empty value counts as a no.
      return sent !== undefined && seen !== sent && !(sent === false && seen === '')
    })
    .map(({ label }) => label)
  if (view.state === 'never set') differs.push('On')
  const sentSecrets = secretsOf(kind).filter((parameter) => secrets[parameter.name])
  const seen = sentSecrets.map((parameter) => presentValue(parameter, told))
  return {
    differs: [
      ...differs,
      ...sentSecrets
        .filter(({ name: secret }, at) => isOther(seen[at], secrets[secret]))
        .map(({ label }) => label),
    ],
    unseen: seen.some((text) => text === '' || isMask(text)),
  }
}

function isOther(seen: string | undefined, sent: string | undefined): boolean {
  return seen !== undefined && seen !== '' && !isMask(seen) && seen.trim() !== sent?.trim()
}

/** True for a mask: a forge may show asterisks instead of a secret. */
function isMask(text: string): boolean {
  return /^[*•●x]+$/i.test(text)
}
