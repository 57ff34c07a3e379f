import type { GridColumn } from '@/shared/ui/lines-grid'
import { hasUnknownCents } from '@domain/money'
import type { ColumnTools } from './column-tools'
import {
  findAmbiguousPrice,
  findAmbiguousQuantity,
  findPriceProblem,
  findQuantityProblem,
  setPriceText,
  setQuantityText,
} from './edit-line'
import { formatAmbiguousNumber, formatPriceProblem, formatStatedProblem } from './format-problem'
import {
  getLineFigures,
  isParsedPrice,
  isParsedQuantity,
  type WoodLineFigures,
} from './line-figures'
import { convertLinePrices } from './line-units'
import { findAmbiguousPart, findPartProblem, parsePart } from './part-quantity'
import { getBlankFigures } from './price-places'
import { findStatedProblem } from './stated-amounts'
import type { PriceName, PriceSide, WoodLine } from './wood-line'

export interface PriceColumn<Line extends WoodLine> {
  name: PriceName<Line>
  label: string
  side: PriceSide
  isReadOnly: boolean
}

export interface PartColumn<Line extends WoodLine> {
  id: string
  label: string
  isReadOnly: boolean
  read: (line: Line) => string
  set: (line: Line, part: string) => Line
}

export interface ReadOnlyColumn<Line extends WoodLine> {
  id: string
  label: string
  /** In m³; null while unknown. */
  read: (line: Line) => string | null
}

/**
 * Formats why a quantity is refused.
 * @param ambiguousNumber the quantity as typed, if its marks have two meanings
 */
function formatQuantityProblem(
  { t, language }: ColumnTools,
  problem: ReturnType<typeof findQuantityProblem> | ReturnType<typeof findPartProblem>,
  ambiguousNumber: string | null,
) {
  if (problem === 'ambiguous_number') return formatAmbiguousNumber(ambiguousNumber, language)
  if (problem === 'not_whole') return t('shared/forms:field.not_whole')
  return problem && t(`widgets/wood-lines:mistake.quantity.${problem}`)
}

export function createQuantityColumn<Line extends WoodLine>(tools: ColumnTools): GridColumn<Line> {
  const { t, format, languageForm, toEdit, isReadOnly } = tools
  return {
    kind: 'number',
    id: 'quantity',
    label: t('widgets/wood-lines:line.quantity'),
    width: 7.35,
    isReadOnly,
    placeholder: t('widgets/wood-lines:line.quantity_placeholder'),
    show: (line) =>
      isParsedQuantity(line.quantity) ? format.number(line.quantity) : line.quantity.trim(),
    detail: ({ specification, ordered, quantity }) => {
      if (ordered?.quantity === quantity)
        return {
          short: t('widgets/wood-lines:line.packs', { packs: format.number(ordered.packs) }),
          full: t('widgets/wood-lines:goods.packs', { count: ordered.packs }),
        }
      const count = specification?.pcs_per_pack ?? null
      return count === null
        ? null
        : {
            short: t('widgets/wood-lines:line.per_pack', { pieces: format.number(count) }),
            full: t('widgets/wood-lines:goods.per_pack', { count }),
          }
    },
    copyBeside: {
      title: t('widgets/wood-lines:paste.column.pcs_per_pack'),
      read: ({ specification }) => String(specification?.pcs_per_pack ?? ''),
    },
    edit: (line) => toEdit(line.quantity),
    write: (line, text, form = languageForm) => setQuantityText(line, text, form),
    findAmbiguousNumber: findAmbiguousQuantity,
    check: (line) => {
      const problem = findStatedProblem(line)
      return problem
        ? formatStatedProblem(problem, format)
        : formatQuantityProblem(tools, findQuantityProblem(line), findAmbiguousQuantity(line))
    },
  }
}

