import { describe, expect, it } from 'vitest'
import type { ShortLine, PurchasePlan } from '@/entities/cover'
import { BLANK_SPECIFICATION } from '@/entities/product'
import type { ReadAmount } from '@/features/allocate'
import { listPurchaseOffers } from './picks'
import { computeShortfall, findOfferKey, toPurchaseWrite, parsePicks } from './parse-picks'
import { computeRemainder } from './remainder'

/** 3.000 m³ per pack. */
const wood = {
  ...BLANK_SPECIFICATION,
  thickness_mm: 50,
  width_mm: 150,
  length_mm: 4000,
  pcs_per_pack: 100,
}
const createAmount = (m3: string, packs: string | null = null) => ({ m3, packs })

const createLine = (change: Partial<ShortLine> = {}): ShortLine => ({
  line_id: 'line',
  wood: { place: 1, product_name: null, specification: wood, wood_key: '? 50x150' },
  unit: 'm3',
  certification: 'none',
  sold: createAmount('40.000'),
  covered: createAmount('0.000'),
  shortfall: createAmount('40.000'),
  room_m3: '44.000',
  is_within_tolerance: false,
  target: null,
  offers: ['a', 'b'].map((sawmill_id) => ({
    sawmill_id,
    last_paid: null,
    is_best: false,
    mismatches: [],
  })),
  ...change,
})

const supply = {
  id: 's',
  number: 'S-1',
  status: 'ordered' as const,
  sawmill_name: 'Võru',
  ready_week: null,
  late_days: null,
}
const sawmill = {
  country: 'EE',
  certificate_state: 'valid' as const,
  lead_time_weeks: 4,
  ready_week: null,
  on_time_percent: null,
  certificate: null,
  weeks_to_delivery: null,
}

const plan = (of: ShortLine = createLine()): PurchasePlan => ({
  deal: {
    id: 'd',
    number: 'D-1',
    status: 'confirmed',
    client_name: 'Bois',
    delivery_week_from: null,
    delivery_week_to: null,
  },
  can_buy: true,
  lines: [of],
  free: [
    {
      deal_line_id: 'line',
      supply_line_id: 'free',
      supply,
      wood: of.wood,
      has: createAmount('0.000', '0'),
      free: createAmount('12.000', '4'),
      warnings: [],
      price: null,
      weeks_to_delivery: null,
    },
  ],
  more_free: false,
  mills: [
    { id: 'a', name: 'A', ...sawmill },
    { id: 'b', name: 'B', ...sawmill },
  ],
  more_mills: 0,
})

const [FREE, A, B] = ['free free line', 'mill a line', 'mill b line']
const parseAmount = (text: string): ReadAmount => {
  if (text === 'rest') return { quantity: null, unit: 'm3' }
  const [quantity = '', unit] = text.split(' ')
  return Number.isNaN(Number(quantity))
    ? { mistake: 'no number' }
    : { quantity, unit: unit === 'pk' ? 'pack' : 'm3' }
}
const parseTexts = (texts: Record<string, string>, of = plan()) =>
  parsePicks(
    of,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { text, from: 'S-1' }])),
    parseAmount,
  )
const findOffer = (key: string, of = plan()) =>
  listPurchaseOffers(of).find((one) => one.key === key) ?? expect.fail(key)

