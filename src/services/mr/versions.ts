import type { Session } from '../../forge/client.ts'
import { getMergeRequestVersion, listMergeRequestVersions } from '../../forge/merge-requests.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import {
  compareVersions,
  type MergeRequestVersion,
  type MergeRequestVersionDetail,
  type VersionComparison,
} from '../../model/version.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { type MergeRequestName, readWithList } from './read.ts'

export interface ListedVersions {
  readonly kind: 'versions'
  readonly mr: MergeRequest
  /** Oldest first: the one at index 0 is version 1. */
  readonly versions: readonly MergeRequestVersion[]
}

/** A version with the number by which people name it. */
interface NumberedVersion {
  readonly number: number
  readonly version: MergeRequestVersionDetail
}

export interface ViewedVersion extends NumberedVersion {
  readonly kind: 'version'
  readonly mr: MergeRequest
  readonly count: number
}

export interface ComparedVersions {
  readonly kind: 'comparison'
  readonly mr: MergeRequest
  readonly earlier: NumberedVersion
  readonly later: NumberedVersion
  readonly comparison: VersionComparison
}

export interface NoSuchVersion {
  readonly kind: 'no-such-version'
  readonly mr: MergeRequest
  readonly number: number
  readonly count: number
}

export function listVersions(
  context: ForgeContext,
  name: MergeRequestName,
): Promise<ListedVersions | Failure> {
  return withReader(context, name.project, (session) => readVersions(session, name, context))
}

async function readVersions(
  session: Session,
  name: MergeRequestName,
  { forge: { ids } }: ForgeContext,
): Promise<ListedVersions | Failure> {
  const what = (mr: string) => `The list of versions of ${mr}`
  const read = await readWithList(session, name, ids, listMergeRequestVersions, what)
  if (read.kind !== 'read') return read
  // Ids increase with time, whatever the order of a server’s answer.
  return { kind: 'versions', mr: read.mr, versions: read.list.toSorted((a, b) => a.id - b.id) }
}

/** Reads one version with its commits and files; 1 is the oldest. */
export function viewVersion(
  context: ForgeContext,
  input: MergeRequestName & { readonly number: number },
): Promise<ViewedVersion | NoSuchVersion | Failure> {
  return withReader(context, input.project, async (session) => {
    const listed = await readVersions(session, input, context)
    if (listed.kind !== 'versions') return listed
    const found = await readVersion(session, listed, input.number)
    if (found.kind !== 'version') return found
    return { ...found, mr: listed.mr, count: listed.versions.length }
  })
}

export function compareTwo(
  context: ForgeContext,
  input: MergeRequestName & { readonly numbers: readonly [number, number] },
): Promise<ComparedVersions | NoSuchVersion | Failure> {
  return withReader(context, input.project, async (session) => {
    const listed = await readVersions(session, input, context)
    if (listed.kind !== 'versions') return listed
    const [earlier, later] = await Promise.all([
      readVersion(session, listed, Math.min(...input.numbers)),
      readVersion(session, listed, Math.max(...input.numbers)),
    ])
    if (earlier.kind !== 'version') return earlier
    if (later.kind !== 'version') return later
    const comparison = compareVersions(earlier.version, later.version)
    return { kind: 'comparison', mr: listed.mr, earlier, later, comparison }
  })
}

async function readVersion(
  session: Session,
  { mr, versions }: ListedVersions,
  number: number,
): Promise<({ readonly kind: 'version' } & NumberedVersion) | NoSuchVersion | Failure> {
  const listed = versions[number - 1]
  if (!listed) return { kind: 'no-such-version', mr, number, count: versions.length }
  const answer = await getMergeRequestVersion(session, mr.project_id, mr, listed.id)
  if (answer.kind !== 'done') return readFailure(answer, `Version ${number} of ${fullName(mr)}`)
  return { kind: 'version', number, version: answer.value }
}
