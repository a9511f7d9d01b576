/*
 * How hard the kill test is. KILL_ROUNDS and KILL_ITEMS choose how many rounds and how many digests and commands
 * in each, KILL_SEED a number from which all that is thrown comes, KILL_STORE one of the two stores,
 * KILL_POINT a single named point for every round, KILL_FAULTS how many of a hundred exchanges go wrong,
 * KILL_LOG a file that keeps what the bots wrote, and KILL_KILLS how often a process is killed while the order of
 * changes is watched.
 */
const { KILL_ROUNDS, KILL_ITEMS, KILL_SEED, KILL_STORE, KILL_POINT, KILL_FAULTS, KILL_LOG, KILL_KILLS } =
  process.env
const DAY_MS = 86_400_000

export const rounds = Number(KILL_ROUNDS ?? 3)
export const kills = Number(KILL_KILLS ?? 3)
export const items = Number(KILL_ITEMS ?? 30)
export const seed = Number(KILL_SEED ?? Math.floor(Date.now() / DAY_MS))
export const faulty = Number(KILL_FAULTS ?? 30) / 100
export const onlyStore = KILL_STORE
export const onlyPoint = KILL_POINT
export const logTo = KILL_LOG

/** Everything that was accepted before a kill is done so soon after the next start, in ms. */
export const RECOVERED_WITHIN_MS = 15_000
