import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Expression, parseSync, Visitor } from 'oxc-parser'
import { checkSync } from 'recheck'

/** A regular expression where it stands in the source; `pattern` is null when only a run could tell it. */
export interface Placed {
  /** `interactions/parse-command.ts:12` */
  readonly where: string
  readonly pattern: string | null
  readonly flags: string
}

/** One that must be changed, and why. */
export interface Fault {
  readonly where: string
  readonly expression: string
  readonly why: string
}

export interface Checked {
  /** How many different expressions were looked at. */
  readonly count: number
  readonly faults: readonly Fault[]
}

/** The search counts steps and not time, so that a busy machine comes to the same verdict. */
const BY_STEPS = { timeout: 120_000, incubationTimeout: null } as const

/** Every regex literal and every `RegExp(…)` of the TypeScript files below a folder. */
export function expressionsIn(folder: string): Placed[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).toSorted()
  return files.flatMap((file) => expressionsOf(file, readFileSync(join(folder, file), 'utf8')))
}

function expressionsOf(file: string, source: string): Placed[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: Placed[] = []
  const whereOf = (start: number) => `${file}:${source.slice(0, start).split('\n').length}`
  const made = (node: { callee: Expression; arguments: readonly { type: string }[]; start: number }) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
    const [pattern, flags] = node.arguments.map(textOf)
    const known = pattern !== undefined && flags !== null
    found.push({ where: whereOf(node.start), pattern: known ? pattern : null, flags: flags ?? '' })
  }
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      found.push({ where: whereOf(node.start), ...node.regex })
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(program)
  return found
}

/** The text of a literal; null for anything else. */
function textOf(node: { readonly type: string; readonly value?: unknown }): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

/** Looks at each different expression once. */
export function checkExpressions(placed: readonly Placed[]): Checked {
  const verdicts = new Map<string, string | null>()
  const faults = placed.flatMap(({ where, pattern, flags }): Fault[] => {
    if (pattern === null)
      return [{ where, expression: 'RegExp(…)', why: 'write it as a literal, so that it can be checked' }]
    const expression = `/${pattern}/${flags}`
    const why = verdicts.get(expression) ?? (verdicts.has(expression) ? null : verdictOn(pattern, flags))
    verdicts.set(expression, why)
    return why === null ? [] : [{ where, expression, why }]
  })
  return { count: verdicts.size, faults }
}

/** What is wrong with an expression; null when nothing is. */
function verdictOn(pattern: string, flags: string): string | null {
  const verdict = checkSync(pattern, flags, BY_STEPS)
  switch (verdict.status) {
    case 'safe':
      return null
    case 'unknown':
      return `it cannot be told whether it is safe (${verdict.error.kind}): make it simpler`
    case 'vulnerable':
      return `${verdict.complexity.summary} time, for example on ${verdict.attack.pattern}`
  }
}
