/** Runs work of one name one at a time, in order of request. */
export type KeyedMutex = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** Work of different names does not wait; failing work blocks nothing. Within one process. */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const begin = () => work()
    const mine = (last.get(name) ?? Promise.resolve()).then(begin, begin)
    last.set(name, mine)
    const leave = () => {
      if (last.get(name) === mine) last.delete(name)
    }
    mine.then(leave, leave)
    return mine
  }
}
