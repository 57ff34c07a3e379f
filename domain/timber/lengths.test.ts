import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert } from './convert'
import { formatSize } from './describe-specification'
import { formatLengths, lengthWords } from './format-lengths'
import { findCountProblem, splitEvenly, takePart } from './length-counts'
import { acceptsLengths, canHoldLengths, listSearchedLengths, type LengthMix } from './length-mix'
import { parseLengths } from './parse-lengths'
import { parseSection } from './parse-section'
import { createBoard, createPole } from './samples'

const range = (from_mm: number, to_mm: number, average_mm: number | null = null): LengthMix => ({
  kind: 'range',
  from_mm,
  to_mm,
  average_mm,
})
const several = (
  counts: Readonly<Record<number, number | null>>,
  counted_in: 'pcs' | 'pack' | null = null,
): LengthMix => ({
  kind: 'several',
  counted_in,
  items: Object.entries(counts).map(([mm, count]) => ({ length_mm: Number(mm), count })),
})

const anyLength = fc.integer({ min: 300, max: 30_000 })
const anyRange = fc
  .uniqueArray(anyLength, { minLength: 3, maxLength: 3 })
  .map((three) => three.toSorted((a, b) => a - b))
  .chain(([from = 0, average = 0, to = 0]) =>
    fc.constantFrom(range(from, to), range(from, to, average)),
  )
const anySeveral = fc
  .tuple(
    fc.uniqueArray(anyLength, { minLength: 2, maxLength: 60 }),
    fc.constantFrom('pcs', 'pack', null),
    fc.integer({ min: 1, max: 100_000 }),
  )
  .map(([lengths, counted_in, count]) =>
    several(
      Object.fromEntries(lengths.map((mm) => [mm, counted_in === null ? null : count])),
      counted_in,
    ),
  )

describe('writing mixed lengths', () => {
  test.each([
    [range(3000, 5400), '3.0–5.4 m'],
    [range(3000, 5450, 4200), '3.0–5.45 m (avg 4.2)'],
    [several({ 3900: null, 4200: null, 4800: null }), '3.9/4.2/4.8'],
    [several({ 3900: 40, 4200: 60 }, 'pcs'), '3.9 (40) 4.2 (60)'],
    [several({ 3900: 4, 4200: 8 }, 'pack'), '3.9 (4 pk) 4.2 (8 pk)'],
  ])('%j is %s', (lengths, text) => {
    expect(formatLengths(lengths)).toBe(text)
    expect(formatSize({ ...createBoard(47, 150, null), lengths })).toBe(`47×150 ${text}`)
  })

  test('uses the decimal mark and the words of the language', () => {
    expect(formatLengths(range(3000, 5400, 4200), lengthWords.fr)).toBe('3,0–5,4 m (moy. 4,2)')
    expect(formatLengths(several({ 3900: 4, 4200: 8 }, 'pack'), lengthWords.lt)).toBe(
      '3,9 (4 pak.) 4,2 (8 pak.)',
    )
  })

  test('is read back the same, in every language', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyRange, anySeveral),
        fc.constantFrom(...Object.values(lengthWords)),
        (lengths, words) => {
          const text = formatSize({ ...createBoard(47, 150, null), lengths }, words)
          expect(parseSection(text)).toEqual({
            section: { thickness_mm: 47, width_mm: 150, lengths },
            written: text,
            rest: '',
          })
        },
      ),
    )
  })
})

