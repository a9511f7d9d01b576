import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { commandTable, manifestOf, scopeTable } from '../commands/manifest.ts'
import { settingsTable } from '../config/variables.ts'

/** Writes the files derived from the code: manifest.yml, and the tables of the README. */
const root = join(import.meta.dirname, '../..')
await writeFile(join(root, 'manifest.yml'), stringify(manifestOf(), { lineWidth: 100 }))

const readme = join(root, 'README.md')
const tables = [
  ['commands', commandTable()],
  ['settings', settingsTable()],
  ['scopes', scopeTable()],
] as const
let text = await readFile(readme, 'utf8')
for (const [name, table] of tables) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md has no place for the ${name}`)
  text = `${text.slice(0, from)}${start}\n${table}\n${text.slice(to)}`
}
await writeFile(readme, text)
