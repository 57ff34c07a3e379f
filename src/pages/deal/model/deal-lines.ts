import type { Deal, DealWrite } from '@/entities/deal'
import { describeSpecification } from '@/entities/product'
import type { Rows, RowsOf, SayRow } from '@/features/edit-record'
import { i18n } from '@/shared/i18n'
import { createCursor, createLinesStore, type LinesStore } from '@/shared/ui/lines-grid'
import { copyLine, isBlankLine, rereadPrices, settleProducts, type WoodSheet } from '@/widgets/wood-lines'
import { checkLines } from './check-lines'
import type { DealValues } from './deal-form'
import { draftOfLine, lineOfDraft, newLine, type LineDraft } from './deal-line'
import { linesIn } from './kept-lines'

type Line = DealWrite['lines'][number]
type SayLine = SayRow<Line, DealWrite>

/** A deal's lines while they are edited, and the cell that one is in. */
interface Sheet extends WoodSheet<LineDraft> {
  /** What the client wants certified: a line begins with it. */
  readonly claim: { current: LineDraft['certification'] }
}

export type DealLines = Rows<Deal> & Sheet

const sayPrice =
  (field: 'price' | 'planned_purchase_price'): SayLine =>
  ({ [field]: price }, { format }, { currency }) =>
    price && `${format.price(price)} ${currency}`
const sayUnit = (unit: Line['unit']) => i18n.t(`entities/product:unit.${unit}`)

/** A line's fields from left to right. A record, so that a new one of the contract needs its place and its words here. */
const fields: Record<Exclude<keyof Line, 'id'>, SayLine> = {
  product_id: ({ product_id }, { nameOf }) => product_id && nameOf(product_id),
  specification: ({ specification }) => specification && describeSpecification(specification),
  quantity: ({ quantity }, { format }) => format.number(quantity),
  unit: ({ unit }) => sayUnit(unit),
  price: sayPrice('price'),
  planned_purchase_price: sayPrice('planned_purchase_price'),
  price_unit: ({ price_unit }) => sayUnit(price_unit),
  certification: ({ certification }) => i18n.t(`entities/product:certification.${certification}`),
}

/** The whole line: "40 m³ Spruce 47x100x4800". */
const sayLine: SayLine = (line, speech, deal) =>
  [fields.quantity, fields.unit, line.product_id === null ? fields.specification : fields.product_id].map((say) => say(line, speech, deal)).join(' ')

/** The column that shows a field of a line. */
export const columnOf = (field: string) => (field === 'product_id' || field === 'specification' ? 'product' : field)

/** The lines that a deal is sent with, in their order: blank ones stay in the sheet. */
export const sentLines = (lines: readonly LineDraft[]): readonly LineDraft[] => lines.filter((line) => !isBlankLine(line))

/** The lines of a deal, which take part in what is kept, checked, saved and merged. */
export const dealLines: RowsOf<Deal, DealWrite, DealValues, DealLines> = {
  field: 'lines',
  fields,
  sayRow: sayLine,
  isKept: (value) => linesIn(value) !== null,
  open(deal, kept, values) {
    const claim: DealLines['claim'] = { current: 'none' }
    const lines = createLinesStore<LineDraft>({
      lines: linesIn(kept) ?? deal?.lines.map(draftOfLine) ?? [newLine()],
      newLine: () => newLine(claim.current),
      copyLine,
      reread: (line) => rereadPrices(line, values().currency),
    })
    return rowsOf({ lines, cursor: createCursor(), claim })
  },
}

function rowsOf(sheet: Sheet): DealLines {
  const { lines, cursor } = sheet
  const sent = () => sentLines(lines.lines())

  /** The cell of a field of a line that is sent; null where there is no such line. */
  function cellOf(name: string) {
    const [, at = '0', field = 'product_id'] = name.split('.')
    const line = sent()[Number(at)]
    return line ? { lineId: line.id, columnId: columnOf(field) } : null
  }

  return {
    ...sheet,
    kept: lines.lines,
    written: () => sent().map(lineOfDraft),
    subscribe: lines.subscribe,
    hasOpenCell: () => cursor.openCell() !== null,
    commit() {
      if (cursor.openCell()) cursor.close()
    },
    settle: (queryClient) => settleProducts(sheet, queryClient),
    check: () => checkLines(sent()),
    tell(mistakes) {
      const cells = new Map<string, Record<string, string>>()
      for (const { name, message } of mistakes) {
        const cell = cellOf(name)
        if (cell) cells.set(cell.lineId, { ...cells.get(cell.lineId), [cell.columnId]: message })
      }
      lines.setErrors(cells)
    },
    goTo(name) {
      const first = () => lines.order()[0] ?? lines.insert(0)[0]
      const cell = cellOf(name) ?? { lineId: first() ?? '', columnId: 'product' }
      cursor.moveTo(cell)
    },
    adopt: (deal) => adopt(lines, deal),
    load: (deal) => lines.load(deal.lines.map(draftOfLine)),
    merge: (rows: readonly Line[], deal) => lines.replace(rows.flatMap((row) => mergedLine(row, [...lines.lines(), ...deal.lines.map(draftOfLine)]))),
    // Agreed lines can't be undone behind the agreement, and blank ones have no use any more.
    lock: () => lines.load(sent()),
    numberOf(at) {
      const line = sent()[at]
      return line ? lines.order().indexOf(line.id) + 1 : at + 1
    },
    nameOf: (id) => lines.lines().find((line) => line.product_id === id)?.product_name,
  }
}

/** Lines as they were before stay in the history, to be undone. */
function adopt(lines: LinesStore<LineDraft>, deal: Deal) {
  const now = new Set(lines.lines())
  lines.settle((line) => {
    const saved = now.has(line) ? deal.lines.find(({ id }) => id === line.id) : undefined
    return saved ? draftOfLine(saved) : line
  })
}

/** A merged line as the sheet has it: its name and its wood come from the side that has its product. */
function mergedLine({ price, planned_purchase_price, specification, ...rest }: Line, known: readonly LineDraft[]): readonly LineDraft[] {
  const sides = known.filter(({ id }) => id === rest.id)
  const side = sides.find(({ product_id }) => product_id === rest.product_id) ?? sides[0]
  if (!side) return []
  const prices = { price: price ?? '', planned_purchase_price: planned_purchase_price ?? '' }
  return [{ ...side, ...rest, prices, specification: specification ?? side.specification }]
}
