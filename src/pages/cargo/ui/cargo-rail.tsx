import { memo, useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { computeAmountPerM3, convertCost, sumVolumes } from '@domain/money'
import { FigureList, KeyFigure } from '@/shared/ui'
import { cargoFormConfig, type CargoValues } from '../model/cargo-form'
import { computeLoadLineFigures } from '../model/load-line'
import { useCargoSpace, useLoadLines } from '../model/use-cargo-loads'
import styles from './cargo.module.css'

/** Returns the figures of the current form values. */
function useCargoFigures() {
  const lines = useDeferredValue(useLoadLines())
  const space = useDeferredValue(useCargoSpace())
  return useMemo(() => {
    const figures = lines.map(computeLoadLineFigures)
    const m3 = sumVolumes(figures.flatMap((figure) => figure.m3 ?? []))
    const netKg = figures.reduce((kg, figure) => kg + (figure.netKg ?? 0), 0)
    const grossKg = figures.reduce((kg, figure) => kg + (figure.grossKg ?? 0), 0)
    return { m3, netKg, grossKg, excessKg: space ? grossKg - space.payloadKg : 0 }
  }, [lines, space])
}

type TypedFreight = Pick<CargoValues, 'freight' | 'currency' | 'exchange_rate'>

/** Returns the freight in euro per m³; null while the amount, its rate or the volume is unknown. */
function computeFreightPerM3(
  { freight, currency, exchange_rate }: TypedFreight,
  m3: string,
): string | null {
  const isKnown = [freight, ...(currency === 'EUR' ? [] : [exchange_rate])].every(
    (text) => /^\d+(\.\d+)?$/.test(text) && Number(text) > 0,
  )
  const amount = isKnown ? convertCost({ amount: freight, currency, exchange_rate }, EURO) : null
  return amount && computeAmountPerM3(amount, m3)
}

const EURO = { currency: 'EUR', exchange_rate: null }

/**
 * Last day on which the cargo is in time; empty if unknown. The heading has the days it is late.
 */
function CargoDueDay() {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const { saved } = useRecord(cargoFormConfig)
  if (!saved?.due_day || saved.status === 'canceled') return null
  return <p className={styles.due}>{t('due', { date: format.date(saved.due_day) })}</p>
}

export const CargoFiguresRail = memo(function CargoFiguresRail() {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const { form } = useRecord(cargoFormConfig)
  const { m3, netKg, grossKg, excessKg } = useCargoFigures()
  const [booked, invoiced, currency, exchange_rate] = useDeferredValue(
    useWatch({
      control: form.control,
      name: ['freight', 'actual_freight', 'currency', 'exchange_rate'],
    }),
  )
  // The freight per m³ is of the same amount: invoiced, else booked.
  const field = Number(invoiced) > 0 ? 'actual_freight' : 'freight'
  const freight = field === 'freight' ? booked : invoiced
  const perM3 = computeFreightPerM3({ freight, currency, exchange_rate }, m3)
  return (
    <>
      <FigureList>
        <KeyFigure label={t('figures.volume')} value={format.volume(m3)} unit="m³" />
        <KeyFigure
          label={t('figures.gross')}
          value={format.number(grossKg, 0)}
          unit="kg"
          tone={excessKg > 0 ? 'blocked' : 'plain'}
          note={
            excessKg > 0
              ? t('figures.over', { kg: format.number(excessKg, 0) })
              : netKg !== grossKg && t('figures.net', { kg: format.number(netKg, 0) })
          }
        />
        {Number(freight) > 0 && (
          <KeyFigure
            label={t(`field.${field}`)}
            size="s"
            value={format.typedMoney(freight, currency || 'EUR')}
            note={perM3 && t('figures.per_m3', { amount: format.money(perM3, 'EUR') })}
          />
        )}
      </FigureList>
      <CargoDueDay />
    </>
  )
})
