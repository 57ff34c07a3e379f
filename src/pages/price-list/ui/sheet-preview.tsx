import { useCellProblem, type ConfirmedRows, SheetRows } from '@/features/read-sheet'
import { formatDaysInText, useFormat, useTranslation } from '@/shared/i18n'
import { Button, Checkbox } from '@/shared/ui'
import type { PriceEffect } from '@/entities/price'
import type { ReadableColumn } from '../model/price-sheet'
import {
  hasAlert,
  hasOutcome,
  type Outcome,
  type SheetPreview as Preview,
  type PricePreviewRow,
  ROW_OUTCOMES,
} from '../model/sheet-preview'
import styles from './price-list.module.css'

/** Maximum number of companies listed per side. */
const MAX_NAMED = 8

/** Companies that would pay more or less, based on their purchases of the last three months. */
function SheetEffects({ effects }: { effects: readonly PriceEffect[] }) {
  const { t } = useTranslation('pages/price-list')
  return (
    <section className={styles.form} aria-label={t('upload.effects')}>
      <h3 className={styles.head}>{t('upload.effects')}</h3>
      {effects.length === 0 ? (
        <p className={styles.muted}>{t('upload.no_effects')}</p>
      ) : (
        <div className={styles.sides}>
          <Side
            title={t('upload.lose')}
            effects={effects.filter(({ amount }) => !amount.startsWith('-'))}
          />
          <Side
            title={t('upload.win')}
            effects={effects.filter(({ amount }) => amount.startsWith('-'))}
          />
        </div>
      )}
    </section>
  )
}

function Side({ title, effects }: { title: string; effects: readonly PriceEffect[] }) {
  const { t } = useTranslation('pages/price-list')
  const format = useFormat()
  if (effects.length === 0) return null
  const sum = effects.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0)
  const rest = effects.length - MAX_NAMED
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {format.labeled(title, format.money((sum / 100).toFixed(2), 'EUR'))}
      </caption>
      <tbody>
        {effects.slice(0, MAX_NAMED).map(({ company, amount, volume_m3 }) => (
          <tr key={company.id}>
            <th scope="row">{company.name}</th>
            <td className={styles.figure}>
              {t('upload.volume', { volume: format.volume(volume_m3) })}
            </td>
            <td className={styles.figure}>{format.money(amount, 'EUR')}</td>
          </tr>
        ))}
        {rest > 0 && (
          <tr>
            <td colSpan={3}>{t('upload.others', { count: rest })}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

interface Props {
  preview: Preview
  confirmed: ConfirmedRows
  getTitle(column: ReadableColumn): string
}

/** Preview of a sheet: changes by outcome and row, and the companies affected. */
export function SheetPreview({ preview, confirmed, getTitle }: Props) {
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
          alerts.length > 0 ? ROW_OUTCOMES : ROW_OUTCOMES.filter((outcome) => outcome !== 'confirm')
        }
        getTitle={getTitle}
        confirmed={confirmed}
      />
      <SheetEffects effects={preview.effects} />
    </>
  )
}

interface ChangesProps {
  rows: readonly PricePreviewRow[]
  outcomes: readonly Outcome[]
  confirmed?: ConfirmedRows
  getTitle(column: ReadableColumn): string
}

/** Rows of a sheet, filtered by outcome. */
export function SheetChanges({ rows, outcomes: shownOutcomes, confirmed, getTitle }: ChangesProps) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  const cellProblem = useCellProblem()
  // An unknown country is shown as it was typed.
  const formatRowScope = ({ company, country, refusal, unread }: PricePreviewRow) =>
    company ??
    (country === null
      ? unread?.column === 'country' || unread?.column === 'company'
        ? '–'
        : t('scope.general')
      : refusal === 'unknown_country'
        ? country
        : format.country(country))
  const formatPrice = (value: string | null, unit: PricePreviewRow['unit']) =>
    value === null || !unit
      ? '–'
      : `${format.price(value, 'EUR')}/${t(`entities/product:per.${unit}`)}`
  const formatDays = ({ from, until }: NonNullable<PricePreviewRow['days']>) =>
    until === null
      ? t('from', { day: format.date(from) })
      : `${format.date(from)} – ${format.date(until)}`
  function formatReason({ unread, refusal, other }: PricePreviewRow): string {
    if (unread) return cellProblem(getTitle(unread.column), unread.problem)
    if (refusal === null) return ''
    return refusal === 'overlap'
      ? t('upload.refusal.overlap', { other: formatDaysInText(other ?? '', format) })
      : t(`upload.refusal.${refusal}`)
  }
  const columns = [
    { title: t('upload.row'), cell: ({ row }: PricePreviewRow) => format.number(row) },
    { title: t('columns.product'), cell: ({ product }: PricePreviewRow) => product },
    { title: t('columns.scope'), cell: formatRowScope },
  ]
  const change = [
    {
      title: t('upload.before'),
      isFigure: true,
      cell: ({ before, before_scope: scope, unit }: PricePreviewRow) =>
        scope
          ? t(`upload.before_of.${scope}`, { price: formatPrice(before, unit) })
          : formatPrice(before, unit),
    },
    {
      title: t('upload.after'),
      isFigure: true,
      cell: ({ outcome, before, after, unit }: PricePreviewRow) =>
        formatPrice(outcome === 'same' ? before : after, unit),
    },
    {
      title: '%',
      isFigure: true,
      cell: ({ percent }: PricePreviewRow) =>
        percent === null ? '' : `${percent.startsWith('-') ? '' : '+'}${format.percent(percent)}`,
    },
    {
      title: t('upload.applies'),
      isUnbroken: true,
      cell: ({ days }: PricePreviewRow) => (days ? formatDays(days) : ''),
    },
    {
      title: t('upload.ends'),
      isUnbroken: true,
      cell: ({ ends }: PricePreviewRow) => (ends === null ? '' : format.date(ends)),
    },
  ]
  const moved = [
    {
      title: t('upload.days_before'),
      isUnbroken: true,
      cell: ({ moved: before }: PricePreviewRow) => formatDaysInText(before ?? '', format),
    },
  ]
  const confirm = [
    {
      title: t('upload.why'),
      cell: ({ alert }: PricePreviewRow) => (alert ? t(`upload.alert.${alert}`) : ''),
    },
    {
      title: t('upload.confirmed'),
      cell: ({ row, product }: PricePreviewRow) => (
        <Checkbox
          label={t('upload.tick', { row, product })}
          isLabelHidden
          value={confirmed?.rows.has(row) ?? false}
          onChange={(isTicked) => confirmed?.tick(row, isTicked)}
        />
      ),
    },
  ]
  function getColumns(outcome: Outcome) {
    if (outcome === 'refused') return [...columns, { title: t('upload.why'), cell: formatReason }]
    const changes = rows.some((row) => row.moved) ? [...change, ...moved] : change
    return outcome === 'confirm' ? [...columns, ...confirm, ...changes] : [...columns, ...changes]
  }
  return (
    <SheetRows<PricePreviewRow, Outcome>
      rows={rows}
      outcomes={shownOutcomes}
      first={['confirm', 'refused', 'changed', 'new', 'same']}
      hasOutcome={hasOutcome}
      getKey={({ row }) => row}
      getColumns={getColumns}
      label={t('upload.changes')}
      emptyText={t('upload.none')}
      formatOutcome={(outcome) => t(`upload.outcome.${outcome}`)}
      formatMore={(count) => t('upload.more', { count })}
    />
  )
}
