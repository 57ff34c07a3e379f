import { fromTenThousandthsOrNull, toCentsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import { computeWoodAmount } from '../wood-lines/wood-figures'

/**
 * Returns the planned purchase cost of a stored line in cents of its deal's currency; null without
 * a planned price.
 */
export const computePlannedCents = (line: Row<'deal_lines'>, currency: string): number | null =>
  toCentsOrNull(
    computeWoodAmount(
      { ...line, specification: parseJson(line.specification) },
      fromTenThousandthsOrNull(line.planned_purchase_price),
      currency,
    ),
  )
