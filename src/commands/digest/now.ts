import { z } from 'zod'
import type { DigestKind } from '../../model/digest.ts'
import { permissions } from '../../services/access/permission.ts'
import { postNow } from '../../services/digest/preview.ts'
import { DIGEST_NAMES } from '../../views/digest/list.ts'
import { digestNowReply } from '../../views/digest/preview.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { DIGEST_SHOWS } from './shows.ts'

/** Leaves the schedule unchanged. */
function digestNow(kind: DigestKind) {
  return defineCommand({
    path: [kind, 'digest', 'now'],
    summary: `Post a ${DIGEST_NAMES[kind]} here now`,
    formTitle: 'Post a digest now',
    effect: 'read',
    includes: DIGEST_SHOWS[kind],
    access: { ...permissions.changes, direct: false },
    needs: 'reader',
    positionals: [],
    input: z.object({ project }),
    run: (context, { project }, { zone }) => postNow(context, { kind, project, zone: zone ?? 'UTC' }),
    render: digestNowReply,
    examples: [
      { typed: '', means: {} },
      { typed: '--project 42', means: { project: 42 } },
    ],
  })
}

export const milestoneDigestNow = digestNow('milestone')
export const mrDigestNow = digestNow('mr')
