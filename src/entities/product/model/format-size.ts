import type { Specification } from '../api/product-search'

/** Formats dimensions in mm as written on a pack: `47×100×4800`, or `Ø80×2500` for a pole. */
export function formatSize(specification: Specification): string {
  const { thickness_mm, width_mm, length_mm, diameter_mm } = specification
  const parts =
    diameter_mm === null ? [thickness_mm, width_mm, length_mm] : [`Ø${diameter_mm}`, length_mm]
  return parts.map((part) => part ?? '–').join('×')
}
