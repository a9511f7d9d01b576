import { column, type Database, type Row, table } from './database.ts'

export const JOBS = table('jobs', {
  ...column.numeric('id', 'build_id'),
  ...column.textual('name', 'stage', 'status'),
  ...column.maybeTextual('started_at', 'finished_at'),
  /** Another run of it has taken its place. */
  ...column.flags('retried'),
})
export type Job = Row<typeof JOBS>

type NewJob = Omit<Job, 'id' | 'retried' | 'finished_at'> & { readonly finished_at?: string }

export function addJob(database: Database, job: NewJob): Job {
  const id = database.insert('jobs', { ...job })
  return { finished_at: null, ...job, id, retried: false }
}

/** The newest run of each job, newest first; `retried`: the earlier ones too. */
export function jobsOf(database: Database, build: number, retried = false): Job[] {
  return database.list(JOBS, retried ? { build_id: build } : { build_id: build, retried: false }, 'id DESC')
}

/** Ends what runs of a build; a pause is a passed test before a deployment that waits. */
export function endJobs(database: Database, build_id: number, status: string, at: string): void {
  const isPaused = status === 'manual' || status === 'scheduled'
  const ended = { status: isPaused ? 'success' : status, finished_at: at }
  const open = jobsOf(database, build_id).filter(({ finished_at }) => finished_at === null)
  for (const job of open) if (job.status === 'running') database.update('jobs', job.id, ended)
  const deploys = open.some(({ stage }) => stage === 'deploy')
  if (isPaused && !deploys)
    addJob(database, { build_id, name: 'production', stage: 'deploy', status, started_at: null })
}

/** Starts a job that waits, or another run of one that has ended (`clone!`, app/services/ci/retry_job_service.rb). */
export function runJob(database: Database, job: Job, started_at: string): Job {
  if (job.finished_at === null) {
    database.update('jobs', job.id, { status: 'running', started_at })
    return { ...job, status: 'running', started_at }
  }
  database.update('jobs', job.id, { retried: true })
  const { build_id, name, stage } = job
  return addJob(database, { build_id, name, stage, status: 'running', started_at })
}

/** The log of a job: colours, sections and a progress bar as runners write them, and secrets nobody meant to show. */
export function logOf({ id, name, status }: Job): string {
  if (status !== 'failed') return `\u001b[0KRunning with gitlab-runner 18.5.0\n$ npm run ${name}\n`
  return [
    '\u001b[0KRunning with gitlab-runner 18.5.0\u001b[0;m',
    'section_start:1767225600:step_script\r\u001b[0K\u001b[36;1mExecuting "step_script" stage of the job script\u001b[0;m',
    '\u001b[32;1m$ export DATABASE_PASSWORD=hunter2\u001b[0;m',
    '\u001b[32;1m$ curl --header "PRIVATE-TOKEN: [MASKED]" https://ci:s3cr3t-of-ci@git.example.com/fixtures\u001b[0;m',
    'Fetching   0%\rFetching  50%\rFetching 100%',
    `\u001b[32;1m$ npm run ${name}\u001b[0;m`,
    '\u001b[31m ✗ src/report/range.test.ts > picks the last day of February\u001b[0m',
    '   expected <28 Feb> to be <29 Feb> & nothing else',
    ' 1 failed, 211 passed',
    'section_end:1767225660:step_script\r\u001b[0K',
    `\u001b[31;1mERROR: Job ${id} failed: exit code 1\u001b[0;m`,
    '',
  ].join('\n')
}
