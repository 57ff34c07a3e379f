import { useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { NumberField } from '@/shared/ui'
import { parseWholeNumber } from '../model/load-counts'
import styles from './load-card.module.css'

/** A count by thumb: one less, one more, or typed. */
export function CountField({ name }: { name: string }) {
  const { t } = useTranslation('pages/cargo-report')
  const field = useField(name)
  const count = parseWholeNumber(field.value)
  const put = (next: number) => field.onChange(String(next))
  return (
    <div className={styles.counter}>
      <NumberField {...field} className={styles.count} />
      {!field.isReadOnly && (
        <>
          <button
            type="button"
            className={styles.step}
            aria-label={t('load.one_less', { field: field.label })}
            disabled={!count}
            onClick={() => put((count ?? 0) - 1)}
          >
            −
          </button>
          <button
            type="button"
            className={styles.step}
            aria-label={t('load.one_more', { field: field.label })}
            onClick={() => put((count ?? 0) + 1)}
          >
            +
          </button>
        </>
      )}
    </div>
  )
}
