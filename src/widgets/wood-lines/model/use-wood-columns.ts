import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import {
  describeSpecification,
  productSearchQueryOptions,
  specificationChoices,
  formatProductName,
  keepCountsWhole,
} from '@/entities/product'
import { vUnit } from '@/shared/api/generated/validators'
import {
  formatEditableAmount,
  formatEditableNumber,
  formatFor,
  useTranslation,
} from '@/shared/i18n'
import { getLanguageNumberForm, normalizeNumberMarks } from '@domain/numbers'
import { hasUnknownCents, findUnit, type Certification, type Unit } from '@domain/timber'
import type { GridColumn, LinesStore } from '@/shared/ui/lines-grid'
import { findMissingClaim } from './certification'
import {
  getLineConversions,
  getLineFigures,
  isParsedPrice,
  isParsedQuantity,
  type WoodLineFigures,
} from './line-figures'
import { findLengthProblem, formatLengthProblem } from './line-lengths'
import { convertLinePrices } from './line-units'
import { chooseProduct, selectByLengths, toProductSearch, setProductText } from './line-product'
import { findAmbiguousPart, findPartProblem, parsePart } from './part-quantity'
import {
  formatAmbiguousNumber,
  formatPriceProblem,
  formatUnresolvedWood,
  formatStatedProblem,
} from './format-problem'
import { findStatedProblem } from './stated-amounts'
import type { PriceName, PriceSide, WoodLine } from './wood-line'
import {
  findAmbiguousPrice,
  findAmbiguousQuantity,
  findPriceProblem,
  findQuantityProblem,
  setPriceText,
  setPriceUnitText,
  setQuantityText,
  setUnitText,
} from './edit-line'
import { findAmbiguousNumber } from './parse-wood'
import { getBlankFigures, getPricePlaces } from './price-places'

interface WoodColumnsOptions<Line extends WoodLine> {
  /** All lines, whose prices align. */
  lines: Pick<LinesStore<Line>, 'subscribe' | 'lines'>
  /** ISO 4217, for all prices. */
  currency: string
  /** Required claim, such as the client's; `none` without one. */
  required: Certification
  /** True if only prices may be edited. */
  isReadOnly: boolean
  /** Minimum width of the product column, in em. */
  productWidth: number
  openSpecification: (lineId: string) => void
}

interface PriceColumn<Line extends WoodLine> {
  name: PriceName<Line>
  label: string
  side: PriceSide
  isReadOnly: boolean
}

interface PartColumn<Line extends WoodLine> {
  id: string
  label: string
  isReadOnly: boolean
  read: (line: Line) => string
  set: (line: Line, part: string) => Line
}

interface ReadOnlyColumn<Line extends WoodLine> {
  id: string
  label: string
  /** In m³; null while unknown. */
  read: (line: Line) => string | null
}

/** Columns that lines of wood share; a document orders them and adds its own. */
export interface WoodColumns<Line extends WoodLine> {
  readonly product: GridColumn<Line>
  readonly quantity: GridColumn<Line>
  /** A part of the quantity, such as the ready part, in the line's unit. */
  readonly part: (column: PartColumn<Line>) => GridColumn<Line>
  readonly unit: GridColumn<Line>
  readonly price: (column: PriceColumn<Line>) => GridColumn<Line>
  readonly priceUnit: GridColumn<Line>
  readonly certification: GridColumn<Line>
  /** Printed under the line. */
  readonly remark: GridColumn<Line>
  readonly volume: GridColumn<Line>
  /** A volume from the backend, such as the loaded one. */
  readonly readOnly: (column: ReadOnlyColumn<Line>) => GridColumn<Line>
  /**
   * Amount of the line at a price.
   * @param agreed returns the line with the invoiced quantity, if it is not the ordered one
   * @param getFigures returns the figures less a discount
   */
  readonly amount: (
    at: PriceName<Line>,
    agreed?: (line: Line) => Line,
    getFigures?: (line: Line, currency: string) => WoodLineFigures,
  ) => GridColumn<Line>
}

