// As they are when the module loads: a test that replaces the timers of the process still gets its commits.
import { clearTimeout, setImmediate, setTimeout } from 'node:timers'

/** Longest time that writes wait for more of them, in ms. */
const MOST_MS = 5
/** Longest time that a write waits for another one, whose commit it shares, in ms. */
const SHARE_MS = 20

/** The control of a database’s transactions. */
export interface Transactions {
  readonly isTransaction: boolean
  exec(statement: string): void
}

/** Does work, and throws its errors as the store names them. */
export type MapErrors = <Result>(work: () => Result) => Result

/** The writes that are committed together. */
export interface Group {
  /** Resolves when they are on disk. */
  readonly committed: Promise<void>
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
  /** Writes and transactions in it. */
  size: number
  /** True when its time is over: it is committed before anybody else gets the connection. */
  isOver: boolean
}

/**
 * The one connection of a database, which one user holds at a time, and its groups of writes: what is written in one
 * round of the event loop, and in the next ones while more comes.
 */
export class CommitGroups {
  readonly #database: Transactions
  readonly #mapErrors: MapErrors
  readonly #waiting: (() => void)[] = []
  /** Writes that wait for the next group. */
  readonly #joining: (() => void)[] = []
  #timer: NodeJS.Timeout | undefined
  #isHeld = false
  #group: Group | null = null

  constructor(database: Transactions, mapErrors: MapErrors) {
    this.#database = database
    this.#mapErrors = mapErrors
  }

  /** The group that is open, if any. */
  get current(): Group | null {
    return this.#group
  }

  /** Resolves when a group is open, or 20 ms later: what is written at once then shares its commit. */
  next(): Promise<void> {
    if (this.#group !== null) return Promise.resolve()
    this.#timer ??= setTimeout(() => this.#join(), SHARE_MS)
    return new Promise((resolve) => this.#joining.push(resolve))
  }

  /** Resolves when the caller holds the connection. */
  async acquire(): Promise<void> {
    if (this.#isHeld) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isHeld = true
  }

  /** Gives the connection to whoever waits longest for it, after a commit that is due. */
  handOver(): void {
    if (this.#group?.isOver) this.commit()
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isHeld = false
  }

  /** Begins a group unless one is open. */
  open(): Group {
    if (this.#group) {
      this.#group.size += 1
      return this.#group
    }
    this.#execute('begin immediate')
    const { promise: committed, resolve, reject } = Promise.withResolvers<void>()
    // There may be nobody left who waits for it.
    committed.catch(() => {})
    const group: Group = { committed, resolve, reject, size: 1, isOver: false }
    this.#group = group
    const endsAt = performance.now() + MOST_MS
    let size = 1
    const endRound = () => {
      const isJoined = group.size > size && performance.now() < endsAt
      size = group.size
      if (isJoined && this.#group === group) return void setImmediate(endRound)
      group.isOver = true
      if (this.#group === group && !this.#isHeld) this.commit()
    }
    setImmediate(endRound)
    this.#join()
    return group
  }

  #join(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const join of this.#joining.splice(0)) join()
  }

  /** Commits the group that is open, if any. */
  commit(): void {
    const group = this.#group
    if (group === null) return
    this.#group = null
    try {
      this.#execute('commit')
      group.resolve()
    } catch (error) {
      if (this.#database.isTransaction) this.#execute('rollback')
      group.reject(error)
    }
  }

  /** Runs a part of the group; where SQLite undoes more than this part, as on a full disk, nothing has happened. */
  run<Result>(part: () => Result): Result {
    try {
      return part()
    } catch (error) {
      if (this.#group && !this.#database.isTransaction) {
        this.#group.reject(error)
        this.#group = null
      }
      throw error
    }
  }

  /** Begins a part of a group, on a connection that is held: a transaction that can be undone alone. */
  beginPart(): Group {
    const group = this.open()
    if (!isOnly(group)) this.#runPart('savepoint part')
    return group
  }

  /** Keeps the part, to be committed with its group. */
  endPart(group: Group): void {
    if (!isOnly(group)) this.#runPart('release part')
  }

  /** Undoes the part alone; a group of nothing else ends with it. */
  undoPart(group: Group): void {
    if (!isOnly(group)) {
      this.#runPart('rollback to part; release part')
      return
    }
    this.#group = null
    this.#execute('rollback')
    group.resolve()
  }

  #runPart(statement: string): void {
    this.run(() => this.#execute(statement))
  }

  #execute(statement: string): void {
    this.#mapErrors(() => this.#database.exec(statement))
  }
}

/**
 * True while a group has one part, which needs no savepoint: SQLite would copy each page that it changes, from 64 KiB on
 * to a file.
 */
function isOnly({ size }: Group): boolean {
  return size === 1
}
