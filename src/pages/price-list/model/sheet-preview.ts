import type { ImportedRow, PriceEffect } from '@/entities/price'
import { fromLitres, toLitres } from '@domain/timber'
import type { ParsedPriceSheet, SheetRow, UnreadPriceRow } from './price-sheet'

/** A row with a change, and the price version it is based on. */
export type ImportedPriceRow = SheetRow & Pick<ImportedRow, 'version'>

/** A row and its outcome; for an unreadable row, the refused cell. */
export interface PricePreviewRow
  extends
    Pick<
      ImportedRow,
      | 'row'
      | 'product'
      | 'country'
      | 'company'
      | 'before'
      | 'after'
      | 'percent'
      | 'ends'
      | 'refusal'
      | 'other'
    >,
    Partial<Pick<ImportedRow, 'before_scope' | 'alert' | 'days' | 'moved' | 'unit'>> {
  readonly outcome: ImportedRow['outcome']
  readonly unread: Pick<UnreadPriceRow, 'column' | 'problem'> | null
}

/** Outcomes by which the preview can be filtered. */
export const ROW_OUTCOMES = ['confirm', 'new', 'changed', 'ended', 'same', 'refused'] as const
export type Outcome = (typeof ROW_OUTCOMES)[number]

export interface SheetPreview {
  readonly rows: readonly PricePreviewRow[]
  readonly changes: number
  /**
   * Rows to send: changed rows, and unchanged rows of the same products, because their periods
   * depend on each other.
   */
  readonly rowsToSend: readonly ImportedPriceRow[]
  readonly effects: readonly PriceEffect[]
  /** Number of rows hidden by the spreadsheet. */
  readonly hidden: number
  /** Titles of the columns that were not read. */
  readonly unmapped: readonly string[]
}

/** True if the row belongs to the outcome's filter. */
export function hasOutcome(row: PricePreviewRow, outcome: Outcome): boolean {
  if (outcome === 'confirm') return hasAlert(row)
  return outcome === 'ended' ? row.ends !== null : row.outcome === outcome
}

/** True if the user has to confirm the row before it is applied. */
export const hasAlert = ({ alert = null }: PricePreviewRow): boolean => alert !== null

/** Combines the previews of all parts in row order. */
export function createSheetPreview(
  { rows, unread, hidden, unmapped }: Omit<ParsedPriceSheet, 'questions'>,
  previewed: readonly ImportedRow[],
  effects: readonly PriceEffect[],
): SheetPreview {
  const shownRows = [
    ...previewed.map((row): PricePreviewRow => ({ ...row, unread: null })),
    ...unread.map(({ row, product, country, company, column, problem }): PricePreviewRow => ({
      row,
      product,
      country,
      company,
      before: null,
      after: null,
      percent: null,
      ends: null,
      refusal: null,
      other: null,
      outcome: 'refused',
      unread: { column, problem },
    })),
  ]
  const changes = previewed.filter(isChangingRow)
  const products = new Set(changes.map(({ product }) => product))
  const versions = new Map(
    previewed
      .filter(({ outcome, product }) => outcome !== 'refused' && products.has(product))
      .map(({ row, version }) => [row, version]),
  )
  return {
    rows: shownRows.toSorted((a, b) => a.row - b.row),
    changes: changes.length,
    rowsToSend: rows.flatMap((row) =>
      versions.has(row.row) ? { ...row, version: versions.get(row.row) ?? null } : [],
    ),
    effects: sumEffects(effects),
    hidden,
    unmapped,
  }
}

/** True if a row adds or changes a price. */
export const isChangingRow = ({ outcome }: Pick<ImportedRow, 'outcome'>): boolean =>
  outcome === 'new' || outcome === 'changed'

/** Sums each company's price difference, largest first. */
function sumEffects(effects: readonly PriceEffect[]): PriceEffect[] {
  const sums = new Map<string, { company: PriceEffect['company']; cents: number; litres: number }>()
  for (const { company, amount, volume_m3 } of effects) {
    const sum = sums.get(company.id) ?? { company, cents: 0, litres: 0 }
    sums.set(company.id, {
      company,
      cents: sum.cents + Math.round(Number(amount) * 100),
      litres: sum.litres + toLitres(volume_m3),
    })
  }
  return [...sums.values()]
    .filter(({ cents }) => cents !== 0)
    .toSorted(
      (a, b) =>
        Math.abs(b.cents) - Math.abs(a.cents) || a.company.name.localeCompare(b.company.name),
    )
    .map(({ company, cents, litres }) => ({
      company,
      amount: (cents / 100).toFixed(2),
      volume_m3: fromLitres(litres),
    }))
}
