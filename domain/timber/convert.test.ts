import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert } from './convert'
import type { Dimensions, Unit } from './dimensions'
import { createRange, createSeveral } from './length-samples'
import { createBoard, createPole } from './samples'

const formatConversions = (quantity: string, unit: Unit, d: Dimensions) =>
  Object.fromEntries(
    Object.entries(convert(quantity, unit, d)).map(([to, c]) => [to, c.ok ? c.value : c.reason]),
  )

describe('published examples', () => {
  // davidstimber.com.au, Timber Conversion Charts
  it('300 lm of 38 x 100 is 1.14 m3', () => {
    expect(formatConversions('300', 'lm', createBoard(38, 100, null))['m3']).toBe('1.140')
  })
  it('0.694 m3 of 25 x 75 is 370 lm', () => {
    expect(
      Math.round(Number(formatConversions('0.694', 'm3', createBoard(25, 75, null))['lm'])),
    ).toBe(370)
  })
  it('878 lm of flooring that covers 80 mm is 70.24 m2', () => {
    expect(formatConversions('878', 'lm', createBoard(19, 80, null))['m2']).toBe('70.24')
  })

  // fondeco.ru: number of 6 m boards in a cubic metre, and the area that they cover (sections of
  // GOST 24454-80)
  it.each([
    [16, 75, '138.89', '62.50'],
    [16, 150, '69.44', '62.50'],
    [19, 100, '87.72', '52.63'],
    [19, 175, '50.13', '52.63'],
    [22, 75, '101.01', '45.45'],
  ])(
    '1 m3 of %i x %i x 6000 holds %s boards and covers %s m2',
    (thickness, width, boards, area) => {
      const result = formatConversions('1', 'm3', createBoard(thickness, width, 6000))
      expect(Number(result['pcs']).toFixed(2)).toBe(boards)
      expect(Number(result['m2']).toFixed(2)).toBe(area)
    },
  )
})

describe('a pack', () => {
  const packed = createBoard(22, 100, 4000, { pcs_per_pack: 240 })

  it('holds all of its pieces', () => {
    expect(formatConversions('6', 'pack', packed)).toEqual({
      pack: '6',
      pcs: '1440',
      lm: '5760',
      m2: '576',
      m3: '12.672',
      kg: '5956',
    })
  })

  it('has the mill’s volume if its pieces are unknown', () => {
    const measured = { ...createBoard(22, 100, 4000), m3_per_pack: '2.100' }
    expect(formatConversions('2', 'pack', measured)).toMatchObject({
      m3: '4.200',
      lm: '1909.091',
      pcs: '477.273',
    })
  })

  it('has the volume of its pieces if known, not the mill’s', () => {
    expect(formatConversions('1', 'pack', { ...packed, m3_per_pack: '2.100' })['m3']).toBe('2.112')
  })

  it('of random lengths weighs the mill’s volume', () => {
    const random = createBoard(22, 100, null, { pcs_per_pack: 240, m3_per_pack: '2.100' })
    expect(formatConversions('1', 'pack', random)).toEqual({
      pack: '1',
      pcs: '240',
      m3: '2.100',
      lm: '954.545',
      m2: '95.455',
      kg: '987',
    })
  })
})

describe('the reason for a failed conversion', () => {
  it('a board without a length has metres but no pieces', () => {
    expect(formatConversions('40', 'm3', createBoard(50, 150, null))).toMatchObject({
      lm: '5333.333',
      pcs: 'no_length',
      pack: 'no_pack_size',
    })
  })
  it.each<[string, Dimensions, Unit, Unit, string]>([
    ['no thickness', createBoard(null, 150, 4500), 'lm', 'm3', 'no_thickness'],
    ['no width', createBoard(50, null, 4500), 'pcs', 'm2', 'no_width'],
    ['no width', createBoard(50, null, 4500), 'pcs', 'm3', 'no_width'],
    ['no length', createBoard(50, 150, null), 'pcs', 'm3', 'no_length'],
    ['no pack size', createBoard(50, 150, 4500), 'pack', 'm3', 'no_pack_size'],
    ['a pole, which has no face', createPole(80, 2500), 'pcs', 'm2', 'no_face'],
    ['a pole sold by face', createPole(80, 2500), 'm2', 'm3', 'no_face'],
    ['a pole without a length', createPole(80, null), 'lm', 'm3', 'no_length'],
  ])('%s', (_, dimensions, from, to, reason) => {
    expect(formatConversions('1', from, dimensions)[to]).toBe(reason)
  })
  it('is the same for kilograms as for m3', () => {
    expect(formatConversions('1', 'pcs', createBoard(null, 150, 4500))['kg']).toBe('no_thickness')
  })
})

const boards = fc
  .record({
    thickness: fc.integer({ min: 10, max: 300 }),
    width: fc.integer({ min: 20, max: 400 }),
    length: fc.integer({ min: 500, max: 13_500 }),
    perPack: fc.integer({ min: 1, max: 600 }),
  })
  .map(({ thickness, width, length, perPack }) =>
    createBoard(thickness, width, length, { pcs_per_pack: perPack }),
  )
