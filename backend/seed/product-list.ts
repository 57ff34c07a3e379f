import type { Schemas } from '../call'

type Wood = Schemas['Wood']

/** A specification with a species. */
export type Specification = Schemas['Specification'] & { wood: Wood }

type Unit = Schemas['Unit']

/** A demo product: sales unit, price unit, and sale and purchase prices per m3 in euro. */
export type SeededProduct = {
  name: string
  specification: Specification
  unit: Unit
  priceUnit: Unit
  sellsAt: number
  costs: number
}

const KILN_DRIED_SPRUCE: Specification = {
  wood: 'PCAB',
  profile: 'sawn',
  quality: 'SF',
  treatment: 'kiln_dried',
  treatment_color: null,
  color: null,
  thickness_mm: null,
  width_mm: null,
  length_mm: null,
  diameter_mm: null,
  taper_mm_per_m: null,
  humidity_percent: 18,
  packaging: 'foil',
  pcs_per_pack: null,
  m3_per_pack: null,
  group: 'Sawn timber',
  category: 'softwood_boards',
  certification: 'pefc_certified',
  hs_code: '4407.12',
  density_kg_m3: 470,
}

type Family = Omit<SeededProduct, 'name' | 'specification'> & {
  name: string
  specification: Partial<Specification>
}

/** Boards of one family by thickness, width, length and pieces in a pack. */
const defineBoards = (
  family: Family,
  sizes: readonly (readonly [number, number, number, number])[],
): SeededProduct[] =>
  sizes.map(([thickness_mm, width_mm, length_mm, pcs_per_pack]) => ({
    ...family,
    name: `${family.name} ${thickness_mm}x${width_mm}x${length_mm}`,
    specification: {
      ...KILN_DRIED_SPRUCE,
      ...family.specification,
      thickness_mm,
      width_mm,
      length_mm,
      pcs_per_pack,
    },
  }))

/** Poles of one family by top diameter, length, taper and pieces in a pack. */
const definePoles = (
  family: Family,
  sizes: readonly (readonly [number, number, number | null, number])[],
): SeededProduct[] =>
  sizes.map(([diameter_mm, length_mm, taper_mm_per_m, pcs_per_pack]) => ({
    ...family,
    name: `${family.name} ${diameter_mm}x${length_mm}`,
    specification: {
      ...KILN_DRIED_SPRUCE,
      ...family.specification,
      diameter_mm,
      length_mm,
      taper_mm_per_m,
      pcs_per_pack,
    },
  }))

const SPRUCE: Family = {
  name: 'Spruce KD SF',
  unit: 'pack',
  priceUnit: 'm3',
  sellsAt: 298,
  costs: 246,
  specification: {},
}
const PINE: Family = {
  name: 'Pine KD SF',
  unit: 'm3',
  priceUnit: 'm3',
  sellsAt: 312,
  costs: 258,
  specification: { wood: 'PNSY', density_kg_m3: 520, hs_code: '4407.11' },
}
const STRUCTURAL: Family = {
  name: 'Spruce C24 KD',
  unit: 'pack',
  priceUnit: 'm3',
  sellsAt: 342,
  costs: 281,
  specification: {
    profile: 'solid_structural',
    quality: 'C24',
    group: 'Structural timber',
    category: 'constructions',
  },
}
const PLANED: Family = {
  name: 'Spruce planed S4S',
  unit: 'lm',
  priceUnit: 'lm',
  sellsAt: 405,
  costs: 334,
  specification: {
    profile: 'planed',
    quality: 'A/B',
    group: 'Planed timber',
    humidity_percent: 16,
    hs_code: '4409.10',
  },
}
const LARCH_CLADDING: Family = {
  name: 'Larch cladding A/B',
  unit: 'm2',
  priceUnit: 'm2',
  sellsAt: 860,
  costs: 712,
  specification: {
    wood: 'LADC',
    profile: 'tongue_and_groove',
    quality: 'A/B',
    group: 'Cladding',
    certification: 'fsc_mix_credit',
    humidity_percent: 16,
    hs_code: '4409.10',
    density_kg_m3: 590,
  },
}
const DECKING: Family = {
  name: 'Pine decking UC4 brown',
  unit: 'lm',
  priceUnit: 'lm',
  sellsAt: 486,
  costs: 401,
  specification: {
    wood: 'PNSY',
    profile: 'decking',
    quality: 'V',
    treatment: 'impregnated_uc4',
    treatment_color: 'brown',
    group: 'Decking',
    humidity_percent: 25,
    packaging: 'strapped',
    hs_code: '4409.10',
    density_kg_m3: 700,
  },
}
const PALLET: Family = {
  name: 'Spruce pallet boards',
  unit: 'm3',
  priceUnit: 'm3',
  sellsAt: 214,
  costs: 179,
  specification: {
    quality: 'VI',
    treatment: 'heat_treated',
    humidity_percent: 22,
    packaging: 'strapped',
    group: 'Packaging timber',
  },
}
const POST: Family = {
  name: 'Pine post UC4 green',
  unit: 'pcs',
  priceUnit: 'pcs',
  sellsAt: 292,
  costs: 236,
  specification: {
    wood: 'PNSY',
    profile: 'round_machined',
    quality: 'Fencing',
    treatment: 'impregnated_uc4',
    treatment_color: 'green',
    humidity_percent: 28,
    packaging: 'strapped',
    group: 'Fence posts',
    category: 'softwood_poles',
    hs_code: '4403.11',
    density_kg_m3: 700,
  },
}
const LINE_POLE: Family = {
  ...POST,
  name: 'Pine line pole UC4',
  sellsAt: 318,
  costs: 259,
  specification: {
    ...POST.specification,
    profile: 'round_peeled',
    quality: 'EN 14229',
    group: 'Line poles',
    packaging: 'loose',
  },
}
const GLULAM: Family = {
  name: 'Spruce glulam GL24h',
  unit: 'pcs',
  priceUnit: 'm3',
  sellsAt: 618,
  costs: 512,
  specification: {
    profile: 'glulam',
    quality: 'GL24h',
    humidity_percent: 12,
    group: 'Glulam beams',
    category: 'constructions',
    hs_code: '4418.81',
  },
}

