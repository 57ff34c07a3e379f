import { useQuery } from '@tanstack/react-query'
import { priceChangesQueryOptions, type PriceEntry, type PriceTerms } from '@/entities/price'
import { formatProductName } from '@/entities/product'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Drawer, EmptyState, ErrorState, Skeleton, Timeline, type TimelineEntry } from '@/shared/ui'
import { formatSizePrices, formatScope } from '../model/price-scope'

interface Props {
  product: Schemas['ProductRef']
  list: Schemas['PriceListName']
  /** Null shows the history of all the product's prices. */
  price: PriceEntry | null
  onClose(): void
}

/** Change history of one price, or of all prices of a product. */
export function PriceHistory({ product, list, price, onClose }: Props) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  const { data, isError, refetch } = useQuery(priceChangesQueryOptions(product.id, list, price?.id))
  const formatEntryScope = (entry: Pick<PriceEntry, 'company' | 'country'>) =>
    formatScope(entry, format.country, t('pages/price-list:scope.general'))
  const name = formatProductName(product)
  const title = price
    ? t('pages/price-list:history.of_price', { name, scope: formatEntryScope(price) })
    : t('pages/price-list:history.of_product', { name })
  function formatTerms(terms: PriceTerms): string[] {
    const sizes = formatSizePrices(terms, (each) => format.price(each, 'EUR'))
    return [
      terms.price !== null &&
        t('pages/price-list:price_per', {
          price: format.price(terms.price, 'EUR'),
          unit: t(`entities/product:per.${terms.unit}`),
        }),
      sizes !== '' && t('pages/price-list:sizes', { sizes }),
      terms.end_date === null
        ? t('pages/price-list:from', { day: format.date(terms.start_date) })
        : t('pages/price-list:from_to', {
            from: format.date(terms.start_date),
            to: format.date(terms.end_date),
          }),
      terms.hidden && t('pages/price-list:hidden'),
    ].filter((part) => part !== false)
  }
  /** Returns the terms that differ between two versions. */
  const formatDifference = (oldTerms: PriceTerms, newTerms: PriceTerms) =>
    formatTerms(oldTerms)
      .filter((part) => !formatTerms(newTerms).includes(part))
      .join(', ') || '–'
  const entries = (data?.items ?? []).map(
    ({ id, at, by, by_sheet, kind, before, after, ...entry }): TimelineEntry => ({
      id,
      time: format.dateTime(at),
      title: [
        t(`pages/price-list:history.${kind}`, {
          name: by?.name ?? '–',
          scope: formatEntryScope(entry),
        }),
        by_sheet && t('pages/price-list:history.by_sheet'),
      ]
        .filter(Boolean)
        .join(', '),
      children:
        kind === 'changed' && before && after
          ? t('pages/price-list:history.from_to', {
              before: formatDifference(before, after),
              after: formatDifference(after, before),
            })
          : [after ?? before].flatMap((terms) => (terms ? formatTerms(terms) : [])).join(', '),
    }),
  )
  return (
    <Drawer title={title} isOpen size="m" onClose={onClose}>
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="12rem" />
      ) : entries.length === 0 ? (
        <EmptyState title={t('pages/price-list:history.none')} />
      ) : (
        <Timeline label={title} entries={entries} />
      )}
    </Drawer>
  )
}
