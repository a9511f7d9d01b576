/** Does work of one name after the other, in the order in which it was asked for. */
export type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** Work of different names does not wait; work that fails holds up nothing. Within one process. */
export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, mine)
    const leave = () => {
      if (last.get(name) === mine) last.delete(name)
    }
    mine.then(leave, leave)
    return mine
  }
}
