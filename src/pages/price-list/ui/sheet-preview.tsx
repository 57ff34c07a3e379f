import { useCellProblem } from '@/features/read-sheet'
import { showDays, useFormat, useTranslation } from '@/shared/i18n'
import { Button, Checkbox } from '@/shared/ui'
import { SheetRows, type ConfirmedRows } from '@/widgets/sheet-rows'
import type { ReadColumn } from '../model/price-sheet'
import {
  hasAlert,
  hasOutcome,
  outcomes,
  type Outcome,
  type SheetPreview as Preview,
  type ShownRow,
} from '../model/sheet-preview'
import styles from './price-list.module.css'
import { SheetEffects } from './sheet-effects'

interface Props {
  readonly preview: Preview
  readonly confirmed: ConfirmedRows
  titleOf(column: ReadColumn): string
}

/** What a sheet would change, kind by kind, row by row, and who pays for it. */
export function SheetPreview({ preview, confirmed, titleOf }: Props) {
  const { t } = useTranslation('pages/price-list')
  const alerts = preview.rows.filter(hasAlert)
  return (
    <>
      {alerts.length > 0 && (
        <div className={styles.form}>
          <p>{t('upload.alerts', { count: alerts.length })}</p>
          <div className={styles.buttons}>
            <Button size="s" onClick={confirmed.tickAll}>
              {t('upload.tick_all', { count: alerts.length })}
            </Button>
          </div>
        </div>
      )}
      <SheetChanges
        rows={preview.rows}
        outcomes={
          alerts.length > 0 ? outcomes : outcomes.filter((outcome) => outcome !== 'confirm')
        }
        titleOf={titleOf}
        confirmed={confirmed}
      />
      <SheetEffects effects={preview.effects} />
    </>
  )
}

interface ChangesProps {
  readonly rows: readonly ShownRow[]
  readonly outcomes: readonly Outcome[]
  readonly confirmed?: ConfirmedRows
  titleOf(column: ReadColumn): string
}

/** Rows of a sheet, by what becomes of them. */
export function SheetChanges({ rows, outcomes: shown, confirmed, titleOf }: ChangesProps) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  const cellProblem = useCellProblem()
  // A country that there isn't is shown as it was written.
  const scopeOf = ({ company, country, refusal }: ShownRow) =>
    company ??
    (country === null
      ? t('scope.general')
      : refusal === 'unknown_country'
        ? country
        : format.country(country))
  const price = (value: string | null, unit: ShownRow['unit']) =>
    value === null || !unit ? '–' : `${format.price(value)}/${t(`entities/product:per.${unit}`)}`
  function why({ unread, refusal, other }: ShownRow): string {
    if (unread) return cellProblem(titleOf(unread.column), unread.problem)
    if (refusal === null) return ''
    return refusal === 'overlap'
      ? t('upload.refusal.overlap', { other: showDays(other ?? '', format) })
      : t(`upload.refusal.${refusal}`)
  }
  const what = [
    { title: t('upload.row'), cell: ({ row }: ShownRow) => format.number(row) },
    { title: t('columns.product'), cell: ({ product }: ShownRow) => product },
    { title: t('columns.scope'), cell: scopeOf },
  ]
  const change = [
    {
      title: t('upload.before'),
      isFigure: true,
      cell: ({ before, unit }: ShownRow) => price(before, unit),
    },
    {
      title: t('upload.after'),
      isFigure: true,
      cell: ({ outcome, before, after, unit }: ShownRow) =>
        price(outcome === 'same' ? before : after, unit),
    },
    {
      title: '%',
      isFigure: true,
      cell: ({ percent }: ShownRow) =>
        percent === null ? '' : `${percent.startsWith('-') ? '' : '+'}${format.percent(percent)}`,
    },
    {
      title: t('upload.ends'),
      cell: ({ ends }: ShownRow) => (ends === null ? '' : format.date(ends)),
    },
  ]
  const moved = {
    title: t('upload.days_before'),
    cell: ({ moved: days }: ShownRow) => (days ? showDays(days, format) : ''),
  }
  const confirm = [
    {
      title: t('upload.why'),
      cell: ({ alert }: ShownRow) => (alert ? t(`upload.alert.${alert}`) : ''),
    },
    {
      title: t('upload.confirmed'),
      cell: ({ row, product }: ShownRow) => (
        <Checkbox
          label={t('upload.tick', { row, product })}
          isLabelHidden
          value={confirmed?.rows.has(row) ?? false}
          onChange={(isTicked) => confirmed?.tick(row, isTicked)}
        />
      ),
    },
  ]
  function columnsFor(outcome: Outcome) {
    if (outcome === 'refused') return [...what, { title: t('upload.why'), cell: why }]
    const changes = rows.some((row) => row.moved) ? [...change, moved] : change
    return outcome === 'confirm' ? [...what, ...confirm, ...changes] : [...what, ...changes]
  }
  return (
    <SheetRows<ShownRow, Outcome>
      rows={rows}
      outcomes={shown}
      first={['confirm', 'refused', 'changed', 'new', 'same']}
      isOf={hasOutcome}
      keyOf={({ row }) => row}
      columnsOf={columnsFor}
      label={t('upload.changes')}
      none={t('upload.none')}
      outcomeText={(outcome) => t(`upload.outcome.${outcome}`)}
      moreText={(count) => t('upload.more', { count })}
    />
  )
}
