import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { faultsIn, faultsOf } from './faults.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFile(join(root, file), 'utf8')
const ci = await read('.github/workflows/ci.yml')
const release = await read('.github/workflows/release.yml')

test('nothing is wrong in the workflows', async () => {
  const faults = await Promise.all(['ci', 'release'].map((name) => faultsIn(`.github/workflows/${name}.yml`)))
  expect(faults).toEqual([[], []])
})

test.each([
  ['needs: ci', 'needs: tests', 'does not exist'],
  ['timeout-minutes', 'timeout', 'unexpected key "timeout"'],
  ['steps.build.outputs', 'steps.built.outputs', '"built" is not defined'],
  ['run: cosign sign --yes "$IMAGE@$DIGEST"', `run: echo \${{ github.head_ref }}`, 'potentially untrusted'],
  ['login-action@4907a6ddec9925e35a0a9e82d7399ccc52663121 # v4.1.0', 'login-action@v4', 'not pinned'],
])('%s, made %s, is found', async (before, after, said) => {
  expect(release).toContain(before)
  expect((await faultsOf('release.yml', release.replace(before, after))).join('\n')).toContain(said)
})

const Job = z.object({
  permissions: z.record(z.string(), z.string()).optional(),
  needs: z.string().optional(),
  uses: z.string().optional(),
  container: z.string().optional(),
  steps: z
    .array(z.looseObject({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() }))
    .default([]),
})
const Workflow = z.object({
  permissions: z.strictObject({ contents: z.literal('read') }),
  jobs: z.record(z.string(), Job),
})

test('a release is tested, and its image has two architectures, an SBOM, its provenance and a signature', () => {
  const { jobs } = Workflow.parse(parse(release))
  expect(jobs.ci?.uses).toBe('./.github/workflows/ci.yml')
  expect(jobs.release?.needs).toBe('ci')
  const built = jobs.release?.steps.find(({ uses }) => uses?.startsWith('docker/build-push-action@'))
  expect(built?.with).toMatchObject({
    platforms: 'linux/amd64,linux/arm64',
    sbom: true,
    provenance: 'mode=max',
    push: true,
  })
  expect(release).toContain('cosign sign --yes "$IMAGE@$DIGEST"')
})

test('the same tests run on GitHub and on GitLab', async () => {
  const gitlab = z
    .looseObject({ ci: z.looseObject({ image: z.string(), script: z.array(z.string()) }) })
    .parse(parse(await read('.gitlab-ci.yml'))).ci
  const { ci: job } = Workflow.parse(parse(ci)).jobs
  expect(gitlab.image).toBe(job?.container)
  expect(gitlab.script).toContain('bash .ci/run')
  expect(job?.steps).toContainEqual({ run: 'bash .ci/run' })
})

test('the notes of a release are what the changelog says of its version', async () => {
  const run = promisify(execFile)
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await read('package.json')))
  const { stdout } = await run(join(root, '.ci/release-notes'), [version])
  expect(stdout).toContain('The first release')
  expect(stdout).not.toContain(`## ${version}`)
  await expect(run(join(root, '.ci/release-notes'), ['0.0.1'])).rejects.toThrow('says nothing of 0.0.1')
})

test('Renovate leaves the packages whose next version is another one, or another Node', async () => {
  const { packageRules } = z
    .object({
      packageRules: z.array(
        z.object({ matchPackageNames: z.array(z.string()), allowedVersions: z.string() }),
      ),
    })
    .parse(JSON.parse(await read('renovate.json')))
  const allowed = Object.fromEntries(
    packageRules.map((rule) => [rule.matchPackageNames[0], rule.allowedVersions]),
  )
  expect(allowed).toEqual({ emulate: '<1', node: '/^24\\./' })
})

const Form = z.strictObject({
  name: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  body: z.array(
    z.strictObject({
      type: z.enum(['textarea', 'input', 'dropdown']),
      id: z.string(),
      attributes: z.strictObject({
        label: z.string(),
        description: z.string().optional(),
        placeholder: z.string().optional(),
        options: z.array(z.string()).optional(),
        render: z.literal('text').optional(),
      }),
      validations: z.strictObject({ required: z.boolean() }).optional(),
    }),
  ),
})

test.each(['bug', 'idea'])('the issue form %s is one that GitHub shows', async (name) => {
  const { body } = Form.parse(parse(await read(`.github/ISSUE_TEMPLATE/${name}.yml`)))
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length)
})
