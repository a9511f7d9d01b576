import { z } from 'zod'

const Context = z.object({
  channel: z.string(),
  responseUrl: z.string().optional(),
  mentions: z
    .array(z.object({ kind: z.enum(['merge-request', 'milestone']), typed: z.string() }))
    .default([]),
  /** What is settled and not shown; there in forms that a verb asked for. */
  settled: z.record(z.string(), z.unknown()).optional(),
  /** What must be typed before the verb with the settled input is run. */
  phrase: z.string().optional(),
  /** The person wants the answer for themselves. */
  privately: z.boolean().default(false),
  /** See Place.from. */
  from: z.string().optional(),
})

/** What a form must remember until it is submitted: where the answer goes, and what it was opened for. */
export type FormContext = z.input<typeof Context>

/** Where the answer to a form that is opened here belongs. */
export function contextOf({
  channel,
  responseUrl,
}: {
  readonly channel: string
  readonly responseUrl?: string | undefined
}): Pick<FormContext, 'channel' | 'responseUrl'> {
  return { channel, ...(responseUrl ? { responseUrl } : {}) }
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
