import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createPrice,
  productPricesQueryOptions,
  refreshPrices,
  removePrice,
  updatePrice,
  type PriceEntry,
  type PriceTerms,
} from '@/entities/price'
import { formatProductName } from '@/entities/product'
import { useFormatProblem, type Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { today } from '@/shared/lib/clock'
import { Button, Disclosure, Drawer, EmptyState, ErrorState, Skeleton, toast } from '@/shared/ui'
import { formatSizePrices, formatScope } from '../model/price-scope'
import { useRemovedToast } from '../model/use-removed-toast'
import { ChangePrice } from './change-price'
import { NewPrice } from './new-price'
import { PriceHistory } from './price-history'
import styles from './price-list.module.css'
import { PriceStateBadge } from './price-state-badge'
import { PriceCheck } from './price-check'

interface Props {
  productId: string
  list: Schemas['PriceListName']
  onClose(): void
}

/** All prices of a product: edit, switch, end, remove. */
export function ProductPrices({ productId, list, onClose }: Props) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const { data, isError, refetch } = useQuery(productPricesQueryOptions(productId, list))
  const [edited, setEdited] = useState<PriceEntry | 'new' | null>(null)
  const [historyEntry, setHistoryEntry] = useState<PriceEntry | 'all' | null>(null)
  const product = data?.items[0]?.product ?? null
  // Only one drawer at a time; the form replaces the list.
  if (edited !== null && product) {
    const closeEditor = () => setEdited(null)
    return edited === 'new' ? (
      <NewPrice list={list} product={product} onClose={closeEditor} />
    ) : (
      <ChangePrice price={edited} onClose={closeEditor} />
    )
  }
  if (historyEntry !== null && product)
    return (
      <PriceHistory
        list={list}
        product={product}
        price={historyEntry === 'all' ? null : historyEntry}
        onClose={() => setHistoryEntry(null)}
      />
    )
  const expired = data?.items.filter(({ state }) => state === 'ended') ?? []
  const current = data?.items.filter(({ state }) => state !== 'ended') ?? []
  const createItem = (price: PriceEntry) => (
    <PriceItem
      key={price.id}
      price={price}
      onEdit={() => setEdited(price)}
      onHistory={() => setHistoryEntry(price)}
    />
  )
  return (
    <Drawer
      title={product ? formatProductName(product) : t('pages/price-list:columns.product')}
      isOpen
      size="m"
      onClose={onClose}
      actions={
        product && (
          <>
            <Button variant="primary" onClick={() => setEdited('new')}>
              {t('pages/price-list:add')}
            </Button>
            <Button onClick={() => setHistoryEntry('all')}>
              {t('pages/price-list:history.open')}
            </Button>
          </>
        )
      }
    >
      {product && <PriceCheck productId={productId} list={list} />}
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="20rem" />
      ) : data.items.length === 0 ? (
        <EmptyState title={t('pages/price-list:empty.title')} />
      ) : (
        <>
          {current.length > 0 && (
            <ul className={styles.prices} aria-label={t('pages/price-list:title')}>
              {current.map(createItem)}
            </ul>
          )}
          {expired.length > 0 && (
            <Disclosure label={t('pages/price-list:expired')} aside={expired.length}>
              <ul className={styles.prices} aria-label={t('pages/price-list:expired')}>
                {expired.map(createItem)}
              </ul>
            </Disclosure>
          )}
        </>
      )}
    </Drawer>
  )
}

const pickTerms = ({
  price,
  price_small,
  price_medium,
  price_large,
  start_date,
  end_date,
  unit,
  sale_unit,
  hidden,
  is_on,
}: PriceEntry): PriceTerms => ({
  price,
  price_small,
  price_medium,
  price_large,
  start_date,
  end_date,
  unit,
  sale_unit,
  hidden,
  is_on,
})

function PriceItem({
  price,
  onEdit,
  onHistory,
}: {
  price: PriceEntry
  onEdit(): void
  onHistory(): void
}) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  const formatProblem = useFormatProblem()
  const queryClient = useQueryClient()
  const showRemovedToast = useRemovedToast()
  const [isBusy, setBusy] = useState(false)
  const runAction = async (action: () => Promise<unknown>, onDone?: () => void) => {
    setBusy(true)
    try {
      await action()
      onDone?.()
    } catch (error) {
      toast.error(formatProblem(error))
    }
    await refreshPrices(queryClient)
    setBusy(false)
  }
  const change = (terms: Partial<PriceTerms>) => () =>
    updatePrice(price.id, price.version, { ...pickTerms(price), ...terms })
  const remove = () => {
    const { product, list, country, company } = price
    const payload = {
      product_id: product.id,
      list,
      country,
      company_id: company?.id ?? null,
      ...pickTerms(price),
    }
    return runAction(
      () => removePrice(price.id, price.version),
      // The id as key restores a removed price once.
      () => showRemovedToast(t('pages/price-list:removed'), () => createPrice(payload, price.id)),
    )
  }
  const sizes = formatSizePrices(price, (each) => format.price(each, 'EUR'))
  const day = today()
  return (
    <li className={styles.price} aria-busy={isBusy || undefined}>
      <div className={styles.line}>
        <strong>{formatScope(price, format.country, t('pages/price-list:scope.general'))}</strong>
        <PriceStateBadge price={price} />
      </div>
      <div className={styles.line}>
        <span>
          {price.price === null
            ? '–'
            : t('pages/price-list:price_per', {
                price: format.price(price.price, 'EUR'),
                unit: t(`entities/product:per.${price.unit}`),
              })}
        </span>
        <span className={styles.muted}>
          {price.end_date === null
            ? t('pages/price-list:from', { day: format.date(price.start_date) })
            : t('pages/price-list:from_to', {
                from: format.date(price.start_date),
                to: format.date(price.end_date),
              })}
        </span>
      </div>
      {sizes !== '' && <div className={styles.muted}>{t('pages/price-list:sizes', { sizes })}</div>}
      <div className={styles.line}>
        <span className={styles.muted}>
          {t('pages/price-list:history.last', {
            name: price.updated_by?.name ?? '–',
            day: format.date(price.updated_at),
          })}
        </span>
        <Button
          size="s"
          variant="quiet"
          onClick={onHistory}
          aria-label={t('pages/price-list:history.open_of', {
            scope: formatScope(price, format.country, t('pages/price-list:scope.general')),
            day: format.date(price.start_date),
          })}
        >
          {t('pages/price-list:history.open')}
        </Button>
      </div>
      {price.may_edit && (
        <div className={styles.buttons}>
          <Button size="s" onClick={onEdit} isDisabled={isBusy}>
            {t('pages/price-list:change')}
          </Button>
          <Button
            size="s"
            isDisabled={isBusy}
            onClick={() => void runAction(change({ is_on: !price.is_on }))}
          >
            {t(price.is_on ? 'pages/price-list:switch_off' : 'pages/price-list:switch_on')}
          </Button>
          {price.state === 'valid' && price.end_date === null && (
            <Button
              size="s"
              isDisabled={isBusy}
              onClick={() => void runAction(change({ end_date: day }))}
            >
              {t('pages/price-list:end')}
            </Button>
          )}
          <Button size="s" variant="quiet" isDisabled={isBusy} onClick={() => void remove()}>
            {t('pages/price-list:remove')}
          </Button>
        </div>
      )}
    </li>
  )
}
