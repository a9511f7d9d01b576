import { z } from 'zod'

const Input = z.object({
  name: z.string(),
  label: z.string().exactOptional(),
  help: z.string().exactOptional(),
  value: z.string().exactOptional(),
  required: z.boolean().exactOptional(),
  input: z.enum(['text', 'long', 'choice', 'check']).exactOptional(),
  choices: z.array(z.string()).readonly().exactOptional(),
})

/** A request of a verb for a form of its own; see FormRequest. */
const Request = z.object({
  title: z.string(),
  about: z.string(),
  yes: z.string(),
  inputs: z.tuple([Input], Input).readonly(),
})

export const Context = z.object({
  channel: z.string(),
  responseUrl: z.string().optional(),
  mentions: z
    .array(z.object({ kind: z.enum(['merge-request', 'milestone']), typed: z.string() }))
    .default([]),
  /** Input that is settled and not shown; there in forms that a verb asked for. */
  settled: z.record(z.string(), z.unknown()).optional(),
  /** The form itself, where a verb asked for it. */
  request: Request.optional(),
  /** The words that must be typed before the verb with the settled input is run. */
  phrase: z.string().optional(),
  /** The person wants the answer for themselves. */
  privately: z.boolean().default(false),
  /** See ReplyTarget.sourceTs. */
  sourceTs: z.string().optional(),
  /** See ReplyTarget.replacesPrompt. */
  replacesPrompt: z.boolean().optional(),
})

/** The memory of a form until it is submitted: where the answer goes, and what it was opened for. */
export type FormContext = z.input<typeof Context>

/** Where the answer to a form that is opened here belongs. */
export function contextOf({
  channel,
  responseUrl,
  replacesPrompt = false,
}: {
  readonly channel: string
  readonly responseUrl?: string | undefined
  readonly replacesPrompt?: boolean | undefined
}): Pick<FormContext, 'channel' | 'responseUrl' | 'replacesPrompt'> {
  return { channel, ...(responseUrl ? { responseUrl } : {}), ...(replacesPrompt ? { replacesPrompt } : {}) }
}

export function writeContext(context: FormContext): string {
  return JSON.stringify(context)
}

/** The context of a form; an unreadable one is empty, so that the form still works. */
export function readContext(privateMetadata: string): z.output<typeof Context> {
  try {
    return Context.parse(JSON.parse(privateMetadata))
  } catch {
    return { channel: '', mentions: [], privately: false }
  }
}
