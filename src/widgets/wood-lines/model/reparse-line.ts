import { reparseQuantity } from './stated-amounts'
import type { WoodLine } from './wood-line'
import { reparsePrices } from './edit-line'

/**
 * Parses again after a change of another cell or of the document's currency (ISO 4217). Returns the
 * same line if nothing changes.
 */
export const reparseLine = <Line extends WoodLine>(line: Line, currency: string): Line =>
  reparsePrices(reparseQuantity(line), currency)
