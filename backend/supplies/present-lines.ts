import { fromCents, fromLitres, fromLitresOrNull } from '../db/decimal-columns'
import type { StoredSupply } from './queries'
import { type SupplyLine, toSupplyLineWrite } from './schema'
import { computeSupplyLineAmounts } from './supply-figures'

/** Presents stored lines with their figures. */
export const presentLinesWithFigures = ({ supply, lines }: StoredSupply) =>
  lines.map((line) => {
    const write = toSupplyLineWrite(line)
    const figures = computeSupplyLineAmounts(write, supply.currency)
    const shown: SupplyLine = {
      ...write,
      ...figures,
      product_name: line.product_name,
      amount: fromCents(line.amount_cents),
      accepted_m3: fromLitresOrNull(line.accepted_l),
      loaded_m3: fromLitres(line.loaded_l),
    }
    return { write, specification: write.specification, figures, shown }
  })
