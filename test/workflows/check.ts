import { globSync } from 'node:fs'
import { join } from 'node:path'
import { faultsIn } from './faults.ts'

/** `node test/workflows/check.ts`: names what is wrong in the workflows, and ends with status 1 when anything is. */
const files = globSync('.github/workflows/*.yml', { cwd: join(import.meta.dirname, '../..') })
const faults = (await Promise.all(files.map(faultsIn))).flat()
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(`Checked ${files.length} workflows.\n`)
process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0
