import { expect, it } from 'vitest'
import { countReopened, planPriceUndo, type ScopedPeriod } from './plan-price-undo'

const createPrice = (
  id: string,
  start_date: string,
  end_date: string | null = null,
): ScopedPeriod => ({
  id,
  start_date,
  end_date,
  product_id: 'spruce',
  country: 'FR',
  company_id: null,
})

const ended = createPrice('old', '2026-01-01', '2026-11-30')
const open = createPrice('old', '2026-01-01')
const added = createPrice('new', '2026-12-01')

it('an undo reopens a price that the sheet ended once its successor is removed', () => {
  const returns = [
    { before: ended, after: open },
    { before: added, after: null },
  ]
  expect(planPriceUndo(returns, [ended, added])).toEqual({ back: returns, kept: [] })
})

it('an undo counts a price that the sheet ended for a new one, not one whose end the sheet changed', () => {
  const removed = { before: added, after: null }
  expect(countReopened([{ before: ended, after: open }, removed])).toBe(1)
  expect(countReopened([{ before: ended, after: open }])).toBe(0)
  expect(countReopened([{ before: ended, after: ended }, removed])).toBe(0)
})

it('an undo keeps a price ended if another has followed since, and names it', () => {
  expect(planPriceUndo([{ before: ended, after: open }], [ended, added])).toEqual({
    back: [],
    kept: [{ price: ended, why: 'overlap', other: added }],
  })
})

it('an undo ignores prices of other scopes', () => {
  const elsewhere = { ...added, country: 'ES' }
  expect(planPriceUndo([{ before: ended, after: open }], [ended, elsewhere]).back).toHaveLength(1)
})

it('an undo keeps also a price that would overlap a kept one', () => {
  const [short, long] = [
    createPrice('spring', '2026-03-01', '2026-05-31'),
    createPrice('spring', '2026-03-01', '2026-06-30'),
  ]
  const [june, august] = [
    createPrice('moved', '2026-06-01', '2026-06-30'),
    createPrice('moved', '2026-08-01', '2026-08-31'),
  ]
  const since = createPrice('since', '2026-08-15', '2026-09-30')
  const returns = [
    { before: short, after: long },
    { before: june, after: august },
  ]
  expect(planPriceUndo(returns, [short, june])).toEqual({ back: returns, kept: [] })
  expect(planPriceUndo(returns, [short, june, since])).toEqual({
    back: [],
    kept: [
      { price: june, why: 'overlap', other: since },
      { price: short, why: 'overlap', other: june },
    ],
  })
})
