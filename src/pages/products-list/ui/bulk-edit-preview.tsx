import type { Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import styles from './products-list.module.css'

/** What a change would do: to how many, and which stay as they are, and why. */
export function BulkEditPreview({
  preview: { changed, same, refused, refusals },
}: {
  readonly preview: Schemas['ProductChangesPreview']
}) {
  const { t } = useTranslation(['pages/products-list', 'entities/product'])
  const why = ({ code, field }: Schemas['ProductRefusal']) =>
    code === 'in_use' || code === 'same_specification'
      ? t(`pages/products-list:changes.why_${code}`)
      : t('pages/products-list:changes.why_locked', { field: t(`entities/product:field.${field}`) })
  return (
    <>
      <Banner tone={changed > 0 ? 'info' : 'waiting'} isAnnounced>
        {[
          t('pages/products-list:changes.changed', { count: changed }),
          same > 0 && t('pages/products-list:changes.same', { count: same }),
          refused > 0 && t('pages/products-list:changes.refused', { count: refused }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
      {refusals.length > 0 && (
        <ul className={styles.refused}>
          {refusals.map((refusal) => (
            <li key={refusal.id}>
              {refusal.name}: {why(refusal)}
            </li>
          ))}
          {refused > refusals.length && (
            <li>{t('pages/products-list:changes.more', { count: refused - refusals.length })}</li>
          )}
        </ul>
      )}
    </>
  )
}
