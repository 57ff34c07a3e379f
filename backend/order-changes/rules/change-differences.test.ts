import { expect, it } from 'vitest'
import { changesAmounts, nameChangedLines, toClientDifferences } from './change-differences'

const toChange = (field: string, line: number | null = null) => ({
  field,
  line,
  from: null,
  to: '1',
})

it('the client sees each difference but the exchange rate', () => {
  const differences = ['exchange_rate', 'delivery_week_from', 'charges'].map((field) =>
    toChange(field),
  )
  expect(toClientDifferences(differences).map(({ field }) => field)).toEqual([
    'delivery_week_from',
    'charges',
  ])
})

it('each difference names its line, also beside removed and moved ones', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((id) => ({ id }))
  if (!first || !second || !third) throw new Error('There are three lines.')
  const named = nameChangedLines(
    [
      { ...toChange('line', 1), from: 'Pine', to: null },
      toChange('price', 1),
      toChange('price', 2),
      toChange('lines'),
    ],
    { before: [first, second, third], after: [third, second] },
  )
  expect(named.map(({ line_id }) => line_id)).toEqual(['a', 'c', 'b', null])
})

it.each([
  ['a price', toChange('price', 1), true],
  ['a discount', toChange('discount', 1), true],
  ['a quantity', toChange('quantity', 1), true],
  ['a removed line', toChange('line', 2), true],
  ['a charge', toChange('charges'), true],
  ['a remark', toChange('remark', 1), false],
  ['a week', toChange('delivery_week_from'), false],
])('%s changes the amounts of an order or not', (_name, change, isChanged) => {
  expect(changesAmounts([change])).toBe(isChanged)
})
