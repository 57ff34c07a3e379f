import { expect, it } from 'vitest'
import { BOARD } from '../wood-lines/samples'
import type { RatedPrice } from './offer-prices'
import { compareToTarget, toComparablePrice } from './offer-prices'
import { rankOffers } from './rank-offers'
import type { PlannedSawmill } from './suitable-sawmills'

/** 0.02 m3 per piece, 4 lm per piece. */
const WOOD = { ...BOARD, thickness_mm: 50, width_mm: 100, length_mm: 4000 }
const line = { id: 'line', wood_key: 'key', certification: 'none' as const, specification: WOOD }
const eur = (price: string): RatedPrice => ({
  price,
  price_unit: 'm3',
  currency: 'EUR',
  exchange_rate: null,
})
const target = toComparablePrice(eur('250.00'), WOOD)

const createSawmill = (
  id: string,
  price: RatedPrice | null,
  change: Partial<PlannedSawmill['sawmill']> = {},
  mismatches: PlannedSawmill['mismatchesByLine'][number] = [],
): PlannedSawmill => ({
  sawmill: {
    id,
    name: id,
    country: 'LT',
    certificate: null,
    certificate_state: 'none',
    lead_time_weeks: 3,
    ready_week: '2026-W51',
    weeks_to_delivery: 2,
    on_time_percent: null,
    ...change,
  },
  isAdded: mismatches.length > 0,
  lastPaid: new Map(
    price ? [['line', { ...price, supply: 'S-2026-0001', ordered_on: '2026-10-01' }]] : [],
  ),
  mismatchesByLine: [mismatches],
})
const rank = (...sawmills: PlannedSawmill[]) => rankOffers(sawmills, { at: 0, line, target })

it('the ranking converts a price to euro per m3, unit before currency', () => {
  // 0.02 m3 of 4 lm: 200 lm per m3. 3.526 x 200 / 4.25 = 165.929...
  expect(
    toComparablePrice(
      { price: '3.526', price_unit: 'lm', currency: 'PLN', exchange_rate: '4.25' },
      WOOD,
    ),
  ).toEqual({ price: '3.526', price_unit: 'lm', currency: 'PLN', eur_per_m3: '165.93' })
  expect(
    toComparablePrice({ ...eur('3.526'), currency: 'PLN' }, WOOD).eur_per_m3,
    'no exchange rate',
  ).toBeNull()
})

it('the ranking compares a price to the target in per cent', () => {
  const compare = (price: string) =>
    compareToTarget(toComparablePrice(eur(price), WOOD), target).target_difference_percent
  expect([compare('240.00'), compare('250.00'), compare('251.25')]).toEqual([
    '-4.00',
    '0.00',
    '0.50',
  ])
  expect(compareToTarget(target, null).target_difference_percent).toBeNull()
  const free = toComparablePrice(eur('0.00'), WOOD)
  expect(compareToTarget(target, free).target_difference_percent, 'target of zero').toBeNull()
})

it('the ranking lists mills that are ready in time first, then the lowest price, and marks the best', () => {
  const ranked = rank(
    createSawmill('unpriced', null),
    createSawmill('late', eur('200.00'), { weeks_to_delivery: -1 }),
    createSawmill('dear', eur('260.00')),
    createSawmill('cheap', eur('240.00'), { weeks_to_delivery: 0 }),
  )
  expect(ranked.map(({ sawmill_id, is_best }) => [sawmill_id, is_best])).toEqual([
    ['cheap', true],
    ['dear', false],
    ['unpriced', false],
    ['late', false],
  ])
})

it('the ranking marks no best without another price to compare, and prefers the more punctual of equal prices', () => {
  expect(rank(createSawmill('only', eur('240.00')), createSawmill('unpriced', null))).toMatchObject(
    [{ is_best: false }, { is_best: false }],
  )
  expect(
    rank(
      createSawmill('a', eur('240.00'), { on_time_percent: '80' }),
      createSawmill('b', eur('240.00'), { on_time_percent: '95' }),
    )[0],
  ).toMatchObject({ sawmill_id: 'b', is_best: true })
})

it('the ranking lists an added mill with its mismatches last, and no other unsuitable mill', () => {
  const unsuitable = createSawmill('unsuitable', eur('100.00'), {}, ['profile_not_made'])
  const ranked = rank(unsuitable, createSawmill('suitable', eur('240.00')))
  expect(ranked.map(({ sawmill_id }) => sawmill_id)).toEqual(['suitable', 'unsuitable'])
  expect(ranked[1]).toMatchObject({ is_best: false, mismatches: ['profile_not_made'] })
  expect(rank({ ...unsuitable, isAdded: false })).toEqual([])
})
