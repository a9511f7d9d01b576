import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { root } from './instrument.ts'
import type { Found, News, Survey, Trial } from './protocol.ts'

/** Longest time in which all tests of an area end, in ms. */
const SURVEY_MS = 1_800_000
/** Longest time in which a process starts and loads modules, in ms. */
const LOAD_MS = 45_000

/** What came of trials: those that were not reached have none. */
export interface Report {
  readonly found: ReadonlyMap<Trial, Found>
  /** There were errors outside of tests, of whichever mutant. */
  readonly hasErrors: boolean
}

/** A process that runs the tests of an area, and is replaced by a new one when it stands still. */
export interface Runner {
  survey(): Promise<Survey>
  run(trials: readonly Trial[]): Promise<Report>
  end(): void
}

/** Starts a process with this code and these tests. */
export function createRunner(codeFile: string, tests: readonly string[], env: NodeJS.ProcessEnv): Runner {
  let child: ChildProcess | undefined

  /**
   * Listens until `listen` answers null; otherwise it answers the longest time until the next news, in ms. False when
   * nothing came in that time: then the process has been ended.
   */
  async function ask(
    asked: readonly Trial[] | 'survey',
    firstWithinMs: number,
    listen: (news: News | Survey) => number | null,
  ): Promise<boolean> {
    child ??= fork(join(import.meta.dirname, 'worker.ts'), [codeFile, ...tests], {
      cwd: root,
      env: { ...process.env, ...env },
    })
    const current = child
    const { promise, resolve } = Promise.withResolvers<boolean>()
    let timer = setTimeout(resolve, firstWithinMs, false)
    current.on('message', (news: News | Survey) => {
      clearTimeout(timer)
      const nextWithinMs = listen(news)
      if (nextWithinMs === null) resolve(true)
      else timer = setTimeout(resolve, nextWithinMs, false)
    })
    current.on('exit', () => resolve(false))
    current.send(asked)
    const hasEnded = await promise
    clearTimeout(timer)
    current.removeAllListeners('message').removeAllListeners('exit')
    if (!hasEnded) {
      current.kill('SIGKILL')
      child = undefined
    }
    return hasEnded
  }

  return {
    async survey() {
      let survey: Survey | undefined
      await ask('survey', SURVEY_MS, (news) => {
        if ('reached' in news) survey = news
        return null
      })
      if (!survey) throw new Error('The tests do not end without a change.')
      return survey
    },
    async run(trials) {
      const found = new Map<Trial, Found>()
      let hasErrors = false
      const limitOf = (trial: Trial | undefined) =>
        LOAD_MS + (trial ? 2 * trial.testTimeout + 5 * trial.ms : 0)
      const hasEnded = await ask(trials, LOAD_MS + limitOf(trials[0]), (news) => {
        if ('hasErrors' in news) {
          hasErrors = news.hasErrors
          return null
        }
        const trial = 'trial' in news ? trials[news.trial] : undefined
        if (trial && 'found' in news) found.set(trial, news.found)
        return limitOf(trials[found.size])
      })
      const stuck = trials.find((trial) => !found.has(trial))
      if (!hasEnded && stuck) found.set(stuck, { status: 'timeout', file: stuck.file, by: 'no answer' })
      return { found, hasErrors }
    },
    end: () => void child?.disconnect(),
  }
}
