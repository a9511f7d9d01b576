import { describe, expect, test } from 'vitest'
import { commandOf, registry } from '../../src/commands/registry.ts'
import { createInteractionHandler } from '../../src/interactions/handle.ts'
import { nounHelp, verbHelp } from '../../src/interactions/help.ts'
import { parseCommand } from '../../src/interactions/parse-command.ts'
import {
  isSupported,
  missingFeatureReply,
  unsupportedVerbReply,
  withoutUnsupported,
} from '../../src/interactions/unsupported-verbs.ts'
import { createActionFilter } from '../../src/interactions/visible-actions.ts'
import { FEATURES, type FeatureGap } from '../../src/model/forge-feature.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { typeTo } from '../support/asker.ts'
import { recordedServices } from '../support/recorded-services.ts'

const FORGE = 'https://git.example.com'
const asker = {
  team: 'T1',
  userTeam: 'T1',
  installedTeam: 'T1',
  app: 'A1',
  installedApp: 'A1',
  user: 'U1',
  userName: 'ann',
  channel: 'C1',
  now: new Date(),
  reference: 'r-1',
}
const WHY: FeatureGap = { why: 'This forge has no such thing', next: 'Somebody can set another address' }
const lacksAll = () => WHY

function read(typed: string, missing?: () => FeatureGap | null, noun = 'mr') {
  return parseCommand(noun, typed, FORGE, missing)
}

describe('a word for what no version of the forge’s API has', () => {
  test.each(['checkout web!12', 'checkout'])('/mr %s says so, and where it can be done', (typed) => {
    const reading = read(typed)
    if (reading.kind !== 'not-offered') throw new Error(JSON.stringify(reading))
    const { text } = unsupportedVerbReply(reading.absent, FORGE, '').message ?? {}
    expect(text).toMatch(/^I can’t [a-z ]+\. /)
    expect(text).toContain(FORGE)
  })

  test('is explained by help too', () => {
    expect(read('help checkout')).toMatchObject({ kind: 'not-offered' })
  })
})

const gated = registry.filter(({ requires }) => requires !== undefined)

test('what only some forges have is a declaration of its verb', () => {
  const verbs = gated.map(({ path }) => path.slice(1).join(' '))
  expect(verbs.sort().join(' ')).toBe(
    'approve build changelog comment draft play ready rebase resolve retry review stop thread unapprove',
  )
  for (const { requires } of gated) expect(FEATURES).toContain(requires)
})

describe.each(gated.map((command) => [command.id, command] as const))(
  'where a forge lacks what %s needs',
  (_, command) => {
    const [noun] = command.path
    const word = command.path.slice(1).join(' ')

    test('typed all the same it is answered with what, and where it can be done', () => {
      for (const typed of [word, `${word} !12`, ...command.also, `help ${word}`, `${word} --nonsense`]) {
        const reading = read(typed, lacksAll, noun)
        if (reading.kind !== 'missing-feature') throw new Error(JSON.stringify(reading))
        const { text } = missingFeatureReply(reading.missingFeature, `${FORGE}/acme/web`).message ?? {}
        expect(text).toBe(`${SERVER} doesn’t offer /${noun} ${word}. ${command.elsewhere} ${FORGE}/acme/web`)
      }
    })

    test('a press or a form that comes all the same changes nothing and says so', async () => {
      const { room, calls } = recordedServices(lacksAll)
      const turns = createInteractionHandler(room, FORGE)
      const { reply } = await turns.pressed(
        command,
        { project: 42, mr: 12, text: 'x', reviewer: 'bob' },
        asker,
        {
          confirmed: true,
          privately: false,
          sourceTs: undefined,
        },
      )
      expect(reply.message?.text).toContain(`doesn’t offer /${noun} ${word}.`)
      expect(reply.failure).toEqual({ reason: 'absent' })
      expect(calls.filter(({ method }) => method.startsWith('mergeRequests.'))).toEqual([])
    })

    test('it stands in no help, no did-you-mean and under no button', async () => {
      const { room } = recordedServices(lacksAll)
      const turns = createInteractionHandler(room, FORGE)
      const help = await typeTo(turns, noun, 'help all', asker)
      expect(help.reply.message?.text).not.toContain(`/${noun} ${word} `)
      // Nor is it counted among those that they may not use.
      expect(help.reply.message?.text).not.toContain('can’t use')
      const close = read(`${word.slice(0, -1)}q !12`, lacksAll, noun)
      expect(JSON.stringify(close)).not.toContain(`Did you mean /${noun} ${word}`)
      const person = await createActionFilter(room).person(asker)
      const channel = await createActionFilter(room).channel('T1', 'C1')
      for (const isForm of [true, false]) {
        expect(person({ verb: command.id, isForm, project: 42 })).toBe(false)
        expect(channel({ verb: command.id, isForm, project: 42 })).toBe(false)
      }
    })

    test('where it is there it is offered everywhere', async () => {
      const { room } = recordedServices()
      const help = await typeTo(createInteractionHandler(room, FORGE), noun, 'help all', asker)
      expect(help.reply.message?.text).toContain(`/${noun} ${word}`)
      expect(isSupported(command, room.missing)).toBe(true)
      expect(
        (await createActionFilter(room).person(asker))({ verb: command.id, isForm: false, project: 42 }),
      ).toBe(true)
    })
  },
)

describe('a field that only some forges take', () => {
  const edit = commandOf('mr.edit')
  if (!edit) throw new Error('There is no /mr edit')

  test.each(['edit !12 --reviewer bob', 'list --reviewer=@me', 'list --reviewer'])(
    '/mr %s says why it is not offered',
    (typed) => {
      const verb = typed.split(' ')[0]
      expect(read(typed, lacksAll)).toMatchObject({
        kind: 'missing-feature',
        missingFeature: { typed: `/mr ${verb} --reviewer`, missing: WHY },
      })
    },
  )

  test('is in no help, form or did-you-mean there, and the verb works without it', () => {
    expect(read('edit !12 --title Dates', lacksAll)).toMatchObject({ kind: 'given' })
    expect(JSON.stringify(read('edit !12 --reviewr bob', lacksAll))).not.toContain('--reviewer')
    const shown = withoutUnsupported(edit, lacksAll)
    expect(JSON.stringify(verbHelp(shown, null, { note: null }))).not.toContain('--reviewer')
    const whole = withoutUnsupported(edit, () => null)
    expect(JSON.stringify(verbHelp(whole, null, { note: null }))).toContain('--reviewer')
    expect(whole).toBe(edit)
  })

  test('and a press that carries it changes nothing', async () => {
    const { room, calls } = recordedServices(lacksAll)
    const how = { confirmed: true, privately: false, sourceTs: undefined }
    const input = { project: 42, mr: 12, title: 'Dates', reviewer: 'bob' }
    const { reply } = await createInteractionHandler(room, FORGE).pressed(edit, input, asker, how)
    expect(reply.message?.text).toContain('doesn’t offer /mr edit --reviewer')
    expect(calls.filter(({ method }) => method.startsWith('mergeRequests.'))).toEqual([])
  })
})

test('help names only what is offered', () => {
  const verbs = registry.filter((command) => command.path[0] === 'mr' && isSupported(command, lacksAll))
  const help = nounHelp('mr', { verbs, hidden: 0, current: null, note: null })
  expect(help.message?.text).toContain('/mr merge')
  expect(help.message?.text).not.toContain('/mr approve')
})
