import type { Pack } from '@/entities/pack'
import { type Dimensions, UNMEASURED } from '@domain/timber'

/** Section of sample packs: 47×150 mm. */
export const SAMPLE_SECTION: Dimensions = { ...UNMEASURED, thickness_mm: 47, width_mm: 150 }

/** A pack at the mill, of the line `first`. */
export const createSamplePack = (id: string): Pack => ({
  id,
  version: 1,
  supply_line_id: 'first',
  number: `A-${id}`,
  barcode: null,
  mark: null,
  tally: [
    { length_mm: 3900, pcs: 40 },
    { length_mm: 4200, pcs: 60 },
  ],
  kg: null,
  pcs: 100,
  length_lm: '408',
  average_mm: 4080,
  volume_m3: '2.876',
  weight_kg: 1352,
  status: 'listed',
  is_editable: true,
  lot: null,
  cargo: null,
  warnings: [],
  received_at: '2026-11-20T09:30:00.000Z',
  updated_at: '2026-11-20T09:30:00.000Z',
})
