import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { formatProductName } from '@/entities/product'
import { type Lot, removedLotsQueryOptions } from '@/entities/stock'
import { useTranslation } from '@/shared/i18n'
import { Drawer, EmptyState, ErrorState, SearchField, Skeleton } from '@/shared/ui'
import { CorrectPackDialog } from './pack-dialogs'
import { PackHistory } from './pack-history'
import { PackItem } from './pack-item'
import styles from './stock.module.css'

/** Maximum length of a searched barcode. */
const MAX_BARCODE_LENGTH = 40

/** Packs that left the stock without being sold. A correction brings them back. */
export function RemovedPacks({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pages/stock')
  const [text, setText] = useState('')
  const barcode = useDeferredValue(text.trim().slice(0, MAX_BARCODE_LENGTH))
  const { data, isError, refetch } = useQuery({
    ...removedLotsQueryOptions(barcode),
    placeholderData: keepPreviousData,
  })
  const [current, setCurrent] = useState<{ action: 'correct' | 'history'; lot: Lot } | null>(null)
  const close = () => setCurrent(null)
  if (current)
    return current.action === 'history' ? (
      <PackHistory lot={current.lot} onClose={close} />
    ) : (
      <CorrectPackDialog lot={current.lot} onClose={close} onDone={close} />
    )
  return (
    <Drawer title={t('removed.title')} isOpen size="m" onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.muted}>{t('removed.hint')}</p>
        <SearchField label={t('removed.search')} value={text} onChange={setText} />
        {isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton height="20rem" />
        ) : data.items.length === 0 ? (
          <EmptyState title={t('removed.none')} />
        ) : (
          <ul className={styles.packs} aria-label={t('removed.title')}>
            {data.items.map((lot) => (
              <PackItem
                key={lot.id}
                lot={lot}
                productName={formatProductName(lot.product)}
                onCorrect={() => setCurrent({ action: 'correct', lot })}
                onHistory={() => setCurrent({ action: 'history', lot })}
              />
            ))}
          </ul>
        )}
        {data && data.next_cursor !== null && (
          <p className={styles.muted}>{t('removed.first', { count: data.items.length })}</p>
        )}
      </div>
    </Drawer>
  )
}
