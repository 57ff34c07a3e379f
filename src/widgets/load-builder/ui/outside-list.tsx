import { useFormat, useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import type { OutsideGroup, WhyOutside } from '../model/stowage'
import styles from './load-builder.module.css'

interface OutsideListProps {
  groups: readonly OutsideGroup[]
  letterOf(loadId: string): string
  labelOf(loadId: string): string
  sayWhy(why: WhyOutside): string
  /** Puts packs in where there is room; null for who may not. */
  onPutIn: ((group: OutsideGroup) => void) | null
  /** Takes packs off the load; null for who may not. */
  onTakeOff: ((loadId: string, packs: number) => void) | null
}

/** Packs of the load that are not inside, why, and what can be done about it. */
export function OutsideList({
  groups,
  letterOf,
  labelOf,
  sayWhy,
  onPutIn,
  onTakeOff,
}: OutsideListProps) {
  const { t } = useTranslation('widgets/load-builder')
  const format = useFormat()
  if (groups.length === 0) return null
  return (
    <section className={styles.outside} aria-label={t('outside.title')}>
      <h3 className={styles.subhead}>{t('outside.title')}</h3>
      <ul className={styles.outsideList}>
        {groups.map((group) => {
          const { loadId, why, packs } = group
          const what = t('outside.group', {
            letter: letterOf(loadId),
            label: labelOf(loadId),
            count: packs.length,
          })
          const kg = packs.reduce((sum, pack) => sum + pack.kg, 0)
          return (
            <li key={`${loadId} ${why}`} className={styles.outsideGroup}>
              <span className={styles.outsideWhat}>{what}</span>
              <span className={styles.muted}>
                {t('outside.reason', { why: sayWhy(why), kg: format.number(kg, 0) })}
              </span>
              <span className={styles.acts}>
                {onPutIn && why === 'waiting' && (
                  <Button
                    size="s"
                    aria-label={t('outside.put_in_named', { what })}
                    onClick={() => onPutIn(group)}
                  >
                    {t('outside.put_in')}
                  </Button>
                )}
                {onTakeOff && (
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={t('outside.take_off_named', { what })}
                    onClick={() => onTakeOff(loadId, packs.length)}
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
