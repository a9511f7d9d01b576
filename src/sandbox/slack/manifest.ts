import { parse } from 'yaml'
import { z } from 'zod'

const schema = z.looseObject({
  features: z.looseObject({
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
  }),
  oauth_config: z
    .looseObject({
      scopes: z.looseObject({
        bot: z.array(z.string()).default([]),
        bot_optional: z.array(z.string()).default([]),
      }),
    })
    .optional(),
})

/** The parts of an app's manifest that a workspace needs to install it. */
export interface Manifest {
  readonly commands: readonly {
    command: string
    description: string
    usageHint: string
    /** Mentions of people arrive with their ids. */
    escapes: boolean
  }[]
  /** Message shortcuts only: the sandbox's page has no place for global ones. */
  readonly shortcuts: readonly { name: string; callbackId: string; description: string }[]
  /** Scopes of the bot's token; undefined when the manifest names none. */
  readonly scopes: readonly string[] | undefined
}

/** Parses the text of a manifest (YAML or JSON); throws when Slack would refuse it. */
export function parseManifest(text: string): Manifest {
  const { features, oauth_config: oauth } = schema.parse(parse(text))
  return {
    commands: features.slash_commands.map((entry) => ({
      command: entry.command,
      description: entry.description,
      usageHint: entry.usage_hint ?? '',
      escapes: entry.should_escape,
    })),
    shortcuts: features.shortcuts
      .filter(({ type }) => type === 'message')
      .map((entry) => ({
        name: entry.name,
        callbackId: entry.callback_id,
        description: entry.description,
      })),
    scopes: oauth && [...oauth.scopes.bot, ...oauth.scopes.bot_optional],
  }
}
