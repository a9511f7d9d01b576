import { z } from 'zod'

/** Ids that an app gives: action_id, block_id, callback_id, external_id. */
export const appId = z.string().min(1).max(255)

/** Text in which nothing is parsed. */
export function plainText(max: number) {
  return z.strictObject({
    type: z.literal('plain_text'),
    text: z.string().min(1).max(max),
    emoji: z.boolean().optional(),
  })
}

/** Text in Slack's own markup. */
export function mrkdwn(max: number) {
  return z.strictObject({
    type: z.literal('mrkdwn'),
    text: z.string().min(1).max(max),
    verbatim: z.boolean().optional(),
  })
}

/** Either kind of text, where Slack takes both. */
export function eitherText(max: number) {
  return z.discriminatedUnion('type', [plainText(max), mrkdwn(max)])
}

export const colorScheme = z.enum(['primary', 'danger'])

/** The dialog that asks before an element acts. */
export const confirmation = z.strictObject({
  title: plainText(100).optional(),
  text: eitherText(300),
  confirm: plainText(30).optional(),
  deny: plainText(30).optional(),
  style: colorScheme.optional(),
})

const imageSource = { image_url: z.string().min(1).max(3000).optional(), slack_file: slackFile().optional() }

function slackFile() {
  return z.union([z.strictObject({ id: z.string().min(1) }), z.strictObject({ url: z.string().min(1) })])
}

/** Fields of an image, with exactly one place that it comes from. */
export function image<Shape extends z.ZodRawShape>(fields: Shape) {
  return z
    .strictObject({
      type: z.literal('image'),
      alt_text: z.string().min(1).max(2000),
      ...imageSource,
      ...fields,
    })
    .refine(
      (value) => ('image_url' in value ? 1 : 0) + ('slack_file' in value ? 1 : 0) === 1,
      'must provide either image_url or slack_file',
    )
}
