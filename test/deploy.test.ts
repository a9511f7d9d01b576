import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { commands } from '../src/app/cli/commands.ts'
import { readConfig } from '../src/app/config/config.ts'
import { settings } from '../src/app/config/variables.ts'
import { eventually } from './support/eventually.ts'
import { freePort } from './support/free-port.ts'
import { unreachableWorld } from './support/main.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFile(join(root, file), 'utf8')
/** The longest that a stopping bot takes, in seconds: ten of its work, and what comes before and after. */
const DRAIN_SECONDS = 15

/** The instructions of a Dockerfile, with continued lines joined and comments left out. */
function instructions(text: string): { readonly name: string; readonly rest: string }[] {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
  return lines.flatMap((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    return name === '' ? [] : [{ name, rest }]
  })
}

const Words = z.array(z.string())

/** What the image runs everything with. */
const entrypoint = ['/bin/sh', '-c', 'ulimit -c 0 && exec greenlight "$@"', '--']

describe('the image', async () => {
  const all = instructions(await read('Dockerfile'))
  const last = all.slice(all.findLastIndex(({ name }) => name === 'FROM'))
  const of = (name: string) => last.filter((one) => one.name === name).map(({ rest }) => rest)

  test('is made in stages of one pinned base, and installs no development packages', () => {
    const bases = all.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(' ')[0])
    expect(bases.length).toBe(2)
    expect(new Set(bases).size).toBe(1)
    expect(bases[0]).toMatch(/-trixie-slim@sha256:[0-9a-f]{64}$/)
    const installs = all
      .filter(({ rest }) => rest.includes('"npm"'))
      .map(({ rest }) => Words.parse(JSON.parse(rest)))
    expect(installs.length).toBe(1)
    expect(installs[0]).toEqual(expect.arrayContaining(['npm', 'ci', '--omit=dev', '--ignore-scripts']))
    expect(of('RUN').some((rest) => rest.includes('npm'))).toBe(false)
    expect(of('RUN')).toContain('["ln", "-s", "/app/src/main.ts", "/usr/local/bin/greenlight"]')
  })

  test('runs Node itself, as nobody special, and says whether it is well', async () => {
    expect(of('USER')).toEqual(['1000:1000'])
    expect(of('CMD').map((rest) => Words.parse(JSON.parse(rest)))).toEqual([['start']])
    expect(of('ENTRYPOINT').map((rest) => Words.parse(JSON.parse(rest)))).toEqual([entrypoint])
    expect(of('STOPSIGNAL')).toEqual(['SIGTERM'])
    const named = of('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('=')[0] ?? ''))
    for (const name of named) expect([...Object.keys(settings), 'NODE_ENV']).toContain(name)
    expect(of('HEALTHCHECK')[0]).toContain('/readyz')
    // Whoever can write into the image could change what runs.
    expect(of('COPY').filter((rest) => rest.includes('--chown'))).toEqual([])
  })

  test('gets nothing but the code and the list of packages', async () => {
    const lines = (await read('.dockerignore'))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    expect(lines).toEqual(['*', '!package.json', '!package-lock.json', '!src', 'src/sandbox'])
    expect(of('COPY').map((rest) => rest.split(' ').at(-2))).toEqual([
      '/app/node_modules',
      'package.json',
      'src',
    ])
  })
})

const Lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })

/** A process in a namespace of its own, where that is allowed; there it is the first one, as in a container. */
const canBeFirst = spawnSync('unshare', ['--pid', '--fork', '--kill-child', 'true']).status === 0