describe('reading mixed lengths', () => {
  test.each([
    ['3.0-5.4 m 30 m3', range(3000, 5400), '30 m3'],
    ['3-5.4m', range(3000, 5400), ''],
    ['3,0 – 5,4 m (vid. 4,2)', range(3000, 5400, 4200), ''],
    ['3000-5400 FSC', range(3000, 5400), 'FSC'],
    ['300-540 cm', range(3000, 5400), ''],
    ['3,000-5,400', range(3000, 5400), ''],
    ['3.9/4.2/4.8 12pk', several({ 3900: null, 4200: null, 4800: null }), '12pk'],
    ['4.2+3.9 m', several({ 3900: null, 4200: null }), ''],
    ['3.9 (40 pcs), 4.2 (60 pcs)', several({ 3900: 40, 4200: 60 }, 'pcs'), ''],
    ['3.9 (4 packs) / 4.2 (8 packs)', several({ 3900: 4, 4200: 8 }, 'pack'), ''],
  ])('reads %s', (text, lengths, rest) => {
    expect(parseLengths(text)).toMatchObject({ lengths, rest })
  })

  test.each([
    '10-12 pk',
    '5.4-3.0 m',
    '3.0-5.4 m (avg 6.0)',
    '3.9/3.9',
    '3.9 (40) 4.2',
    '3.9 (40) 4.2 (6 pk)',
    '3.9 (4 m3) 4.2 (6 m3)',
    '48/72 pcs',
  ])('does not guess from %s', (text) => {
    expect(parseLengths(text)).toBeNull()
  })

  test('reads the section with its lengths', () => {
    const lengths = range(3000, 5400)
    expect(parseSection('47x150x3.0-5.4 m 30 m3')).toMatchObject({
      section: { thickness_mm: 47, width_mm: 150, lengths },
      rest: '30 m3',
    })
    expect(parseSection('Ø80 3.0-5.4 m').section).toEqual({ diameter_mm: 80, lengths })
  })
})

