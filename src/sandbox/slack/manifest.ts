import { parse } from 'yaml'
import { z } from 'zod'

const schema = z.looseObject({
  features: z.looseObject({
    app_home: z.looseObject({ messages_tab_read_only_enabled: z.boolean().default(false) }).optional(),
    slash_commands: z
      .array(
        z.looseObject({
          command: z.string().regex(/^\/\S{1,31}$/),
          description: z.string().min(1).max(2000),
          usage_hint: z.string().max(1000).optional(),
          should_escape: z.boolean().default(false),
        }),
      )
      .max(50)
      .default([]),
    shortcuts: z
      .array(
        z.looseObject({
          name: z.string().min(1).max(24),
          type: z.enum(['message', 'global']),
          callback_id: z.string().min(1).max(255),
          description: z.string().min(1).max(150),
        }),
      )
      .max(10)
      .default([]),
    unfurl_domains: z.array(z.string().min(1)).max(5).default([]),
  }),
  oauth_config: z.looseObject({
    scopes: z.looseObject({
      bot: z.array(z.string()).default([]),
      bot_optional: z.array(z.string()).default([]),
    }),
  }),
})

/** Parses what a workspace needs of a manifest (YAML or JSON); throws when Slack would refuse it or it has no scopes. */
export function parseManifest(text: string) {
  const { features, oauth_config: oauth } = schema.parse(parse(text))
  const { bot, bot_optional: optional } = oauth.scopes
  const shortcutsOf = (kind: 'message' | 'global') =>
    features.shortcuts
      .filter(({ type }) => type === kind)
      .map(({ name, callback_id: callbackId }) => ({ name, callbackId }))
  return {
    /** People cannot write to the bot in its own conversation. */
    isDirectReadOnly: features.app_home?.messages_tab_read_only_enabled ?? false,
    commands: features.slash_commands.map((entry) => ({
      command: entry.command,
      description: entry.description,
      /** Mentions of people arrive with their ids. */
      escapes: entry.should_escape,
    })),
    shortcuts: shortcutsOf('message'),
    globalShortcuts: shortcutsOf('global'),
    unfurlDomains: features.unfurl_domains,
    /** Scopes of the bot's token. */
    scopes: [...new Set([...bot, ...optional])],
  }
}
