import type { WholeCommit } from '../../git/commits.ts'
import type { View } from './view.ts'

/** A commit as today's servers show it. */
export function commitEntity({ world, project }: View, commit: WholeCommit) {
  return {
    ...commit,
    trailers: {},
    extended_trailers: {},
    web_url: `${world.url}/${project.namespace}/${project.path}/-/commit/${commit.id}`,
  }
}
