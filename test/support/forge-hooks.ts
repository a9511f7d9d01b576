import { z } from 'zod'
import type { Sandbox } from './sandbox.ts'

const Delivery = z.object({
  url: z.string(),
  project: z.number(),
  event: z.string(),
  action: z.string().nullable(),
  key: z.string(),
  attempt: z.number(),
  status: z.number().nullable(),
  fault: z.string().optional(),
  /** ms UTC */
  at: z.number(),
  body: z.record(z.string(), z.unknown()),
})
export type Delivery = z.infer<typeof Delivery>

/** Every attempt of the sandbox’s forge to tell of an event, in the order in which they ended. */
export async function deliveries({ url }: Sandbox): Promise<Delivery[]> {
  const answer = await fetch(`${url}/sandbox/ledger?target=hooks`)
  return z.object({ entries: z.array(Delivery) }).parse(await answer.json()).entries
}

/** What goes wrong with the next deliveries whose event and action contain `match`. */
export async function hookFault(sandbox: Sandbox, kind: string, times = 1, match = ''): Promise<void> {
  const answer = await sandbox.call('/sandbox/fault', { target: 'hooks', match, kind, times })
  if (!answer.ok) throw new Error(`No ${kind}: ${JSON.stringify(answer)}`)
}
