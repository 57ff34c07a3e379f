import type { PurchasePlan } from '@/entities/cover'
import { useFormat, useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import { leftOf, type Reading } from '../model/read-picks'
import { litresOf, m3Of } from '../model/rest'
import { Amount, Cell, LineName } from './parts'
import styles from './supply-from-deal.module.css'

const columns = ['wood', 'sold', 'covered', 'lacks', 'picked', 'left'] as const

/** The deal's lines that lack wood, and what is picked for each so far. */
export function LackingSection({ plan, reading }: { plan: PurchasePlan; reading: Reading }) {
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
            const [picked, left] = [reading.pickedFor(line), leftOf(line, reading)]
            const isOver = picked > litresOf(line.room_m3)
            return (
              <tr key={line.line_id}>
                <LineName line={line}>
                  {line.is_within_tolerance && <span className={styles.note}>{t('within')}</span>}
                </LineName>
                <Cell label={t('column.sold')}>
                  <Amount amount={line.sold} />
                </Cell>
                <Cell label={t('column.covered')}>
                  <Amount amount={line.covered} />
                </Cell>
                <Cell label={t('column.lacks')}>
                  <Amount
                    amount={line.lacks}
                    tone={line.is_within_tolerance ? undefined : 'short'}
                  />
                </Cell>
                <Cell label={t('column.picked')}>
                  {picked === 0 ? '–' : format.volume(m3Of(picked))}
                </Cell>
                <Cell label={t('column.left')}>
                  {isOver ? (
                    <span className={styles.amount} data-tone="over">
                      {t('over', { m3: format.volume(line.room_m3) })}
                    </span>
                  ) : (
                    <span className={styles.amount} data-tone={left > 0 ? undefined : 'good'}>
                      {format.volume(m3Of(Math.max(0, left)))}
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
