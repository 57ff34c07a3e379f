import type { JudgedStockRow, KeptPack } from '@/entities/stock'
import {
  isProductPart,
  useCellProblem,
  usePartTitle,
  type ConfirmedRows,
  SheetRows,
} from '@/features/read-sheet'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Checkbox } from '@/shared/ui'
import { findPortName } from '@domain/ports'
import { useFormatHolder } from '../model/use-format-holder'
import { hasAlert, type StockPreviewRow } from '../model/stock-preview'

const OUTCOMES = ['confirm', 'new', 'changed', 'same', 'refused'] as const
type Outcome = (typeof OUTCOMES)[number]
type StockRowState = JudgedStockRow['before']

interface StockSheetRowsProps {
  rows: readonly StockPreviewRow[]
  confirmed: ConfirmedRows
}

/** Preview of a stock sheet: pieces and place of each pack, before and after. */
export function StockSheetRows({ rows, confirmed }: StockSheetRowsProps) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const formatHolder = useFormatHolder()
  const formatCellProblem = useCellProblem()
  const formatPartTitle = usePartTitle()
  function formatRowState(state: StockRowState | undefined): string {
    if (!state) return '–'
    if (state.pcs === 0) return t('sheet.gone')
    const blocked = state.is_blocked && [t('sheet.blocked'), state.note].filter(Boolean).join(': ')
    return [
      t('pcs', { count: state.pcs, pcs: format.number(state.pcs) }),
      findPortName(state.location) ?? state.location,
      blocked,
    ]
      .filter(Boolean)
      .join(', ')
  }
  function formatDifference(row: StockPreviewRow): string {
    const pcs = row.unread === null && row.before && row.after ? row.after.pcs - row.before.pcs : 0
    return pcs === 0 ? '' : `${pcs > 0 ? '+' : '−'}${format.number(Math.abs(pcs))}`
  }
  function formatReason(row: StockPreviewRow): string {
    if (row.unread !== null) {
      const { column, problem } = row.unread
      return formatCellProblem(
        isProductPart(column) ? formatPartTitle(column) : t(`sheet.columns.${column}`),
        problem,
      )
    }
    if (row.refusal === null) return ''
    if (row.listed_on !== undefined) return t('sheet.listed_on', { supply: row.listed_on })
    return row.reserved_by
      ? t('sheet.reserved_by', { holder: formatHolder(row.reserved_by) })
      : t(`sheet.refusal.${row.refusal}`)
  }
  const columns = [
    { title: t('sheet.row'), cell: ({ row }: StockPreviewRow) => format.number(row) },
    {
      title: t('sheet.columns.barcode'),
      cell: ({ barcode }: StockPreviewRow) => barcode ?? t('sheet.ours'),
    },
    {
      title: t('columns.product'),
      cell: (row: StockPreviewRow) => (row.unread === null ? row.product : null),
    },
  ]
  const previous = {
    title: t('sheet.before'),
    cell: (row: StockPreviewRow) => formatRowState(row.unread === null ? row.before : null),
  }
  const after = {
    title: t('sheet.after'),
    cell: (row: StockPreviewRow) => formatRowState(row.unread === null ? row.after : null),
  }
  const confirm = {
    title: t('sheet.confirmed'),
    cell: ({ row, barcode }: StockPreviewRow) => (
      <Checkbox
        label={t('sheet.tick', { row, barcode })}
        isLabelHidden
        value={confirmed.rows.has(row)}
        onChange={(isTicked) => confirmed.tick(row, isTicked)}
      />
    ),
  }
  const getColumns = (outcome: Outcome) => {
    if (outcome === 'confirm') return [...columns, confirm, previous, after]
    if (outcome === 'refused')
      return [
        ...columns,
        { title: t('sheet.why'), cell: formatReason },
        { ...previous, title: t('sheet.now') },
      ]
    if (outcome === 'new') return [...columns, after]
    return outcome === 'same'
      ? [...columns, previous]
      : [
          ...columns,
          previous,
          after,
          { title: t('sheet.by'), isFigure: true, cell: formatDifference },
        ]
  }
  return (
    <SheetRows<StockPreviewRow, Outcome>
      rows={rows}
      outcomes={
        rows.some(hasAlert) ? OUTCOMES : OUTCOMES.filter((outcome) => outcome !== 'confirm')
      }
      first={['confirm', 'refused', 'changed', 'new']}
      hasOutcome={(row, outcome) =>
        outcome === 'confirm' ? hasAlert(row) : row.outcome === outcome
      }
      getKey={({ row }) => row}
      getColumns={getColumns}
      label={t('sheet.changes')}
      emptyText={t('sheet.none')}
      formatOutcome={(outcome) => t(`sheet.outcome.${outcome}`)}
      formatMore={(count) => t('sheet.more', { count })}
    />
  )
}

/** Packs that a reverted sheet left unchanged, with reasons. */
export function UnchangedPacks({ packs }: { packs: readonly KeptPack[] }) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const formatHolder = useFormatHolder()
  const columns = [
    { title: t('sheet.columns.barcode'), cell: ({ barcode }: KeptPack) => barcode },
    { title: t('columns.product'), cell: ({ product }: KeptPack) => product },
    {
      title: t('sheet.why'),
      cell: ({ refusal, reserved_by, by, at }: KeptPack) =>
        reserved_by
          ? t('sheet.reserved_by', { holder: formatHolder(reserved_by) })
          : [
              t(`sheet.refusal.${refusal}`),
              [by?.name, at && format.dateTime(at)].filter(Boolean).join(', '),
            ]
              .filter(Boolean)
              .join(' '),
    },
  ]
  return (
    <SheetRows<KeptPack, 'kept'>
      rows={packs}
      outcomes={['kept']}
      first={['kept']}
      hasOutcome={() => true}
      getKey={({ barcode }) => barcode}
      getColumns={() => columns}
      label={t('sheet.stay')}
      emptyText={t('sheet.none')}
      formatOutcome={() => t('sheet.stay')}
      formatMore={(count) => t('sheet.more', { count })}
    />
  )
}
