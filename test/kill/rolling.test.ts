import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { newDatabase, withoutPostgres } from '../support/postgres.ts'
import { judge } from './campaign.ts'
import { addDigests, type Command, type DueDigest, effectsOf, postsOf, unanswered } from './items.ts'
import { rooms } from './rooms.ts'
import { type SlackRetries, startSlackRetries } from './slack-retries.ts'
import { laterVersion } from './versions.ts'
import { openWorld } from './world.ts'

/** The merge requests whose titles are changed, again and again. */
const TARGETS = [4, 5, 6, 9, 10, 11, 12, 13]
/** Between two commands, in ms. */
const BEAT_MS = 400
/** Commands under way at a time; a busy machine gets no more than it answers. */
const IN_FLIGHT = 5
/** Commands that are typed while the same versions serve. */
const BETWEEN = 6
/** Due digests in each phase. */
const DIGESTS = 3
const MAX_MS = 300_000

const Edit = z.object({ title: z.string() })

test.skipIf(withoutPostgres)(
  'replicas are replaced one after the other by the next version while people write and read',
  async () => {
    const database = await newDatabase()
    const serving = new Set<string>()
    const targets: string[] = []
    let slack: SlackRetries | undefined
    const world = await openWorld(
      () => ({ url: database.url }),
      () => undefined,
      {
        count: 2,
        async balance(urls) {
          targets.push(...urls)
          slack = await startSlackRetries(urls, serving)
          return slack
        },
      },
    )
    const { record, forge } = world
    const bots = new Map<number, ReturnType<typeof world.startBot>>()
    const commands: Command[] = []
    const digests: DueDigest[] = []
    const typing: Promise<void>[] = []
    const stopping = new AbortController()

    /** A change of a title, or a look at a merge request, each in a channel of its own. */
    function nextCommand(): Command {
      const number = commands.length
      const target = TARGETS[Math.floor(number / 2) % TARGETS.length]
      const isWrite = number % 2 === 0
      const mark = isWrite ? `Roll ${number}.` : `!${9_000_000 + number}`
      return {
        channel: rooms[number]?.id ?? '',
        mark,
        user: isWrite ? 'U0ANN' : 'U0BOB',
        command: '/mr',
        text: isWrite ? `edit !${target} --title "${mark}"` : `view ${mark}`,
        typedAt: 0,
        overAt: Number.POSITIVE_INFINITY,
        accepted: false,
      }
    }
    async function stream(): Promise<void> {
      while (!stopping.signal.aborted && commands.length < rooms.length) {
        const command = nextCommand()
        commands.push(command)
        typing.push(world.type(command))
        do await pause(BEAT_MS)
        while (
          commands.filter(({ accepted }) => !accepted).length + unanswered(commands, record).length >=
          IN_FLIGHT
        )
      }
    }
    async function start(index: number, root?: string): Promise<void> {
      const bot = world.startBot(index, root)
      bots.set(index, bot)
      await bot.ready
      serving.add(targets[index] ?? '')
    }
    async function stop(index: number): Promise<void> {
      serving.delete(targets[index] ?? '')
      await bots.get(index)?.stop()
    }
    /** Lets digests become due. */
    async function addDue(round: number): Promise<void> {
      digests.push(...(await addDigests(world.store, world.team, DIGESTS, round)))
    }
    /** Lets these versions serve side by side for some commands. */
    async function serve(): Promise<void> {
      const count = commands.length + BETWEEN
      await expect.poll(() => commands.length >= count).toBe(true)
    }
    /** What a process says that does not start, in the place of one that was stopped. */
    async function refusalOf(index: number, root?: string): Promise<string> {
      const bot = world.startBot(index, root)
      expect(await bot.ended).toBe(1)
      return bot.output().trim()
    }

    try {
      const [expanded, contracted] = await Promise.all([
        laterVersion('expanded', world.folder),
        laterVersion('contracted', world.folder),
      ])
      await Promise.all([start(0), start(1)])
      const streaming = stream()
      await addDue(0)
      await serve()
      await stop(0)
      await addDue(1)
      await start(0, expanded)
      await serve()
      await stop(1)
      await start(1, expanded)
      await addDue(2)
      await serve()
      await stop(0)
      await addDue(3)
      await start(0, contracted)
      await serve()
      await stop(1)
      expect(await refusalOf(1)).toBe(
        'The store was written by a newer version of Greenlight (schema 2, this one knows up to 1). Nothing was ' +
          'changed. Start the newer version, or restore a backup from before it.',
      )
      await start(1, contracted)
      stopping.abort()
      await streaming
      await Promise.all(typing)
      await expect.poll(() => unanswered(commands, record)).toEqual([])
      await expect.poll(() => digests.filter((one) => postsOf(one, record) === 0)).toEqual([])

      expect(slack?.faults).toEqual([])
      expect(commands.filter(({ accepted }) => !accepted)).toEqual([])
      const writes = commands.filter(({ text }) => text.startsWith('edit'))
      expect(writes.filter((one) => effectsOf(one, forge.ledger()) !== 1)).toEqual([])
      expect(judge(world, commands, digests)).toEqual({ lost: [], doubled: [], saidAgain: 0 })
      expect(outOfOrder()).toEqual([])
    } finally {
      stopping.abort()
      await Promise.all([...bots.values()].map(({ kill }) => kill()))
      await Promise.allSettled(typing)
      await world.close()
      await database.drop()
    }

    /** Changes that the forge got after a later one of the same merge request. */
    function outOfOrder(): string[] {
      const titles = forge
        .ledger()
        .filter(({ effect }) => effect !== undefined)
        .flatMap(({ path, body }) => {
          const number = /^Roll (\d+)\.$/.exec(Edit.safeParse(body).data?.title ?? '')?.[1]
          return number === undefined ? [] : [{ path, number: Number(number) }]
        })
      return [...Map.groupBy(titles, ({ path }) => path).values()].flatMap((same) =>
        same.flatMap(({ number }, index) =>
          same.slice(0, index).some((earlier) => earlier.number > number) ? [`Roll ${number}`] : [],
        ),
      )
    }
  },
  MAX_MS,
)
