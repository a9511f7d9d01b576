import { writeSync } from 'node:fs'
import { takeFolder } from '../../src/store/sole-process.ts'

// Takes the folder, says so, and keeps it until it is killed.
const [, , folder = ''] = process.argv
takeFolder(folder)
writeSync(1, 'taken\n')
setInterval(() => globalThis.gc?.(), 50)
