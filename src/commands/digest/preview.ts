import { z } from 'zod'
import type { DigestKind } from '../../model/digest.ts'
import { permissions } from '../../services/access/permission.ts'
import { postNow, preview } from '../../services/digest/preview.ts'
import { DIGEST_NAMES } from '../../views/digest/list.ts'
import { digestNowReply, digestPreviewReply } from '../../views/digest/preview.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { DIGEST_SHOWS, team, teamFrom } from './on.ts'

const EXAMPLE = { typed: '', means: {} } as const
const TEAM_EXAMPLE = { typed: '--team @web-team', means: { team: '@web-team' } }

const digest = z
  .int()
  .positive()
  .optional()
  .meta({ kind: 'hidden', description: 'Which one, where the project has several here' })

export const milestoneDigestPreview = defineCommand({
  ...previewOf('milestone'),
  input: z.object({ project, digest }),
  run: (context, { project, digest: id }, { zone }) =>
    preview(context, { kind: 'milestone', project, zone: zone ?? 'UTC', id }),
  render: digestPreviewReply,
  examples: [EXAMPLE],
})

export const mrDigestPreview = defineCommand({
  ...previewOf('mr'),
  input: z.object({ project, digest, team }),
  run: (context, { project, digest: id, team: typed }, { zone }) =>
    preview(context, { kind: 'mr', project, zone: zone ?? 'UTC', id, team: teamFrom(typed) }),
  render: digestPreviewReply,
  examples: [EXAMPLE, TEAM_EXAMPLE],
})

function previewOf<Kind extends DigestKind>(kind: Kind) {
  return {
    path: [kind, 'digest', 'preview'],
    summary: 'Preview the digest (only you see it)',
    formTitle: 'Preview the digest',
    effect: 'read',
    includes: DIGEST_SHOWS[kind],
    access: { ...permissions.reads, direct: false },
    needs: 'reader',
    positionals: [],
  } as const
}

export const milestoneDigestNow = defineCommand({
  ...nowOf('milestone'),
  input: z.object({ project }),
  run: (context, input, { zone }) => postNow(context, { kind: 'milestone', ...input, zone: zone ?? 'UTC' }),
  render: digestNowReply,
  examples: [EXAMPLE],
})

export const mrDigestNow = defineCommand({
  ...nowOf('mr'),
  input: z.object({ project, team }),
  run: (context, { project, team: typed }, { zone }) =>
    postNow(context, { kind: 'mr', project, zone: zone ?? 'UTC', team: teamFrom(typed) }),
  render: digestNowReply,
  examples: [EXAMPLE, TEAM_EXAMPLE],
})

/** Leaves the schedule unchanged. */
function nowOf<Kind extends DigestKind>(kind: Kind) {
  return {
    ...previewOf(kind),
    path: [kind, 'digest', 'now'],
    summary: `Post a ${DIGEST_NAMES[kind]} here now`,
    formTitle: 'Post a digest now',
    access: { ...permissions.changes, direct: false },
  } as const
}
