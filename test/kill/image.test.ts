import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { greenlightWords, unreachableWorld } from '../support/main.ts'

/*
 * The image, built and run by Docker or Podman where one of them works. IMAGE_BASE names an image of the engine that
 * stands for the base of the Dockerfile, for a machine without its registry.
 */
const root = join(import.meta.dirname, '../..')
const { IMAGE_BASE } = process.env
const MAX_MS = 900_000
/** What an engine prints when a registry’s host is unknown or does not answer. */
const NO_WAY = /no such host|name resolution|connection refused|network is unreachable|i\/o timeout/i
const NAME = `greenlight-test-${randomBytes(4).toString('hex')}`

const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0)
if (engine === undefined) process.stdout.write('No container engine works here: the image is not built.\n')

/** Runs the engine; returns what it printed. */
async function run(...words: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(engine ?? '', words, { cwd: root })
  return `${stdout}${stderr}`
}

/** Fetches the base of the image; returns false without a way to its registry. @throws When the registry refuses. */
async function fetchBase(base: string): Promise<boolean> {
  try {
    await run('pull', base)
    return true
  } catch (error) {
    if (!NO_WAY.test(String(error))) throw error
    process.stdout.write('No registry of container images can be reached: the image is not built.\n')
    return false
  }
}

test.skipIf(engine === undefined)(
  'the image is built, serves with nothing that it can write but its data, and ends by itself',
  async ({ skip }) => {
    const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8')
    const base = /^FROM (\S+)/m.exec(dockerfile)?.[1] ?? ''
    if (IMAGE_BASE === undefined && !(await fetchBase(base))) skip('no registry')
    const scheme = engine === 'docker' ? 'docker-image' : 'container-image'
    const instead = IMAGE_BASE === undefined ? [] : ['--build-context', `${base}=${scheme}://${IMAGE_BASE}`]
    await run('build', ...instead, '--tag', NAME, '.')
    const port = await freePort()
    const variables = {
      ...unreachableWorld(),
      PORT: String(port),
    }
    try {
      await run(
        'run',
        '--detach',
        '--name',
        NAME,
        '--network',
        'host',
        '--read-only',
        '--tmpfs',
        '/tmp',
        '--cap-drop',
        'ALL',
        '--security-opt',
        'no-new-privileges',
        ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
        NAME,
      )
      await eventually(
        async () => (await run('logs', NAME)).includes('"listening"'),
        () => 'It never listened.',
      )
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
      expect(await run('exec', NAME, 'node', '-p', 'process.getuid()')).toBe('1000\n')
      const first = await run('exec', NAME, 'cat', '/proc/1/cmdline')
      expect(first.split('\0').filter((word) => word !== '')).toEqual([
        'node',
        ...greenlightWords('start').with(-2, '/usr/local/bin/greenlight'),
      ])
      for (const file of ['/app/src/main.ts', '/app/new', '/etc/new'])
        await expect(run('exec', NAME, 'touch', file)).rejects.toThrow()
      // Development packages and the sandbox stay outside.
      await expect(run('exec', NAME, 'ls', '/app/node_modules/vitest')).rejects.toThrow()
      await expect(run('exec', NAME, 'ls', '/app/src/sandbox')).rejects.toThrow()
      await run('stop', '--time', '20', NAME)
      expect((await run('inspect', '--format', '{{.State.ExitCode}}', NAME)).trim()).toBe('0')
    } finally {
      await run('rm', '--force', '--volumes', NAME)
      await run('rmi', '--force', NAME)
    }
  },
  MAX_MS,
)
