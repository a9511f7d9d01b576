import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
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
  const text = await readFile(join(root, 'compose.yaml'), 'utf8')
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