/** The demo's products. */
export const productList: readonly SeededProduct[] = [
  ...defineBoards(SPRUCE, [
    [22, 100, 4000, 240],
    [22, 125, 4800, 192],
    [22, 150, 4800, 160],
    [25, 100, 4200, 220],
    [32, 150, 4800, 112],
    [38, 100, 4200, 144],
    [47, 100, 4800, 110],
    [47, 150, 4800, 77],
    [47, 200, 5400, 55],
    [50, 225, 5400, 45],
    [63, 150, 5100, 56],
    [75, 225, 5400, 30],
  ]),
  ...defineBoards(PINE, [
    [25, 125, 4500, 176],
    [32, 100, 4800, 168],
    [38, 150, 5100, 96],
    [50, 100, 4800, 108],
    [50, 125, 5100, 84],
    [50, 150, 5400, 72],
    [63, 200, 5400, 40],
    [75, 200, 5400, 36],
  ]),
  ...defineBoards(STRUCTURAL, [
    [45, 95, 4800, 120],
    [45, 145, 5400, 80],
    [45, 170, 5400, 70],
    [45, 195, 6000, 60],
    [45, 220, 6000, 50],
    [60, 120, 5000, 80],
    [80, 160, 6000, 42],
    [100, 200, 6000, 24],
  ]),
  ...defineBoards(PLANED, [
    [18, 95, 4200, 320],
    [20, 120, 4200, 240],
    [28, 45, 3600, 480],
    [34, 70, 4200, 280],
    [45, 45, 3000, 320],
  ]),
  ...defineBoards(LARCH_CLADDING, [
    [21, 121, 4000, 160],
    [21, 146, 4000, 132],
    [27, 146, 4000, 104],
  ]),
  ...defineBoards(DECKING, [
    [21, 95, 4000, 216],
    [28, 120, 4200, 144],
    [28, 145, 4200, 120],
    [32, 145, 4800, 108],
  ]),
  ...defineBoards(PALLET, [
    [17, 78, 1200, 980],
    [17, 98, 1200, 780],
    [22, 100, 800, 900],
    [22, 143, 1200, 480],
  ]),
  ...definePoles(POST, [
    [60, 1500, null, 220],
    [60, 1800, null, 220],
    [80, 1800, null, 140],
    [80, 2500, null, 140],
    [100, 2000, null, 88],
    [100, 2500, null, 88],
    [120, 2500, null, 60],
    [140, 3000, null, 44],
  ]),
  ...definePoles(LINE_POLE, [
    [150, 8000, 7, 20],
    [170, 9000, 7, 16],
    [190, 10_000, 8, 12],
  ]),
  ...defineBoards(GLULAM, [
    [80, 160, 12_000, 24],
    [100, 240, 12_000, 16],
    [120, 320, 12_000, 10],
    [140, 400, 13_500, 8],
    [160, 480, 13_500, 6],
  ]),
]

/**
 * Boards of one section in random lengths, of one deal, one supply and the stock. Random data does
 * not contain it.
 */
export const MIXED_PRODUCT: SeededProduct = {
  ...SPRUCE,
  name: 'Spruce KD SF 47x150',
  unit: 'm3',
  specification: {
    ...KILN_DRIED_SPRUCE,
    thickness_mm: 47,
    width_mm: 150,
    lengths: { kind: 'range', from_mm: 3000, to_mm: 6000, average_mm: null },
  },
}

/** A length that is no longer traded, and in no current document. */
export const ARCHIVED_PRODUCT: Pick<SeededProduct, 'name' | 'specification'> = {
  name: 'Spruce KD SF 25x100x3600',
  specification: {
    ...KILN_DRIED_SPRUCE,
    thickness_mm: 25,
    width_mm: 100,
    length_mm: 3600,
    pcs_per_pack: 256,
  },
}
