import { lineVolume } from '@/shared/lib/timber'
import type { Schemas } from '../../call'
import { toLitres } from '../../db/decimal-columns'
import type { Row } from '../../db/tables'

/** Packs, pieces and litres (0.001 m3) of a line. */
export type LineAmounts = Pick<Row<'basket_lines'>, 'packs' | 'pcs' | 'litres'>

/**
 * Sums packs into one line. The volume is that of all their pieces, rounded once for the line, as a deal rounds it; where a piece cannot be measured,
 * it is the sum of the packs' volumes.
 */
export function reservedAmounts(lots: readonly { pcs: number; litres: number }[], specification: Schemas['Specification']): LineAmounts {
  const sum = (name: 'pcs' | 'litres') => lots.reduce((total, lot) => total + lot[name], 0)
  const pcs = sum('pcs')
  const volume = lots.length === 0 ? null : lineVolume(String(pcs), 'pcs', specification)
  return { packs: lots.length, pcs, litres: volume === null ? sum('litres') : toLitres(volume) }
}
