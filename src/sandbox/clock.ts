import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'

/** The sandbox's time in ms UTC: real time plus an offset, of which `start` makes the first. */
export function createClock(start: (now: number) => number = (now) => now) {
  const offset = () => {
    const now = Date.now()
    return start(now) - now
  }
  let ahead = offset()
  return {
    now: () => Date.now() + ahead,
    /** Backwards when negative. */
    move(ms: number) {
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
