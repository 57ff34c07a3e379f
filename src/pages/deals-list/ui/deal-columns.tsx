import { useMemo } from 'react'
import { type DealSearch, type DealSummary, getDealStatusMark, MarginFigure } from '@/entities/deal'
import { listDealsSearch } from '@contract/searches'
import { type Format, useFormat, useTranslation } from '@/shared/i18n'
import { Status } from '@/shared/ui'
import { roundShare } from '@domain/numbers'
import {
  createAmountListColumn,
  createLateColumn,
  type RecordColumn,
  createStatusColumn,
  createTextColumn,
  createUpdatedColumn,
  createVolumeListColumn,
} from '@/widgets/record-list'
import styles from './deal-columns.module.css'

type DealSort = NonNullable<DealSearch['sort']>
type Column = RecordColumn<DealSummary, DealSort>
/** Kinds of margin, in the order in which they become known. */
const MARGIN_KINDS = ['planned', 'expected', 'actual'] as const

type ProgressField = 'purchased_percent' | 'loaded_percent' | 'delivered_percent'

/**
 * Returns the list's columns.
 * @param hasMargin false omits the margin
 * @param isOverdueList true shows the first overdue day by default, instead of the destination and
 *   the purchased share
 */
export function useDealColumns(hasMargin: boolean, isOverdueList: boolean): readonly Column[] {
  const { t } = useTranslation('pages/deals-list')
  const { t: tDeal } = useTranslation('entities/deal')
  const format = useFormat()

  return useMemo(() => {
    const createPercentColumn = (id: ProgressField, isOptional: boolean): Column => ({
      id,
      title: t(`columns.${id}`),
      unit: '%',
      width: 6.8,
      hasFixedWidth: true,
      align: 'end',
      isOptional,
      ...(id === 'purchased_percent' && { sort: { ascending: id, descending: `-${id}` } }),
      cell: (deal) => <PercentBar percent={deal[id]} format={format} />,
      sheet: { type: 'share', places: 0, value: (deal) => deal[id] },
    })
    const margin: Column = {
      id: 'margin_percent',
      isInternal: true,
      title: t('columns.margin_percent'),
      unit: '%',
      // Fits a loss of several hundred per cent with its sign and the initial of its kind.
      width: 6.4,
      hasFixedWidth: true,
      align: 'end',
      legend: MARGIN_KINDS.map((kind) => (
        <span key={kind}>
          <b className={styles.initial}>{tDeal(`margin_initial.${kind}`)}</b>{' '}
          {tDeal(`margin.${kind}`)}
        </span>
      )),
      sort: { ascending: 'margin_percent', descending: '-margin_percent' },
      cell: ({ margin_percent: percent, best_margin: kind }) => {
        if (percent === null || kind === null) return ''
        const name = tDeal(`margin.${kind}`)
        return (
          <>
            {/* Not a hidden text, which is slow to scroll (decision 0011). */}
            <span className={styles.kind} role="img" title={name} aria-label={name}>
              {tDeal(`margin_initial.${kind}`)}
            </span>{' '}
            <MarginFigure value={percent} isWordHidden>
              {format.number(percent, 1)}
            </MarginFigure>
          </>
        )
      },
      sheet: { type: 'number', places: 1, value: (deal) => deal.margin_percent },
      sheetNote: {
        title: t('columns.margin_kind'),
        value: ({ margin_percent, best_margin: kind }) =>
          margin_percent === null || kind === null ? null : tDeal(`margin.${kind}`),
      },
    }
    const columns: readonly Column[] = [
      createTextColumn((deal) => deal.number, {
        id: 'number',
        title: t('columns.number'),
        width: 8.2,
        hasFixedWidth: true,
        sort: { ascending: 'number', descending: '-number', first: 'descending' },
      }),
      createStatusColumn({
        title: t('columns.status'),
        statuses: listDealsSearch.status.values,
        formatStatus: (status) => tDeal(`status.${status}`),
        getMark: getDealStatusMark,
      }),
      createTextColumn((deal) => deal.client.name, {
        id: 'client',
        title: t('columns.client'),
        width: 15.7,
        grows: 2,
        sort: { ascending: 'client', descending: '-client' },
      }),
      createTextColumn((deal) => deal.sale_manager.name, {
        id: 'sale_manager',
        title: t('columns.sale_manager'),
        width: 9.1,
        grows: 1,
      }),
      createTextColumn((deal) => deal.customer_reference, {
        id: 'customer_reference',
        title: t('columns.customer_reference'),
        width: 8.8,
        grows: 1,
        isOptional: true,
      }),
      {
        id: 'delivery_week',
        title: t('columns.delivery_week'),
        width: 11.1,
        sort: { ascending: 'delivery_week_from', descending: '-delivery_week_from' },
        cell: (deal) =>
          deal.delivery_week_from &&
          format.week(deal.delivery_week_from, deal.delivery_week_to ?? undefined),
        sheet: {
          type: 'text',
          value: (deal) =>
            [...new Set([deal.delivery_week_from, deal.delivery_week_to])]
              .filter(Boolean)
              .join(' – '),
        },
      },
      {
        ...createLateColumn(t('columns.late'), format, (time) => t('late_on_arrival', { time })),
        sort: { ascending: 'late_days', descending: '-late_days', first: 'descending' },
      },
      {
        id: 'overdue_since',
        title: t('columns.overdue_since'),
        width: 11.2,
        isOptional: !isOverdueList,
        sort: { ascending: 'overdue_since', descending: '-overdue_since' },
        cell: ({ overdue_since: day }) => day && <Status tone="blocked">{format.date(day)}</Status>,
        sheet: { type: 'date', value: (deal) => deal.overdue_since },
      },
      createTextColumn((deal) => deal.destination, {
        id: 'destination',
        title: t('columns.destination'),
        width: 7.3,
        grows: 1,
        isOptional: isOverdueList,
      }),
      createVolumeListColumn(
        {
          id: 'volume_m3',
          title: t('columns.volume'),
          width: 6.8,
          sort: { ascending: 'volume_m3', descending: '-volume_m3', first: 'descending' },
          value: (deal) => deal.volume_m3,
        },
        format,
      ),
      {
        id: 'revenue',
        title: t('columns.revenue'),
        width: 9.2,
        hasFixedWidth: true,
        align: 'end',
        isOptional: true,
        cell: (deal) => format.money(deal.revenue, deal.currency),
        sheet: {
          type: 'amount',
          currency: (deal) => deal.currency,
          value: (deal) => deal.revenue,
        },
      },
      createTextColumn((deal) => deal.currency, {
        id: 'currency',
        title: t('columns.currency'),
        width: 5.5,
        hasFixedWidth: true,
        isOptional: true,
      }),
      createAmountListColumn(
        {
          id: 'revenue_eur',
          title: t('columns.revenue'),
          currency: 'EUR',
          width: 7.8,
          sort: { ascending: 'revenue_eur', descending: '-revenue_eur', first: 'descending' },
          value: (deal) => deal.revenue_eur,
        },
        format,
      ),
      ...(hasMargin ? [margin] : []),
      createPercentColumn('purchased_percent', isOverdueList),
      createPercentColumn('loaded_percent', true),
      createPercentColumn('delivered_percent', true),
      {
        id: 'date',
        title: t('columns.date'),
        width: 7.7,
        hasFixedWidth: true,
        align: 'end',
        isOptional: true,
        sort: { ascending: 'date', descending: '-date', first: 'descending' },
        cell: (deal) => format.date(deal.date),
        sheet: { type: 'date', value: (deal) => deal.date },
      },
      createUpdatedColumn(t('columns.updated'), format),
    ]
    return columns
  }, [t, tDeal, format, hasMargin, isOverdueList])
}

interface PercentBarProps {
  percent: string
  format: Format
}

/** A share of a deal as a figure with a bar. A single element, because every row has several. */
function PercentBar({ percent, format }: PercentBarProps) {
  const ratio = Math.min(1, Math.max(0, Number(percent) / 100))
  return (
    <span
      className={styles.percent}
      style={{ backgroundSize: `${ratio * 2.5}rem 3px, 2.5rem 3px` }}
    >
      {format.number(roundShare(Number(percent)), 0)}
    </span>
  )
}
