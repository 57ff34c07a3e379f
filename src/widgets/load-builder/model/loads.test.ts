import { describe, expect, it } from 'vitest'
import { spaces } from '@/shared/lib/load-plan'
import { packsOfLoads, type Load } from './loads'
import { fitting } from './stowage'

const load = (packs: number, kg: number): Load => ({ id: 'spruce', label: 'Spruce', packs, size: { length: 3600, width: 1100, height: 550 }, kg, litres: packs * 2177, drop: 1 })

describe('the packs of a load', () => {
  it('weigh the same but for a kilogram, and together what the load weighs', () => {
    const weights = packsOfLoads([load(10, 10_236)]).map(({ kg }) => kg)
    expect(new Set(weights)).toEqual(new Set([1023, 1024]))
    expect(weights.reduce((sum, kg) => sum + kg, 0)).toBe(10_236)
  })

  it('have a begun one last, with what is left', () => {
    expect(packsOfLoads([load(2.5, 2500)]).map(({ kg }) => kg)).toEqual([1000, 1000, 500])
  })

  it('stand on one another whichever of them is a kilogram heavier', () => {
    expect(fitting([], packsOfLoads([load(8, 8195)]), spaces['20DC'])).toBe(8)
  })
})