describe('what the image holds', () => {
  let folder: string
  let bot: ChildProcess
  let output = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'greenlight-image-'))
    const isSandbox = (path: string) => path === join(root, 'src/sandbox')
    await cp(join(root, 'src'), join(folder, 'src'), { recursive: true, filter: (path) => !isSandbox(path) })
    await cp(join(root, 'package.json'), join(folder, 'package.json'))
    const { packages } = Lock.parse(JSON.parse(await read('package-lock.json')))
    for (const [path, { dev }] of Object.entries(packages)) {
      if (dev || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)) continue
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await symlink(join(root, path), join(folder, path))
    }
  })
  afterAll(async () => {
    bot?.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  test('starts without development packages and core dumps, is asked about its health, and ends when it is told to', async () => {
    expect(await readdir(join(folder, 'node_modules'))).not.toContain('vitest')
    const port = String(await freePort())
    const env = {
      PATH: [folder, dirname(process.execPath), process.env.PATH].join(delimiter),
      ...unreachableWorld(),
      DATA_DIR: join(folder, 'data'),
      PORT: port,
    }
    await symlink(join(folder, 'src/main.ts'), join(folder, 'greenlight'))
    const command = [...entrypoint, 'start']
    const [program = '', ...words] = canBeFirst ? ['unshare', '--pid', '--fork', ...command] : command
    bot = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [bot.stdout, bot.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
    const ended = new Promise<number | null>((resolve) => bot.once('exit', resolve))
    await eventually(
      async () => output.includes('"listening"'),
      () => `It never listened: ${output}`,
    )
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)

    const check = instructions(await read('Dockerfile')).find(({ name }) => name === 'HEALTHCHECK')
    const [, json = '[]'] = /CMD (\[.*\])$/.exec(check?.rest ?? '') ?? []
    const [asker = '', ...asks] = Words.parse(JSON.parse(json))
    const askedAt = async (asked: string) => {
      const child = spawn(asker, asks, { env: { PATH: process.env.PATH ?? '', PORT: asked } })
      const [status] = await once(child, 'exit')
      return status === 0 ? 'healthy' : 'ill'
    }
    expect(asker).not.toBe('node')
    // Slack does not know it here, so it is not ready.
    expect(await askedAt(port)).toBe('ill')
    expect(await askedAt(String(await freePort()))).toBe('ill')
    const ready = createServer(({ url }, response) => response.writeHead(url === '/readyz' ? 200 : 404).end())
    await once(ready.listen(0, '127.0.0.1'), 'listening')
    const address = ready.address()
    expect(await askedAt(String(typeof address === 'object' && address?.port))).toBe('healthy')
    ready.close()

    const { stdout } = canBeFirst
      ? await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(bot.pid)])
      : { stdout: String(bot.pid) }
    const pid = Number(stdout)
    if (process.platform === 'linux')
      expect(await readFile(`/proc/${pid}/limits`, 'utf8')).toMatch(/^Max core file size +0 +0 /m)
    process.kill(pid, 'SIGTERM')
    expect(await ended).toBe(0)
  })
})

describe('the systemd unit', () => {
  test('gives a bot time to end, and nothing that it does not need', async () => {
    const unit = await read('deploy/greenlight.service')
    const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]
    for (const [name, wanted] of Object.entries({
      NoNewPrivileges: 'yes',
      ProtectSystem: 'strict',
      ProtectHome: 'yes',
      StateDirectory: 'greenlight',
      DynamicUser: 'yes',
      CapabilityBoundingSet: '',
      RestartPreventExitStatus: '2',
      LimitCORE: '0',
    }))
      expect([name, value(name)]).toEqual([name, wanted])
    expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(DRAIN_SECONDS)
    expect(value('Environment')).toContain('DATA_DIR=/var/lib/greenlight')
    expect(value('ExecStart')).toBe('/opt/greenlight/src/main.ts start')
  })

  const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0
  test.skipIf(!canVerify)('is one that systemd understands', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'greenlight-unit-'))
    const file = join(folder, 'greenlight.service')
    const unit = await read('deploy/greenlight.service')
    // The unit has the path of a program as it is; that of this checkout may have blanks or quotes.
    const program = join(folder, 'greenlight')
    await symlink(join(root, 'src/main.ts'), program)
    await writeFile(file, unit.replace('/opt/greenlight/src/main.ts', program))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    await rm(folder, { recursive: true, force: true })
    expect({
      status,
      said: stderr.split('\n').filter((line) => line.includes('greenlight.service')),
    }).toEqual({
      status: 0,
      said: [],
    })
  })
})

