import { writeSync } from 'node:fs'
import { lockDataDir } from '../../src/store/data-dir-lock.ts'

// Takes the folder, says so, and keeps it until it is killed.
const [, , folder = ''] = process.argv
lockDataDir(folder)
writeSync(1, 'taken\n')
setInterval(() => globalThis.gc?.(), 50)
