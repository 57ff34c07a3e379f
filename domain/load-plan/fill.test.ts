import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillSpace } from './fill'
import { computeLoadBalance, MAX_OFF_CENTRE } from './figures'
import {
  getRearEnd,
  isAbove,
  isBetweenAndDoor,
  isSupported,
  overlaps,
  findSupports,
  getTop,
} from './geometry'
import type { Pack, PlacedPack } from './pack'
import { createSamplePacks } from './samples'
import { spaces, getMaxStackHeight, type Space } from './space'

const anySpace = fc.constantFrom(...Object.values(spaces))
const sizes = fc.record({
  length: fc.constantFrom(1000, 1800, 2400, 3000, 3600, 3900, 4200, 4800, 5100, 5400, 6000),
  width: fc.constantFrom(700, 1000, 1100, 1200),
  height: fc.integer({ min: 300, max: 1300 }),
  density: fc.integer({ min: 400, max: 750 }),
  drop: fc.integer({ min: 1, max: 3 }),
})
const anyPacks = fc
  .array(fc.tuple(sizes, fc.integer({ min: 1, max: 12 })), { minLength: 1, maxLength: 8 })
  .map((kinds) =>
    kinds.flatMap(([{ density, ...size }, count], at) =>
      createSamplePacks(
        count,
        { ...size, kg: Math.round((size.length * size.width * size.height * density) / 1e9) },
        `k${at}-`,
      ),
    ),
  )

const sumKg = (placed: readonly PlacedPack[]) => placed.reduce((kg, { pack }) => kg + pack.kg, 0)

