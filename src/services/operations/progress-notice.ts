/** An answer that takes longer is announced: Slack’s people look elsewhere after three seconds. */
const SLOW_AFTER_MS = 2_500

/** The one word in between for an answer that takes longer, whether it waits for its turn or for the forge. */
export interface ProgressNotice {
  /** Says it now, unless it is said. */
  say(): void
  /** Nothing more needs saying; ends when what was said stands. */
  end(): Promise<void>
}

/** Begins to wait; `announce` is called once at most. */
export function createProgressNotice(announce: () => Promise<void>): ProgressNotice {
  let said: Promise<void> | undefined
  const say = () => {
    said ??= announce()
    // Its failure is for whoever waits for its end.
    said.catch(() => {})
  }
  const timer = setTimeout(say, SLOW_AFTER_MS)
  return {
    say,
    async end() {
      clearTimeout(timer)
      await said
    },
  }
}