/** Returns the shared columns, stable until the language, an option or the price places change. */
export function useWoodColumns<Line extends WoodLine>({
  lines,
  currency,
  required,
  isReadOnly,
  productWidth,
  openSpecification,
}: WoodColumnsOptions<Line>): WoodColumns<Line> {
  const { t, i18n } = useTranslation(['widgets/wood-lines', 'entities/product', 'shared/forms'])
  const queryClient = useQueryClient()
  const { language } = i18n
  const pricePlaces = useSyncExternalStore(lines.subscribe, () =>
    getPricePlaces(lines.lines(), currency),
  )

  return useMemo(() => {
    const format = formatFor(language)
    const languageForm = getLanguageNumberForm(language)
    const toEdit = (value: string) => formatEditableNumber(value, language).trim()
    const toEditAmount = (value: string) => formatEditableAmount(value, language, currency).trim()
    const getTypedName = (line: Line) =>
      line.product_id === null && line.specification
        ? describeSpecification(line.specification)
        : line.product_name
    const getName = (line: Line) =>
      line.product_id !== null && line.specification
        ? formatProductName({ name: line.product_name, specification: line.specification })
        : getTypedName(line)
    const formatUnconverted = (line: Line, unit: Unit) => {
      const converted = getLineConversions(line)?.[unit]
      // The lengths are shown with the wood.
      if (findLengthProblem(line)) return null
      return converted && !converted.ok
        ? t(`widgets/wood-lines:mistake.convert.${converted.reason}`)
        : null
    }
    function formatQuantityProblem(
      problem: ReturnType<typeof findQuantityProblem> | ReturnType<typeof findPartProblem>,
      openNumber: string | null,
    ) {
      if (problem === 'ambiguous_number') return formatAmbiguousNumber(openNumber, language)
      if (problem === 'not_whole') return t('shared/forms:field.not_whole')
      return problem && t(`widgets/wood-lines:mistake.quantity.${problem}`)
    }
    const unitChoices = vUnit.options.map((value) => ({
      value,
      label: t(`entities/product:unit.${value}`),
    }))
    const certificates = specificationChoices.certification.map((value) => ({
      value,
      label: value === 'none' ? '–' : t(`entities/product:certification.${value}`),
    }))
    const pick = <Value extends string>(
      choices: readonly { value: Value; label: string }[],
      text: string,
    ) =>
      choices.find(
        (choice) => choice.value === text || choice.label.toLowerCase() === text.toLowerCase(),
      )?.value

    const columns: WoodColumns<Line> = {
      product: {
        kind: 'picker',
        id: 'product',
        label: t('widgets/wood-lines:line.product'),
        width: productWidth,
        isReadOnly,
        placeholder: t('widgets/wood-lines:line.product_placeholder'),
        show: (line) => keepCountsWhole(getName(line)),
        edit: getTypedName,
        write: (line, text, form = languageForm) => setProductText(line, text, form),
        fill: (line, { product_id, product_name, specification }) => ({
          ...line,
          product_id,
          product_name,
          specification,
        }),
        note: ({ specification }) =>
          specification?.wood === null ? t('widgets/wood-lines:line.wood_unsaid') : null,
        check: (line) => {
          if (line.product_name && !line.specification)
            return formatUnresolvedWood(line.product_name, language)
          const problem = findLengthProblem(line)
          return problem && formatLengthProblem(problem)
        },
        findAmbiguousNumber: (line) =>
          line.specification ? null : findAmbiguousNumber(line.product_name),
        // Not aborted when the cell is left: a save waits for the same response.
        search: async (words) => {
          const text = normalizeNumberMarks(words, languageForm)
          const { products, hasMore } = await queryClient.query(
            productSearchQueryOptions(toProductSearch(text)),
          )
          const options = selectByLengths(products, text).map(({ id, name, specification }) => ({
            id,
            label: formatProductName({ name, specification }),
            detail: t(`entities/product:certification.${specification.certification}`),
          }))
          return { options, hasMore }
        },
        choose: (line, productId) => chooseProduct(line, productId, queryClient),
        fallbackAction: { label: t('widgets/wood-lines:line.describe'), run: openSpecification },
      },
      quantity: {
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
            : formatQuantityProblem(findQuantityProblem(line), findAmbiguousQuantity(line))
        },
      },
      part: ({ id, label, isReadOnly: isFixed, read, set }) => ({
        kind: 'number',
        id,
        label,
        width: 6.25,
        isReadOnly: isFixed,
        show: (line) =>
          isParsedQuantity(read(line)) ? format.number(read(line)) : read(line).trim(),
        edit: (line) => toEdit(read(line)),
        write: (line, text, form = languageForm) => set(line, parsePart(line, text, form)),
        findAmbiguousNumber: (line) => findAmbiguousPart(line, read(line)),
        check: (line) =>
          formatQuantityProblem(
            findPartProblem(line, read(line)),
            findAmbiguousPart(line, read(line)),
          ),
      }),
      unit: {
        kind: 'choice',
        id: 'unit',
        label: t('widgets/wood-lines:line.unit'),
        width: 4.7,
        isReadOnly,
        choices: unitChoices,
        // Unknown units stay with the quantity.
        isAccepted: () => true,
        show: (line) => t(`entities/product:unit.${line.unit}`),
        edit: (line) => line.unit,
        write: (line, text, _form, writtenColumns) =>
          setUnitText(line, pick(unitChoices, text) ?? text, writtenColumns?.includes('quantity')),
        check: (line) => formatUnconverted(line, 'm3'),
      },
      price: ({ name, label, side, isReadOnly: isFixed }) => {
        const getPrice = (line: Line) => line.prices[name] ?? ''
        const show = (line: Line) =>
          isParsedPrice(getPrice(line))
            ? format.price(getPrice(line), currency)
            : getPrice(line).trim()
        return {
          kind: 'number',
          id: name,
          label,
          unit: currency,
          copyTitle: t(`widgets/wood-lines:paste.column.${side}_price`),
          valueKind: side,
          width: 6.25,
          isReadOnly: isFixed,
          show,
          blankFigures: (line) =>
            getBlankFigures(getPrice(line), { currency, places: pricePlaces, text: show(line) }),
          edit: (line) => toEditAmount(getPrice(line)),
          write: (line, text, form = languageForm, writtenColumns) =>
            setPriceText(line, name, text, form, writtenColumns),
          fill: (line, { prices, price_unit }) =>
            convertLinePrices(
              { ...line, prices: { ...line.prices, [name]: prices[name] } },
              price_unit,
              [name],
            ),
          findAmbiguousNumber: (line) =>
            findAmbiguousPrice(getPrice(line), currency, line.price_unit),
          check: (line) => {
            const problem = findPriceProblem(getPrice(line), currency, line.price_unit)
            if (hasUnknownCents(getPrice(line), currency))
              return t('shared/forms:field.no_cents', { currency })
            return (
              problem && formatPriceProblem(problem, { currency, unit: line.price_unit, language })
            )
          },
        }
      },
      priceUnit: {
        kind: 'choice',
        id: 'price_unit',
        label: t('widgets/wood-lines:line.price_unit'),
        copyTitle: t('widgets/wood-lines:paste.column.price_unit'),
        width: 4.7,
        isReadOnly,
        choices: unitChoices,
        isAccepted: (text) => pick(unitChoices, text) !== undefined || findUnit(text) !== null,
        show: (line) => t(`entities/product:unit.${line.price_unit}`),
        edit: (line) => line.price_unit,
        write: (line, text, _form, writtenColumns) =>
          setPriceUnitText(line, pick(unitChoices, text) ?? text, writtenColumns),
        check: (line) => formatUnconverted(line, line.price_unit),
      },
      certification: {
        kind: 'choice',
        id: 'certification',
        label: t('widgets/wood-lines:line.certification'),
        copyTitle: t('widgets/wood-lines:paste.column.claim'),
        width: 9,
        isReadOnly,
        choices: certificates,
        show: (line) =>
          certificates.find((choice) => choice.value === line.certification)?.label ?? '',
        edit: (line) => line.certification,
        write: (line, text) => ({
          ...line,
          certification: pick(certificates, text) ?? line.certification,
        }),
        note: (line) => {
          const short = findMissingClaim(line, required)
          if (!short) return null
          const formatClaim = (claim: Certification) => t(`entities/product:certification.${claim}`)
          // The cell already shows the line's own claim, so show only the required one.
          if (short === line.certification)
            return t('widgets/wood-lines:line.short.required', { required: formatClaim(required) })
          return short === 'none'
            ? t('widgets/wood-lines:line.short.uncertified_wood')
            : t('widgets/wood-lines:line.short.other_wood', { has: formatClaim(short) })
        },
      },
      remark: {
        kind: 'text',
        id: 'remark',
        label: t('widgets/wood-lines:line.remark'),
        width: 14,
        isReadOnly,
        show: (line) => line.remark,
        edit: (line) => line.remark,
        write: (line, text) => ({ ...line, remark: text }),
      },
      volume: {
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
      },
      readOnly: ({ id, label, read }) => ({
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
      }),
      amount: (at, agreed = (line) => line, getFigures = getLineFigures) => ({
        kind: 'computed',
        id: 'amount',
        label: t('widgets/wood-lines:line.amount'),
        unit: currency,
        valueKind: 'amount',
        width: 7.5,
        show: (line) => {
          const amount = getFigures(agreed(line), currency).amounts[at]
          return amount ? format.amount(amount, currency) : ''
        },
        copy: (line) => toEditAmount(getFigures(agreed(line), currency).amounts[at] ?? ''),
      }),
    }
    return columns
  }, [
    t,
    language,
    queryClient,
    isReadOnly,
    productWidth,
    currency,
    required,
    openSpecification,
    pricePlaces,
  ])
}
