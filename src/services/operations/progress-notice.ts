/** An answer that takes longer is postd: Slack’s people look elsewhere after three seconds. */
const SLOW_AFTER_MS = 2_500

/** The one word in between for an answer that takes longer, whether it waits for its turn or for the forge. */
export interface ProgressNotice {
  /** Shows it now, unless it is shown. */
  show(): void
  /** Nothing more needs showing; ends when what was shown stands. */
  end(): Promise<void>
}

/** Begins to wait; `post` is called once at most. */
export function createProgressNotice(post: () => Promise<void>): ProgressNotice {
  let shown: Promise<void> | undefined
  const show = () => {
    shown ??= post()
    // Its failure is for whoever waits for its end.
    shown.catch(() => {})
  }
  const timer = setTimeout(show, SLOW_AFTER_MS)
  return {
    show,
    async end() {
      clearTimeout(timer)
      await shown
    },
  }
}
