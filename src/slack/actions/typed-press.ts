import type { BlockAction, SlashCommand } from '../interaction.ts'
import type { Press } from './press.ts'

export function asCommand(
  action: BlockAction,
  { noun, text, parsed }: Extract<Press, { kind: 'typed' }>,
): SlashCommand {
  const { team, userTeam, enterprise, user, userName, channel, app, responseUrl, triggerId, claim } = action
  return {
    kind: 'command',
    team,
    userTeam,
    user,
    userName,
    channel,
    command: `/${noun}`,
    text,
    enterprise,
    app,
    responseUrl,
    triggerId,
    claim,
    parsed,
  }
}
