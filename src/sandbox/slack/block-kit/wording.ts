import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** A finding as Slack words it: `[ERROR] no more than 50 items allowed [json-pointer:/blocks]`. */
export function finding(message: string, path: readonly PropertyKey[]): string {
  return `[ERROR] ${message} [json-pointer:/${path.map(String).join('/')}]`
}

/** What a schema found wrong with `input`, in Slack's words; `base` is where the input hangs in the request. */
export function wordIssues(issues: readonly Issue[], input: unknown, base: readonly string[]): string[] {
  return issues.map((issue) => {
    const value = valueAt(input, issue.path)
    if (value === undefined && issue.path.length > 0 && issue.code !== 'custom') {
      const name = String(issue.path.at(-1))
      return finding(`missing required field: ${name}`, [...base, ...issue.path.slice(0, -1)])
    }
    return finding(sentence(issue, value), [...base, ...issue.path])
  })
}

function sentence(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `must be less than ${Number(issue.maximum) + 1} characters`
        : limit(issue.origin, `no more than ${issue.maximum}`)
    case 'too_small':
      return issue.origin === 'string'
        ? `must be more than ${Number(issue.minimum) - 1} characters`
        : limit(issue.origin, `no less than ${issue.minimum}`)
    case 'unrecognized_keys':
      return `invalid additional property: ${issue.keys.join(', ')}`
    case 'invalid_union':
      return issue.discriminator === undefined
        ? 'no variant of this field fits'
        : `unsupported type: ${String(value)}`
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_type':
      return `must provide a ${issue.expected}`
    case 'custom':
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return issue.message
  }
}

function limit(origin: string, words: string): string {
  return origin === 'array' ? `${words} items allowed` : `must be ${words}`
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }, input)
}
