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
