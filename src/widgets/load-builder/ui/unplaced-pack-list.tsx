import { useFormat, useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import type { Pack, UnplacedGroup, UnplacedReason } from '@domain/load-plan'
import styles from './load-builder.module.css'

interface UnplacedPackListProps {
  groups: readonly UnplacedGroup[]
  getLetter(loadId: string): string
  getLabel(loadId: string): string
  formatReason(reason: UnplacedReason): string
  /** Places packs where they fit; null if the user may not. */
  onPlace: ((group: UnplacedGroup) => void) | null
  /** Removes packs from the load; null if the user may not. */
  onRemovePacks: ((loadId: string, packs: readonly Pack[]) => void) | null
}

/** Packs of the load that are not placed, with reasons and actions. */
export function UnplacedPackList({
  groups,
  getLetter,
  getLabel,
  formatReason,
  onPlace,
  onRemovePacks,
}: UnplacedPackListProps) {
  const { t } = useTranslation('widgets/load-builder')
  const format = useFormat()
  if (groups.length === 0) return null
  return (
    <section className={styles.outside} aria-label={t('outside.title')}>
      <h3 className={styles.subhead}>{t('outside.title')}</h3>
      <ul className={styles.outsideList}>
        {groups.map((group) => {
          const { loadId, reason, packs } = group
          const label = t('outside.group', {
            letter: getLetter(loadId),
            label: getLabel(loadId),
            count: packs.length,
          })
          const kg = packs.reduce((sum, pack) => sum + pack.kg, 0)
          const numbers = packs.flatMap(({ millPack }) => millPack?.number ?? [])
          return (
            <li key={`${loadId} ${reason}`} className={styles.outsideGroup}>
              <span className={styles.outsideWhat}>{label}</span>
              {numbers.length > 0 && <span>{numbers.join(', ')}</span>}
              <span className={styles.muted}>
                {t('outside.reason', { why: formatReason(reason), kg: format.number(kg, 0) })}
              </span>
              <span className={styles.acts}>
                {onPlace && reason === 'waiting' && (
                  <Button
                    size="s"
                    aria-label={t('outside.put_in_named', { what: label })}
                    onClick={() => onPlace(group)}
                  >
                    {t('outside.put_in')}
                  </Button>
                )}
                {onRemovePacks && (
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={t('outside.take_off_named', { what: label })}
                    onClick={() => onRemovePacks(loadId, packs)}
                  >
                    {t('outside.take_off')}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
