import type { ImportedRow, PriceEffect } from '@/entities/price'
import type { ParsedPriceSheet, SheetRow, UnreadPriceRow } from './price-sheet'

/** A row that changes something, and the version of the price that it was seen to change. */
export type ImportedPriceRow = SheetRow & Pick<ImportedRow, 'version'>

/** What becomes of a row as it is shown; of one that nobody can read, the cell. */
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
    Partial<Pick<ImportedRow, 'alert' | 'moved' | 'unit'>> {
  readonly outcome: ImportedRow['outcome']
  readonly unread: Pick<UnreadPriceRow, 'column' | 'problem'> | null
}

/** The kinds of change that a sheet is looked through by. */
export const rowOutcomes = ['confirm', 'new', 'changed', 'ended', 'same', 'refused'] as const
export type Outcome = (typeof rowOutcomes)[number]

export interface SheetPreview {
  readonly rows: readonly PricePreviewRow[]
  /** Number of rows that change something. */
  readonly changes: number
  /** Rows to send: those that change something, and the unchanged rows of the same products, which the periods of the others depend on. */
  readonly rowsToSend: readonly ImportedPriceRow[]
  readonly effects: readonly PriceEffect[]
  /** Rows that the spreadsheet hides. */
  readonly hidden: number
}

/** True if a row is shown under an outcome. */
export function hasOutcome(row: PricePreviewRow, outcome: Outcome): boolean {
  if (outcome === 'confirm') return hasAlert(row)
  return outcome === 'ended' ? row.ends !== null : row.outcome === outcome
}

/** True if a row has to be confirmed before it is applied. */
export const hasAlert = ({ alert = null }: PricePreviewRow): boolean => alert !== null

/** Puts together what was said of a sheet's parts, in the order of its rows. */
export function createSheetPreview(
  { rows, unread, hidden }: Pick<ParsedPriceSheet, 'rows' | 'unread' | 'hidden'>,
  judged: readonly ImportedRow[],
  effects: readonly PriceEffect[],
): SheetPreview {
  const shown = [
    ...judged.map((row): PricePreviewRow => ({ ...row, unread: null })),
    ...unread.map(({ row, product, column, problem }): PricePreviewRow => ({
      ...{
        row,
        product,
        country: null,
        company: null,
        before: null,
        after: null,
        percent: null,
        ends: null,
        refusal: null,
        other: null,
        outcome: 'refused',
        unread: { column, problem },
      },
    })),
  ]
  const changes = judged.filter(isChangingRow)
  const products = new Set(changes.map(({ product }) => product))
  const versions = new Map(
    judged
      .filter(({ outcome, product }) => outcome !== 'refused' && products.has(product))
      .map(({ row, version }) => [row, version]),
  )
  return {
    rows: shown.toSorted((a, b) => a.row - b.row),
    changes: changes.length,
    rowsToSend: rows.flatMap((row) =>
      versions.has(row.row) ? { ...row, version: versions.get(row.row) ?? null } : [],
    ),
    effects: sumEffects(effects),
    hidden,
  }
}

/** True if a row adds or changes a price. */
export const isChangingRow = ({ outcome }: Pick<ImportedRow, 'outcome'>): boolean =>
  outcome === 'new' || outcome === 'changed'

/** What each company pays more or less in all, the most first. */
function sumEffects(effects: readonly PriceEffect[]): PriceEffect[] {
  const sums = new Map<string, { company: PriceEffect['company']; cents: number; litres: number }>()
  for (const { company, amount, volume_m3 } of effects) {
    const sum = sums.get(company.id) ?? { company, cents: 0, litres: 0 }
    sums.set(company.id, {
      company,
      cents: sum.cents + Math.round(Number(amount) * 100),
      litres: sum.litres + Math.round(Number(volume_m3) * 1000),
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
      volume_m3: (litres / 1000).toFixed(3),
    }))
}
