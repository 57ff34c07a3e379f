import type { DealCover, ExpectedCost } from '@/entities/cover'
import { MarginFigure } from '@/entities/deal'
import { useFormat, useTranslation } from '@/shared/i18n'
import styles from './cover.module.css'
import { CoverCell, formatCoverWood } from './cover-parts'

interface CostsProps {
  cover: DealCover
  expected: ExpectedCost
  currency: string
}

/** Planned and expected cost of each line, and the difference by cause. */
export function Costs({ cover, expected, currency }: CostsProps) {
  const { t } = useTranslation('widgets/cover')
  const format = useFormat()
  const formatMoney = (amount: string | null) =>
    amount === null ? '–' : format.money(amount, currency)
  const renderCause = (amount: string | null) =>
    amount === null || Number(amount) === 0 ? (
      <span className={styles.none}>–</span>
    ) : (
      <span
        data-worse={Number(amount) > 0 || undefined}
        className={styles.cause}
      >{`${Number(amount) > 0 ? '+' : ''}${formatMoney(amount)}`}</span>
    )
  const { margin } = expected.figures
  const isPlanned = expected.lines.some(({ planned_cost }) => planned_cost !== null)
  return (
    <div className={styles.costs}>
      <div className={styles.costsHead}>
        <h3>{t('cost.title')}</h3>
        {margin && (
          <span>
            {t('cost.margin')}{' '}
            <strong>
              <MarginFigure value={margin.amount}>{formatMoney(margin.amount)}</MarginFigure>
            </strong>
            {margin.percent !== null && ` · ${format.percent(margin.percent, 1)}`}
          </span>
        )}
      </div>
      {isPlanned ? (
        <table className={styles.table}>
          <thead>
            <tr>
              {(['line', 'planned', 'expected', 'by_price', 'by_amount', 'by_rate'] as const).map(
                (column) => (
                  <th key={column} scope="col">
                    {t(`cost.${column}`)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {expected.lines.map((line) => {
              const dealLine = cover.lines.find(({ line_id }) => line_id === line.line_id)
              return (
                <tr key={line.line_id} className={styles.cost}>
                  <th scope="row">
                    <span className={styles.name}>
                      <span className={styles.place}>{dealLine?.wood.place}</span>
                      {dealLine && formatCoverWood(dealLine.wood)}
                    </span>
                  </th>
                  <CoverCell label={t('cost.planned')}>{formatMoney(line.planned_cost)}</CoverCell>
                  <CoverCell label={t('cost.expected')}>
                    {formatMoney(line.expected_cost)}
                  </CoverCell>
                  <CoverCell label={t('cost.by_price')}>{renderCause(line.by_price)}</CoverCell>
                  <CoverCell label={t('cost.by_amount')}>{renderCause(line.by_amount)}</CoverCell>
                  <CoverCell label={t('cost.by_rate')}>{renderCause(line.by_rate)}</CoverCell>
                </tr>
              )
            })}
          </tbody>
        </table>
      ) : (
        <p className={styles.none}>{t('cost.no_plan')}</p>
      )}
    </div>
  )
}
