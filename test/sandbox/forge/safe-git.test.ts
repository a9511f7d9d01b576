import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ForgeUnderTest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  // On a disk, as no hook would run in memory on many machines, whoever calls it.
  under = await ForgeUnderTest.start('document', tmpdir())
})
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => under.end())

test('a hook that lies in the repository is not run', async () => {
  const repository = join(under.dir, 'repositories/acme/web.git')
  const witness = join(under.dir, 'hook-was-run')
  await mkdir(join(repository, 'hooks'), { recursive: true })
  for (const name of ['pre-receive', 'update', 'post-receive', 'reference-transaction', 'post-update']) {
    await writeFile(join(repository, 'hooks', name), `#!/bin/sh\ntouch '${witness}'\n`)
    await chmod(join(repository, 'hooks', name), 0o755)
  }
  const clone = await under.clone('acme/web', 'bob')
  await clone.git('push', '--quiet', 'origin', 'HEAD:refs/heads/hooked')
  expect((await under.at(12, 'PUT', '/merge')).status).toBe(200)
  await expect(stat(witness)).rejects.toThrow('ENOENT')
})

test('only the owner can enter the repositories', async () => {
  for (const folder of ['repositories', 'repositories/acme'])
    expect((await stat(join(under.dir, folder))).mode & 0o777).toBe(0o700)
})

test('git variables of the surroundings reach none of the repositories', async () => {
  const names = ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY', 'GIT_CONFIG_GLOBAL', 'GIT_NAMESPACE']
  for (const name of names) vi.stubEnv(name, '/nowhere')
  const started = await ForgeUnderTest.start()
  try {
    expect((await started.at(12, 'PUT', '/merge')).status).toBe(200)
  } finally {
    await started.end()
  }
})

test('a port that is taken is said to be, and nothing keeps running', async () => {
  const { startForge } = await import('../../../src/sandbox/forge/start.ts')
  const port = Number(new URL(under.forge.url).port)
  await expect(startForge({ port, dir: under.dir })).rejects.toThrow('EADDRINUSE')
  expect((await under.mergeRequest(7)).state).toBe('opened')
})
