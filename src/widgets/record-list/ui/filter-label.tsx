import { useTranslation } from '@/shared/i18n'
import styles from './filter-label.module.css'

/** A filter's name with the chosen value, or the number of several. */
export function FilterLabel({
  label,
  chosen,
}: {
  readonly label: string
  readonly chosen: readonly string[]
}) {
  const { t } = useTranslation('widgets/record-list')
  if (chosen.length === 0) return <>{label}</>
  const [first] = chosen
  return (
    <span className={styles.label}>
      {t('filter.named', {
        label,
        value: chosen.length === 1 ? first : t('filter.chosen', { count: chosen.length }),
      })}
    </span>
  )
}
