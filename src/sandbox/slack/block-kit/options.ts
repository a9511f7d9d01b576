import { z } from 'zod'
import { eitherText, plainText } from './text.ts'

const value = z.string().min(1).max(75)
const description = plainText(75).optional()

/** One choice of a select menu. */
export const selectOption = z.strictObject({ text: plainText(75), value, description })

/** One choice of checkboxes or radio buttons, whose texts may carry markup. */
export const listedOption = z.strictObject({
  text: eitherText(75),
  value,
  description: eitherText(75).optional(),
})

/** One entry of an overflow menu, the only one that may be a link. */
export const overflowOption = z.strictObject({
  text: plainText(75),
  value: value.optional(),
  description,
  url: z.string().min(1).max(3000).optional(),
})

/** A headed group of choices of a select menu. */
export const optionGroup = z.strictObject({
  label: plainText(75),
  options: z.array(selectOption).min(1).max(100),
})

interface Offer {
  readonly options?: readonly { readonly value: string }[] | undefined
  readonly option_groups?: readonly { readonly options: readonly { readonly value: string }[] }[] | undefined
  readonly initial_option?: { readonly value: string } | undefined
  readonly initial_options?: readonly { readonly value: string }[] | undefined
}

/** Slack takes `options` or `option_groups`, never both, never neither. */
export function offersOnce(offer: Offer): boolean {
  return (offer.options === undefined) !== (offer.option_groups === undefined)
}

/** What is chosen at the start must be among what can be chosen. */
export function startsInside(offer: Offer): boolean {
  const offered = [...(offer.options ?? []), ...(offer.option_groups ?? []).flatMap((group) => group.options)]
  const values = new Set(offered.map((option) => option.value))
  const initial = [...(offer.initial_options ?? []), ...(offer.initial_option ? [offer.initial_option] : [])]
  return initial.every((option) => values.has(option.value))
}
