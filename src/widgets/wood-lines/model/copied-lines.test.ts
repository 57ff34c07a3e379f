import { expect, it } from 'vitest'
import { createLinesStore } from '@/shared/ui/lines-grid'
import { choosePrices, findPriceChoice } from './copied-lines'
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
    source: 'price_list' as const,
    number: null,
    date: '2026-11-01',
  }))
  const getPrices = () => store.lines().map((line) => line.prices.price)
  return { store, differences, getPrices }
}

it('sets the prices of the compared lines only, and one undo brings them back', () => {
  const { store, differences, getPrices } = createCopy(['300.00', '300.00', '300.00'])
  expect(findPriceChoice(store.lines(), differences)).toBe('same')
  expect(choosePrices(store, differences, 'today')).toBe(0)
  expect(getPrices()).toEqual(['310.00', '310.00', '300.00'])
  expect(findPriceChoice(store.lines(), differences)).toBe('today')
  store.undo()
  expect(getPrices()).toEqual(['300.00', '300.00', '300.00'])
})

it('keeps a price that was entered', () => {
  const { store, differences, getPrices } = createCopy(['305.50', '300.0000'])
  expect(findPriceChoice(store.lines(), differences)).toBeNull()
  expect(choosePrices(store, differences, 'today')).toBe(1)
  expect(getPrices()).toEqual(['305.50', '310.00'])
})
