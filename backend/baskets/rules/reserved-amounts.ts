import type { Schemas } from '../../call'
import type { Row } from '../../db/tables'
import { sumLotsLitres, type LotAmounts } from '../../wood-lines/wood-figures'

/** Packs, pieces and litres (0.001 m3) of a line. */
export type LineAmounts = Pick<Row<'basket_lines'>, 'packs' | 'pcs' | 'litres'>

/** Sums packs into one line. The volume is rounded once, as in a deal. */
export const sumReservedAmounts = (
  lots: readonly LotAmounts[],
  specification: Schemas['Specification'],
): LineAmounts => ({
  packs: lots.length,
  pcs: lots.reduce((total, { pcs }) => total + pcs, 0),
  litres: sumLotsLitres(lots, specification),
})
