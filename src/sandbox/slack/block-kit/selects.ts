import { z } from 'zod'
import {
  listedOption,
  offersOnce,
  optionGroup,
  overflowOption,
  selectOption,
  startsInside,
} from './options.ts'
import { appId, confirmation, plainText } from './text.ts'

export const acting = { action_id: appId.optional(), confirm: confirmation.optional() }
export const focusable = { focus_on_load: z.boolean().optional() }
export const placed = { placeholder: plainText(150).optional() }

const menu = { ...acting, ...focusable, ...placed }
const multi = { ...menu, max_selected_items: z.int().min(1).optional() }
const ids = z.array(z.string().min(1)).optional()
const queryLength = { min_query_length: z.int().min(0).optional() }
const answering = { response_url_enabled: z.boolean().optional() }
const filter = z
  .strictObject({
    include: z
      .array(z.enum(['im', 'mpim', 'private', 'public']))
      .min(1)
      .optional(),
    exclude_external_shared_channels: z.boolean().optional(),
    exclude_bot_users: z.boolean().optional(),
  })
  .optional()
const offered = {
  options: z.array(selectOption).min(1).max(100).optional(),
  option_groups: z.array(optionGroup).min(1).max(100).optional(),
}
const OFFERS_ONCE = 'must provide either options or option_groups'
const STARTS_INSIDE = 'initial option is not one of the options'

const staticSelect = z
  .strictObject({
    type: z.literal('static_select'),
    ...menu,
    ...offered,
    initial_option: selectOption.optional(),
  })
  .refine(offersOnce, OFFERS_ONCE)
  .refine(startsInside, STARTS_INSIDE)

const multiStaticSelect = z
  .strictObject({
    type: z.literal('multi_static_select'),
    ...multi,
    ...offered,
    initial_options: z.array(selectOption).min(1).optional(),
  })
  .refine(offersOnce, OFFERS_ONCE)
  .refine(startsInside, STARTS_INSIDE)

/** Menus of which one choice, or several, can be taken. */
export const selects = [
  staticSelect,
  multiStaticSelect,
  z.strictObject({
    type: z.literal('external_select'),
    ...menu,
    ...queryLength,
    initial_option: selectOption.optional(),
  }),
  z.strictObject({
    type: z.literal('multi_external_select'),
    ...multi,
    ...queryLength,
    initial_options: z.array(selectOption).min(1).optional(),
  }),
  z.strictObject({ type: z.literal('users_select'), ...menu, initial_user: z.string().optional() }),
  z.strictObject({ type: z.literal('multi_users_select'), ...multi, initial_users: ids }),
  z.strictObject({
    type: z.literal('conversations_select'),
    ...menu,
    ...answering,
    initial_conversation: z.string().optional(),
    default_to_current_conversation: z.boolean().optional(),
    filter,
  }),
  z.strictObject({
    type: z.literal('multi_conversations_select'),
    ...multi,
    initial_conversations: ids,
    default_to_current_conversation: z.boolean().optional(),
    filter,
  }),
  z.strictObject({
    type: z.literal('channels_select'),
    ...menu,
    ...answering,
    initial_channel: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('multi_channels_select'), ...multi, initial_channels: ids }),
] as const

/** Short lists that are shown whole. */
export const shownLists = [
  z
    .strictObject({
      type: z.literal('checkboxes'),
      ...acting,
      ...focusable,
      options: z.array(listedOption).min(1).max(10),
      initial_options: z.array(listedOption).min(1).optional(),
    })
    .refine(startsInside, STARTS_INSIDE),
  z
    .strictObject({
      type: z.literal('radio_buttons'),
      ...acting,
      ...focusable,
      options: z.array(listedOption).min(1).max(10),
      initial_option: listedOption.optional(),
    })
    .refine(startsInside, STARTS_INSIDE),
] as const

export const overflow = z.strictObject({
  type: z.literal('overflow'),
  ...acting,
  options: z.array(overflowOption).min(1).max(5),
})
