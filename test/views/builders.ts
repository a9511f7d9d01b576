import { globSync, readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

const SRC = join(import.meta.dirname, '../../src')

/** Where words for people are made. */
const FOLDERS = ['views', 'commands', 'interactions', 'notifications', 'jobs', 'durable']

/** Types of what people read, or of a part of it. */
const SHOWN =
  /^(?:Promise<)?(?:Reply|Card|Message|Modal|(?:Modal|Home)View|Blocks(?:\[number\])?|KnownBlock|\w+Block|RichText\w*|Button|Element|PlainTextElement|Words|Parts)(?:\[\])*(?: \| null)?>?$/

/**
 * Every function that builds what people read: all that views/ exports, all elsewhere with such a type, and how
 * each verb renders. By name, as `interactions/help.ts nounHelp`; of several renders in one file, as many must run.
 */
export function builders(): string[] {
  return globSync(`{${FOLDERS.join()}}/**/*.ts`, { cwd: SRC }).toSorted().flatMap(buildersOf)
}

function buildersOf(file: string): string[] {
  const source = readFileSync(join(SRC, file), 'utf8')
  const found = new Set<string>()
  const renders: string[] = []
  const typed = (start: number, end: number) => SHOWN.test(source.slice(start, end).replace(/^:\s*/, ''))
  const { program } = parseSync(file, source)
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      const isBuilder = file.startsWith('views/') && declaration?.type === 'FunctionDeclaration'
      if (isBuilder && declaration.id) found.add(`${file} ${declaration.id.name}`)
    },
    FunctionDeclaration({ id, returnType }) {
      if (id && returnType && typed(returnType.start, returnType.end)) found.add(`${file} ${id.name}`)
    },
    Property({ key, value }) {
      const isFunction = value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression'
      if (key.type === 'Identifier' && key.name === 'render' && isFunction) renders.push(`${file} render`)
    },
  }).visit(program)
  return [...found, ...numbered(renders)]
}

/** Tells several of one name apart, such as the renders of the verbs of one file: `render`, `render 2`. */
function numbered(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name).values()].flatMap((same) =>
    same.map((name, index) => (index === 0 ? name : `${name} ${index + 1}`)),
  )
}

/** Notes from now on which functions of src run, under the same names. */
export async function noteRuns(): Promise<() => Promise<Set<string>>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    session.disconnect()
    return new Set(
      result.flatMap(({ url, functions }) => {
        const [, file] = url.split('/src/')
        if (!url.startsWith('file:') || file === undefined) return []
        const ran = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
        return numbered(ran.map(({ functionName }) => `${file} ${functionName}`))
      }),
    )
  }
}
