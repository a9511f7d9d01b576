import type { Dialect } from './dialect.ts'
import type { ForgePlace } from './url.ts'

/** The properties of a request by which its answer is judged. */
export interface ResponseContext extends ForgePlace {
  /** Null for a request outside the base of an API. */
  readonly dialect: Pick<Dialect, 'name' | 'other' | 'gone'> | null
  /** True when the operator has set the version of the API; false when the forge reported it. */
  readonly isSet: boolean
  /** Values that were sent and must not appear in a reason. */
  readonly secrets: readonly string[]
}
