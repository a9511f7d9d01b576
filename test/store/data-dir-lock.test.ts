import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { lockDataDir } from '../../src/store/data-dir-lock.ts'
import { StoreError } from '../../src/store/store-error.ts'
import { temporaryFile } from './temporary.ts'

const aFolder = () => dirname(temporaryFile())

/** Another process that has the folder. */
async function holderOf(folder: string) {
  const child = spawn(process.execPath, [
    '--expose-gc',
    join(import.meta.dirname, 'folder-holder.ts'),
    folder,
  ])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

it('a second process is refused and told which one has the folder, and gets it when that one was killed', async () => {
  const folder = aFolder()
  const began = Date.now()
  const holder = await holderOf(folder)
  let words = ''
  try {
    lockDataDir(folder)
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError)
    words = String(error)
  }
  const [, since = ''] = /since (.+) UTC/.exec(words) ?? []
  expect(Math.abs(Date.parse(`${since.replace(' ', 'T')}Z`) - began)).toBeLessThan(60_000)
  expect(words).toContain(
    `Another process uses the store in ${folder}: process ${holder.pid} on ${hostname()}, since`,
  )
  expect(words).toContain('Nothing was changed.')
  holder.kill('SIGKILL')
  await once(holder, 'close')
  lockDataDir(folder).release()
})

it('it is held as long as the process lives, also when nothing but the process knows of it', async () => {
  const folder = aFolder()
  const holder = await holderOf(folder)
  // Collects its garbage twenty times a second.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(() => lockDataDir(folder)).toThrow(`process ${holder.pid}`)
})

it('in one process it is taken once, and again when it was released', () => {
  const folder = aFolder()
  const use = lockDataDir(folder)
  expect(() => lockDataDir(folder)).toThrow(`process ${process.pid}`)
  use.release()
  lockDataDir(folder).release()
})

it('its files are for nobody else, and one that says nothing sensible holds nothing up', () => {
  const folder = aFolder()
  const use = lockDataDir(folder)
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600)
  writeFileSync(join(folder, 'greenlight.lock.holder'), '{"pid":')
  expect(() => lockDataDir(folder)).toThrow('one that has just started')
  use.release()
})

it('a folder that cannot be used is refused with the reason', () => {
  const folder = aFolder()
  writeFileSync(folder, 'a file where the folder should be')
  expect(() => lockDataDir(folder)).toThrow(new RegExp(`^The folder ${folder} cannot be used for a store: `))
})
