import { describe, expect, it } from 'vitest'
import { createBoard } from '../timber/samples'
import { toPacks, type Load } from './loads'
import { computeTallySize, toNamedPacks } from './named-packs'
import { spaces } from './space'
import { arrangeStowage, autoFillStowage } from './stowage'

const wood = createBoard(50, 150, null, { pcs_per_pack: 140 })
const createListed = (number: string, length_mm: number, pcs = 140, kg = 2000) => ({
  id: `id-${number}`,
  number,
  tally: [{ length_mm, pcs }],
  pcs,
  m3: ((0.05 * 0.15 * length_mm * pcs) / 1000).toFixed(3),
  kg,
})
const LISTED = [
  createListed('1041', 3900, 140, 1900),
  createListed('1042', 5400, 140, 2700),
  createListed('1043', 5400, 70, 1300),
]
const createNamedLoad = (packIds = LISTED.map(({ id }) => id), kg = 5900): Load => ({
  id: 'load',
  label: 'Spruce',
  packs: packIds.length,
  size: null,
  named: toNamedPacks(packIds, LISTED, wood),
  kg,
  litres: 10_000,
  drop: 1,
})
const listNumbers = (packs: readonly { millPack?: { number: string } }[]) =>
  packs.map(({ millPack }) => millPack?.number)

describe('a pack of the mill’s list', () => {
  it('is as long as its longest pieces, and as high as its pieces need', () => {
    const tally = [
      { length_mm: 3000, pcs: 70 },
      { length_mm: 5400, pcs: 70 },
    ]
    // 140 faces of 50 × 150 mm at the usual width of 1,100 mm.
    expect(computeTallySize({ tally, pcs: 140, m3: '4.410' }, wood)).toEqual({
      length: 5400,
      width: 1100,
      height: 955,
    })
  })

  it('has as many layers of a stated size as its pieces fill', () => {
    const stated = { ...wood, pack_width_mm: 1100, pack_height_mm: 1000 }
    const measure = (pcs: number) =>
      computeTallySize({ tally: [{ length_mm: 4200, pcs }], pcs, m3: '1.000' }, stated).height
    // Seven pieces side by side: 20 layers when full.
    expect([140, 138, 70, 1].map(measure)).toEqual([1000, 1000, 500, 50])
  })
})

describe('a load that names its packs', () => {
  it('is drawn pack by pack, each with its own length, weight and number', () => {
    expect(
      toPacks([createNamedLoad()]).map(({ length, kg, millPack }) => [
        millPack?.number,
        length,
        kg,
      ]),
    ).toEqual([
      ['1041', 3900, 1900],
      ['1042', 5400, 2700],
      ['1043', 5400, 1300],
    ])
  })

  it('divides its weighed kilograms by the packs’ own weights', () => {
    const weights = toPacks([createNamedLoad(undefined, 6200)]).map(({ kg }) => kg)
    expect(weights).toEqual([1997, 2837, 1366])
  })

  it('is placed whole by Auto-fill, and each pack keeps its own place', () => {
    const load = createNamedLoad()
    const stowage = autoFillStowage([load], spaces['40HC'])
    const { placed } = arrangeStowage([load], stowage, spaces['40HC'])
    const numbers = new Set(listNumbers(placed.map(({ pack }) => pack)))
    expect(numbers).toEqual(new Set(['1041', '1042', '1043']))
    const swapped = createNamedLoad(['id-1043', 'id-1042', 'id-1041'])
    expect(arrangeStowage([swapped], stowage, spaces['40HC']).placed).toEqual(placed)
  })

  it('has packs that are alike placed in the order of their numbers', () => {
    const alike = ['9', '10', '8', '101'].map((number) => createListed(number, 3900))
    const load = {
      ...createNamedLoad([], 8000),
      packs: 4,
      named: toNamedPacks(
        alike.map(({ id }) => id),
        alike,
        wood,
      ),
    }
    const placed = autoFillStowage([load], spaces['40HC']).map(({ pack_id }) => pack_id)
    // Two packs stand side by side.
    expect(new Set(placed.slice(0, 2))).toEqual(new Set(['id-8', 'id-9']))
    expect(new Set(placed.slice(2))).toEqual(new Set(['id-10', 'id-101']))
  })

  it('has no place for a pack that replaces another, even of the same size', () => {
    const twin = createListed('1044', 3900, 140, 1900)
    const load = createNamedLoad(['id-1041'], 1900)
    const stowage = autoFillStowage([load], spaces['40HC'])
    const replaced = { ...load, named: toNamedPacks([twin.id], [twin], wood) }
    const { placed, unplaced } = arrangeStowage([replaced], stowage, spaces['40HC'])
    expect(placed).toEqual([])
    expect(listNumbers(unplaced.flatMap(({ packs }) => packs))).toEqual(['1044'])
  })

  it('is counted if one of its packs is not on the list', () => {
    expect(toNamedPacks(['id-1041', 'unknown'], LISTED, wood)).toEqual([])
  })
})
