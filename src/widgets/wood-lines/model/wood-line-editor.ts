import type { Cursor, LinesStore } from '@/shared/ui/lines-grid'
import type { LineEditor } from '@/features/edit-record'
import type { Mistake } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { type WoodLine, isBlankLine } from './wood-line'
import { createNotWholeMistake, findLineMistakes, findPriceMistakes } from './find-line-mistakes'
import { resolveProducts } from './line-product'
import { findAmbiguousPrice, findAmbiguousQuantity } from './edit-line'
import { findAmbiguousNumber } from './parse-wood'

/**
 * Returns errors for ambiguous numbers. The sheet asks about them once per column; until then they
 * do not count as missing.
 * @param lines filled lines, in order
 */
function findAmbiguousNumbers(lines: readonly WoodLine[], currency: string): readonly Mistake[] {
  const message = i18n.t('widgets/wood-lines:mistake.open')
  return lines.flatMap((line, at) =>
    findAmbiguousFields(line, currency).map((field) => ({ name: `lines.${at}.${field}`, message })),
  )
}

function findAmbiguousFields(line: WoodLine, currency: string): readonly string[] {
  const { product_name, specification, prices, price_unit } = line
  const inWords = specification === null && findAmbiguousNumber(product_name) !== null
  return [
    ...(inWords
      ? ['product_id', 'quantity']
      : findAmbiguousQuantity(line) === null
        ? []
        : ['quantity']),
    ...Object.keys(prices).filter(
      (name) => findAmbiguousPrice(prices[name] ?? '', currency, price_unit) !== null,
    ),
  ]
}

/** Configuration of a document's line editor. */
export interface WoodLineConfig<
  Line extends WoodLine,
  Saved extends { readonly id: string },
  Payload extends { readonly id: string; readonly product_id: string | null },
> {
  toLine(saved: Saved): Line
  /** Converts a line to its payload; the contract's validator checks it. */
  toPayload(line: Line): Payload
  /** Returns the line with the values of a payload, which has no name of the product. */
  applyPayload(line: Line, payload: Payload): Line
  /** Returns the document's own fields that split a piece or a pack. */
  isFractional?(line: Line): readonly string[]
  /** Returns errors of the document's own fields, by field. */
  findMistakes?(line: Line, currency: string): Readonly<Record<string, string>>
}

/** Returns the column of a line's field. */
export const getColumnId = (field: string): string =>
  field === 'product_id' || field === 'specification' ? 'product' : field

/** Returns the lines to send, in order, without blank ones. */
export const getFilledLines = <Line extends WoodLine>(lines: readonly Line[]): readonly Line[] =>
  lines.filter((line) => !isBlankLine(line))

/**
 * Creates the line editor of a document, which takes part in drafts, validation, saving and
 * merging.
 */
export function createWoodLineEditor<
  Line extends WoodLine,
  Saved extends { readonly id: string },
  Payload extends { readonly id: string; readonly product_id: string | null },
>(
  state: WoodLinesState<Line>,
  {
    toLine,
    toPayload,
    applyPayload,
    isFractional,
    findMistakes,
  }: WoodLineConfig<Line, Saved, Payload>,
  currency: () => string,
): LineEditor<{ readonly lines: readonly Saved[] }> & WoodLinesState<Line> {
  const { lines, cursor } = state
  const getSentLines = () => getFilledLines(lines.lines())

  /** Returns the cell of a field of a sent line; null if there is no such line. */
  function toCellId(name: string) {
    const [, at = '0', field = 'product_id'] = name.split('.')
    const line = getSentLines()[Number(at)]
    return line ? { lineId: line.id, columnId: getColumnId(field) } : null
  }

  /**
   * Returns a merged line for the sheet; its name and specification come from the side with the
   * same product.
   */
  function mergeLine(payload: Payload, candidates: readonly Line[]): readonly Line[] {
    const sides = candidates.filter(({ id }) => id === payload.id)
    const side = sides.find(({ product_id }) => product_id === payload.product_id) ?? sides[0]
    return side ? [applyPayload(side, payload)] : []
  }

  return {
    ...state,
    toDraft: lines.lines,
    toPayload: () => getSentLines().map(toPayload),
    subscribe: lines.subscribe,
    hasOpenCell: () => cursor.openCell() !== null,
    commit() {
      if (cursor.openCell()) cursor.close()
    },
    resolveLookups: (queryClient) => resolveProducts(state, queryClient),
    check: () => [
      ...findLineMistakes(getSentLines()),
      ...findPriceMistakes(getSentLines(), currency()),
      ...findAmbiguousNumbers(getSentLines(), currency()),
      ...getSentLines().flatMap((line, at) =>
        (isFractional?.(line) ?? []).map((field) => createNotWholeMistake(at, field)),
      ),
      ...getSentLines().flatMap((line, at) =>
        Object.entries(findMistakes?.(line, currency()) ?? {}).map(([field, message]) => ({
          name: `lines.${at}.${field}`,
          message,
        })),
      ),
    ],
    showMistakes(mistakes) {
      const cells = new Map<string, Record<string, string>>()
      for (const { name, message } of mistakes) {
        const cell = toCellId(name)
        if (cell) cells.set(cell.lineId, { ...cells.get(cell.lineId), [cell.columnId]: message })
      }
      lines.setErrors(cells)
    },
    goTo(name) {
      const getFirstLine = () => lines.order()[0] ?? lines.insert(0)[0]
      const cell = toCellId(name) ?? { lineId: getFirstLine() ?? '', columnId: 'product' }
      cursor.moveTo(cell)
    },
    // Earlier lines stay in the undo history.
    markSaved({ lines: saved }) {
      const now = new Set(lines.lines())
      lines.applyToHistory((line) => {
        const found = now.has(line) ? saved.find(({ id }) => id === line.id) : undefined
        return found ? toLine(found) : line
      })
    },
    load: (saved) => lines.load(saved.lines.map(toLine)),
    merge: (rows: readonly Payload[], saved) =>
      lines.replace(
        rows.flatMap((row) => mergeLine(row, [...lines.lines(), ...saved.lines.map(toLine)])),
      ),
    // Agreed lines can't be undone, and blank ones are no longer needed.
    lock: () => lines.load(getSentLines()),
    getLineNumber(at) {
      const line = getSentLines()[at]
      return line ? lines.order().indexOf(line.id) + 1 : at + 1
    },
    findName: (id) => lines.lines().find((line) => line.product_id === id)?.product_name,
  }
}

/** Lines and cursor of a document's sheet; the same object while the document is open. */
export interface WoodLinesState<Line extends WoodLine = WoodLine> {
  readonly lines: LinesStore<Line>
  readonly cursor: Cursor
}
