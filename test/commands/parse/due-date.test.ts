import { fc, test } from '@fast-check/vitest'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { describe, expect } from 'vitest'
import { readDueDate, splitDue } from '../../../src/commands/parse/due-date.ts'

/** A Friday. */
const TODAY = '2026-11-20'
const day = (date: string) => ({ kind: 'day', day: date })
const unsure = (...days: string[]) => ({ kind: 'unsure', days })

describe('what people type, on Friday 20 November 2026', () => {
  test.each([
    ['2027-01-15', '2027-01-15'],
    ['2027/1/15', '2027-01-15'],
    ['today', '2026-11-20'],
    ['Tomorrow', '2026-11-21'],
    ['sat', '2026-11-21'],
    ['thursday', '2026-11-26'],
    ['next friday', '2026-11-27'],
    ['next monday', '2026-11-23'],
    ['+2w', '2026-12-04'],
    ['+10d', '2026-11-30'],
    ['+1m', '2026-12-20'],
    ['+1y', '2027-11-20'],
    ['in an year', '2027-11-20'],
    ['weds', '2026-11-25'],
    ['31.12.9999', '9999-12-31'],
    ['in 2 weeks', '2026-12-04'],
    ['in a month', '2026-12-20'],
    ['2w', '2026-12-04'],
    ['1 day', '2026-11-21'],
    ['in 1 week', '2026-11-27'],
    ['month end', '2026-11-30'],
    ['eoq', '2026-12-31'],
    ['15jan', '2027-01-15'],
    ['15 jan2027', '2027-01-15'],
    ['jan15', '2027-01-15'],
    ['15. jan', '2027-01-15'],
    ['15th of january', '2027-01-15'],
    ['31 dec 9999', '9999-12-31'],
    ['20 nov', '2026-11-20'],
    ['15 jan', '2027-01-15'],
    ['jan 15 2027', '2027-01-15'],
    ['January 15th, 2027', '2027-01-15'],
    ['the end of month', '2026-11-30'],
    ['eom', '2026-11-30'],
    ['end of next month', '2026-12-31'],
    ['eoy', '2026-12-31'],
    ['13/2', '2027-02-13'],
    ['2/13', '2027-02-13'],
    ['2/2', '2027-02-02'],
    ['15.1.2027', '2027-01-15'],
    ['in two weeks', '2026-12-04'],
    ['two weeks', '2026-12-04'],
    ['+three days', '2026-11-23'],
    ['in twelve months', '2027-11-20'],
    ['in a couple of weeks', '2026-12-04'],
    ['2 weeks from now', '2026-12-04'],
    ['one week from today', '2026-11-27'],
    ['in a fortnight', '2026-12-04'],
    ['a fortnight', '2026-12-04'],
    ['fortnight', '2026-12-04'],
    ['in two fortnights', '2026-12-18'],
    ['a fortnight from monday', '2026-12-07'],
    ['two weeks from tomorrow', '2026-12-05'],
    ['in a week’s time', '2026-11-27'],
    ["in 10 days' time", '2026-11-30'],
    ['in half a year', '2027-05-20'],
    ['in a year and a half', '2028-05-20'],
    ['in one and a half years', '2028-05-20'],
    ['end of next quarter', '2027-03-31'],
    ['end of next year', '2027-12-31'],
    ['the end of the next month', '2026-12-31'],
    ['end of this month', '2026-11-30'],
    ['end of day', '2026-11-20'],
    ['eod', '2026-11-20'],
    ['the day after tomorrow', '2026-11-22'],
    ['2 days after tomorrow', '2026-11-23'],
    ['this month', '2026-11-30'],
    ['this year', '2026-12-31'],
    ['tonight', '2026-11-20'],
    ['this evening', '2026-11-20'],
    ['20270115', '2027-01-15'],
    ['20280229', '2028-02-29'],
    ['by fri 27 nov', '2026-11-27'],
    ['on 15 jan', '2027-01-15'],
    ['29 feb 2028', '2028-02-29'],
    ['“fri 27 nov 2026”', '2026-11-27'],
    ['2027–01–15', '2027-01-15'],
  ])('“%s” is %s', (typed, expected) => {
    expect(readDueDate(typed, TODAY)).toEqual(day(expected))
  })

  test.each([
    ['end of quarter', '2026-05-10', '2026-06-30'],
    ['end of year', '2026-05-10', '2026-12-31'],
    ['end of month', '2026-05-10', '2026-05-31'],
    ['end of next month', '2026-05-10', '2026-06-30'],
    ['end of next month', '2026-07-10', '2026-08-31'],
    ['end of week', '2026-11-21', '2026-11-22'],
    ['eow', '2026-11-22', '2026-11-22'],
  ])('“%s”, on %s, is %s', (typed, today, expected) => {
    expect(readDueDate(typed, today)).toEqual(day(expected))
  })

  test('the years begin at 1900', () => {
    expect(readDueDate('1.1.1900', TODAY)).toMatchObject({ kind: 'past' })
  })

  test.each([
    'x 15/1/2027',
    'x2027-01-15',
    '15/1/2027x',
    '2027-01-15x',
    'x end of month',
    'end of months',
    'end of the day after tomorrow',
    'half',
    'half a friday',
    'a week and a half',
    'end of next',
    'xjan 15',
    '15 jan 202',
    'jan 15 27x',
    'xyz 15',
    '15 xyz',
    '1.1.1899',
    '1.1.10000',
    '31 dec 1899',
    'x friday',
    'a 15 jan',
    '15 jan b',
  ])('“%s” is no date', (typed) => {
    expect(readDueDate(typed, TODAY)).toMatchObject({ kind: 'wrong' })
  })

  test.each([
    ['1/2', ['2027-01-02', '2027-02-01']],
    ['1/2/27', ['2027-01-02', '2027-02-01']],
    ['1/2/2027', ['2027-01-02', '2027-02-01']],
    ['11/12/2026', ['2026-11-12', '2026-12-11']],
    ['15 jan 27', ['2027-01-15']],
    ['13/2/27', ['2027-02-13']],
    ['27/01/15', ['2015-01-27', '2027-01-15']],
    ['friday', ['2026-11-20', '2026-11-27']],
    ['this friday', ['2026-11-20', '2026-11-27']],
    ['jan 15 27', ['2027-01-15']],
    ['15 nov', ['2026-11-15', '2027-11-15']],
    ['29 feb', ['2028-02-29']],
    ['feb 29', ['2028-02-29']],
    ['29/2', ['2028-02-29']],
    ['2/29', ['2028-02-29']],
    ['tue 29 feb', ['2028-02-29']],
    ['end of week', ['2026-11-20', '2026-11-22']],
    ['end of next week', ['2026-11-27', '2026-11-29']],
    ['by the end of next week', ['2026-11-27', '2026-11-29']],
    ['this week', ['2026-11-20', '2026-11-22']],
    ['next week', ['2026-11-27', '2026-11-29']],
    ['next month', ['2026-12-20', '2026-12-31']],
    ['next quarter', ['2027-02-20', '2027-03-31']],
    ['a week from friday', ['2026-11-27', '2026-12-04']],
  ])('“%s” may mean more than one thing, and nothing is guessed', (typed, days) => {
    expect(readDueDate(typed, TODAY)).toEqual(unsure(...days))
  })

  test.each(['none', 'None ', 'no date'])('“%s” takes the date away', (typed) => {
    expect(readDueDate(typed, TODAY)).toEqual({ kind: 'none' })
  })

  test.each([
    ['2025-12-04', '2025-12-04', '2026-12-04'],
    ['19 nov 2026', '2026-11-19', '2027-11-19'],
    ['2024-02-29', '2024-02-29', '2028-02-29'],
  ])('“%s” is over, and what may have been meant is the same day to come', (typed, past, meant) => {
    expect(readDueDate(typed, TODAY)).toEqual({ kind: 'past', day: past, meant })
  })

  test.each([
    ['someday', /^I can’t read “someday” as a date. Try fri, /],
    ['', /as a date/],
    ['x'.repeat(61), /as a date/],
    ['jan 2027', /as a date/],
    ['2026-02-30', /^There’s no “2026-02-30”\. /],
    ['20270229', /^There’s no “20270229”\. /],
    ['15012027', /^There’s no /],
    ['31/31', /^There’s no /],
    ['thu 27 nov 2026', /^There’s no /],
    ['+9999y', /^There’s no /],
  ])('“%s” is no date, and the sentence helps', (typed, problem) => {
    const read = readDueDate(typed, TODAY)
    expect(read.kind === 'wrong' && `${read.problem} ${read.fix}`).toMatch(problem)
  })

  test.each(['next', 'in', 'end', 'jan', '15', '+2'])(
    '“%s”, the first word of a longer date, is no date of its own',
    (typed) => {
      expect(readDueDate(typed, TODAY)).toMatchObject({
        kind: 'wrong',
        problem: expect.stringMatching(/isn’t a whole date\.$/),
        fix: 'Try next friday.',
      })
    },
  )
})

