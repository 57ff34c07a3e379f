import type {
  InspectedLine,
  OrderedWood,
  PieceReading,
  ReportResult,
  SupplyReportLine,
  SupplyReportWrite,
} from './contract'

/** Spruce board, 47 x 150 x 4800 mm. */
export const BOARD: OrderedWood = {
  wood: 'PCAB',
  profile: 'sawn',
  quality: 'C24',
  treatment: 'kiln_dried',
  treatment_color: null,
  color: null,
  thickness_mm: 47,
  width_mm: 150,
  length_mm: 4800,
  diameter_mm: null,
  taper_mm_per_m: null,
  humidity_percent: 18,
  packaging: 'strapped',
  pcs_per_pack: 100,
  m3_per_pack: null,
  group: null,
  category: 'constructions',
  certification: 'none',
  hs_code: null,
  density_kg_m3: 470,
}

/** Pole, 80 mm at the top, 2.5 m long. */
export const POLE: OrderedWood = {
  ...BOARD,
  thickness_mm: null,
  width_mm: null,
  diameter_mm: 80,
  length_mm: 2500,
}

/** 1,000 expected pieces, 40 m3. */
export const WOOD: InspectedLine = {
  specification: BOARD,
  expected_pcs: 1000,
  volume_m3: '40.000',
  listed_packs: [],
}

/** A report without a verdict, or with one, that rejects these packs. */
export const createResult = (
  verdict: ReportResult['verdict'] = null,
  ...rejectedIds: string[]
): ReportResult => ({ verdict, rejectedIds: new Set(rejectedIds) })

/** A piece of the ordered size. */
export const createSamplePiece = (change: Partial<PieceReading> = {}): PieceReading => ({
  id: '00000000-0000-4000-8000-000000000001',
  thickness_mm: '47',
  width_mm: '150',
  length_mm: '4800',
  moisture_percent: '20',
  defects: [],
  ...change,
})

export const createSampleLine = (change: Partial<SupplyReportLine> = {}): SupplyReportLine => ({
  id: '00000000-0000-4000-8000-000000000002',
  lot_pcs: null,
  sampled_packs: null,
  readings: [],
  grade_found: 'C24',
  rejected_pcs: 0,
  ...change,
})

const OK = { state: 'ok', remark: null } as const

/** Complete report. */
export const REPORT: SupplyReportWrite = {
  supply_id: '00000000-0000-4000-8000-000000000003',
  inspected_on: '2026-11-20',
  place: 'Võru',
  coordinates: null,
  lines: [createSampleLine({ lot_pcs: 2, readings: [createSamplePiece(), createSamplePiece()] })],
  scanned_packs: [],
  checks: { pack_marks: OK, strapping: OK, wrapping: OK },
  photos: (['pack_marks', 'moisture'] as const).map((kind) => ({
    id: kind,
    attachment_id: kind,
    kind,
    caption: null,
  })),
  verdict: 'pass',
  remarks: null,
}
