import { useQuery } from '@tanstack/react-query'
import { findPortName } from '@/entities/cargo'
import { rateChangesQueryOptions } from '@/entities/price'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Drawer, EmptyState, ErrorState, Skeleton, Timeline, type TimelineEntry } from '@/shared/ui'

type Change = Schemas['RateChange']

/** Who set what services and trucks cost, when, and from what to what. */
export function RateHistory({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pages/price-list')
  const format = useFormat()
  const { data, isError, refetch } = useQuery(rateChangesQueryOptions())
  const title = t('services.history')
  const money = (amount: string) => format.money(amount, 'EUR')
  function nameOf({ service, way }: Change): string {
    if (service) return t(`services.name.${service}`)
    return way
      ? `${findPortName(way.location) ?? way.location} – ${format.country(way.country)} ${way.zip_prefix}`.trim()
      : ''
  }
  const kindOf = ({ before, after }: Change) =>
    before === null ? 'added' : after === null ? 'removed' : 'changed'
  const entries = (data?.items ?? []).map((change): TimelineEntry => {
    const { id, at, by, before, after } = change
    return {
      id,
      time: format.dateTime(at),
      title: t(`history.${kindOf(change)}`, { name: by?.name ?? '–', scope: nameOf(change) }),
      children:
        before !== null && after !== null
          ? t('history.from_to', { before: money(before), after: money(after) })
          : money(after ?? before ?? '0'),
    }
  })
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
