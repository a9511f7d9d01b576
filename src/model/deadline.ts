/**
 * Runs work with a signal that aborts after so many milliseconds. Its timer ends with the work, where that of
 * AbortSignal.timeout stays until its time is over and then makes an error for nobody.
 */
export async function withDeadline<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const end = () => controller.abort(new DOMException('The time is over.', 'TimeoutError'))
  const timer = setTimeout(end, ms)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the result of `work`, or `late` after `ms` milliseconds; the work itself continues. */
export async function withTimeout<Result, Late>(
  ms: number,
  work: Promise<Result>,
  late: Late,
): Promise<Result | Late> {
  const { promise, resolve } = Promise.withResolvers<Late>()
  const timer = setTimeout(resolve, ms, late)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
