import { z } from 'zod'
import { PICK_KINDS } from '../../model/pick.ts'

const Input = z.object({
  name: z.string(),
  label: z.string().optional(),
  help: z.string().optional(),
  value: z.string().optional(),
  required: z.boolean().optional(),
  input: z
    .enum(['text', 'long', 'choice', 'check', 'checks', 'radio', 'date', 'time', 'pick', 'picks'])
    .optional(),
  picks: z.enum(PICK_KINDS).optional(),
  shown: z.string().optional(),
  choices: z.array(z.string()).readonly().optional(),
  options: z
    .array(
      z.object({
        value: z.string(),
        label: z.string(),
        about: z.string().optional(),
        yes: z.string().optional(),
      }),
    )
    .readonly()
    .optional(),
})

/** A command’s request for a form of its own, without its blocks; see FormRequest. */
const Request = z.object({
  title: z.string(),
  about: z.string(),
  yes: z.string(),
  inputs: z.tuple([Input], Input).readonly(),
  confirms: z.literal(true).optional(),
})

/** A pressed message. */
export const Pressed = z.object({
  ts: z.string(),
  ephemeral: z.boolean(),
  isCard: z.boolean(),
  /** True when the button turns a page of that message. */
  isPagination: z.boolean().optional(),
})

export const ReviewDraft = z.object({ project: z.number(), mr: z.number(), sha: z.string().default('') })

export const Context = z.object({
  channel: z.string(),
  responseUrl: z.string().optional(),
  /** Input that is fixed and not shown; set in forms that a command requested. */
  settled: z.record(z.string(), z.unknown()).optional(),
  /** The form itself, if a command requested it. */
  request: Request.optional(),
  /** The text that must be typed before the command runs with the fixed input. */
  phrase: z.string().optional(),
  /** True when the caller wants a private reply. */
  privately: z.boolean().default(false),
  sourceTs: z.string().optional(),
  /** See ReplyTarget.replacesPrompt. */
  replacesPrompt: z.boolean().optional(),
  /** True for a form on top of another modal, whose state is not true any more once it was submitted. */
  onTop: z.boolean().optional(),
  /** The message whose button opened it. */
  pressed: Pressed.optional(),
  /** See Modal.review. */
  review: ReviewDraft.optional(),
})

/** A form’s context until it is submitted: the place of the reply, and the purpose of the form. */
export type FormContext = z.input<typeof Context>

type Place = Pick<FormContext, 'channel' | 'responseUrl' | 'replacesPrompt' | 'pressed'>

/** Returns the place of the reply to a form that is opened here. */
export function contextOf({ channel, responseUrl, replacesPrompt, pressed }: Place): Place {
  return { channel, responseUrl, replacesPrompt: replacesPrompt || undefined, pressed }
}

export function writeContext(context: FormContext): string {
  return JSON.stringify(context)
}

/** Reads the context of a form; an unreadable one is empty, so that the form still works. */
export function readContext(privateMetadata: string): z.output<typeof Context> {
  try {
    return Context.parse(JSON.parse(privateMetadata))
  } catch {
    return { channel: '', privately: false }
  }
}
