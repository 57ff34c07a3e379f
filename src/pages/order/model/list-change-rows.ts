import type { Order } from '@/entities/order'
import { formatProductName } from '@/entities/product'
import { formatLoggedCharges } from '@/entities/terms'
import { type Format, i18n } from '@/shared/i18n'

type Difference = NonNullable<Order['proposed_change']>['differences'][number]
type OrderLine = Order['lines'][number]

export interface ChangeRow {
  readonly label: string
  /** Formatted values; null if there is none. */
  readonly now: string | null
  readonly proposed: string | null
}

export interface ChangeGroup {
  /** Name of the line's wood; null for the terms of the whole order. */
  readonly title: string | null
  readonly rows: readonly ChangeRow[]
}

interface FieldTexts {
  field(field: string): string
  value(field: string, text: string): string
}

/** Returns the rows of a proposed change: those of the order's terms, then those of each line. */
export function listChangeRows(
  { lines }: Pick<Order, 'lines'>,
  differences: readonly Difference[],
  texts: FieldTexts,
  format: Format,
): readonly ChangeGroup[] {
  const findLine = ({ line_id }: Difference) => lines.find(({ id }) => id === line_id)
  const formatValue = (field: string, text: string | null) => {
    if (text === null || text === '') return null
    return field === 'charges'
      ? formatLoggedCharges(text, format).join('\n')
      : texts.value(field, text)
  }

  const toTermRow = ({ field, from, to }: Difference): ChangeRow => ({
    label: texts.field(field),
    now: formatValue(field, from),
    proposed: formatValue(field, to),
  })
  const toLineRow = (difference: Difference, line: OrderLine | undefined): ChangeRow => {
    const { field, from } = difference
    if (field === 'line')
      return {
        label: texts.field('quantity'),
        now: line ? i18n.t('entities/order:packs', { count: line.packs }) : from,
        proposed: i18n.t('pages/order:change.removed'),
      }
    const row = toTermRow(difference)
    if (field === 'price' && line)
      return {
        ...row,
        label: i18n.t('pages/order:change.price', {
          unit: i18n.t(`entities/product:per.${line.price_unit}`),
        }),
      }
    const unit = field === 'quantity' && line && findUnit(line, from)
    if (!unit) return row
    const withUnit = (text: string | null) =>
      text && `${text} ${i18n.t(`entities/product:unit.${unit}`)}`
    return { ...row, now: withUnit(row.now), proposed: withUnit(row.proposed) }
  }

  const terms = mergeWeeks(differences.filter(({ line }) => line === null)).map(toTermRow)
  const byLine = new Map<string, { title: string; rows: ChangeRow[] }>()
  for (const difference of differences) {
    const { line: number } = difference
    if (number === null) continue
    const line = findLine(difference)
    const key = line?.id ?? String(number)
    const title = line
      ? formatProductName(line.product)
      : i18n.t('widgets/document:activity.line', { number })
    const group = byLine.get(key) ?? { title, rows: [] }
    group.rows.push(toLineRow(difference, line))
    byLine.set(key, group)
  }
  return [...(terms.length > 0 ? [{ title: null, rows: terms }] : []), ...byLine.values()]
}

/** Returns the unit in which a line's present quantity was logged; undefined if it is unknown. */
function findUnit({ pcs, m3, packs }: OrderLine, quantity: string | null) {
  const amounts = { pcs, m3: Number(m3), pack: packs } as const
  const units = ['pcs', 'm3', 'pack'] as const
  return units.find((unit) => amounts[unit] === Number(quantity))
}

const WEEK_FIELDS = ['delivery_week_from', 'delivery_week_to']

/** Replaces the first and the last delivery week by one week if both change alike. */
function mergeWeeks(differences: readonly Difference[]): readonly Difference[] {
  const [first, last] = differences.filter(({ field }) => WEEK_FIELDS.includes(field))
  if (!first || !last || first.from !== last.from || first.to !== last.to) return differences
  return differences.flatMap((difference) => {
    if (difference === last) return []
    return [difference === first ? { ...first, field: 'delivery_week' } : difference]
  })
}
