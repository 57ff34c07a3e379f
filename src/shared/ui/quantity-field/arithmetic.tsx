import { formatNumber, useTranslation } from '@/shared/i18n'
import { convert, type Dimensions, type Unit } from '@/shared/lib/timber'
import styles from './quantity-field.module.css'

interface ArithmeticProps {
  quantity: string
  unit: Unit
  dimensions: Dimensions
}

/** How the volume comes about: "6 packs × 120 pcs × 22 × 100 × 4,000 mm = 6.336 m³". Nothing while a factor is missing. */
export function Arithmetic({ quantity, unit, dimensions: d }: ArithmeticProps) {
  const { t, i18n } = useTranslation('shared/forms')
  const { m3 } = convert(quantity, unit, d)
  if (!m3.ok || unit === 'm3') return null
  const show = (value: string | number) => formatNumber(String(value), i18n.language)
  const factors = [`${show(quantity)} ${t(`quantity.unit.${unit}`)}`]
  if (unit === 'pack' && d.pcs_per_pack !== null)
    factors.push(`${show(d.pcs_per_pack)} ${t('quantity.unit.pcs')}`)
  const size = getSizeFactors(unit, d)
  if (size) factors.push(`${size.map(show).join(' × ')} mm`)
  return (
    <div className={styles.arithmetic}>
      {factors.join(' × ')} = <strong>{`${show(m3.value)} ${t('quantity.unit.m3')}`}</strong>
    </div>
  )
}

/** The dimensions that turn one of the unit into volume; null for a pole, whose sum is not a product. */
function getSizeFactors(unit: Unit, d: Dimensions): number[] | null {
  if (d.diameter_mm !== null) return null
  const all =
    unit === 'm2'
      ? [d.thickness_mm]
      : unit === 'lm'
        ? [d.thickness_mm, d.width_mm]
        : [d.thickness_mm, d.width_mm, d.length_mm]
  const known = all.filter((size) => size !== null)
  return known.length === all.length ? known : null
}
