import type { Job } from '../../model/build.ts'
import { oneLine } from '../text.ts'

/** `unit (test)`: a job and its stage. */
export function jobName({ name, stage }: Pick<Job, 'name' | 'stage'>): string {
  return oneLine(stage ? `${name} (${stage})` : name, 80)
}

/** `unit (test) and lint (check)`, `unit (test) and 3 more`. */
export function jobNames(jobs: readonly Pick<Job, 'name' | 'stage'>[]): string {
  const [first, second, ...more] = jobs.map(jobName)
  if (second === undefined) return first ?? ''
  return `${first} and ${more.length > 0 ? `${more.length + 1} more` : second}`
}
