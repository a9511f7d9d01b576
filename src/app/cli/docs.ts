import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { commandTable, manifestOf, scopeTable } from '../../commands/manifest.ts'
import { settingsTable } from '../config/variables.ts'
import { cliTable } from './commands.ts'

const root = join(import.meta.dirname, '../../..')
await writeFile(join(root, 'manifest.yml'), stringify(manifestOf(), { lineWidth: 100 }))

const tables = [
  ['reference/commands.md', 'commands', commandTable()],
  ['reference/settings.md', 'settings', settingsTable()],
  ['reference/settings.md', 'scopes', scopeTable()],
  ['reference/command-line.md', 'cli', cliTable()],
] as const
for (const [file, name, table] of tables) {
  const path = join(root, 'docs', file)
  const text = await readFile(path, 'utf8')
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/${file} has no place for the ${name}`)
  await writeFile(path, `${text.slice(0, from)}${start}\n${table}\n${text.slice(to)}`)
}