describe('the loading plan of any load', () => {
  const assertForAnyLoad = (
    property: (placed: readonly PlacedPack[], space: Space, all: readonly Pack[]) => void,
  ) =>
    fc.assert(
      fc.property(anyPacks, anySpace, (all, space) =>
        property(fillSpace(all, space).placed, space, all),
      ),
      { numRuns: 60 },
    )

  it('keeps packs inside, below the door’s top, supported and apart', () => {
    assertForAnyLoad((placed, space) => {
      for (const each of placed) {
        expect(Math.min(each.x, each.y, each.z)).toBeGreaterThanOrEqual(0)
        expect(getRearEnd(each)).toBeLessThanOrEqual(space.length)
        expect(each.y + each.pack.width).toBeLessThanOrEqual(space.width)
        expect(getTop(each)).toBeLessThanOrEqual(getMaxStackHeight(space))
        expect(isSupported(each, placed)).toBe(true)
        expect(placed.some((other) => other !== each && overlaps(each, other))).toBe(false)
      }
    })
  })

  it('keeps the payload and puts no pack on a clearly lighter one', () => {
    assertForAnyLoad((placed, space) => {
      expect(sumKg(placed)).toBeLessThanOrEqual(space.payloadKg)
      for (const each of placed)
        expect(findSupports(each, placed).every(({ pack }) => pack.kg + 1 >= each.pack.kg)).toBe(
          true,
        )
    })
  })

  it('unloads stop by stop, with no later pack on top or at the door', () => {
    assertForAnyLoad((placed) => {
      for (const each of placed) {
        const later = placed.filter(({ pack }) => pack.drop > each.pack.drop)
        expect(later.some((other) => isAbove(other, each) || isBetweenAndDoor(other, each))).toBe(
          false,
        )
      }
    })
  })

  it('lists every pack once, and ignores the order of the input', () => {
    fc.assert(
      fc.property(anyPacks, anySpace, (all, space) => {
        const plan = fillSpace(all, space)
        const ids = [...plan.placed, ...plan.unplaced].map(({ pack }) => pack.id)
        expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
        expect(fillSpace(all.toReversed(), space)).toEqual(plan)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a load', () => {
  it('fills a 40HC in two rows, two high and two wide, up to the payload', () => {
    const plan = fillSpace(createSamplePacks(10, { length: 6000 }), spaces['40HC'])
    expect(plan.placed).toHaveLength(7)
    expect(plan.unplaced.map(({ reason }) => reason)).toEqual([
      'too_heavy',
      'too_heavy',
      'too_heavy',
    ])
    expect(computeLoadBalance(plan.placed, spaces['40HC'])).toMatchObject({
      doorGap: 32,
      isDoorGapWide: false,
      isOffCentre: false,
    })
  })

  it('prefers low to narrow stacks if that costs no length', () => {
    const { placed } = fillSpace(createSamplePacks(2), spaces['40HC'])
    expect(placed.map(({ z }) => z)).toEqual([0, 0])
  })

  it('chooses the lengths that fill the container, not the longest', () => {
    // 6,000 with another leaves 1,832 or more; 4,200 with two of 3,900 leaves 32.
    const createLightPacks = (length: number, count: number) =>
      createSamplePacks(count, { length, kg: 900 }, `l${length}-`)
    const plan = fillSpace(
      [...createLightPacks(6000, 4), ...createLightPacks(3900, 12), ...createLightPacks(4200, 4)],
      spaces['40DC'],
    )
    const count = (length: number) =>
      plan.placed.filter(({ pack }) => pack.length === length).length
    expect([count(6000), count(4200), count(3900)]).toEqual([0, 4, 8])
  })

  it('tells packs of a wrong size from packs without room', () => {
    const [long, wide, high] = [
      createSamplePacks(1, { length: 13_000 }, 'long'),
      createSamplePacks(1, { width: 2345 }, 'wide'),
      createSamplePacks(1, { height: 2300 }, 'high'),
    ]
    const plan = fillSpace(
      [...long, ...wide, ...high, ...createSamplePacks(9, { kg: 500 })],
      spaces['20DC'],
    )
    const whys = Object.fromEntries(
      plan.unplaced.map(({ pack, reason }) => [pack.id.slice(0, -3), reason]),
    )
    expect(whys).toEqual({ long: 'too_long', wide: 'too_wide', high: 'too_high', p: 'no_room' })
  })

  it('puts short packs beside and on top of placed ones', () => {
    const plan = fillSpace(
      [
        ...createSamplePacks(5, { length: 5400, height: 700 }),
        ...createSamplePacks(2, { length: 2600, height: 700, kg: 300 }, 's'),
      ],
      spaces['20DC'],
    )
    expect(plan.unplaced).toEqual([])
  })

  it('centres a short load’s weight within a twentieth', () => {
    for (const space of Object.values(spaces)) {
      const plan = fillSpace(createSamplePacks(4, { length: 3000 }), space)
      expect(Math.abs(computeLoadBalance(plan.placed, space).offCentre ?? 1)).toBeLessThanOrEqual(
        MAX_OFF_CENTRE,
      )
    }
  })

  it('exchanges rows to balance a heavy one', () => {
    const heavy = createSamplePacks(4, { length: 4000, kg: 2500 }, 'h')
    const light = [
      ...createSamplePacks(4, { length: 3900, kg: 600 }, 'l'),
      ...createSamplePacks(4, { length: 3800, kg: 700 }, 'm'),
    ]
    const figures = computeLoadBalance(
      fillSpace([...heavy, ...light], spaces['40HC']).placed,
      spaces['40HC'],
    )
    expect(figures.isOffCentre).toBe(false)
  })

  it('pairs left and right packs by weight', () => {
    const uneven = [1800, 1700, 1500, 1400, 1200, 1100, 900, 800].flatMap((kg, at) =>
      createSamplePacks(1, { length: 3000, kg }, `u${at}`),
    )
    const { offSide } = computeLoadBalance(fillSpace(uneven, spaces['40HC']).placed, spaces['40HC'])
    expect(Math.abs(offSide ?? 1)).toBeLessThan(0.02)
  })

  it('puts the packs of the last stop at the front', () => {
    const plan = fillSpace(
      [...createSamplePacks(4, { drop: 1 }, 'a'), ...createSamplePacks(4, { drop: 2 }, 'b')],
      spaces['40HC'],
    )
    const listPlaces = (drop: number) =>
      plan.placed.filter(({ pack }) => pack.drop === drop).map(({ x }) => x)
    expect(Math.max(...listPlaces(2))).toBeLessThan(Math.min(...listPlaces(1)))
  })
})
