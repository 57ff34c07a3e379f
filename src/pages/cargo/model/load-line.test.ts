import { expect, it } from 'vitest'
import type { CargoLoad } from '@/entities/cargo'
import { createBoard } from '@domain/timber/samples'
import { isBeyondMost } from './choose-packs'
import { parseLoadsDraft, toLoadLine } from './load-line'

// 558.6 litres each.
const packs = Array.from({ length: 12 }, (_, i) => ({
  ...{ id: crypto.randomUUID(), number: `K${i + 1}`, pcs: 1, m3: '0.559', kg: 270 },
  tally: [{ length_mm: 3990, pcs: 1 }],
}))
const load: CargoLoad = {
  id: crypto.randomUUID(),
  supply_line_id: crypto.randomUUID(),
  deal_line_id: crypto.randomUUID(),
  ...{ quantity: '11', unit: 'pack', lot_ids: [], net_kg: null, gross_kg: null, drop: 1 },
  pack_ids: packs.slice(0, 11).map(({ id }) => id),
  supply: {
    id: crypto.randomUUID(),
    number: 'S-2026-0081',
    status: 'ready',
    sawmill_name: 'Anykščių terasos',
    ready_week: '2026-W49',
    late_days: null,
  },
  deal: {
    id: crypto.randomUUID(),
    number: 'D-2026-0167',
    status: 'confirmed',
    client_name: 'Bois du Rhône',
    delivery_week_from: null,
    delivery_week_to: null,
  },
  wood: {
    ...{ place: 1, product_name: null, wood_key: 'spruce' },
    specification: {
      ...createBoard(140, 1000, 3990),
      ...{ wood: 'PCAB', profile: 'sawn', quality: 'SF', treatment: 'kiln_dried', color: null },
      ...{ treatment_color: null, humidity_percent: 18, packaging: 'foil', group: null },
      ...{ category: 'softwood_boards', certification: 'none', hs_code: null },
    },
  },
  ...{ lots: [], mill_packs: packs, must_name_packs: false, m3: '6.149', packs: '11', pcs: 11 },
  loaded_at: { yard: null, address: 'Gegužės g. 7, Anykščiai', country: 'LT' },
  ...{ counted_net_kg: 2970, counted_gross_kg: 2970 },
  // The deal has twelve packs, which are 6.703 m³ before the rounding of each.
  most: { m3: '6.703', packs: null },
  named_most: { m3: '6.708', exact_m3: '6.703', is_sum_of_packs: false },
}
const isBeyond = (count: number, source = toLoadLine(load).source) =>
  isBeyondMost(source, source.mill_packs, source.mill_packs.slice(0, count))

it('a saved load can name the packs that the server takes, and no more', () => {
  expect(isBeyond(12)).toBe(false)
  // The mill has less ready than the deal has.
  const named_most = { ...load.named_most, m3: '6.707' }
  expect(isBeyond(12, toLoadLine({ ...load, named_most }).source)).toBe(true)
})

it('a restored draft has the limits of its loads', () => {
  const line = toLoadLine(load)
  const restored = parseLoadsDraft(JSON.parse(JSON.stringify([line])))
  expect(restored).toEqual([line])
  const { named_most: _, ...older } = line.source
  expect(parseLoadsDraft([{ ...line, source: older }])).toEqual([{ ...line, source: older }])
  expect(parseLoadsDraft([{ ...line, source: { ...older, named_most: { m3: '1' } } }])).toBeNull()
})
