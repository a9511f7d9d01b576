import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'

interface Asset {
  readonly type: string
  readonly body: string
}

const folder = new URL('./assets/', import.meta.url)
const names = new Set(readdirSync(folder))
const types: Readonly<Record<string, string>> = { '.css': 'text/css', '.svg': 'image/svg+xml' }
const scripts = z.array(z.tuple([z.string(), z.string()]))

export function createAssets(): (name: string) => Promise<Asset | undefined> {
  let client: Promise<ReadonlyMap<string, string>> | undefined
  return async (name) => {
    const type = names.has(name) ? types[extname(name)] : undefined
    if (type) return { type, body: await readFile(new URL(name, folder), 'utf8') }
    if (name === 'renderer.css') return { type: 'text/css', body: await rendererStyle() }
    if (!name.startsWith('client/')) return undefined
    client ??= clientScripts()
    const body = (await client).get(name.slice('client/'.length))
    return body === undefined ? undefined : { type: 'text/javascript', body }
  }
}

/** The renderer's own sheet, below ours in rank; its id, which may appear on a page only once, becomes a class. */
async function rendererStyle(): Promise<string> {
  const path = createRequire(import.meta.url).resolve('slack-blocks-to-jsx/dist/style.css')
  const css = await readFile(path, 'utf8')
  // Three times the class, so that these rules still outrank the sheet's two-class reset.
  const scoped = css.replaceAll('#slack_blocks_to_jsx ', `${'.slack_blocks_to_jsx'.repeat(3)} `)
  return `@layer renderer {${scoped.replaceAll('!important', '')}}`
}

async function clientScripts(): Promise<ReadonlyMap<string, string>> {
  const worker = new Worker(new URL('./strip-types.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    workerData: new URL('./client/', import.meta.url).href,
  })
  const [message] = await once(worker, 'message')
  return new Map(scripts.parse(message))
}
