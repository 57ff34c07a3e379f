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
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  if (groups.length === 0) return null
  return (
    <section className={styles.unplaced} aria-label={t('load_builder.unplaced.title')}>
      <h3 className={styles.subhead}>{t('load_builder.unplaced.title')}</h3>
      <ul className={styles.unplacedList}>
        {groups.map((group) => {
          const { loadId, reason, packs } = group
          const label = t('load_builder.unplaced.group', {
            letter: getLetter(loadId),
            label: getLabel(loadId),
            count: packs.length,
          })
          const kg = packs.reduce((sum, pack) => sum + pack.kg, 0)
          const numbers = packs.flatMap(({ millPack }) => millPack?.number ?? [])
          return (
            <li key={`${loadId} ${reason}`} className={styles.unplacedGroup}>
              <span className={styles.unplacedWhat}>{label}</span>
              {numbers.length > 0 && <span>{numbers.join(', ')}</span>}
              <span className={styles.muted}>
                {t('load_builder.unplaced.reason', {
                  why: formatReason(reason),
                  kg: format.number(kg, 0),
                })}
              </span>
              <span className={styles.acts}>
                {onPlace && reason === 'waiting' && (
                  <Button
                    size="s"
                    aria-label={t('load_builder.unplaced.put_in_named', { what: label })}
                    onClick={() => onPlace(group)}
                  >
                    {t('load_builder.unplaced.put_in')}
                  </Button>
                )}
                {onRemovePacks && (
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={t('load_builder.unplaced.take_off_named', { what: label })}
                    onClick={() => onRemovePacks(loadId, packs)}
                  >
                    {t('load_builder.unplaced.take_off')}
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
