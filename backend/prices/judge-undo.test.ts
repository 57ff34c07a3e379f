import { expect, it } from 'vitest'
import { judgeUndo, type Placed } from './judge-undo'

const price = (id: string, start_date: string, end_date: string | null = null): Placed => ({
  id,
  start_date,
  end_date,
  product_id: 'spruce',
  country: 'FR',
  company_id: null,
})

const ended = price('old', '2026-01-01', '2026-11-30')
const open = price('old', '2026-01-01')
const brought = price('new', '2026-12-01')

it('opens again what a sheet ended, when what it brought goes', () => {
  const returns = [
    { before: ended, after: open },
    { before: brought, after: null },
  ]
  expect(judgeUndo(returns, [ended, brought])).toEqual({ back: returns, kept: [] })
})

it('leaves ended what another has followed since, and names that one', () => {
  expect(judgeUndo([{ before: ended, after: open }], [ended, brought])).toEqual({
    back: [],
    kept: [{ price: ended, why: 'overlap', other: brought }],
  })
})

it('minds prices of its own scope alone', () => {
  const elsewhere = { ...brought, country: 'ES' }
  expect(judgeUndo([{ before: ended, after: open }], [ended, elsewhere]).back).toHaveLength(1)
})

it('keeps also what would come over one that is kept', () => {
  const [short, long] = [
    price('spring', '2026-03-01', '2026-05-31'),
    price('spring', '2026-03-01', '2026-06-30'),
  ]
  const [june, august] = [
    price('moved', '2026-06-01', '2026-06-30'),
    price('moved', '2026-08-01', '2026-08-31'),
  ]
  const since = price('since', '2026-08-15', '2026-09-30')
  const returns = [
    { before: short, after: long },
    { before: june, after: august },
  ]
  expect(judgeUndo(returns, [short, june])).toEqual({ back: returns, kept: [] })
  expect(judgeUndo(returns, [short, june, since])).toEqual({
    back: [],
    kept: [
      { price: june, why: 'overlap', other: since },
      { price: short, why: 'overlap', other: june },
    ],
  })
})
