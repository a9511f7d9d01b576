import {
  type Edition,
  type IntegrationName,
  integrationKind,
  plainOf,
  secretsOf,
} from '../../src/model/integration-kinds.ts'
import type { Parameter } from '../../src/model/integration-parameter.ts'

/** A made-up right value for a parameter, as it is typed. No service of that name is ever reached. */
function madeUpValue({ name, value }: Parameter): string {
  switch (value.type) {
    case 'url':
      return `https://${name.replaceAll('_', '-')}.example.com/a/:id?q=1`
    case 'boolean':
      return 'yes'
    case 'integer':
      return String(value.max)
    case 'choice':
      return value.choices.at(-1)?.value ?? ''
    case 'words':
      return value.shape ? `ann@example.com${value.joint}bob@example.com` : `one${value.joint}two`
    case 'text':
      return (MADE_UP.find(([shaped]) => shaped === name) ?? [name, `a ${name}`])[1]
  }
}

const MADE_UP = [
  ['default_irc_uri', 'irc://irc.example.com:6697/'],
  ['project_key', 'WEB'],
  ['jira_issue_transition_id', '31'],
] as const

/** A made-up secret that no other text holds. */
function madeUpSecret({ name, value }: Parameter): string {
  const canary = `canary-${name.replaceAll('_', '')}-5up3rs3cr3t`
  return value.type === 'url' ? `https://hooks.example.com/${canary}` : canary
}

/** Right values for everything that a kind takes: what is typed, and what is entered on the page. */
export function madeUp(name: IntegrationName, edition: Edition = 'document') {
  const kind = integrationKind(name, edition)
  const of = (parameters: readonly Parameter[], make: (parameter: Parameter) => string) =>
    Object.fromEntries(parameters.map((parameter) => [parameter.name, make(parameter)]))
  const values = of(plainOf(kind), madeUpValue)
  return {
    values,
    secrets: of(secretsOf(kind), madeUpSecret),
    typed: Object.entries(values)
      .map(([parameter, value]) => (/\s/.test(value) ? `${parameter}="${value}"` : `${parameter}=${value}`))
      .join(' '),
  }
}
