import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Every table that a command writes gets a column, as a later version would add it. */
const WRITTEN = ['accounts', 'operations', 'posts', 'pending_requests', 'cards', 'digest_slots', 'leases']

const EXPANDS = `async (transaction) => {
    await transaction.schema.createTable('later').addColumn('id', 'text').execute()
    for (const table of ${JSON.stringify(WRITTEN)})
      await transaction.schema
        .alterTable(table)
        .addColumn('later_words', 'text')
        .addColumn('later_count', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
  },`

const CONTRACTS = `Object.assign(
    async (transaction: StoreTransaction) => {
      await transaction.schema.alterTable('posts').dropColumn('later_words').execute()
      await transaction.schema.dropTable('later').execute()
    },
    { needs: 2 },
  ),`

/** Versions of the bot after this one: what each migration after ours does to the store. */
const later = { expanded: [EXPANDS], contracted: [EXPANDS, CONTRACTS] }

/** Makes a copy of the code, with the migrations of that later version; returns its folder. */
export async function laterVersion(name: keyof typeof later, folder: string): Promise<string> {
  const copy = join(folder, name)
  await mkdir(copy)
  await cp(join(root, 'src'), join(copy, 'src'), { recursive: true })
  for (const file of ['package.json', 'manifest.yml', 'node_modules'])
    await symlink(join(root, file), join(copy, file))
  const file = join(copy, 'src/store/migrate.ts')
  const code = await readFile(file, 'utf8')
  const parts = code.split('\n]\n')
  const [list = '', rest = ''] = parts
  if (parts.length !== 2) throw new Error('The list of migrations is not where it was.')
  await writeFile(file, `${list}\n  ${later[name].join('\n  ')}\n]\n${rest}`)
  return copy
}
