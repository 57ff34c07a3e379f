import { useCellProblem } from '@/features/read-sheet'
import { showDays, useFormat, useTranslation } from '@/shared/i18n'
import { SheetRows } from '@/widgets/sheet-rows'
import type { ReadColumn } from '../model/price-sheet'
import { isOf, outcomes, type Outcome, type SheetPreview as Preview, type ShownRow } from '../model/sheet-preview'
import { SheetEffects } from './sheet-effects'

interface Props {
  readonly preview: Preview
  titleOf(column: ReadColumn): string
}

/** What a sheet would change, kind by kind, row by row, and who pays for it. */
export function SheetPreview({ preview, titleOf }: Props) {
  return (
    <>
      <SheetEffects effects={preview.effects} />
      <SheetChanges rows={preview.rows} outcomes={outcomes} titleOf={titleOf} />
    </>
  )
}

interface ChangesProps {
  readonly rows: readonly ShownRow[]
  readonly outcomes: readonly Outcome[]
  titleOf(column: ReadColumn): string
}

/** Rows of a sheet, by what becomes of them. */
export function SheetChanges({ rows, outcomes: shown, titleOf }: ChangesProps) {
  const { t } = useTranslation('pages/price-list')
  const format = useFormat()
  const cellProblem = useCellProblem()
  // A country that there isn't is shown as it was written.
  const scopeOf = ({ company, country, refusal }: ShownRow) => company ?? (country === null ? t('scope.general') : refusal === 'unknown_country' ? country : format.country(country))
  const price = (value: string | null) => (value === null ? '–' : format.price(value))
  function why({ unread, refusal, other }: ShownRow): string {
    if (unread) return cellProblem(titleOf(unread.column), unread.problem)
    if (refusal === null) return ''
    return refusal === 'overlap' ? t('upload.refusal.overlap', { other: showDays(other ?? '', format) }) : t(`upload.refusal.${refusal}`)
  }
  const what = [
    { title: t('upload.row'), cell: ({ row }: ShownRow) => format.number(row) },
    { title: t('columns.product'), cell: ({ product }: ShownRow) => product },
    { title: t('columns.scope'), cell: scopeOf },
  ]
  const change = [
    { title: t('upload.before'), isFigure: true, cell: ({ before }: ShownRow) => price(before) },
    { title: t('upload.after'), isFigure: true, cell: ({ outcome, before, after }: ShownRow) => price(outcome === 'same' ? before : after) },
    { title: '%', isFigure: true, cell: ({ percent }: ShownRow) => (percent === null ? '' : `${percent.startsWith('-') ? '' : '+'}${format.percent(percent)}`) },
    { title: t('upload.ends'), cell: ({ ends }: ShownRow) => (ends === null ? '' : format.date(ends)) },
  ]
  return (
    <SheetRows<ShownRow, Outcome>
      rows={rows}
      outcomes={shown}
      first={['refused', 'changed', 'new', 'same']}
      isOf={isOf}
      keyOf={({ row }) => row}
      columnsOf={(outcome) => [...what, ...(outcome === 'refused' ? [{ title: t('upload.why'), cell: why }] : change)]}
      label={t('upload.changes')}
      none={t('upload.none')}
      outcomeText={(outcome) => t(`upload.outcome.${outcome}`)}
      moreText={(count) => t('upload.more', { count })}
    />
  )
}
