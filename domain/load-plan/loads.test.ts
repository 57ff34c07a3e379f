import { describe, expect, it } from 'vitest'
import { spaces } from './space'
import { isAutoFillNext, toPacks, type Load } from './loads'
import {
  autoFillStowage,
  countFittingPacks,
  createRearrangement,
  toStowage,
  addPacks,
} from './stowage'

const load = (packs: number, kg: number): Load => ({
  id: 'spruce',
  label: 'Spruce',
  packs,
  size: { length: 3600, width: 1100, height: 550 },
  kg,
  litres: packs * 2177,
  drop: 1,
})

describe('the packs of a load', () => {
  it('differ by at most a kilogram and add up to the load’s weight', () => {
    const weights = toPacks([load(10, 10_236)]).map(({ kg }) => kg)
    expect(new Set(weights)).toEqual(new Set([1023, 1024]))
    expect(weights.reduce((sum, kg) => sum + kg, 0)).toBe(10_236)
  })

  it('end with a partial one', () => {
    expect(toPacks([load(2.5, 2500)]).map(({ kg }) => kg)).toEqual([1000, 1000, 500])
  })

  it('can be stacked whichever is a kilogram heavier', () => {
    expect(countFittingPacks([], [], toPacks([load(8, 8195)]), spaces['20DC'])).toBe(8)
  })
})

describe('Auto-fill is the next action', () => {
  it('while packs are loaded and none is placed', () => {
    expect(isAutoFillNext([load(6, 6000)], [])).toBe(true)
    expect(isAutoFillNext([load(6, 6000)], [{ load_id: 'removed' }])).toBe(true)
  })

  it('but not once a pack is placed, nor without packs to place', () => {
    expect(isAutoFillNext([load(6, 6000)], [{ load_id: 'spruce' }])).toBe(false)
    expect(isAutoFillNext([], [])).toBe(false)
    expect(isAutoFillNext([{ ...load(6, 6000), size: null }], [])).toBe(false)
  })
})

describe('packs that still fit', () => {
  const otherPacks = toPacks([{ ...load(8, 8000), id: 'pine' }])

  it('are counted beside all loaded packs, placed or not', () => {
    const loads = [load(6, 6000)]
    const all = countFittingPacks(loads, [], otherPacks, spaces['20DC'])
    expect(all).toBe(
      countFittingPacks(
        loads,
        toStowage(addPacks([], toPacks(loads), spaces['20DC'])),
        otherPacks,
        spaces['20DC'],
      ),
    )
    expect(all).toBeLessThan(countFittingPacks([], [], otherPacks, spaces['20DC']))
  })

  it('are none if the load uses the payload, even without placed packs', () => {
    expect(
      countFittingPacks(
        [{ ...load(0, spaces['20DC'].payloadKg - 500), size: null }],
        [],
        otherPacks,
        spaces['20DC'],
      ),
    ).toBe(0)
  })

  it('are counted with all packs placed anew if none fits beside a stack in the middle', () => {
    const loads = [load(6, 6000)]
    const long = toPacks([
      { ...load(4, 6000), id: 'larch', size: { length: 6000, width: 1100, height: 550 }, drop: 2 },
    ])
    const inTheMiddle = autoFillStowage(loads, spaces.trailer)
    expect(countFittingPacks(loads, inTheMiddle, long, spaces.trailer)).toBe(0)
    expect(createRearrangement(loads, spaces.trailer).count(long)).toBe(4)
    expect(
      createRearrangement([load(6, spaces.trailer.payloadKg)], spaces.trailer).count(long),
    ).toBe(0)
  })

  const mixed = (id: string, packs: number, size: NonNullable<Load['size']>): Load => ({
    id,
    label: id,
    packs,
    size,
    kg: packs * 900,
    litres: packs * 1800,
    drop: 1,
  })

  it('fit where rows of the automatic plan leave no room', () => {
    const loads = [
      mixed('short', 4, { length: 2400, width: 1100, height: 800 }),
      mixed('middle', 3, { length: 4200, width: 1150, height: 500 }),
    ]
    const more = toPacks([mixed('new', 1, { length: 6000, width: 1000, height: 1100 })])
    const rearrangement = createRearrangement(loads, spaces['40HC'])
    expect(rearrangement.count(more)).toBe(1)
    expect(new Set(rearrangement.add(more)?.map(({ pack }) => pack.id)).size).toBe(8)
  })

  it('fit beside a loaded pack that is too long for the space', () => {
    const loads = [mixed('long', 1, { length: 13_000, width: 1100, height: 500 })]
    const more = toPacks([mixed('new', 2, { length: 6000, width: 1100, height: 500 })])
    expect(createRearrangement(loads, spaces['40HC']).count(more)).toBe(2)
  })
})
