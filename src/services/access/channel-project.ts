import type { Store } from '../../store/store.ts'

/** A short name for a project, from the configuration (FORGE_PROJECTS). */
export interface ConfiguredProject {
  readonly alias: string
  readonly project: number
}

/** Decides which projects belong to a channel; nothing else does. */
export function createChannelProjects(
  store: Pick<Store, 'channels' | 'policies'>,
  configured: readonly ConfiguredProject[],
) {
  async function meant(team: string, channel: string): Promise<number | null> {
    const chosen = await store.channels.project(team, channel)
    if (chosen !== null) return chosen
    const usual = configured[0]?.project ?? null
    const { projects: bound } = await store.policies.rules(team, channel)
    if (bound.length === 0 || (usual !== null && bound.includes(usual))) return usual
    return bound.length === 1 ? (bound[0] ?? null) : null
  }

  return {
    /** The configured projects, in order; every channel may use them. */
    configured,
    /**
     * Returns the channel’s project when none is named: the one chosen there; else, among those that its policy
     * binds it to, the configured default or the only one; else the configured default. Null if none.
     */
    meant,
    /** Returns the projects that its policy binds a channel to, and the channel’s own project. */
    async about(team: string, channel: string): Promise<ReadonlySet<number>> {
      const [{ projects: bound }, own] = await Promise.all([
        store.policies.rules(team, channel),
        meant(team, channel),
      ])
      return new Set(own === null ? bound : [...bound, own])
    },
  }
}

export type ChannelProjects = ReturnType<typeof createChannelProjects>
