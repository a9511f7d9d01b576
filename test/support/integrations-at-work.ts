import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { z } from 'zod'
import { type IntegrationName, integrationKind, plainOf } from '../../src/model/integration-kinds.ts'
import { clone, element, type Message, type Sandbox, words } from './sandbox.ts'

const Entry = z.discriminatedUnion('sink', [
  z.object({
    sink: z.literal('http'),
    method: z.string(),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
  z.object({
    sink: z.literal('smtp'),
    from: z.string(),
    to: z.array(z.string()),
    subject: z.string(),
    text: z.string(),
  }),
  z.object({ sink: z.literal('tcp'), line: z.string() }),
])
export type SinkEntry = z.infer<typeof Entry>

/** What a person types to set an integration up, and what they enter on the page for its secrets. */
export interface Wanted {
  readonly name: IntegrationName
  readonly typed?: string
  readonly secrets?: Readonly<Record<string, string>>
}

/** A file with its new content. */
export type Files = Readonly<Record<string, string>>

/** People of acme/api who set integrations up in chat, push, and look at what was sent. */
export function atWork(sandbox: Sandbox, project = 'api') {
  const work = {
    /** Sets an integration up in chat, as ann. */
    async setUp({ name, typed = '', secrets }: Wanted): Promise<Message> {
      const command = `/integration set --project ${project} ${name} ${typed}`.trim()
      const before = new Set((await sandbox.messages('ann')).map(({ ts }) => ts))
      const isNew = ({ ts }: Message) => !before.has(ts)
      await sandbox.command('ann', command)
      // What has values besides its secrets opens a form when none is typed.
      if (typed === '' && plainOf(integrationKind(name)).length > 0) {
        await sandbox.modal('ann')
        expect(await sandbox.submit('ann', {})).toMatchObject({ ok: true })
      }
      if (secrets) {
        const asked = await sandbox.sees(
          'ann',
          (message) => isNew(message) && message.text.startsWith('Enter the '),
        )
        const link = String(element(asked, 'open').url)
        const entered = await fetch(link, { method: 'POST', body: new URLSearchParams(secrets) })
        expect(entered.status).toBe(200)
        const question = await sandbox.sees(
          'ann',
          (message) => isNew(message) && message.ephemeral && message.text.startsWith('Save '),
        )
        await sandbox.press('ann', question, 'integration.set')
      }
      const { title } = integrationKind(name)
      return sandbox.sees(
        'ann',
        (message) => isNew(message) && message.text.includes(`aved ${title} of acme/${project}`),
      )
    },

    /** Pushes one commit, as ann, and gives its sha. */
    async push(message: string, files: Files, branch = 'main'): Promise<string> {
      const copy = await clone(sandbox.forgeUrl, `acme/${project}`, 'ann')
      try {
        const isThere = (await copy.git('branch', '--remotes', '--list', `origin/${branch}`)) !== ''
        await copy.git('checkout', '--quiet', ...(isThere ? [branch] : ['-b', branch]))
        await write(copy, files)
        await copy.git('commit', '--quiet', '-m', message)
        await copy.git('push', '--quiet', 'origin', branch)
        const head = await copy.git('rev-parse', 'HEAD')
        expect(await copy.git('ls-remote', 'origin', `refs/heads/${branch}`)).toContain(head)
        return head
      } finally {
        await copy.remove()
      }
    },

    /** Everything that has arrived so far. */
    async sent(): Promise<SinkEntry[]> {
      const response = await fetch(`${sandbox.url}/sandbox/sinks`)
      return z.object({ entries: z.array(Entry) }).parse(await response.json()).entries
    },

    /** Everything that has arrived, once something of it fits. */
    async sees(fits: (entry: SinkEntry) => boolean): Promise<SinkEntry[]> {
      await expect.poll(async () => (await work.sent()).some(fits)).toBe(true)
      return work.sent()
    },

    /** What the settings of an integration read like in chat, once they say that. */
    async view(name: IntegrationName, says: RegExp): Promise<string> {
      let told = ''
      await expect
        .poll(async () => {
          const { title } = integrationKind(name)
          const isView = ({ text }: Message) => text.startsWith(`${title} of acme/${project}: `)
          const message = await sandbox.asks('ann', `/integration view ${name} --project ${project}`, isView)
          told = words(message)
          return told
        })
        .toMatch(says)
      return told
    },

    /** The merge request of this number. */
    async request(iid: number) {
      const { body } = await sandbox.api('sandbox-ann', `/projects/${projectId}/merge_requests?iid=${iid}`)
      const [found] = z.array(z.object({ id: z.number(), state: z.string() })).parse(body)
      if (!found) throw new Error(`There is no !${iid}`)
      return found
    },

    /** Opens a merge request of a branch into main, as ann, and gives its id. */
    async open(branch: string, title: string, description = ''): Promise<number> {
      const { body } = await sandbox.api('sandbox-ann', `/projects/${projectId}/merge_requests`, {
        method: 'POST',
        body: { source_branch: branch, target_branch: 'main', title, description },
      })
      return z.object({ id: z.number() }).parse(body).id
    },

    /** Merges it, at once unless `later`, and gives its state. */
    async merge(id: number, later = false): Promise<string> {
      const { body } = await sandbox.api('sandbox-ann', `/projects/${projectId}/merge_requests/${id}/merge`, {
        method: 'PUT',
        body: later ? { merge_when_build_succeeds: true } : {},
      })
      return z.object({ state: z.string() }).parse(body).state
    },
  }
  const projectId = project === 'api' ? 43 : 42
  return work
}

async function write(copy: Awaited<ReturnType<typeof clone>>, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) await writeFile(join(copy.folder, path), content)
  await copy.git('add', '--all')
}