test.each([
  ['2027-02-28', unsure('2028-02-29')],
  ['2027-03-01', day('2028-02-29')],
  ['2028-02-29', day('2028-02-29')],
])('on %s, “29 feb” is asked about unless it is among the coming twelve months', (today, expected) => {
  expect(readDueDate('29 feb', today)).toEqual(expected)
})

test.each([
  ['Sprint 12 due next friday', { title: 'Sprint 12', due: 'next friday' }],
  ['Sprint 12, due 15 jan', { title: 'Sprint 12', due: '15 jan' }],
  ['Sprint 12 due: +2w', { title: 'Sprint 12', due: '+2w' }],
  ['Sprint 12 Due by Friday', { title: 'Sprint 12', due: 'Friday' }],
  ['Sprint 12 (due on 2027-01-15)', { title: 'Sprint 12', due: '2027-01-15' }],
  ['What is due due in two weeks', { title: 'What is due', due: 'in two weeks' }],
  ['Release 5 by next friday', { title: 'Release 5', due: 'next friday' }],
  ['Release 5 (by 15 jan)', { title: 'Release 5', due: '15 jan' }],
  ['Release 5, by the end of next week', { title: 'Release 5', due: 'the end of next week' }],
  ['Release 5 until friday', { title: 'Release 5', due: 'friday' }],
  ['What is due by friday', { title: 'What is', due: 'friday' }],
  ['Designs by Ann by monday', { title: 'Designs by Ann', due: 'monday' }],
  ['Release 5 due in a fortnight', { title: 'Release 5', due: 'in a fortnight' }],
])('the title “%s” may end with a due date', (text, expected) => {
  expect(splitDue(text)).toEqual(expected)
})

