/** The caller of a Slack request; ids as Slack gives them, compared whole. */
export interface SlackCaller {
  readonly team: string
  /** The person’s own workspace. */
  readonly userTeam: string
  /** The workspace in which the bot is installed; null until Slack has reported it. */
  readonly installedTeam: string | null
  /** The app that the request is for; absent where Slack names none. */
  readonly app?: string
  /** This bot’s own app; null until Slack has reported it. */
  readonly installedApp?: string | null
}

/** True when the request is for this installation of this app and the person belongs to its workspace. */
export function isMember({ team, userTeam, installedTeam, app, installedApp = null }: SlackCaller): boolean {
  const isForThisApp = app === undefined || installedApp === null || app === installedApp
  const isForThisTeam = installedTeam === null || installedTeam === team
  return team !== '' && userTeam === team && isForThisTeam && isForThisApp
}
