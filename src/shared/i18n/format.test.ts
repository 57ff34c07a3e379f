import { expect, it } from 'vitest'
import { formatFor, toPlainText } from './format'

it.each([
  ['en', '20\u00a0Nov\u00a02026', 'W48–\u206050\u00a02026', '5\u00a0days'],
  ['fr', '20\u00a0nov.\u00a02026', 'S48–\u206050\u00a02026', '5\u00a0j'],
  ['lt', '2026-11-20', '2026\u00a0m.\u00a048–\u206050\u00a0sav.', '5\u00a0d.'],
  ['es', '20\u00a0nov\u00a02026', 'S48–\u206050\u00a02026', '5\u00a0d'],
])('a date, a range of weeks and a duration stay on one line in %s', (locale, day, weeks, span) => {
  const format = formatFor(locale)
  expect([format.date('2026-11-20'), format.week('2026-W48', '2026-W50'), format.span(5)]).toEqual([
    day,
    weeks,
    span,
  ])
  expect(toPlainText(weeks)).not.toMatch(/[\u00a0\u2060]/)
})

it('the line breaks between two years and before the time of a day', () => {
  const format = formatFor('fr')
  expect(format.week('2026-W53', '2027-W01')).toBe('S53\u00a02026\u00a0– S1\u00a02027')
  expect(format.dateTime('2026-11-20T15:05:00')).toBe('20\u00a0nov.\u00a02026, 15:05')
})
