import type { Schemas } from '@/shared/api'
import { sumGoods, sumVolumes, type GoodsLine } from '@domain/money'

/** Figures of a supply line; confirmed and ready volume in m3, null if unknown. */
export interface SupplyLineFigures extends GoodsLine {
  readonly confirmed: string | null
  readonly ready: string | null
}

const sumKnownVolumes = (volumes: readonly (string | null)[]): string | null => {
  const known = volumes.filter((volume) => volume !== null)
  return known.length > 0 ? sumVolumes(known) : null
}

export const computeSupplyFigures = (
  lines: readonly SupplyLineFigures[],
  terms: Pick<Schemas['SupplyWrite'], 'currency' | 'exchange_rate'>,
): Schemas['SupplyFigures'] => ({
  ...sumGoods(lines, terms),
  confirmed_m3: sumKnownVolumes(lines.map(({ confirmed }) => confirmed)),
  ready_m3: sumKnownVolumes(lines.map(({ ready }) => ready)),
})
