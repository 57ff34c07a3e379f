import {
  describeSpecification,
  productSearchQueryOptions,
  formatProductName,
  keepCountsWhole,
} from '@/entities/product'
import type { GridColumn } from '@/shared/ui/lines-grid'
import { normalizeNumberMarks } from '@domain/numbers'
import { findUnit, type Certification, type Unit } from '@domain/timber'
import { findMissingClaim } from './certification'
import { findChoice, type ColumnTools } from './column-tools'
import { setPriceUnitText, setUnitText } from './edit-line'
import { formatUnresolvedWood } from './format-problem'
import { getLineConversions } from './line-figures'
import { findLengthProblem, formatLengthProblem } from './line-lengths'
import { chooseProduct, selectByLengths, toProductSearch, setProductText } from './line-product'
import { findAmbiguousNumber } from './parse-wood'
import type { WoodLine } from './wood-line'

const getTypedName = ({ product_id, product_name, specification }: WoodLine): string =>
  product_id === null && specification ? describeSpecification(specification) : product_name

const getName = (line: WoodLine): string =>
  line.product_id !== null && line.specification
    ? formatProductName({ name: line.product_name, specification: line.specification })
    : getTypedName(line)

/** Formats why the quantity has no value in a unit; null if it has. */
function formatUnconverted({ t }: ColumnTools, line: WoodLine, unit: Unit): string | null {
  const converted = getLineConversions(line)?.[unit]
  // The lengths are shown with the wood.
  if (findLengthProblem(line)) return null
  return converted && !converted.ok
    ? t(`widgets/wood-lines:mistake.convert.${converted.reason}`)
    : null
}

export const createProductColumn = <Line extends WoodLine>({
  t,
  language,
  languageForm,
  queryClient,
  isReadOnly,
  productWidth,
  openSpecification,
}: ColumnTools): GridColumn<Line> => ({
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
})

export function createUnitColumn<Line extends WoodLine>(tools: ColumnTools): GridColumn<Line> {
  const { t, unitChoices, isReadOnly } = tools
  return {
    kind: 'choice',
    id: 'unit',
    label: t('widgets/wood-lines:line.unit'),
    width: 4.7,
    isReadOnly,
    choices: unitChoices,
    // An unknown unit is left in the text of the quantity.
    isAccepted: () => true,
    show: (line) => t(`entities/product:unit.${line.unit}`),
    edit: (line) => line.unit,
    write: (line, text, _form, writtenColumns) =>
      setUnitText(
        line,
        findChoice(unitChoices, text) ?? text,
        writtenColumns?.includes('quantity'),
      ),
    check: (line) => formatUnconverted(tools, line, 'm3'),
  }
}

export function createPriceUnitColumn<Line extends WoodLine>(tools: ColumnTools): GridColumn<Line> {
  const { t, unitChoices, isReadOnly } = tools
  return {
    kind: 'choice',
    id: 'price_unit',
    label: t('widgets/wood-lines:line.price_unit'),
    copyTitle: t('widgets/wood-lines:paste.column.price_unit'),
    width: 4.7,
    isReadOnly,
    choices: unitChoices,
    isAccepted: (text) => findChoice(unitChoices, text) !== undefined || findUnit(text) !== null,
    show: (line) => t(`entities/product:unit.${line.price_unit}`),
    edit: (line) => line.price_unit,
    write: (line, text, _form, writtenColumns) =>
      setPriceUnitText(line, findChoice(unitChoices, text) ?? text, writtenColumns),
    check: (line) => formatUnconverted(tools, line, line.price_unit),
  }
}

export const createCertificationColumn = <Line extends WoodLine>({
  t,
  certificates,
  required,
  isReadOnly,
}: ColumnTools): GridColumn<Line> => ({
  kind: 'choice',
  id: 'certification',
  label: t('widgets/wood-lines:line.certification'),
  copyTitle: t('widgets/wood-lines:paste.column.claim'),
  width: 9,
  isReadOnly,
  choices: certificates,
  show: (line) => certificates.find((choice) => choice.value === line.certification)?.label ?? '',
  edit: (line) => line.certification,
  write: (line, text) => ({
    ...line,
    certification: findChoice(certificates, text) ?? line.certification,
  }),
  note: (line) => {
    const missingClaim = findMissingClaim(line, required)
    if (!missingClaim) return null
    const formatClaim = (claim: Certification) => t(`entities/product:certification.${claim}`)
    // The cell already shows the line's own claim, so show only the required one.
    if (missingClaim === line.certification)
      return t('widgets/wood-lines:line.short.required', { required: formatClaim(required) })
    return missingClaim === 'none'
      ? t('widgets/wood-lines:line.short.uncertified_wood')
      : t('widgets/wood-lines:line.short.other_wood', { has: formatClaim(missingClaim) })
  },
})

export const createRemarkColumn = <Line extends WoodLine>({
  t,
  isReadOnly,
}: ColumnTools): GridColumn<Line> => ({
  kind: 'text',
  id: 'remark',
  label: t('widgets/wood-lines:line.remark'),
  width: 14,
  isReadOnly,
  show: (line) => line.remark,
  edit: (line) => line.remark,
  write: (line, text) => ({ ...line, remark: text }),
})