test.each([
  'due friday',
  'Sprint 12 due',
  'Sprint 12 due soon',
  'Sprint 12 due none',
  'Overdue friday',
  'Sprint next friday',
  'Due diligence',
  'Designs by Mark',
  'Sprint 5 by 5',
  'Stand by',
  'by friday',
  'Week by week',
])('the title “%s” does not', (text) => {
  expect(splitDue(text)).toBeNull()
})

test('60 characters are read, one more is not', () => {
  const typed = (length: number) => `15${' '.repeat(length - 5)}jan`
  expect(readDueDate(typed(60), TODAY)).toEqual(day('2027-01-15'))
  expect(readDueDate(typed(61), TODAY)).toMatchObject({ kind: 'wrong' })
})

test('“next sunday” names the days in their order, on every day of a week', () => {
  for (const date of ['16', '17', '18', '19', '20', '21', '22']) {
    const read = readDueDate('next sunday', `2026-11-${date}`)
    if (read.kind === 'unsure') expect(read.days).toEqual([...read.days].sort())
    else expect(read.kind).toBe('day')
  }
})

describe('“next” is asked about where people differ', () => {
  test.each([
    ['2026-11-16', 'next friday', unsure('2026-11-20', '2026-11-27')],
    ['2026-11-19', 'next friday', unsure('2026-11-20', '2026-11-27')],
    ['2026-11-21', 'next friday', day('2026-11-27')],
    ['2026-11-22', 'next friday', unsure('2026-11-27', '2026-12-04')],
    ['2026-11-16', 'next sunday', unsure('2026-11-22', '2026-11-29')],
    ['2026-11-20', 'next friday', day('2026-11-27')],
  ])('on %s, “%s”', (today, typed, expected) => {
    expect(readDueDate(typed, today)).toEqual(expected)
  })
})

/** Noon, so that the zone of the machine is of no account. */
const dates = (from: string, to: string) =>
  fc.date({ min: new Date(`${from}T12:00:00`), max: new Date(`${to}T12:00:00`), noInvalidDate: true })
