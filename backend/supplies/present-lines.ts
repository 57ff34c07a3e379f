import { fromCents, fromLitres, fromLitresOrNull } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { type SupplyLine, toSupplyLineWrite, type WrittenSupplyLine } from './schema'
import { computeSupplyLineAmounts } from './supply-figures'

/** Columns that a line shows. */
export type ShownSupplyLine = WrittenSupplyLine &
  Pick<Row<'supply_lines'>, 'amount_cents' | 'accepted_l' | 'loaded_l'>

type ShownLines = { supply: Pick<Row<'supplies'>, 'currency'>; lines: readonly ShownSupplyLine[] }

/** Presents stored lines with their figures. */
export const presentLinesWithFigures = ({ supply, lines }: ShownLines) =>
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
