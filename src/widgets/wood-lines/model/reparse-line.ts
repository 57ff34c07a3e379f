import { reparseQuantity } from './stated-volume'
import type { WoodLine } from './wood-line'
import { reparsePrices } from './edit-line'

/** Reads again what another cell of a line, or the document's currency (ISO 4217), may have made readable. Returns the same line where nothing changes. */
export const reparseLine = <Line extends WoodLine>(line: Line, currency: string): Line =>
  reparsePrices(reparseQuantity(line), currency)
