import type { Mutant } from './instrument.ts'
import type { Runner } from './pool.ts'
import type { Found, Survey, Surveyed, Trial } from './protocol.ts'

/** Quick tests come before slow ones: those that take no longer than this, in ms, before all others. */
const STAGES_MS = [200, 1_500, Number.POSITIVE_INFINITY]
/** Number of mutants that share the modules of one run. */
const GROUP = 30
/** No mutant has this id: a trial of it shows whether its tests fail by themselves. */
const CONTROL = 'control'

type Killed = Extract<Found, { readonly file: string }>

/** The tests that reach a mutant. Code that runs while modules load is reached by all. */
export function testsOf({ tests, reached }: Survey, { id }: Mutant): readonly Surveyed[] {
  return isStatic({ reached }, id)
    ? tests
    : tests.filter((test) => reached.perTest[test.id]?.[id] !== undefined)
}

function isStatic({ reached }: Pick<Survey, 'reached'>, id: string): boolean {
  return reached.static[id] !== undefined
}

/** Tries all these mutants; tells of each at once what came of it. */
export async function tryMutants(
  mutants: readonly Mutant[],
  {
    survey,
    runners,
    isKnown,
    tell,
  }: {
    readonly survey: Survey
    readonly runners: readonly Runner[]
    /** True when it is known that the mutant survives this file of tests. */
    readonly isKnown: (mutant: Mutant, file: string) => boolean
    readonly tell: (mutant: Mutant, found: Found) => void
  },
): Promise<void> {
  /** Number of mutants of a file that a file of tests has killed: such a file comes first. */
  const kills = new Map<string, number>()

  function note(mutant: Mutant, found: Found): void {
    if (found.status !== 'survived') {
      const pair = `${mutant.file} ${found.file}`
      kills.set(pair, (kills.get(pair) ?? 0) + 1)
    }
    tell(mutant, found)
  }

  /** The trials of a mutant in their order: quick tests before slow ones, file by file. */
  function planOf(mutant: Mutant): Trial[] {
    const { id } = mutant
    const tests = testsOf(survey, mutant).filter(({ file }) => !isKnown(mutant, file))
    const { static: outside, perTest } = survey.reached
    const hits = tests.reduce((sum, test) => sum + (perTest[test.id]?.[id] ?? 0), outside[id] ?? 0)
    return STAGES_MS.flatMap((limit, stage) => {
      const part = tests.filter(({ ms }) => ms <= limit && ms > (STAGES_MS[stage - 1] ?? -1))
      const score = (file: string) => kills.get(`${mutant.file} ${file}`) ?? 0
      const files = [...Map.groupBy(part, ({ file }) => file)].map(([file, those]) => ({
        ...{ mutant: id, file, hitLimit: 100 * hits, ids: those.map((test) => test.id) },
        testTimeout: 5_000 + 5 * Math.max(...those.map(({ ms }) => ms)),
        ms: those.reduce((sum, test) => sum + test.ms, 0),
      }))
      return files.toSorted((one, other) => score(other.file) - score(one.file) || one.ms - other.ms)
    })
  }

  /** True when the same tests pass without a mutant, so that it was the mutant that failed them. */
  async function passesWithout(trial: Trial, runner: Runner): Promise<boolean> {
    const control = { ...trial, mutant: CONTROL }
    const { found, hasErrors } = await runner.run([control])
    return found.get(control)?.status === 'survived' && !hasErrors
  }

  /** Every run loads the modules anew, and only so a change of what happens while they load can be seen. */
  async function tryAlone(mutant: Mutant, runner: Runner): Promise<void> {
    let left = planOf(mutant)
    while (left.length > 0) {
      const { found, hasErrors } = await runner.run(left)
      const [trial, failed] = [...found].find(([, { status }]) => status !== 'survived') ?? []
      const [first] = left
      const outside: Killed = { status: 'killed', file: first?.file ?? '', by: 'an error outside of tests' }
      const killed = failed?.status === 'survived' ? undefined : (failed ?? (hasErrors ? outside : undefined))
      const shown = trial ?? first
      if (killed && shown && (await passesWithout(shown, runner))) return note(mutant, killed)
      left = left.filter((one) => !found.has(one) && (one !== first || !killed))
    }
    note(mutant, { status: 'survived' })
  }

  async function tryTogether(group: readonly Mutant[], runner: Runner): Promise<void> {
    const plans = new Map(group.map((mutant) => [mutant, planOf(mutant)]))
    const suspects = new Set<Mutant>()
    /** Mutants that have failed a trial, which is run without them next. */
    const doubts = new Map<Mutant, Killed>()
    while (plans.size > 0) {
      const next = [...plans].flatMap(([mutant, [trial]]) =>
        trial ? [{ mutant, trial: doubts.has(mutant) ? { ...trial, mutant: CONTROL } : trial }] : [],
      )
      const { found, hasErrors } = await runner.run(next.map(({ trial }) => trial))
      for (const { mutant, trial } of next) {
        const came = found.get(trial)
        if (!came) continue
        const killed = doubts.get(mutant)
        if (!killed && came.status !== 'survived') {
          doubts.set(mutant, came)
          continue
        }
        doubts.delete(mutant)
        const plan = plans.get(mutant) ?? []
        plan.shift()
        // Tests that fail without the mutant as well say nothing of it.
        const shown = came.status === 'survived' ? killed : undefined
        if (!killed && hasErrors) suspects.add(mutant)
        if (!shown && plan.length > 0) continue
        plans.delete(mutant)
        if (!shown && suspects.has(mutant)) await tryAlone(mutant, runner)
        else note(mutant, shown ?? { status: 'survived' })
      }
    }
  }

  const alone = mutants.filter(({ id }) => isStatic(survey, id))
  const together = mutants.filter(({ id }) => !isStatic(survey, id))
  await Promise.all(
    runners.map(async (runner) => {
      while (together.length > 0) await tryTogether(together.splice(0, GROUP), runner)
      for (let mutant = alone.shift(); mutant; mutant = alone.shift()) await tryAlone(mutant, runner)
    }),
  )
}
