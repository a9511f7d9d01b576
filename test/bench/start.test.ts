import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startWords } from '../support/main.ts'

const root = join(import.meta.dirname, '../..')
const Loaded = z.object({ files: z.array(z.string()), builtins: z.array(z.string()) })

/** Imports the bot as `npm start` does, and prints the addresses of its files and the parts of Node that it loaded. */
const script = `
  import { registerHooks } from 'node:module'
  const files = []
  registerHooks({
    load(url, context, next) {
      files.push(url)
      return next(url, context)
    },
  })
  await import('./src/app/app.ts')
  process.stdout.write(JSON.stringify({ files, builtins: process.moduleLoadList }))
`

function loaded() {
  const words = [...startWords.slice(0, -1), '--input-type=module', '--eval', script]
  const run = () => execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' })
  // The first one may compile what the second one finds.
  run()
  return Loaded.parse(JSON.parse(run()))
}

test('a start on the embedded store loads no client of PostgreSQL, no second fetch, and nothing that compiles types', () => {
  const { files, builtins } = loaded()
  const packages = new Set(
    files.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []),
  )
  expect(packages).toContain('kysely')
  expect(packages).not.toContain('pg')
  expect(packages).not.toContain('pg-boss')
  expect(builtins.filter((name) => /deps\/(?:undici|amaro)/.test(name))).toEqual([])
})
