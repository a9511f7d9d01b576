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
}

/**
 * How tsx starts a program; null where it cannot be installed. It keeps the JavaScript that esbuild made of each file in
 * the system's temporary folder; the first start of each is not measured.
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
  }
}
