import type { IntegrationBody } from '../../forge/integrations.ts'
import type { Integration, IntegrationChange } from '../../model/integration.ts'
import { type Edition, integrationKind, plainOf, secretsOf } from '../../model/integration-kinds.ts'
import { wireValue } from '../../model/integration-value.ts'
import { presentValue, viewOfIntegration } from '../../model/integration-view.ts'

/**
 * Returns the request body: the person’s values, the entered secrets, and the existing values that they left
 * alone, because a server may treat the body as the whole. A blank is sent only to clear a value.
 */
export function bodyOf(
  { name, values, secrets }: IntegrationChange,
  integration: Integration | null,
  edition: Edition,
): IntegrationBody {
  const body: Record<string, string | number | boolean> = {}
  for (const parameter of integrationKind(name, edition).parameters) {
    const present = parameter.secret ? '' : presentValue(parameter, integration)
    // The call itself turns it on, unless a value says otherwise.
    const unchanged = parameter.name === 'active' ? '' : present
    const text = (parameter.secret ? secrets : values)[parameter.name] ?? unchanged
    if (text !== '' || present !== '') body[parameter.name] = wireValue(parameter, text)
  }
  if (values.active === undefined) delete body.active
  return body
}

/** Returns the labels of values that differ from the sent ones, and whether a sent secret cannot be seen. */
export function compare(
  integration: Integration | null,
  { name, secrets }: IntegrationChange,
  body: IntegrationBody,
  edition: Edition,
): { readonly differs: readonly string[]; readonly unseen: boolean } {
  const kind = integrationKind(name, edition)
  const view = viewOfIntegration(0, name, integration, edition)
  const differs = plainOf(kind)
    .filter((parameter) => {
      const sent = body[parameter.name]
      const current = wireValue(parameter, presentValue(parameter, integration))
      // An empty value counts as a no.
      return sent !== undefined && current !== sent && !(sent === false && current === '')
    })
    .map(({ label }) => label)
  if (view.state === 'never set') differs.push('On')
  const sentSecrets = secretsOf(kind).filter((parameter) => secrets[parameter.name])
  const current = sentSecrets.map((parameter) => presentValue(parameter, integration))
  return {
    differs: [
      ...differs,
      ...sentSecrets
        .filter(({ name: secret }, at) => isOther(current[at], secrets[secret]))
        .map(({ label }) => label),
    ],
    unseen: current.some((text) => text === '' || isMask(text)),
  }
}

function isOther(current: string | undefined, sent: string | undefined): boolean {
  return current !== undefined && current !== '' && !isMask(current) && current.trim() !== sent?.trim()
}

function isMask(text: string): boolean {
  return /^[*•●x]+$/i.test(text)
}
