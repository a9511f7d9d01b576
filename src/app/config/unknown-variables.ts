import { nearest } from '../../commands/parse/did-you-mean.ts'
import type { Environment } from './environment.ts'
import { settings } from './variables.ts'

const NAMES = Object.keys(settings)
const OURS = /^(?:SLACK|FORGE|GREENLIGHT|SANDBOX)_/
/** Variables that Kubernetes sets for a Service “greenlight”, that compose.yaml sets, and that Slack’s CLI sets. */
const SET_BY_OTHERS = /^(?:GREENLIGHT_(?:PORT|SERVICE_(?:HOST|PORT))(?:_|$)|SLACK_CLI_)/
/** Shorter names are near too many of other programs. */
const MIN_LENGTH = 8

/** Returns one line for each variable that looks like a setting and is none. */
export function unknownVariables(environment: Environment = process.env): string[] {
  return Object.keys(environment).flatMap((name) => {
    if (NAMES.includes(name) || SET_BY_OTHERS.test(name)) return []
    const meant = name.length < MIN_LENGTH ? null : nearest(name, NAMES)
    if (meant === null && !OURS.test(name)) return []
    const hint = meant === null ? 'docs/reference/settings.md lists them' : `did you mean ${meant}?`
    return [`${name} is set, but is no setting of Greenlight: ${hint}`]
  })
}
