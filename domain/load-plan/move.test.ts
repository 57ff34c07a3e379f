import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillSpace } from './fill'
import { isBetweenAndDoor, findPlacementProblem, findSupports } from './geometry'
import { computeLoadingOrder } from './loading-order'
import { dropUnsupported, dropPack, nudgePack, type Direction } from './move'
import type { PlacedPack } from './pack'
import { createSamplePacks } from './samples'
import { spaces } from './space'

const space = spaces['40HC']
const [one, two, three] = createSamplePacks(3)
if (!one || !two || !three) throw new Error('three packs were asked for')
const lower: PlacedPack = { pack: one, x: 0, y: 0, z: 0 }

describe('a dropped pack', () => {
  it('snaps to near edges, on the floor', () => {
    expect(dropPack(two, { x: 5300, y: 40, others: [lower], space })).toEqual({
      ok: true,
      at: { pack: two, x: 5400, y: 0, z: 0 },
    })
    expect(dropPack(two, { x: 100, y: 1150, others: [lower], space })).toMatchObject({
      at: { x: 0, y: 1100, z: 0 },
    })
  })

  it('lands on the stack below if the stack supports it', () => {
    expect(dropPack(two, { x: 90, y: 30, others: [lower], space })).toMatchObject({
      at: { x: 0, y: 0, z: 1100 },
    })
    expect(dropPack(two, { x: 2700, y: 0, others: [lower], space })).toEqual({
      ok: false,
      reason: 'hangs',
    })
  })

  it('stays below the top of the door', () => {
    const stack = [lower, { pack: two, x: 0, y: 0, z: 1100 }]
    expect(dropPack(three, { x: 0, y: 0, others: stack, space })).toEqual({
      ok: false,
      reason: 'over_door',
    })
  })

  it('stays inside at any position of the pointer', () => {
    expect(dropPack(two, { x: 99_999, y: 99_999, others: [], space })).toMatchObject({
      at: { x: 12_032 - 5400, y: 2352 - 1100 },
    })
    expect(dropPack(two, { x: -99_999, y: -5, others: [], space })).toMatchObject({
      at: { x: 0, y: 0 },
    })
  })
})

describe('a pack that is moved by keyboard', () => {
  it('moves from edge to edge, over other packs, to the wall', () => {
    const moved = nudgePack({ pack: two, x: 0, y: 1100, z: 0 }, 'to_door', [lower], space)
    expect(moved).toMatchObject({ x: 500, y: 1100 })
    expect(nudgePack({ pack: two, x: 6632, y: 0, z: 0 }, 'to_door', [lower], space)).toBeNull()
    expect(nudgePack({ pack: two, x: 0, y: 1252, z: 0 }, 'to_left', [lower], space)).toMatchObject({
      x: 0,
      y: 1100,
    })
  })

  it('moves up onto the nearest stack, and down again', () => {
    const beside: PlacedPack = { pack: two, x: 0, y: 1100, z: 0 }
    const up = nudgePack(beside, 'up', [lower], space)
    expect(up).toMatchObject({ x: 0, y: 0, z: 1100 })
    expect(up && nudgePack(up, 'to_right', [lower], space)).toMatchObject({ z: 0 })
    expect(nudgePack({ ...beside, z: 1100 }, 'down', [lower], space)).toMatchObject({ z: 0 })
    expect(nudgePack(beside, 'down', [lower], space)).toBeNull()
  })

  it('never reaches an invalid position', () => {
    const directions = fc.constantFrom<Direction>(
      'to_front',
      'to_door',
      'to_left',
      'to_right',
      'up',
      'down',
    )
    const { placed } = fillSpace(
      [
        ...createSamplePacks(9, { length: 3900, height: 800, kg: 900 }),
        ...createSamplePacks(5, { length: 2400, height: 600, kg: 500 }, 's'),
      ],
      space,
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(placed.length - 1), directions), { maxLength: 12 }),
        (moves) => {
          let now: readonly PlacedPack[] = placed
          for (const [at, direction] of moves) {
            const moving = now[at % now.length]
            if (!moving) continue
            const otherPacks = now.filter((each) => each !== moving)
            const moved = nudgePack(moving, direction, otherPacks, space)
            if (!moved) continue
            expect(findPlacementProblem(moved, otherPacks, space)).toBeNull()
            now = dropUnsupported([...otherPacks, moved], space).placed
            for (const each of now)
              expect(
                findPlacementProblem(
                  each,
                  now.filter((other) => other !== each),
                  space,
                ),
              ).toBeNull()
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('a removed pack', () => {
  const stack: readonly PlacedPack[] = [lower, { pack: two, x: 0, y: 0, z: 1100 }]

  it('lowers the packs above it', () => {
    expect(dropUnsupported(stack.slice(1), space)).toEqual({
      placed: [{ pack: two, x: 0, y: 0, z: 0 }],
      fallen: [],
    })
  })

  it('also removes packs that would be unsupported', () => {
    const [half, long] = [
      createSamplePacks(2, { length: 2700 }, 'h'),
      createSamplePacks(1, { length: 5400 }, 'l'),
    ]
    const across = [
      ...half.map((pack, at): PlacedPack => ({ pack, x: at * 2700, y: 0, z: 0 })),
      ...long.map((pack): PlacedPack => ({ pack, x: 0, y: 0, z: 1100 })),
    ]
    expect(dropUnsupported(across.slice(1), space).fallen.map(({ id }) => id)).toEqual(['l000'])
  })
})

describe('the loading order', () => {
  it('loads each pack after those below it and further in', () => {
    const { placed } = fillSpace(
      [
        ...createSamplePacks(12, { length: 3900, height: 700, kg: 800 }),
        ...createSamplePacks(6, { length: 1800, height: 600, kg: 300 }, 's'),
      ],
      space,
    )
    const order = computeLoadingOrder(placed)
    expect(order).toHaveLength(placed.length)
    for (const [at, each] of order.entries()) {
      const later = order.slice(at + 1)
      expect(findSupports(each, later)).toEqual([])
      expect(later.some((other) => isBetweenAndDoor(each, other))).toBe(false)
    }
  })

  it('loads a pack on two others after both', () => {
    const [half, long] = [
      createSamplePacks(2, { length: 2700 }, 'h'),
      createSamplePacks(1, { length: 5400 }, 'l'),
    ]
    const placed = [
      ...long.map((pack): PlacedPack => ({ pack, x: 0, y: 0, z: 1100 })),
      ...half.map((pack, at): PlacedPack => ({ pack, x: at * 2700, y: 0, z: 0 })),
    ]
    expect(computeLoadingOrder(placed).map(({ pack }) => pack.id)).toEqual(['h000', 'h001', 'l000'])
  })
})
