import { describeSpecification, specificationChoices } from '@/entities/product'
import type { LineFormatter } from '@/features/edit-record'
import type { Schemas } from '@/shared/api'
import { vUnit } from '@contract/validators'
import { i18n, type Format } from '@/shared/i18n'

/** Payload fields that lines of wood share in all documents. */
type WoodPayload = Pick<
  Schemas['DealLineWrite'],
  | 'id'
  | 'product_id'
  | 'specification'
  | 'quantity'
  | 'unit'
  | 'price_unit'
  | 'certification'
  | 'remark'
>
type WoodFormatter = LineFormatter<WoodPayload, object>

export const formatUnit = (unit: WoodPayload['unit']): string =>
  i18n.t(`entities/product:unit.${unit}`)

/** Formatters of the shared fields; a document puts them in the order of its columns. */
export const woodFormatters: Record<Exclude<keyof WoodPayload, 'id'>, WoodFormatter> = {
  product_id: ({ product_id }, { getName }) => product_id && getName(product_id),
  specification: ({ specification }) => specification && describeSpecification(specification),
  quantity: ({ quantity }, { format }) => format.number(quantity),
  unit: ({ unit }) => formatUnit(unit),
  price_unit: ({ price_unit }) => formatUnit(price_unit),
  remark: ({ remark }) => remark,
  certification: ({ certification }) => i18n.t(`entities/product:certification.${certification}`),
}

/** Formats a price in the document's currency. */
export const formatLinePrice = (
  price: string | null,
  format: Format,
  currency: string,
): string | null => price && `${format.price(price, currency)} ${currency}`

/** Formats the whole line: "40 m³ Spruce 47x100x4800". */
export const formatLine: WoodFormatter = (line, context, write) =>
  [
    woodFormatters.quantity,
    woodFormatters.unit,
    line.product_id === null ? woodFormatters.specification : woodFormatters.product_id,
  ]
    .map((formatPart) => formatPart(line, context, write))
    .join(' ')

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some((value) => value === text)

/** Formats a logged amount or price. It has the decimals of its currency, which is not logged. */
export const formatLoggedAmount = (text: string, format: Format): string =>
  format.number(text, text.split('.')[1]?.length ?? 0)

/** Formats a logged value of a line; undefined if the field is not one of a line of wood. */
export function formatLoggedLine(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'price':
      return formatLoggedAmount(text, format)
    case 'quantity':
      return format.number(text)
    case 'unit':
    case 'price_unit':
      return isOneOf(vUnit.options, text) ? formatUnit(text) : text
    case 'certification':
      return isOneOf(specificationChoices.certification, text)
        ? i18n.t(`entities/product:certification.${text}`)
        : text
    case 'allocation':
      return formatLoggedAllocation(text, format)
    default:
      return undefined
  }
}

/**
 * Formats a logged allocation, such as `S-2026-0012/2: 12.500 m3`: line of the other document and
 * volume.
 */
function formatLoggedAllocation(text: string, format: Format): string {
  const { document, line, m3 } =
    /^(?<document>.+)\/(?<line>\d+): (?<m3>[\d.]+) m3$/.exec(text)?.groups ?? {}
  return m3 === undefined
    ? text
    : i18n.t('widgets/wood-lines:allocation', { document, line, m3: format.volume(m3) })
}
