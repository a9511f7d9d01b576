import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { add } from '../../services/deploy-key/add.ts'
import { beginsWithKeyType, type KeyFault, readPublicKey } from '../../services/ssh/public-key.ts'
import { keyAddedReply } from '../../views/deploy-key/add.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { deployKeyEnable } from './enable.ts'

/** Without a title or a key it asks for them. */
export const deployKeyAdd = defineCommand({
  path: ['deploy-key', 'add'],
  also: ['new', 'create'],
  summary: 'Add a deploy key',
  effect: 'write',
  // The server joins a key that it knows to the project: see AddKeyOutcome.
  includes: [deployKeyEnable],
  unblocks: 'none',
  access: permissions.discreet,
  needs: 'account',
  positionals: ['title', 'key'],
  input: z
    .object({
      project,
      title: z.string().trim().min(1).optional().describe('What the key is for, like “CI runner”'),
      key: z.string().optional().meta({
        long: true,
        discreet: true,
        description: 'The one line of a .pub file, like ssh-ed25519 AAAA…',
      }),
    })
    .superRefine((typed, context) => {
      const { title, key } = titleAndKey(typed)
      if (title !== undefined && title.length > 255)
        context.addIssue({ code: 'custom', path: ['title'], message: 'must be 255 characters or less' })
      const problem = key === undefined ? null : problemOf(key)
      if (problem !== null) context.addIssue({ code: 'custom', path: ['key'], message: problem })
    }),
  async form({ workspace: { projects } }, input) {
    const { title, key } = titleAndKey(input)
    if (title !== undefined && key !== undefined) return null
    return {
      kind: 'form',
      yes: 'Add deploy key',
      title: 'Add deploy key',
      about: `Anyone with the private key can then reach ${await projects.title(input.project)}. Paste only the public key`,
      inputs: [
        { name: 'title', required: true, value: title ?? '' },
        { name: 'key', required: true, value: fitting(key ?? '') },
      ],
      input: { project: input.project },
    }
  },
  async run(context, input, operation) {
    const { project, ...typed } = input
    const { title, key } = titleAndKey(typed)
    const read = readPublicKey(key ?? '')
    const projectName = await context.workspace.projects.title(project)
    const outcome =
      title === undefined || !read.ok
        ? ({ kind: 'incomplete' } as const)
        : await add(context, { project, title, key: read.key }, operation)
    return { outcome, project, projectName }
  },
  render: ({ outcome, ...place }, { user }) => keyAddedReply(outcome, place, user),
  examples: [
    {
      typed:
        '"CI runner" ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDRSiwttlux/MgnUqLAe8s/wA3XVYdDVaqMsTtNviwfr ci',
      means: {
        title: 'CI runner',
        key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDRSiwttlux/MgnUqLAe8s/wA3XVYdDVaqMsTtNviwfr ci',
      },
    },
    { typed: '', means: {} },
  ],
})

/** Each a phrase that follows “The key”. */
const PROBLEMS: Readonly<Record<KeyFault, string>> = {
  nothing: 'must not be empty',
  'several lines': 'must be one line: the type, the key and a comment; remove the line breaks inside it',
  'unknown type': 'doesn’t start with a known type, like ssh-ed25519 or ssh-rsa',
  'no key of its type': 'isn’t a key of the type in front of it; copy the whole line of the .pub file again',
}
const PERHAPS_PRIVATE = '. If it’s part of a private key, it’s now in Slack: make a new pair'
const LONG_WORD = /[A-Za-z0-9+/]{24,}/

/** The problem with a text as a new public key; null for none. The forge judges the key itself. */
function problemOf(text: string): string | null {
  const read = readPublicKey(text)
  if (read.ok) return null
  // Every public key begins so: the length of its type is less than 256.
  const mayBePrivate = !(LONG_WORD.exec(text)?.[0] ?? 'AAAA').startsWith('AAAA')
  return `${PROBLEMS[read.fault]}${mayBePrivate ? PERHAPS_PRIVATE : ''}`
}

/** An input holds 3000 characters; a longer line loses its comment, which is not needed. */
function fitting(key: string): string {
  return key.length <= 3000 ? key : key.trim().split(/\s+/, 2).join(' ')
}

/** The two arguments of `add`, as typed. */
interface Typed {
  readonly title?: string
  readonly key?: string
}

/** A word this long is not a title but the body of a key without its type. */
const BODY = /^[A-Za-z0-9+/]{40,}={0,2}$/

/** The intended title and key: without a title, the key begins where the title is expected. */
function titleAndKey({ title = '', key = '' }: Typed): Typed {
  const words = title.split(/\s+/, 2)
  const isKey = beginsWithKeyType(title) || words.some((word) => BODY.test(word))
  if (isKey && !beginsWithKeyType(key)) return { key: `${title} ${key}`.trim() }
  return { title: title || undefined, key: key.trim() || undefined }
}
