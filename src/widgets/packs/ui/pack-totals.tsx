import type { SupplyPacks } from '@/entities/pack'
import { formatWoodName } from '@/entities/product'
import type { Supply } from '@/entities/supply'
import { useFormat, useTranslation } from '@/shared/i18n'
import { fromLitres, toLitres } from '@domain/timber'
import styles from './supply-packs.module.css'

type Line = Supply['lines'][number]

interface PackTotalsProps {
  readonly lines: readonly Line[]
  readonly totals: SupplyPacks['lines']
}

/** Saved packs per line, against the mill's ready quantity. */
export function PackTotals({ lines, totals }: PackTotalsProps) {
  const { t } = useTranslation('widgets/packs')
  const format = useFormat()
  const formatDifference = (packs: string, ready: string) => {
    const litres = toLitres(packs) - toLitres(ready)
    const text = format.volume(fromLitres(litres))
    return litres > 0 ? `+${text}` : text
  }
  return (
    <div className="scrolls-sideways" role="region" aria-label={t('totals.label')} tabIndex={0}>
      <table className={styles.totals}>
        <thead>
          <tr>
            <th scope="col">{t('totals.wood')}</th>
            <th scope="col">{t('totals.packs')}</th>
            <th scope="col">{t('column.pcs')}</th>
            <th scope="col">{t('totals.metres')}</th>
            <th scope="col">{t('totals.volume')}</th>
            <th scope="col">{t('totals.ready')}</th>
            <th scope="col">{t('totals.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const total = totals.find(({ supply_line_id }) => supply_line_id === line.id)
            const volume = total?.volume_m3 ?? '0.000'
            return (
              <tr key={line.id}>
                <th scope="row">{formatWoodName(line)}</th>
                <td>{format.number(total?.packs ?? 0)}</td>
                <td>{format.number(total?.pcs ?? 0)}</td>
                <td>{format.number(total?.length_lm ?? '0', 2)}</td>
                <td>{format.volume(volume)}</td>
                <td>{line.ready_m3 === null ? '–' : format.volume(line.ready_m3)}</td>
                <td>{line.ready_m3 === null ? '–' : formatDifference(volume, line.ready_m3)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
