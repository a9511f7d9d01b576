import { createElement as h, type ReactNode } from 'react'
import type { RunningBuild } from '../workspace.ts'

/** Each running build with its commit, and the two ways in which somebody can end it. */
export function builds(running: readonly RunningBuild[]): ReactNode {
  if (running.length === 0) return h('p', null, 'No build is running.')
  return h(
    'ul',
    null,
    running.map(({ project, path, branch, sha }) =>
      h(
        'li',
        { key: `${project} ${sha} ${branch}` },
        h('strong', null, branch),
        h('small', null, path, ' ', h('code', null, sha.slice(0, 7))),
        ['Pass', 'Fail'].map((word) =>
          h(
            'button',
            {
              key: word,
              type: 'button',
              className: 'button',
              'aria-label': `${word} the build of ${branch}`,
              'data-build': word === 'Pass' ? 'success' : 'failed',
              'data-project': project,
              'data-sha': sha,
            },
            word,
          ),
        ),
      ),
    ),
  )
}
