import { describe, expect, it } from 'vitest'
import { countTrucks, findTruckWarnings } from './truck-warnings'

describe('the trucks of an order', () => {
  const load = { litres: 60_000, weightKg: 27_600 }
  const quantity = [{ field: 'quantity' }]

  it('are too few for more wood than they take, as a warning to the seller', () => {
    expect(findTruckWarnings({ kind: 'truck', trucks: 1 }, load, quantity)).toEqual([
      {
        code: 'over_trucks',
        pointer: '/transport/count',
        params: { trucks: 1, kg: 27_600, most_kg: 24_000, m3: '60.000', most_m3: '90.000' },
      },
    ])
    const bulky = { litres: 180_001, weightKg: 40_000 }
    expect(findTruckWarnings({ kind: 'truck', trucks: 2 }, bulky, quantity)).toMatchObject([
      { params: { trucks: 2, most_m3: '180.000' } },
    ])
  })

  it('are those of the order where the revision names no number', () => {
    expect(countTrucks({ count: null }, { trucks: 3 })).toBe(3)
    expect(countTrucks({ count: 2 }, { trucks: 3 })).toBe(2)
  })

  it('are no matter of a revision that changes neither wood nor trucks', () => {
    const transport = { kind: 'truck', trucks: 1 } as const
    expect(findTruckWarnings(transport, load, [{ field: 'price' }])).toEqual([])
    expect(findTruckWarnings({ kind: 'truck', trucks: 2 }, load, quantity)).toEqual([])
    expect(findTruckWarnings({ kind: 'container', trucks: 1 }, load, quantity)).toEqual([])
  })
})
