import { expect } from 'vitest'
import type { WorkInput } from '../../src/durable/durable.ts'
import type { StorePlace } from '../../src/store/store.ts'

/** One time of it. */
export type Work = (input: WorkInput) => Promise<void>

/** Something that a handler has to do, and how to see what came of it. */
export interface Example {
  readonly work: Work
  /** What it is about; nothing for one on a schedule. */
  readonly input?: WorkInput
  /** What is in the store now, and what was said in Slack (its ledger), without what chance decides. */
  seen(): Promise<unknown>
}

/** Makes the example anew, in an empty place; `replica` gives the same handler again, as another process has it. */
export type Examples = (place: StorePlace) => Promise<Example & { replica(): Promise<Work> }>

/**
 * Expects that a job does something, and that done twice in a row, or by two replicas at once, it comes to the same
 * as once. A handler may fail beside its twin, for then it is tried again.
 */
export async function expectIdempotent(place: () => Promise<StorePlace>, make: Examples): Promise<void> {
  const first = await make(await place())
  const before = await first.seen()
  await first.work(first.input ?? {})
  const once = await first.seen()
  expect(once, 'it does something').not.toEqual(before)

  await first.work(first.input ?? {})
  expect(await first.seen(), 'twice in a row').toEqual(once)

  const second = await make(await place())
  const works = [second.work, await second.replica()]
  const ends = await Promise.allSettled(works.map((work) => work(second.input ?? {})))
  for (const [index, end] of ends.entries())
    if (end.status === 'rejected') await works[index]?.(second.input ?? {})
  expect(await second.seen(), 'twice at once').toEqual(once)
}