const counts = fc.integer({ min: 1, max: 20_000 })

describe('for every board', () => {
  it('packs convert to every unit', () => {
    fc.assert(
      fc.property(boards, counts, (d, count) => {
        expect(Object.values(convert(String(count), 'pack', d)).every((to) => to.ok)).toBe(true)
      }),
    )
  })

  it('pieces convert to any unit and back, within three decimals', () => {
    fc.assert(
      fc.property(
        boards,
        counts,
        fc.constantFrom<Unit>('m3', 'lm', 'm2', 'pack'),
        (d, count, through) => {
          const there = convert(String(count), 'pcs', d)[through]
          if (!there.ok) throw new Error(there.reason)
          const single = convert('1', through, d).pcs
          if (!single.ok) throw new Error(single.reason)
          fc.pre(Number(there.value) > 0)
          const back = convert(there.value, through, d).pcs
          const step = 0.0006 * Number(single.value) + 0.001
          expect(back.ok && Math.abs(Number(back.value) - count)).toBeLessThanOrEqual(step)
        },
      ),
    )
  })

  it('twice the pieces hold twice the wood, within rounding', () => {
    fc.assert(
      fc.property(boards, counts, (d, count) => {
        const once = convert(String(count), 'pcs', d).m3
        const twice = convert(String(2 * count), 'pcs', d).m3
        expect(
          once.ok && twice.ok && Math.abs(Number(twice.value) - 2 * Number(once.value)),
        ).toBeLessThan(0.0016)
      }),
    )
  })
})

describe('converting mixed lengths', () => {
  const anyPieces = fc.uniqueArray(
    fc.record({
      length_mm: fc.integer({ min: 300, max: 30_000 }),
      count: fc.integer({ min: 1, max: 100_000 }),
    }),
    { minLength: 2, maxLength: 60, selector: ({ length_mm }) => length_mm },
  )

  it('a range converts to metres, and to pieces by its average', () => {
    const board = createBoard(47, 150, null, { pcs_per_pack: 72 })
    expect(
      formatConversions('30', 'm3', { ...board, lengths: createRange(3000, 5400) }),
    ).toMatchObject({
      m3: '30.000',
      lm: '4255.319',
      pcs: 'no_average',
      pack: 'no_average',
    })
    expect(
      formatConversions('30', 'm3', { ...board, lengths: createRange(3000, 5400, 4200) }),
    ).toMatchObject({ lm: '4255.319', pcs: '1013.171', pack: '14.072' })
  })

  it('several lengths convert by their counts', () => {
    const board = createBoard(47, 150, null, { pcs_per_pack: 72 })
    const packs = createSeveral({ 3900: 4, 4200: 8 }, 'pack')
    expect(
      formatConversions('12', 'pack', {
        ...board,
        lengths: createSeveral({ 3900: null, 4200: null }),
      }),
    ).toMatchObject({ pcs: '864', m3: 'no_counts' })
    // 288 x 3.9 m + 576 x 4.2 m = 3542.4 m
    expect(formatConversions('12', 'pack', { ...board, lengths: packs })).toMatchObject({
      lm: '3542.4',
      m3: '24.974',
    })
    expect(convert('12', 'pack', { ...board, pcs_per_pack: null, lengths: packs }).m3).toEqual({
      ok: false,
      reason: 'no_pack_size',
    })
  })

  it('counted pieces add up to the length and volume of each', () => {
    fc.assert(
      fc.property(anyPieces, fc.constantFrom('board', 'pole'), (pieces, kind) => {
        const wood =
          kind === 'board'
            ? createBoard(47, 150, null)
            : createPole(80, null, { taper_mm_per_m: 7 })
        const total = convert(String(pieces.reduce((sum, { count }) => sum + count, 0)), 'pcs', {
          ...wood,
          lengths: { kind: 'several', counted_in: 'pcs', items: pieces },
        })
        const metres =
          pieces.reduce((sum, { length_mm, count }) => sum + length_mm * count, 0) / 1000
        expect(total.lm.ok && Number(total.lm.value)).toBeCloseTo(metres, 2)
        const volumes = pieces.map(({ length_mm, count }) => {
          const one = convert(String(count), 'pcs', { ...wood, length_mm })
          return one.m3.ok ? Number(one.m3.value) : NaN
        })
        const volume = volumes.reduce((sum, each) => sum + each, 0)
        // Each length is rounded to the litre.
        expect(Math.abs((total.m3.ok ? Number(total.m3.value) : NaN) - volume)).toBeLessThanOrEqual(
          pieces.length * 0.0005 + 0.001,
        )
      }),
    )
  })

  it('round poles convert to metres, tapered ones of unknown lengths do not', () => {
    const lengths = createRange(3000, 5400)
    expect(convert('1000', 'lm', { ...createPole(80, null), lengths }).m3).toEqual({
      ok: true,
      value: '5.027',
    })
    expect(
      convert('1000', 'lm', { ...createPole(80, null, { taper_mm_per_m: 7 }), lengths }).m3,
    ).toMatchObject({ ok: false })
  })
})
