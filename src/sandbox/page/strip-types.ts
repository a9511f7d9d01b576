import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

// Runs in a worker of its own, where the warning that stripping is experimental can be switched off.
const folder = new URL(String(workerData))
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => [name, stripTypeScriptTypes(readFileSync(new URL(name, folder), 'utf8'))])
parentPort?.postMessage(scripts)
