import type { PurchasePlan } from '@/entities/cover'
import { useFormat, useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import { computeShortfall, type ParsedPicks } from '../model/parse-picks'
import { toLitres, formatM3 } from '../model/remainder'
import { AmountText, Cell, LineName } from './table-parts'
import styles from './supply-from-deal.module.css'

const columns = ['wood', 'sold', 'covered', 'lacks', 'picked', 'left'] as const

/** Deal lines with a shortfall, and the amount picked for each. */
export function ShortfallSection({
  plan,
  parsedPicks,
}: {
  plan: PurchasePlan
  parsedPicks: ParsedPicks
}) {
  const { t } = useTranslation('pages/supply-from-deal')
  const format = useFormat()
  return (
    <DocumentSection title={t('section.lines')} layout="whole">
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.lines.map((line) => {
            const [pickedLitres, remaining] = [
              parsedPicks.getPickedVolume(line),
              computeShortfall(line, parsedPicks),
            ]
            const isOver = pickedLitres > toLitres(line.room_m3)
            return (
              <tr key={line.line_id}>
                <LineName line={line}>
                  {line.is_within_tolerance && <span className={styles.note}>{t('within')}</span>}
                </LineName>
                <Cell label={t('column.sold')}>
                  <AmountText amount={line.sold} />
                </Cell>
                <Cell label={t('column.covered')}>
                  <AmountText amount={line.covered} />
                </Cell>
                <Cell label={t('column.lacks')}>
                  <AmountText
                    amount={line.lacks}
                    tone={line.is_within_tolerance ? undefined : 'short'}
                  />
                </Cell>
                <Cell label={t('column.picked')}>
                  {pickedLitres === 0 ? '–' : format.volume(formatM3(pickedLitres))}
                </Cell>
                <Cell label={t('column.left')}>
                  {isOver ? (
                    <span className={styles.amount} data-tone="over">
                      {t('over', { m3: format.volume(line.room_m3) })}
                    </span>
                  ) : (
                    <span className={styles.amount} data-tone={remaining > 0 ? undefined : 'good'}>
                      {format.volume(formatM3(Math.max(0, remaining)))}
                    </span>
                  )}
                </Cell>
              </tr>
            )
          })}
        </tbody>
      </table>
    </DocumentSection>
  )
}
