import { formatNumber, useTranslation } from '@/shared/i18n'
import { convert, formatCount, type Dimensions, type Unit } from '@domain/timber'
import styles from './equivalents.module.css'

const UNITS = ['m3', 'lm', 'm2', 'pcs', 'pack', 'kg'] as const
/** Units that are counted; their amounts may be rounded. */
const COUNTED_UNITS: readonly string[] = ['pcs', 'pack'] satisfies Unit[]

interface EquivalentsProps {
  /** Decimal string. */
  quantity: string
  unit: Unit
  dimensions: Dimensions
}

/** The quantity in every unit; a dash with the reason where it cannot be converted. */
export function Equivalents({ quantity, unit, dimensions }: EquivalentsProps) {
  const { t, i18n } = useTranslation('shared/forms')
  const amounts = convert(quantity, unit, dimensions)
  const formatValue = (value: string) => formatNumber(value, i18n.language)
  return (
    <dl className={styles.equivalents} aria-label={t('quantity.equals')}>
      {UNITS.map((shownUnit) => {
        const amount = amounts[shownUnit]
        return (
          <div key={shownUnit} data-own={shownUnit === unit || undefined}>
            <dt>{t(`quantity.unit.${shownUnit}`)}</dt>
            {amount.ok ? (
              <dd>
                {shownUnit !== unit && COUNTED_UNITS.includes(shownUnit)
                  ? formatCount(amount.value, formatValue)
                  : formatValue(amount.value)}
              </dd>
            ) : (
              <dd title={t(`quantity.cannot_convert.${amount.reason}`)}>
                <span aria-hidden>–</span>
                <span className="visually-hidden">
                  {t(`quantity.cannot_convert.${amount.reason}`)}
                </span>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
