/** Who acts, as a delivery of the chat says it; ids as the chat gives them, compared whole. */
export interface SlackCaller {
  readonly team: string
  /** The person’s own workspace. */
  readonly userTeam: string
  /** The workspace in which the bot is installed; null until the chat has told. */
  readonly installedTeam: string | null
  /** The app that the delivery is for; left out where the chat names none. */
  readonly app?: string
  /** This bot’s own app; null until the chat has told. */
  readonly installedApp?: string | null
}

/** Whether a delivery is for this installation of this app, and the person belongs to its workspace. */
export function isMember({ team, userTeam, installedTeam, app, installedApp = null }: SlackCaller): boolean {
  const isForThisApp = app === undefined || installedApp === null || app === installedApp
  const isForThisTeam = installedTeam === null || installedTeam === team
  return team !== '' && userTeam === team && isForThisTeam && isForThisApp
}
