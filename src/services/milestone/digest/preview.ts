import type { ForgeContext } from '../../context.ts'
import type { Failure } from '../../failure.ts'
import { readBaseline } from './baseline.ts'
import { compose, type Digested } from './compose.ts'
import { type ShownDigest, show } from './list.ts'

/** A second press within this time is a double press, in ms. */
const DOUBLE_PRESS_MS = 10_000

/** `id`: of several digests of the project the one that is meant, else the first; `zone`: for days, where the channel has none. */
export interface PreviewInput {
  readonly project: number
  readonly zone: string
  readonly id?: number | null
}

/** What a digest of a project says now, and the one of this channel that says the same by itself. */
export type DigestPreview = (Digested & { readonly shown: ShownDigest | null }) | Failure

/** Composes a digest with what this person may read with. */
export async function preview(
  context: ForgeContext,
  { project, zone, id = null }: PreviewInput,
): Promise<DigestPreview> {
  const { caller, store } = context
  const digests = await store.digests.list(caller.team, caller.channel)
  const ofProject = digests.filter((each) => each.project === project)
  const digest = ofProject.find((each) => each.id === id) ?? ofProject[0]
  const last = digest ? await store.digestSlots.lastBaseline(digest) : null
  const read = await compose(context, {
    project,
    zone: digest?.zone ?? zone,
    holidays: digest?.holidays ?? [],
    // A preview says what the channel is told.
    audience: 'others',
    last: readBaseline(last),
  })
  return read.kind === 'digest' ? { ...read, shown: digest ? await show(context, digest) : null } : read
}

/** The same, to be posted for all; `again` when somebody has had it posted a moment ago. */
export async function postNow(
  context: ForgeContext,
  input: Omit<PreviewInput, 'id'>,
): Promise<DigestPreview | { readonly kind: 'again' }> {
  const read = await preview(context, input)
  return read.kind !== 'digest' || (await isFirst(context, input.project)) ? read : { kind: 'again' }
}

/** Whether nobody has had one posted within the last moment: of this part of time, and of the one before. */
async function isFirst({ caller, store, now }: ForgeContext, project: number): Promise<boolean> {
  const { team, channel } = caller
  const part = Math.floor(now() / DOUBLE_PRESS_MS)
  const claim = (of: number) => store.idempotencyKeys.claim(`digest now ${team} ${channel} ${project} ${of}`)
  return (await claim(part - 1)) && (await claim(part))
}
