import { useInfiniteQuery } from '@tanstack/react-query'
import { priceImportsQueryOptions, type UndoneImport } from '@/entities/price'
import { nameSheets } from '@/features/read-sheet'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import styles from './price-list.module.css'
import { UndoSheet } from './undo-sheet'

/** Imported sheets, which can be reverted. */
export function PastSheets({ onUndone }: { onUndone(undone: UndoneImport): void }) {
  const { t } = useTranslation('pages/price-list')
  const format = useFormat()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(priceImportsQueryOptions)
  const sheets = data?.pages.flatMap(({ items }) => items)
  if (!sheets || sheets.length === 0) return null
  const names = nameSheets(sheets, format)
  return (
    <section className={styles.form}>
      <h3 className={styles.head}>{t('upload.past')}</h3>
      <ul className={styles.prices}>
        {sheets.map(({ id, list, created_by, rows, left, is_finished, undone_at }) => {
          const time = names.get(id) ?? ''
          return (
            <li key={id} className={styles.price}>
              <div className={styles.line}>
                <strong>{time}</strong>
                <span>{t(`list.${list}`)}</span>
              </div>
              <div className={styles.line}>
                <span className={styles.muted}>
                  {[
                    created_by?.name,
                    t('upload.prices', { count: rows }),
                    undone_at === null && left < rows && t('upload.left', { count: left }),
                    undone_at === null && !is_finished && t('upload.unfinished'),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {undone_at === null ? (
                  <UndoSheet id={id} name={time} onDone={onUndone} />
                ) : (
                  <span className={styles.muted}>{t('upload.taken_back')}</span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {hasNextPage && (
        <Button
          size="s"
          variant="quiet"
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('upload.earlier')}
        </Button>
      )}
    </section>
  )
}
