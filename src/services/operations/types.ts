import type { Duplicate } from '../../store/operation-duplicates.ts'
import type { OperationRecord, UnansweredOperation } from '../../store/tables/operations.ts'
import type { Actor } from '../access/credentials.ts'
import type { Services } from '../services.ts'

/** How one change is made, and how its answer is put into words. */
export interface OperationRun<Told> {
  /** With services that keep a record of this change. */
  run(services: Services): Promise<Told>
  /** Whether this person may read what it is about, asked at the forge with their own account now. */
  reads(services: Services): Promise<boolean>
  /** The answer as it is kept for the same person asking again. */
  words(told: Told): string
  /** It takes longer: asked at most once. Names the message that says so, null when there is none. */
  slow(): Promise<string | null>
}

export type RunResult<Told> =
  | { readonly kind: 'made'; readonly told: Told }
  /** The same change was under way already, and this is what was told of it, there; this person may read it. */
  | { readonly kind: 'joined'; readonly answer: string; readonly channel: string }
  /** The same person had it done within the last ten minutes, and nothing was sent again. */
  | { readonly kind: 'again'; readonly answer: string; readonly at: Date }

/** One effect and one answer for each intent, in the order of each target, also across restarts and replicas. */
export interface Operations {
  /** Somebody asks for a change: from now on an answer is owed. */
  asked(intent: OperationRecord): Promise<void>
  /** `anew`: the person knows that it was done within the last ten minutes. */
  make<Told>(
    actor: Actor,
    intent: OperationRecord,
    making: OperationRun<Told>,
    anew?: boolean,
  ): Promise<RunResult<Told>>
  /** The answer was brought. */
  told(reference: string): Promise<void>
  /** Changes whose answers people are owed since a process stopped that kept nothing else of them. */
  owed(): Promise<UnansweredOperation[]>
  /** It is this process that finishes it; false when another one was faster. */
  take(owed: UnansweredOperation): Promise<boolean>
  /** How far the change of a turn had come that this process has taken over; null when it had not begun. */
  inherit(reference: string): Promise<(UnansweredOperation & { readonly answered: boolean }) | null>
  /** See OperationLog.duplicateOf. */
  twin(reference: string): Promise<Duplicate | null>
  /** Reads back what came of a change that had been sent. */
  finish<Told>(actor: Actor, owed: UnansweredOperation, making: OperationRun<Told>): Promise<Told>
}
