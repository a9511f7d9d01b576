import { join } from 'node:path'
import { checkExpressions, expressionsIn } from './expressions.ts'

/**
 * `node test/regex/check.ts [folder]`: looks for regular expressions that a hostile text can keep busy, in src
 * or the folder; names each with a text that shows it, and ends with status 1 when there is one.
 */
const folder = process.argv[2] ?? join(import.meta.dirname, '../../src')
const { count, faults } = checkExpressions(expressionsIn(folder))
for (const { where, expression, why } of faults) process.stdout.write(`${where}: ${expression}\n  ${why}\n`)
process.stdout.write(`Checked ${count} regular expressions: ${faults.length} can be kept busy.\n`)
process.exitCode = faults.length > 0 ? 1 : 0
