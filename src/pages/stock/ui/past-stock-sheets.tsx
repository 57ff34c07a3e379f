import { useQuery } from '@tanstack/react-query'
import { stockSheetsQueryOptions } from '@/entities/stock'
import { nameSheets } from '@/features/read-sheet'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import styles from './stock.module.css'

/** Latest imported sheets, which can be undone. */
export function PastStockSheets({ onUndo }: { onUndo(id: string, name: string): void }) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const { data } = useQuery(stockSheetsQueryOptions())
  if (!data || data.items.length === 0) return null
  const names = nameSheets(data.items, format)
  return (
    <section className={styles.form}>
      <h3 className={styles.head}>{t('sheet.past')}</h3>
      <ul className={styles.packs}>
        {data.items.map(({ id, reason, created_by, packs, left, undone_at, undone_by }) => {
          const time = names.get(id) ?? ''
          return (
            <li key={id} className={styles.pack}>
              <div className={styles.line}>
                <strong>{time}</strong>
                <span>{reason}</span>
              </div>
              <div className={styles.line}>
                <span className={styles.muted}>
                  {[
                    created_by?.name,
                    t('sheet.packs', { count: packs }),
                    undone_at === null && left < packs && t('sheet.left', { count: left }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {undone_at === null ? (
                  <Button
                    size="s"
                    aria-label={t('sheet.undo_of', { name: time })}
                    onClick={() => onUndo(id, time)}
                  >
                    {t('sheet.undo')}
                  </Button>
                ) : (
                  <span className={styles.muted}>
                    {t('sheet.taken_back', {
                      name: undone_by?.name ?? '–',
                      moment: format.dateTime(undone_at),
                    })}
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