describe('converting mixed lengths', () => {
  const toValues = (conversions: ReturnType<typeof convert>) =>
    Object.fromEntries(
      Object.entries(conversions).map(([unit, each]) => [unit, each.ok ? each.value : each.reason]),
    )

  test('a range converts to metres, and to pieces by its average', () => {
    const board = createBoard(47, 150, null, { pcs_per_pack: 72 })
    expect(toValues(convert('30', 'm3', { ...board, lengths: range(3000, 5400) }))).toMatchObject({
      m3: '30.000',
      lm: '4255.319',
      pcs: 'no_average',
      pack: 'no_average',
    })
    expect(
      toValues(convert('30', 'm3', { ...board, lengths: range(3000, 5400, 4200) })),
    ).toMatchObject({ lm: '4255.319', pcs: '1013.171', pack: '14.072' })
  })

  test('several lengths convert by their counts', () => {
    const board = createBoard(47, 150, null, { pcs_per_pack: 72 })
    const packs = several({ 3900: 4, 4200: 8 }, 'pack')
    expect(
      toValues(convert('12', 'pack', { ...board, lengths: several({ 3900: null, 4200: null }) })),
    ).toMatchObject({ pcs: '864', m3: 'no_counts' })
    // 288 x 3.9 m + 576 x 4.2 m = 3542.4 m
    expect(toValues(convert('12', 'pack', { ...board, lengths: packs }))).toMatchObject({
      lm: '3542.4',
      m3: '24.974',
    })
    expect(convert('12', 'pack', { ...board, pcs_per_pack: null, lengths: packs }).m3).toEqual({
      ok: false,
      reason: 'no_pack_size',
    })
  })

  test('counted pieces add up to the length and volume of each', () => {
    fc.assert(
      fc.property(anySeveral, fc.constantFrom('board', 'pole'), (lengths, kind) => {
        if (lengths.kind !== 'several' || lengths.counted_in !== 'pcs') return
        const wood =
          kind === 'board'
            ? createBoard(47, 150, null)
            : createPole(80, null, { taper_mm_per_m: 7 })
        const pieces = lengths.items.map(({ length_mm, count }) => ({
          length_mm,
          count: count ?? 0,
        }))
        const total = convert(String(pieces.reduce((sum, { count }) => sum + count, 0)), 'pcs', {
          ...wood,
          lengths,
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

  test('round poles convert to metres, tapered ones of unknown lengths do not', () => {
    const lengths = range(3000, 5400)
    expect(convert('1000', 'lm', { ...createPole(80, null), lengths }).m3).toEqual({
      ok: true,
      value: '5.027',
    })
    expect(
      convert('1000', 'lm', { ...createPole(80, null, { taper_mm_per_m: 7 }), lengths }).m3,
    ).toMatchObject({ ok: false })
  })
})

describe('counts of a line', () => {
  const board = createBoard(47, 150, null, { pcs_per_pack: 72 })
  const counted = { ...board, lengths: several({ 3900: 40, 4200: 60 }, 'pcs') }

  test('agree with the quantity, a volume within half a per cent', () => {
    expect(findCountProblem('100', 'pcs', counted)).toBeNull()
    expect(findCountProblem('101', 'pcs', counted)).toEqual({ sum: 100, unit: 'pcs' })
    // 408 m x 47 x 150 mm = 2.8764 m3
    expect(findCountProblem('2.88', 'm3', counted)).toBeNull()
    expect(findCountProblem('3', 'm3', counted)).toEqual({ sum: 100, unit: 'pcs' })
    expect(
      findCountProblem('12', 'pack', { ...board, lengths: several({ 3900: 4, 4200: 7 }, 'pack') }),
    ).toEqual({ sum: 11, unit: 'pack' })
  })

  test.each([
    ['50', 'pcs', { 3900: 20, 4200: 30 }],
    // A quarter of 2.8764 m3.
    ['0.719', 'm3', { 3900: 10, 4200: 15 }],
    ['204', 'lm', { 3900: 20, 4200: 30 }],
    ['100', 'pcs', { 3900: 40, 4200: 60 }],
  ] as const)('keep their proportions in a part of %s %s', (quantity, unit, counts) => {
    expect(takePart(counted, quantity, unit)).toEqual({
      specification: { ...board, lengths: several(counts, 'pcs') },
      quantity,
      unit,
      hasLostCounts: false,
    })
  })

  test('do not come with a part that has no whole share of them', () => {
    // 51 of the pieces, 4.08 m on average.
    expect(takePart(counted, '51', 'pcs')).toEqual({
      specification: { ...board, lengths: several({ 3900: null, 4200: null }) },
      quantity: '1.467',
      unit: 'm3',
      hasLostCounts: true,
    })
    const packs = { ...board, lengths: several({ 3900: 4, 4200: 8 }, 'pack') }
    expect(takePart(packs, '3', 'pack').specification.lengths).toEqual(
      several({ 3900: 1, 4200: 2 }, 'pack'),
    )
    expect(takePart(packs, '2', 'pack')).toMatchObject({ unit: 'm3', hasLostCounts: true })
  })

  test('are split evenly only if the quantity divides', () => {
    const lengths = several({ 3900: null, 4200: null, 4800: null })
    expect(splitEvenly('12', 'pack', lengths)).toEqual(
      several({ 3900: 4, 4200: 4, 4800: 4 }, 'pack'),
    )
    expect(splitEvenly('13', 'pack', lengths)).toBeNull()
    expect(splitEvenly('12', 'm3', lengths)).toBeNull()
    expect(splitEvenly('12', 'pack', range(3000, 5400))).toBeNull()
  })
})

describe('accepting lengths', () => {
  const fixed = (length_mm: number | null) => ({ length_mm })
  const mixed = (lengths: LengthMix) => ({ length_mm: null, lengths })

  test.each([
    ['a range', mixed(range(3000, 5400)), fixed(4200), true],
    ['a range', mixed(range(3000, 5400)), fixed(5700), false],
    ['a range', mixed(range(3000, 5400)), mixed(range(3600, 4800)), true],
    ['a range', mixed(range(3000, 5400)), mixed(several({ 3900: null, 6000: null })), false],
    ['several', mixed(several({ 3900: null, 4200: null })), fixed(4200), true],
    ['several', mixed(several({ 3900: null, 4200: null })), fixed(4000), false],
    ['several', mixed(several({ 3900: null, 4200: null })), mixed(range(3900, 4200)), false],
    ['one length', fixed(4200), mixed(range(3000, 5400)), false],
    ['an unknown length', fixed(null), fixed(null), true],
    ['an unknown length', fixed(null), fixed(4200), false],
  ])('%s: %j, %j is %s', (_, wanted, offered, isAccepted) => {
    expect(acceptsLengths(wanted, offered)).toBe(isAccepted)
  })

  test('a product of fixed section holds any lengths, one of a range those in it', () => {
    expect(canHoldLengths(fixed(null), range(3000, 5400))).toBe(true)
    expect(canHoldLengths(fixed(4800), range(3000, 5400))).toBe(false)
    expect(canHoldLengths(mixed(range(3000, 5400)), several({ 3900: null, 4200: null }))).toBe(true)
    expect(canHoldLengths(mixed(range(3000, 4000)), several({ 3900: null, 4200: null }))).toBe(
      false,
    )
  })

  test('a search finds a range by each decimetre in it', () => {
    expect(listSearchedLengths(mixed(range(3950, 4200)))).toEqual([3950, 4000, 4100, 4200])
    expect(listSearchedLengths(mixed(range(3000, 12_000)))).toEqual([3000, 12_000])
    expect(listSearchedLengths(fixed(4200))).toEqual([4200])
  })
})
