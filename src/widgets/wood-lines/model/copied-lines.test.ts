import { expect, it } from 'vitest'
import { createLinesStore } from '@/shared/ui/lines-grid'
import { choosePrices, findPriceChoice, toCopiedRecord } from './copied-lines'
import { createWoodLine, type WoodLine } from './wood-line'

const createLine = (price: string): WoodLine => createWoodLine({ price })

function createCopy(prices: readonly string[]) {
  const lines = prices.map(createLine)
  const store = createLinesStore<WoodLine>({
    lines,
    newLine: () => createLine(''),
    copyLine: (line) => line,
  })
  const differences = lines.slice(0, 2).map(({ id: lineId }, at) => ({
    lineId,
    line: at + 1,
    before: '300.00',
    now: '310.00',
    price_unit: 'm3' as const,
    percent: '3.33',
    is_discounted: false,
    sourcePrice: '300.00',
    sourceDiscount: '',
    source: 'price_list' as const,
    number: null,
    date: '2026-11-01',
  }))
  const getPrices = () => store.lines().map((line) => line.prices.price)
  return { store, differences, getPrices }
}

it('the prices of the compared lines only are set, and one undo brings them back', () => {
  const { store, differences, getPrices } = createCopy(['300.00', '300.00', '300.00'])
  expect(findPriceChoice(store.lines(), differences)).toBe('same')
  expect(choosePrices(store, differences, 'today')).toBe(0)
  expect(getPrices()).toEqual(['310.00', '310.00', '300.00'])
  expect(findPriceChoice(store.lines(), differences)).toBe('today')
  store.undo()
  expect(getPrices()).toEqual(['300.00', '300.00', '300.00'])
})

it('a price that was entered stays', () => {
  const { store, differences, getPrices } = createCopy(['305.50', '300.0000'])
  expect(findPriceChoice(store.lines(), differences)).toBeNull()
  expect(choosePrices(store, differences, 'today')).toBe(1)
  expect(getPrices()).toEqual(['305.50', '310.00'])
})

it('today’s price removes the discount, and the price of the source brings it back', () => {
  const discounted = { ...createLine('310.00'), discount: '10.00%' }
  const store = createLinesStore<WoodLine>({
    lines: [discounted],
    newLine: () => createLine(''),
    copyLine: (line) => line,
  })
  const { differences } = toCopiedRecord(
    {
      source: { id: 'source', number: 'D-2026-0001' },
      differences: [
        {
          line: 1,
          before: '279.00',
          now: '290.00',
          price_unit: 'm3',
          percent: '3.94',
          is_discounted: true,
          source: 'last_deal',
          number: 'D-2026-0002',
          date: '2026-11-01',
        },
      ],
      notes: [],
    },
    [discounted],
  )
  const getTerms = () => store.lines().map(({ prices, discount }) => [prices.price, discount])
  choosePrices(store, differences, 'today')
  expect(getTerms()).toEqual([['290.00', '']])
  choosePrices(store, differences, 'same')
  expect(getTerms()).toEqual([['310.00', '10.00%']])
})
