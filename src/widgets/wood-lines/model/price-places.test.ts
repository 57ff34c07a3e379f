import { describe, expect, it } from 'vitest'
import { getBlankFigures, getPricePlaces } from './price-places'

const createLine = (price: string, planned = '') => ({
  prices: { price, planned_purchase_price: planned },
})

describe('prices of lines', () => {
  const currency = 'EUR'

  it('have as many places as the most exact one', () => {
    expect(getPricePlaces([], currency)).toBe(0)
    expect(getPricePlaces([createLine('312.00'), createLine('')], currency)).toBe(2)
    expect(getPricePlaces([createLine('312.00', '3.351'), createLine('12,5')], currency)).toBe(3)
  })

  it('align by blank figures, as far as the column has room', () => {
    const blank = (price: string, text: string, places: number) =>
      getBlankFigures(price, { currency, places, text })
    expect(blank('312.00', '312.00', 3)).toBe(1)
    expect(blank('3.351', '3.351', 3)).toBe(0)
    expect(blank('1490.50', '1,490.50', 4)).toBe(1)
    expect(blank('12,5', '12,5', 3)).toBe(0)
  })
})
