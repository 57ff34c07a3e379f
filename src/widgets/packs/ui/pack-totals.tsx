import type { SupplyPacks } from '@/entities/pack'
import { formatWoodName } from '@/entities/product'
import type { Supply } from '@/entities/supply'
import { useFormat, useTranslation } from '@/shared/i18n'
import { fromLitres } from '@domain/timber'
import type { PackEditor } from '../model/pack-editor'
import { findDifference, type LineTotals, sumEditedPacks } from '../model/pack-totals'
import { usePausedEdits } from '../model/use-pack-changes'
import styles from './supply-packs.module.css'

type Line = Supply['lines'][number]

interface PackTotalsProps {
  lines: readonly Line[]
  totals: readonly LineTotals[]
}

interface EditedPackTotalsProps extends Pick<PackTotalsProps, 'lines'> {
  packs: SupplyPacks
  editor: PackEditor
}

/** Totals that follow once typing pauses. */
export function EditedPackTotals({ lines, packs, editor }: EditedPackTotalsProps) {
  const edits = usePausedEdits(editor)
  const getSpecification = (lineId: string) => lines.find(({ id }) => id === lineId)?.specification
  return <PackTotals lines={lines} totals={sumEditedPacks(packs, edits, getSpecification)} />
}

/** Packs per line, against the mill's ready quantity. */
export function PackTotals({ lines, totals }: PackTotalsProps) {
  const { t } = useTranslation('widgets/packs')
  const format = useFormat()
  const formatDifference = (total: LineTotals, ready: string) => {
    const litres = findDifference(total, ready)
    if (litres === 0) return '–'
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
            const total = totals.find(({ supply_line_id }) => supply_line_id === line.id) ?? {
              supply_line_id: line.id,
              packs: 0,
              pcs: 0,
              length_lm: '0',
              volume_m3: '0.000',
            }
            return (
              <tr key={line.id}>
                <th scope="row">{formatWoodName(line)}</th>
                <td>{format.number(total.packs)}</td>
                <td>{format.number(total.pcs)}</td>
                <td>{format.number(total.length_lm, 2)}</td>
                <td>{format.volume(total.volume_m3)}</td>
                <td>{line.ready_m3 === null ? '–' : format.volume(line.ready_m3)}</td>
                <td>{line.ready_m3 === null ? '–' : formatDifference(total, line.ready_m3)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
