import { fromTenThousandthsOrNull, toCentsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import { woodAmount } from '../wood-lines/wood-figures'

/** Planned purchase cost of a stored line, in cents; null without a planned price. */
export const plannedCents = (line: Row<'deal_lines'>): number | null =>
  toCentsOrNull(woodAmount({ ...line, specification: parseJson(line.specification) }, fromTenThousandthsOrNull(line.planned_purchase_price)))
