import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'

interface Clock {
  now(): number
  /** Moves the clock by this many milliseconds, backwards when negative. */
  move(ms: number): void
  reset(): void
}

export function createClock(start: (now: number) => number = (now) => now): Clock {
  const offset = () => {
    const now = Date.now()
    return start(now) - now
  }
  let ahead = offset()
  return {
    now: () => Date.now() + ahead,
    move(ms) {
      ahead += ms
    },
    reset() {
      ahead = offset()
    },
  }
}

export function nextMonday(zone: string, now: number): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const isEight = (at: number) => /^Mon\D+08$/.test(format.format(at))
  let hour = Math.ceil(now / millisecondsInHour) * millisecondsInHour
  while (!isEight(hour)) hour += millisecondsInHour
  return hour + 58 * millisecondsInMinute
}
