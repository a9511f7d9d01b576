import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { z } from 'zod'

const Coverage = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(
        z.object({
          ranges: z
            .array(z.object({ startOffset: z.number(), endOffset: z.number(), count: z.number() }))
            .min(1),
        }),
      ),
    }),
  ),
})
const Answer = z.object({ id: z.number().optional(), result: z.unknown() })

/**
 * Names the functions of ours that wait and that ran while something was done, as `src/file.ts name`, by V8's own
 * coverage of a process that was started with `--inspect`. A function inside another that ran counts with it, and one
 * without a name has that of the function around it.
 */
export async function watchFunctions(output: () => string, root: string) {
  const [, inspector = ''] = /Debugger listening on (ws:\S+)/.exec(output()) ?? []
  const socket = new WebSocket(inspector)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting: ((result: unknown) => void)[] = []
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = Answer.parse(JSON.parse(String(data)))
    if (id !== undefined) waiting[id]?.(result)
  })
  const call = (method: string, params = {}) => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const id = waiting.push(resolve) - 1
    socket.send(JSON.stringify({ id, method, params }))
    return promise
  }
  await call('Profiler.enable')
  await call('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

  async function take(): Promise<string[]> {
    const { result } = Coverage.parse(await call('Profiler.takePreciseCoverage'))
    return result.flatMap(({ url, functions }) => {
      const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : ''
      const ranges = functions.map(({ ranges: [whole] }) => whole).filter((whole) => whole && whole.count > 0)
      if (!/^src\/(?!sandbox\/)/.test(file) || ranges.length === 0) return []
      const all = functionsIn(join(root, file))
      const ran = ranges.map(
        (range) => all.toSorted((one, other) => from(range, one) - from(range, other))[0],
      )
      return ran
        .filter(
          (one) => one?.isAsync && !outsideOf(one).some((outer) => outer.isAsync && ran.includes(outer)),
        )
        .map((one) => `${file} ${one?.name}`)
    })
  }

  return {
    async during(doing: () => Promise<unknown>): Promise<ReadonlySet<string>> {
      await take()
      await doing()
      return new Set(await take())
    },
    stop: () => socket.close(),
  }
}

interface FunctionAt {
  readonly start: number
  readonly end: number
  readonly isAsync: boolean
  readonly name: string
  readonly outer: FunctionAt | null
}

function from(
  range: { startOffset: number; endOffset: number } | undefined,
  { start, end }: FunctionAt,
): number {
  return range ? Math.abs(start - range.startOffset) + Math.abs(end - range.endOffset) : 0
}

function outsideOf({ outer }: FunctionAt): readonly FunctionAt[] {
  return outer ? [outer, ...outsideOf(outer)] : []
}

const Node = z.looseObject({ type: z.string(), start: z.number(), end: z.number() })
const Named = z.looseObject({ type: z.string(), name: z.string() })
const parsed = new Map<string, readonly FunctionAt[]>()

function functionsIn(path: string): readonly FunctionAt[] {
  const known = parsed.get(path)
  if (known) return known
  const found: FunctionAt[] = []
  const visit = (value: unknown, named: string | undefined, outer: FunctionAt | null): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, undefined, outer)
      return
    }
    const { data: node } = Node.safeParse(value)
    if (!node) return
    let around = outer
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      const name = nameOf(node.id) ?? named ?? outer?.name ?? ''
      around = { start: node.start, end: node.end, isAsync: node.async === true, name, outer }
      found.push(around)
    }
    const own = nameOf(node.type === 'VariableDeclarator' ? node.id : node.key)
    for (const [key, inner] of Object.entries(node))
      visit(inner, key === 'init' || key === 'value' ? own : undefined, around)
  }
  visit(parseSync(path, readFileSync(path, 'utf8')).program, undefined, null)
  parsed.set(path, found)
  return found
}

function nameOf(node: unknown): string | undefined {
  const { data } = Named.safeParse(node)
  return data && (data.type === 'PrivateIdentifier' ? `#${data.name}` : data.name)
}
