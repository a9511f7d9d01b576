import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../..')
/** Beside the lock: only a full bench needs it. */
const home = join(root, 'node_modules/.tsx')
const VERSION = '4.23.15'
const loader = join(home, 'node_modules/tsx/dist/loader.mjs')

interface Tsx {
  /** Flags of Node. */
  readonly flags: string[]
  /** Where Node keeps the compiled code of all modules. */
  readonly keeping: { readonly NODE_COMPILE_CACHE: string }
  /** As tsx comes: only itself keeps something. */
  readonly stock: { readonly NODE_DISABLE_COMPILE_CACHE: '1' }
}

/**
 * How tsx starts a program; null where it cannot be installed.
 *
 * Each way of a start keeps what it can, and the first start of each is not measured. tsx keeps the JavaScript that
 * esbuild made of each file, in the system's temporary folder. Node keeps the compiled code of every module, in
 * node_modules/.cache/compiled for the bot as it is and as prebuilt JavaScript, whose files have names of their own;
 * for tsx in its own folder: both make other JavaScript of the same file, and would replace each other's. The bot turns
 * that on by itself; a program that does not is the stock one.
 */
export function installTsx(): Tsx | null {
  if (!existsSync(loader)) {
    mkdirSync(home, { recursive: true })
    const flags = ['--no-save', '--no-package-lock', '--no-fund', '--no-audit']
    spawnSync('npm', ['install', '--prefix', home, ...flags, `tsx@${VERSION}`], {
      cwd: root,
      stdio: 'ignore',
    })
    if (!existsSync(loader)) return null
  }
  return {
    // In the process itself: the command line of tsx is a second process.
    flags: ['--import', pathToFileURL(loader).href],
    keeping: { NODE_COMPILE_CACHE: join(home, 'compiled') },
    stock: { NODE_DISABLE_COMPILE_CACHE: '1' },
  }
}
