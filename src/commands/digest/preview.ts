import { z } from 'zod'
import type { DigestKind } from '../../model/digest.ts'
import { permissions } from '../../services/access/permission.ts'
import { preview } from '../../services/digest/preview.ts'
import { digestPreviewReply } from '../../views/digest/preview.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { DIGEST_SHOWS } from './shows.ts'
import { team, teamFrom } from './team.ts'

const EXAMPLES = [
  { typed: '', means: {} },
  { typed: '--project 42', means: { project: 42 } },
] as const

const digest = z
  .int()
  .positive()
  .optional()
  .meta({ kind: 'hidden', description: 'Which one, where the project has several here' })

export const milestoneDigestPreview = defineCommand({
  ...declared('milestone'),
  input: z.object({ project, digest }),
  run: (context, { project, digest: id }, { zone }) =>
    preview(context, { kind: 'milestone', project, zone: zone ?? 'UTC', id }),
  render: digestPreviewReply,
  examples: EXAMPLES,
})

export const mrDigestPreview = defineCommand({
  ...declared('mr'),
  input: z.object({ project, digest, team }),
  run: (context, { project, digest: id, team: typed }, { zone }) =>
    preview(context, { kind: 'mr', project, zone: zone ?? 'UTC', id, team: teamFrom(typed) }),
  render: digestPreviewReply,
  examples: [...EXAMPLES, { typed: '--team @web-team', means: { team: '@web-team' } }],
})

function declared<Kind extends DigestKind>(kind: Kind) {
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
