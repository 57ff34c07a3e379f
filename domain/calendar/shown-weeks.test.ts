import fc from 'fast-check'
import { it } from 'vitest'
import { formatFor } from '@domain/languages'
import { addWeeks } from './iso-week'
import { readWeek } from './read-week'

const week = fc.nat(120 * 52).map((weeks) => addWeeks('1995-W01', weeks))

it.each(['en', 'fr', 'lt', 'es'])(
  'a week shown in %s is read back as the same, whenever it is read',
  (locale) => {
    const shown = formatFor(locale).week
    const isReadBack = (one: string, now: string) =>
      [
        readWeek(shown(one), now, 'next'),
        readWeek(shown(one), now, 'nearest'),
        readWeek(one, now, 'next'),
      ].every((read) => read === one)
    fc.assert(fc.property(week, week, isReadBack), { numRuns: 10_000 })
  },
)