const iso = (date: Date) => format(date, 'yyyy-MM-dd')

describe('whatever the date', () => {
  test.prop([
    dates('2026-11-20', '2999-12-31'),
    fc.constantFrom(
      'yyyy-MM-dd',
      'yyyy/M/d',
      'd MMM yyyy',
      'd MMMM yyyy',
      'MMM d yyyy',
      'MMMM do, yyyy',
      'do MMM yyyy',
      'd-MMM-yyyy',
      'EEE d MMM yyyy',
      'EEEE, MMMM d, yyyy',
    ),
    fc.boolean(),
  ])('every full print of it is read back', (date, pattern, isUpper) => {
    const text = format(date, pattern)
    const typed = isUpper ? text.toUpperCase() : text
    expect(readDueDate(typed, TODAY)).toEqual(day(iso(date)))
  })

  test.prop([
    dates('2026-11-20', '2999-12-31'),
    fc.constantFrom('d/M/yyyy', 'M/d/yyyy', 'dd.MM.yyyy', 'MM-dd-yyyy'),
  ])('two numbers before a year are asked about exactly when both may be the month', (date, pattern) => {
    const read = readDueDate(format(date, pattern), TODAY)
    const certain = date.getDate() > 12 || date.getDate() === date.getMonth() + 1
    if (certain) expect(read).toEqual(day(iso(date)))
    else expect(read).toMatchObject({ kind: 'unsure', days: expect.arrayContaining([iso(date)]) })
  })

  test.prop([dates('2026-11-20', '2099-12-31'), fc.constantFrom('d/M/yy', 'M/d/yy', 'd MMM yy', 'yy-MM-dd')])(
    'a year of two digits is always asked about',
    (date, pattern) => {
      expect(readDueDate(format(date, pattern), TODAY)).toMatchObject({
        kind: 'unsure',
        days: expect.arrayContaining([iso(date)]),
      })
    },
  )

  test.prop([dates('1900-01-01', '2026-11-19'), fc.constantFrom('yyyy-MM-dd', 'd MMM yyyy')])(
    'a day that is over is never taken as it is',
    (date, pattern) => {
      expect(readDueDate(format(date, pattern), TODAY)).toMatchObject({ kind: 'past', day: iso(date) })
    },
  )

  test.prop([dates('2026-11-20', '2099-12-31'), fc.constantFrom('d MMM', 'MMMM d', 'd/M')])(
    'without a year, the day itself or one of its years is meant, and never one that is over alone',
    (today, pattern) => {
      const read = readDueDate(format(addDays(today, 40), pattern), iso(today))
      if (read.kind === 'day') expect(read.day >= iso(today)).toBe(true)
      else expect(read).toMatchObject({ kind: 'unsure', days: expect.arrayContaining([expect.any(String)]) })
      const days = read.kind === 'day' ? [read.day] : read.kind === 'unsure' ? read.days : []
      expect(days).toContain(iso(addDays(today, 40)))
    },
  )

  test.prop([dates('2026-11-20', '2099-12-31'), fc.integer({ min: 0, max: 999 })])(
    'so many days from today are so many days',
    (today, count) => {
      for (const typed of [`+${count}d`, `in ${count} days`])
        expect(readDueDate(typed, iso(today))).toEqual(day(iso(addDays(today, count))))
    },
  )
})

test.prop(
  [
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc
        .array(
          fc.constantFrom(
            'next',
            'fri',
            'in',
            '2',
            'weeks',
            'jan',
            '31',
            '/',
            '.',
            '-',
            'end of',
            '+',
            '0000',
            '99',
          ),
          {
            maxLength: 6,
          },
        )
        .map((words) => words.join(' ')),
    ),
    dates('1970-01-01', '2999-12-31'),
  ],
  { numRuns: 2000 },
)(
  'whatever is typed, nothing is thrown, and a day is a day of the calendar that is not over',
  (typed, now) => {
    const read = readDueDate(typed, iso(now))
    if (read.kind === 'day') {
      expect(format(new Date(`${read.day}T12:00:00`), 'yyyy-MM-dd')).toBe(read.day)
      expect(read.day >= iso(now)).toBe(true)
    }
  },
)