const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const Container = z.looseObject({
  // A command would replace the entrypoint of the image.
  command: z.undefined().optional(),
  args: z.array(z.string()).optional(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  startupProbe: Probe.optional(),
  livenessProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
})
const Pod = z.object({
  metadata: z.object({ labels: z.object({ app: z.string() }) }),
  spec: z.looseObject({
    terminationGracePeriodSeconds: z.number().optional(),
    securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
    containers: z.array(Container).length(1),
  }),
})
const Selector = z.object({ matchLabels: z.object({ app: z.string() }) })

describe('the Kubernetes manifests', async () => {
  const documents = parseAllDocuments(await read('deploy/kubernetes.yaml')).map((one) => {
    expect(one.errors).toEqual([])
    return z.looseObject({ kind: z.string() }).parse(one.toJS())
  })
  const ofKind = (kind: string) => documents.find((one) => one.kind === kind)
  const deployment = z
    .object({
      spec: z.object({
        replicas: z.number().min(2),
        selector: Selector,
        strategy: z.object({ rollingUpdate: z.object({ maxUnavailable: z.literal(0) }).loose() }),
        template: Pod,
      }),
    })
    .parse(ofKind('Deployment')).spec
  const container = Container.parse(deployment.template.spec.containers[0])

  test('name settings that there are, with values that they take', () => {
    const { data } = z.object({ data: z.record(z.string(), z.string()) }).parse(ofKind('ConfigMap'))
    const secret = {
      SLACK_BOT_TOKEN: 'xoxb-1234-5678-abcd',
      SLACK_SIGNING_SECRET: '8f742231b10e8888abcd99yyyzzz85a5',
      GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      DATABASE_URL: 'postgresql://greenlight:secret@db.example.com/greenlight',
    }
    for (const name of Object.keys(data)) expect(Object.keys(settings)).toContain(name)
    const config = readConfig({ ...data, ...secret })
    expect(config).toMatchObject({ ok: true, config: { mode: 'live' } })
    const ports = container.ports.map(({ containerPort }) => containerPort)
    expect(ports).toEqual([Number(data.PORT), Number(data.METRICS_ADDRESS?.split(':')[1])])
  })

  test('ask where the bot answers, and give it time to end', async () => {
    const health = await read('src/web/health.ts')
    const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe]
    for (const probe of probes) {
      const { path, port } = Probe.parse(probe).httpGet
      expect(health).toContain(`'${path}'`)
      expect(container.ports.map(({ name }) => name)).toContain(port)
    }
    // A restart does not bring back Slack or the server.
    expect(container.livenessProbe?.httpGet.path).toBe('/healthz')
    expect(deployment.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(DRAIN_SECONDS)
  })

  test('keep a replica through a disruption, and migrate in a job of its own', async () => {
    const budget = z
      .object({ spec: z.object({ minAvailable: z.literal(1), selector: Selector }) })
      .parse(ofKind('PodDisruptionBudget')).spec
    expect(budget.selector).toEqual(deployment.selector)
    expect(deployment.template.metadata.labels).toEqual(deployment.selector.matchLabels)
    const job = z.object({ spec: z.object({ template: Pod }) }).parse(ofKind('Job')).spec
    const { args } = Container.parse(job.template.spec.containers[0])
    expect(args).toEqual(['migrate'])
    expect(Object.keys(commands)).toContain('migrate')
    // A Service must not lead to the job.
    expect(job.template.metadata.labels).not.toEqual(deployment.selector.matchLabels)
  })

  test('let nobody reach a pod but on its ports, and let it reach nobody but whom it asks', () => {
    const Ports = z.array(
      z.strictObject({ ports: z.array(z.strictObject({ protocol: z.string(), port: z.number() })) }),
    )
    const policy = z
      .object({
        spec: z.object({
          podSelector: z.object({
            matchExpressions: z.tuple([
              z.object({ key: z.literal('app'), operator: z.literal('In'), values: z.array(z.string()) }),
            ]),
          }),
          policyTypes: z.array(z.string()),
          ingress: Ports,
          egress: Ports,
        }),
      })
      .parse(ofKind('NetworkPolicy')).spec
    const pods = documents.flatMap((one) => {
      const found = z.object({ spec: z.object({ template: Pod }) }).safeParse(one)
      return found.success ? [found.data.spec.template.metadata.labels.app] : []
    })
    const [{ values }] = policy.podSelector.matchExpressions
    expect(values.toSorted()).toEqual(pods.toSorted())
    expect(policy.policyTypes).toEqual(['Ingress', 'Egress'])
    const open = (rules: z.infer<typeof Ports>) =>
      rules.flatMap(({ ports }) => ports.map(({ protocol, port }) => `${protocol} ${port}`))
    expect(open(policy.ingress)).toEqual(container.ports.map(({ containerPort }) => `TCP ${containerPort}`))
    expect(open(policy.egress)).toEqual(['UDP 53', 'TCP 53', 'TCP 443', 'TCP 5432'])
  })
})
