export interface ChannelRow {
  team: string
  channel: string
  project: number
  boundBy: string
  boundAt: number
}

export interface AliasRow {
  team: string
  alias: string
  project: number
  addedBy: string
  addedAt: number
}

export interface ProjectPathRow {
  team: string
  project: number
  path: string
}

export interface ChannelRulesRow {
  team: string
  channel: string
  /** As JSON: see ChannelRules in the model. */
  rules: string
}

export interface StewardRow {
  team: string
  channel: string
  user: string
  appointedBy: string
  appointedAt: number
}

export interface FreezeRow {
  team: string
  channel: string
  /** Counted within the channel, and never used again. */
  id: number
  /** As `printFreezeTime` prints it. */
  starts: string
  ends: string
  zone: string
  reason: string
  addedBy: string
  addedAt: number
  removedAt: number | null
}

export interface PolicyChangeRow {
  team: string
  channel: string
  /** Counted within the channel. */
  sequence: number
  user: string
  changedAt: number
  what: string
  was: string | null
  became: string | null
}
