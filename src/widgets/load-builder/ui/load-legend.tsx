import type { PlacedPack } from '@domain/load-plan'
import { useTranslation } from '@/shared/i18n'
import { getLoadId, countPacks, type Load } from '../model/loads'
import styles from './load-builder.module.css'

interface LoadLegendProps {
  loads: readonly Load[]
  getLetter(loadId: string): string
  placed: readonly PlacedPack[]
}

/** Letter of each load, with its number of placed packs. */
export function LoadLegend({ loads, getLetter, placed }: LoadLegendProps) {
  const { t } = useTranslation('widgets/load-builder')
  if (loads.length === 0) return <p className={styles.muted}>{t('legend.empty')}</p>
  return (
    <ul className={styles.legend} aria-label={t('legend.label')}>
      {loads.map((load, at) => {
        const inside = placed.filter(({ pack }) => getLoadId(pack) === load.id).length
        return (
          <li key={load.id} className={styles.legendItem}>
            <span data-tone={at % 6} className={styles.swatch}>
              {getLetter(load.id)}
            </span>
            <span>
              {load.label}{' '}
              <span className={styles.muted}>
                {load.size
                  ? t('legend.inside', { inside, count: countPacks(load) })
                  : t('legend.unmeasured')}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