describe('the picked wood', () => {
  it('is summed over free wood and mills, whatever its unit', () => {
    const parsedPicks = parseTexts({ [FREE]: '4 pk', [A]: '10.5' })
    expect(parsedPicks.getPickedVolume(createLine())).toBe(22_500)
    expect(computeShortfall(createLine(), parsedPicks)).toBe(17_500)
  })

  it('is the remainder of the other picks if requested', () => {
    expect(parseTexts({ [A]: 'rest', [FREE]: '4 pk' }).picks.at(-1)).toMatchObject({
      // Ten packs of 3 m³: the tolerance allows the last one.
      quantity: '10',
      unit: 'pack',
      litres: 30_000,
    })
  })

  it('separates unreadable amounts and withdrawn offers', () => {
    const parsedPicks = parseTexts({ [A]: 'some', 'free gone line': '7', [B]: '' })
    expect([...parsedPicks.mistakes]).toEqual([[A, 'no number']])
    expect(parsedPicks.unavailable).toEqual([{ key: 'free gone line', text: '7', from: 'S-1' }])
    expect(parsedPicks.picks).toEqual([])
  })

  it('says which part of a mill cannot have the counts per length of the line', () => {
    const counted = [4, 8].map((count, i) => ({ length_mm: 3900 + i * 300, count }))
    const lengths = { kind: 'several' as const, counted_in: 'pack' as const, items: counted }
    const specification = { ...wood, length_mm: null, lengths }
    const line = createLine({
      wood: { place: 1, product_name: null, specification, wood_key: '? 50x150' },
    })
    const { picks } = parseTexts({ [FREE]: '2 pk', [A]: '3 pk', [B]: '2 pk' }, plan(line))
    expect(picks.map(({ offer, hasLostCounts }) => [offer.key, hasLostCounts])).toEqual([
      [FREE, false],
      [A, false],
      [B, true],
    ])
  })

  it('becomes one draft per mill and one allocation per supply, mapped back to its field', () => {
    const { payload, placesByKey } = toPurchaseWrite(
      parseTexts({ [FREE]: '4 pk', [A]: '10', [B]: '1 pk' }),
    )
    expect(payload.allocations).toEqual([
      {
        supply_line_id: 'free',
        deal_line_id: 'line',
        quantity: '4',
        unit: 'pack',
        was_m3: '0.000',
      },
    ])
    expect(
      payload.supplies.map(({ sawmill_id, lines }) => [sawmill_id, lines[0]?.quantity]),
    ).toEqual([
      ['a', '10'],
      ['b', '1'],
    ])
    expect(
      [
        '/allocations/0/quantity',
        '/supplies/1/lines/0/quantity',
        '/supplies/0/sawmill_id',
        '/reason',
      ].map((at) => findOfferKey(placesByKey, at)),
    ).toEqual([FREE, B, A, undefined])
  })
})

it('picked wood is added to what the line already has, in packs if both are whole', () => {
  const basePlan = plan()
  const of = (alreadyPicked: ReturnType<typeof createAmount>) => ({
    ...basePlan,
    free: basePlan.free.map((free) => ({ ...free, has: alreadyPicked })),
  })
  const computeFor = (text: string, alreadyPicked: ReturnType<typeof createAmount>) =>
    toPurchaseWrite(parseTexts({ [FREE]: text }, of(alreadyPicked))).payload.allocations[0]
  expect(computeFor('4 pk', createAmount('6.001', '2'))).toMatchObject({
    was_m3: '6.001',
    quantity: '6',
    unit: 'pack',
  })
  expect(computeFor('4 pk', createAmount('7.000', '2.33'))).toMatchObject({
    quantity: '19.000',
    unit: 'm3',
  })
  expect(computeFor('1.5', createAmount('6.001', '2'))).toMatchObject({
    quantity: '7.501',
    unit: 'm3',
  })
})

describe('the remainder to pick', () => {
  it('is in m³ if no whole pack fits, and limited to the free volume', () => {
    // 1.500 m³ are missing, with room for 2.000 m³: less than a pack.
    const small = plan(createLine({ shortfall: createAmount('1.500'), room_m3: '2.000' }))
    expect(computeRemainder(findOffer(A, small), 0)).toEqual({ quantity: '1.5', unit: 'm3' })
    expect(computeRemainder(findOffer(A), 40_000)).toBeNull()
    const split = plan()
    const of = {
      ...split,
      free: split.free.map((free) => ({ ...free, free: createAmount('12.500', '4.17') })),
    }
    expect(computeRemainder(findOffer(FREE, of), 0)).toEqual({ quantity: '12.5', unit: 'm3' })
  })

  it('is in whole packs whatever the unit of sale, with one more if the tolerance allows', () => {
    expect(computeRemainder(findOffer(FREE), 0)).toEqual({ quantity: '4', unit: 'pack' })
    expect(computeRemainder(findOffer(FREE), 38_500)).toEqual({ quantity: '1', unit: 'pack' })
    expect(computeRemainder(findOffer(A), 0)).toEqual({ quantity: '14', unit: 'pack' })
    const inPacks = plan(createLine({ unit: 'pack' }))
    expect(computeRemainder(findOffer(A, inPacks), 0)).toEqual({ quantity: '14', unit: 'pack' })
    expect(
      computeRemainder(findOffer(A, plan(createLine({ unit: 'pack', room_m3: '40.000' }))), 0),
    ).toEqual({
      quantity: '13',
      unit: 'pack',
    })
  })
})