export function createPartColumn<Line extends WoodLine>(
  tools: ColumnTools,
  { id, label, isReadOnly, read, set }: PartColumn<Line>,
): GridColumn<Line> {
  const { format, languageForm, toEdit } = tools
  return {
    kind: 'number',
    id,
    label,
    width: 6.25,
    isReadOnly,
    show: (line) => (isParsedQuantity(read(line)) ? format.number(read(line)) : read(line).trim()),
    edit: (line) => toEdit(read(line)),
    write: (line, text, form = languageForm) => set(line, parsePart(line, text, form)),
    findAmbiguousNumber: (line) => findAmbiguousPart(line, read(line)),
    check: (line) =>
      formatQuantityProblem(
        tools,
        findPartProblem(line, read(line)),
        findAmbiguousPart(line, read(line)),
      ),
  }
}

export function createPriceColumn<Line extends WoodLine>(
  { t, format, language, languageForm, toEditAmount, currency, pricePlaces }: ColumnTools,
  { name, label, side, isReadOnly }: PriceColumn<Line>,
): GridColumn<Line> {
  const getPrice = (line: Line) => line.prices[name] ?? ''
  const show = (line: Line) =>
    isParsedPrice(getPrice(line)) ? format.price(getPrice(line), currency) : getPrice(line).trim()
  return {
    kind: 'number',
    id: name,
    label,
    unit: currency,
    copyTitle: t(`widgets/wood-lines:paste.column.${side}_price`),
    valueKind: side,
    width: 6.25,
    isReadOnly,
    show,
    blankFigures: (line) =>
      getBlankFigures(getPrice(line), { currency, places: pricePlaces, text: show(line) }),
    edit: (line) => toEditAmount(getPrice(line)),
    write: (line, text, form = languageForm, writtenColumns) =>
      setPriceText(line, { name, text, form, writtenColumns }),
    fill: (line, { prices, price_unit }) =>
      convertLinePrices({ ...line, prices: { ...line.prices, [name]: prices[name] } }, price_unit, [
        name,
      ]),
    findAmbiguousNumber: (line) => findAmbiguousPrice(getPrice(line), currency, line.price_unit),
    check: (line) => {
      const problem = findPriceProblem(getPrice(line), currency, line.price_unit)
      if (hasUnknownCents(getPrice(line), currency))
        return t('shared/forms:field.no_cents', { currency })
      return problem && formatPriceProblem(problem, { currency, unit: line.price_unit, language })
    },
  }
}

export const createVolumeColumn = <Line extends WoodLine>({
  t,
  format,
  toEdit,
  currency,
}: ColumnTools): GridColumn<Line> => ({
  kind: 'computed',
  id: 'volume',
  label: t('widgets/wood-lines:line.volume'),
  unit: t('entities/product:unit.m3'),
  width: 6.05,
  show: (line) => {
    const { volume } = getLineFigures(line, currency)
    return volume === null ? '' : format.volume(volume)
  },
  copy: (line) => toEdit(getLineFigures(line, currency).volume ?? ''),
})

export function createReadOnlyColumn<Line extends WoodLine>(
  { t, format, toEdit }: ColumnTools,
  { id, label, read }: ReadOnlyColumn<Line>,
): GridColumn<Line> {
  return {
    kind: 'computed',
    id,
    label,
    unit: t('entities/product:unit.m3'),
    width: 6.05,
    show: (line) => {
      const volume = read(line)
      return volume === null ? '' : format.volume(volume)
    },
    copy: (line) => toEdit(read(line) ?? ''),
  }
}

/**
 * Creates the column of the amount of a line.
 * @param toInvoicedLine returns the line with the invoiced quantity, if it is not the ordered one
 * @param getFigures returns the figures less a discount
 */
export const createAmountColumn = <Line extends WoodLine>(
  { t, format, toEditAmount, currency }: ColumnTools,
  at: PriceName<Line>,
  toInvoicedLine: (line: Line) => Line = (line) => line,
  getFigures: (line: Line, currency: string) => WoodLineFigures = getLineFigures,
): GridColumn<Line> => ({
  kind: 'computed',
  id: 'amount',
  label: t('widgets/wood-lines:line.amount'),
  unit: currency,
  valueKind: 'amount',
  width: 7.5,
  show: (line) => {
    const amount = getFigures(toInvoicedLine(line), currency).amounts[at]
    return amount ? format.amount(amount, currency) : ''
  },
  copy: (line) => toEditAmount(getFigures(toInvoicedLine(line), currency).amounts[at] ?? ''),
})
