import { execFile } from 'node:child_process'
import { copyFile, glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dev: z.boolean().optional(),
      integrity: z.string().startsWith('sha512-').optional(),
      optional: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
    }),
  ),
})

test('each package of the lock has a hash, but for binaries of platforms that its registry does not serve', async () => {
  const lock = lockFile.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
  const unverified = packages.filter(([, { integrity }]) => integrity === undefined)
  expect(packages.length).toBeGreaterThan(300)
  for (const [path, { optional, os, cpu }] of unverified) {
    expect({ path, optional, hasPlatform: os !== undefined && cpu !== undefined }).toEqual({
      path,
      optional: true,
      hasPlatform: true,
    })
    expect(path).toMatch(/^node_modules\/@(?:biomejs\/cli|oxc-parser\/binding)-/)
  }
})

const composeFile = z.object({
  services: z.record(z.string(), z.object({ image: z.string(), build: z.string().optional() })),
})

test('each image is pinned by digest, and runs the Node that the project is tested with', async () => {
  const text = await readFile(join(root, 'deploy/cluster.yaml'), 'utf8')
  const { services } = composeFile.parse(parse(text, { merge: true }))
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8')
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)
  const others = Object.values(services).filter(({ build }) => build === undefined)
  const images = [...others.map(({ image }) => image), ...bases]
  expect(bases.length).toBe(2)
  expect(images.length).toBeGreaterThan(3)
  for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  const { devDependencies } = z
    .object({ devDependencies: z.object({ node: z.string() }) })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  const ofNode = images.filter((image) => image.startsWith('node:'))
  expect(ofNode.length).toBeGreaterThan(0)
  for (const image of ofNode) expect(image).toMatch(`node:${devDependencies.node}-`)
})

describe('the SBOM', () => {
  const run = promisify(execFile)
  const Package = z.object({ name: z.string(), version: z.string() })

  /** A folder with nothing but the list of packages. */
  async function listOnly(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'greenlight-sbom-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    for (const file of ['package.json', 'package-lock.json'])
      await copyFile(join(root, file), join(folder, file))
    return folder
  }

  /** What the words of docs/how-to/operate.md come to, without a registry and with an empty cache. */
  async function listed(): Promise<string[]> {
    const docs = await readFile(join(root, 'docs/how-to/operate.md'), 'utf8')
    const [, words = ''] = /```sh\n([^`]*npm sbom[^`]*)```/.exec(docs) ?? []
    const cwd = await listOnly()
    const env = { ...process.env, npm_config_offline: 'true', npm_config_cache: join(cwd, 'cache') }
    const { stdout } = await run('sh', ['-ec', words], { cwd, env, maxBuffer: 2 ** 24 })
    const { components } = z.object({ components: z.array(Package) }).parse(JSON.parse(stdout))
    return components.map(({ name, version }) => `${name}@${version}`).sort()
  }

  test('lists every package of the lock that is not for development alone', async () => {
    const { packages } = lockFile.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
    const shipped = Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
    expect(shipped.length).toBeGreaterThan(100)
    expect(await listed()).toEqual([...new Set(shipped)].sort())
  })

  test('lists what is installed as the README says', async ({ skip }) => {
    const readme = await readFile(join(root, 'README.md'), 'utf8')
    const [install = ''] = /npm ci --omit=dev/.exec(readme) ?? []
    const cwd = await listOnly()
    const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
    const [program = '', ...words] = install.split(' ')
    try {
      await run(program, [...words, ...quiet], { cwd })
    } catch (error) {
      if (!String(error).includes('ENOTCACHED')) throw error
      skip('npm’s cache does not have the packages.')
    }
    const installed = new Set<string>()
    for await (const file of glob('**/node_modules/{*,@*/*}/package.json', { cwd })) {
      const found = Package.safeParse(JSON.parse(await readFile(join(cwd, file), 'utf8')))
      if (found.success) installed.add(`${found.data.name}@${found.data.version}`)
    }
    expect(await listed()).toEqual([...installed].sort())
  })
})
