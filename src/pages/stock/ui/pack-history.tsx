import { useQuery } from '@tanstack/react-query'
import { type Lot, lotChangesQueryOptions } from '@/entities/stock'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Drawer, EmptyState, ErrorState, Skeleton, Timeline, type TimelineEntry } from '@/shared/ui'
import { findPortName } from '@domain/ports'

/** Change history of a pack. */
export function PackHistory({ lot, onClose }: { lot: Lot; onClose(): void }) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const { data, isError, refetch } = useQuery(lotChangesQueryOptions(lot.id))
  const formatLocation = (location: string) => findPortName(location) ?? location
  const title = t('packs.history_of', { barcode: lot.barcode })
  const entries = (data?.items ?? []).map(
    ({
      id,
      at,
      by,
      kind,
      pcs_before,
      pcs_after,
      location_before,
      location_after,
      reason,
    }): TimelineEntry => ({
      id,
      time: format.dateTime(at),
      title: t(`history.${kind}`, {
        name: by?.name ?? '–',
        before: format.number(pcs_before),
        after: format.number(pcs_after),
        from: formatLocation(location_before),
        to: formatLocation(location_after),
      }),
      ...(reason !== null && { children: reason }),
    }),
  )
  return (
    <Drawer title={title} isOpen size="m" onClose={onClose}>
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="12rem" />
      ) : entries.length === 0 ? (
        <EmptyState title={t('history.none')} />
      ) : (
        <Timeline label={title} entries={entries} />
      )}
    </Drawer>
  )
}
