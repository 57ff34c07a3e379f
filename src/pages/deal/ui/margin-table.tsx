import type { Deal, DealFigures } from '@/entities/deal'
import { useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { dealForm } from '../model/deal-form'
import { useCurrentDeal } from '../model/use-deal'
import { useDealFigures } from '../model/use-deal-figures'
import styles from './margin-table.module.css'

type Margin = NonNullable<DealFigures['margin']>
type Kind = NonNullable<Deal['best_margin']>

const COSTS = [
  'purchase_cost',
  'freight',
  'commission',
  'other_costs',
] as const satisfies readonly (keyof Margin)[]

/**
 * Planned, expected and actual revenue, costs and margin. Renders nothing before wood is bought or
 * loaded.
 */
export function MarginTable() {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const current = useCurrentDeal()
  const { figures, terms } = useDealFigures()
  const { saved } = useRecord(dealForm)
  if (!saved || !current || (!current.expected?.margin && !current.actual?.margin)) return null

  const figuresByKind: readonly (readonly [Kind, DealFigures | null])[] = [
    ['planned', figures],
    ['expected', current.expected],
    ['actual', current.actual],
  ]
  const columns = figuresByKind.flatMap(([kind, kindFigures]) =>
    kindFigures?.margin
      ? [
          {
            kind,
            revenue: kindFigures.revenue,
            volume: kindFigures.volume_m3,
            margin: kindFigures.margin,
          },
        ]
      : [],
  )
  const money = (amount: string | null) =>
    amount === null ? '–' : format.money(amount, terms.currency)
  const cost = (amount: string | null) =>
    amount === null ? '–' : Number(amount) === 0 ? money(amount) : money(`-${amount}`)
  const tone = ({ amount }: Margin) => (amount !== null && Number(amount) < 0 ? 'loss' : undefined)

  return (
    <div className={styles.frame}>
      <h3>{t('margin.title')}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('margin.part')}</span>
            </th>
            {columns.map(({ kind }) => (
              <th key={kind} scope="col">
                {t(`margin.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('figures.volume')}</th>
            {columns.map(({ kind, volume }) => (
              <td key={kind}>{t('margin.volume', { volume: format.volume(volume) })}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('margin.revenue')}</th>
            {columns.map(({ kind, revenue }) => (
              <td key={kind}>{money(revenue)}</td>
            ))}
          </tr>
          {COSTS.map((part) => (
            <tr key={part}>
              <th scope="row">{t(`margin.${part}`)}</th>
              {columns.map(({ kind, margin }) => (
                <td key={kind}>{cost(margin[part])}</td>
              ))}
            </tr>
          ))}
          <tr className={styles.sum}>
            <th scope="row">{t('figures.margin')}</th>
            {columns.map(({ kind, margin }) => (
              <td key={kind} data-tone={tone(margin)}>
                {money(margin.amount)}
                {tone(margin) && <span className="visually-hidden"> {t('figures.loss')}</span>}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('margin.percent')}</th>
            {columns.map(({ kind, margin }) => (
              <td key={kind} data-tone={tone(margin)}>
                {margin.percent === null ? '–' : format.percent(margin.percent)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('margin.per_m3')}</th>
            {columns.map(({ kind, margin }) => (
              <td key={kind} data-tone={tone(margin)}>
                {money(margin.per_m3)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
