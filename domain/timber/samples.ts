import { UNMEASURED, type Dimensions } from './dimensions'

/** Spruce board, mm; other dimensions are unknown. */
export const createBoard = (
  thickness_mm: number | null,
  width_mm: number | null,
  length_mm: number | null,
  more: Partial<Dimensions> = {},
): Dimensions => ({ ...UNMEASURED, thickness_mm, width_mm, length_mm, ...more })

/** Impregnated pole by its top diameter, mm; a taper in mm per m makes it a truncated cone. */
export const createPole = (
  diameter_mm: number,
  length_mm: number | null,
  more: Partial<Dimensions> = {},
): Dimensions => ({
  ...UNMEASURED,
  density_kg_m3: 700,
  diameter_mm,
  length_mm,
  ...more,
})
