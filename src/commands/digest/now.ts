import { z } from 'zod'
import type { DigestKind } from '../../model/digest.ts'
import { permissions } from '../../services/access/permission.ts'
import { postNow } from '../../services/digest/preview.ts'
import { DIGEST_NAMES } from '../../views/digest/list.ts'
import { digestNowReply } from '../../views/digest/preview.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { DIGEST_SHOWS } from './shows.ts'
import { team, teamFrom } from './team.ts'

const EXAMPLES = [
  { typed: '', means: {} },
  { typed: '--project 42', means: { project: 42 } },
] as const

export const milestoneDigestNow = defineCommand({
  ...declared('milestone'),
  input: z.object({ project }),
  run: (context, input, { zone }) => postNow(context, { kind: 'milestone', ...input, zone: zone ?? 'UTC' }),
  render: digestNowReply,
  examples: EXAMPLES,
})

export const mrDigestNow = defineCommand({
  ...declared('mr'),
  input: z.object({ project, team }),
  run: (context, { project, team: typed }, { zone }) =>
    postNow(context, { kind: 'mr', project, zone: zone ?? 'UTC', team: teamFrom(typed) }),
  render: digestNowReply,
  examples: [...EXAMPLES, { typed: '--team @web-team', means: { team: '@web-team' } }],
})

/** Leaves the schedule unchanged. */
function declared<Kind extends DigestKind>(kind: Kind) {
  return {
    path: [kind, 'digest', 'now'],
    summary: `Post a ${DIGEST_NAMES[kind]} here now`,
    formTitle: 'Post a digest now',
    effect: 'read',
    includes: DIGEST_SHOWS[kind],
    access: { ...permissions.changes, direct: false },
    needs: 'reader',
    positionals: [],
  } as const
}
