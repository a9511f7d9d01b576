import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'

interface Asset {
  readonly type: string
  readonly body: string
}

export const styleNames = 'page sidebar messages blocks emoji chart controls composer panels dialogs'.split(
  ' ',
)

const styles = new Set(styleNames.map((name) => `${name}.css`))
const scripts = z.array(z.tuple([z.string(), z.string()]))

export function createAssets(): (name: string) => Promise<Asset | undefined> {
  let client: Promise<ReadonlyMap<string, string>> | undefined
  return async (name) => {
    if (styles.has(name)) return { type: 'text/css', body: await readAsset(name) }
    if (name === 'icon.svg') return { type: 'image/svg+xml', body: await readAsset(name) }
    if (name === 'renderer.css') return { type: 'text/css', body: await rendererStyle() }
    if (!name.startsWith('client/')) return undefined
    client ??= clientScripts()
    const body = (await client).get(name.slice('client/'.length))
    return body === undefined ? undefined : { type: 'text/javascript', body }
  }
}

function readAsset(name: string): Promise<string> {
  return readFile(new URL(`./assets/${name}`, import.meta.url), 'utf8')
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
