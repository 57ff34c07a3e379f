import { useState } from 'react'
import { parseWholeNumber } from '@domain/numbers'
import { formatWoodName } from '@/entities/product'
import { useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, CircleCheckIcon, NumberField, TriangleAlertIcon } from '@/shared/ui'
import { useField } from '@/shared/forms'
import {
  computeEnteredDifference,
  getCountUnit,
  type InspectedLoad,
  useFormatCountDifference,
} from '../model/inspected-cargo'
import { cargoReportFormConfig, type LoadCountValues } from '../model/cargo-report-form'
import styles from './load-card.module.css'

/** A count with buttons for one less and one more. */
function CountField({ name }: { name: string }) {
  const { t } = useTranslation('pages/cargo-report')
  const field = useField(name)
  const count = parseWholeNumber(field.value)
  const setCount = (next: number) => field.onChange(String(next))
  return (
    <div className={styles.counter}>
      <NumberField {...field} className={styles.count} />
      {!field.isReadOnly && (
        <>
          <button
            type="button"
            className={styles.transition}
            aria-label={t('load.one_less', { field: field.label })}
            disabled={!count}
            onClick={() => setCount((count ?? 0) - 1)}
          >
            −
          </button>
          <button
            type="button"
            className={styles.transition}
            aria-label={t('load.one_more', { field: field.label })}
            onClick={() => setCount((count ?? 0) + 1)}
          >
            +
          </button>
        </>
      )}
    </div>
  )
}

interface LoadCardProps {
  index: number
  line: LoadCountValues
  load: InspectedLoad
}

/** A load with its planned amount, its count and the difference. */
export function LoadCard({ index, line, load }: LoadCardProps) {
  const { t } = useTranslation('pages/cargo-report')
  const format = useFormat()
  const { form, canEdit } = useRecord(cargoReportFormConfig)
  const name = `${index + 1}. ${formatWoodName(load)}`
  const planned = [
    load.packs !== null && t('packs', { count: load.packs }),
    load.pcs !== null && t('pcs', { count: load.pcs }),
    `${format.volume(load.m3)} m³`,
  ]
  const unit = getCountUnit(load)
  const all = load[unit]
  const isEditable = canEdit('lines')
  /** The user may count pieces in addition to packs. */
  const otherUnit = unit === 'packs' ? 'pcs' : null
  const [isOtherOpen, setOtherOpen] = useState(false)
  const isAllCounted = line[`counted_${unit}`] === String(all)

  return (
    <section className={styles.load} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <p className={styles.planned}>
          {[load.supply.number, load.sawmill_name, load.deal.number].join(', ')}
        </p>
      </header>
      <p className={styles.plan}>
        {t('load.planned', { amount: planned.filter(Boolean).join(', ') })}
      </p>
      <div className={styles.counts}>
        <CountField name={`lines.${index}.counted_${unit}`} />
        {otherUnit !== null && (isOtherOpen || line[`counted_${otherUnit}`] !== '') && (
          <CountField name={`lines.${index}.counted_${otherUnit}`} />
        )}
      </div>
      <CountDifferenceText difference={computeEnteredDifference(load, line)} />
      {isEditable && (
        <div className={styles.quick}>
          {all !== null && !isAllCounted && (
            <Button
              size="l"
              onClick={() =>
                form.setValue(`lines.${index}.counted_${unit}`, String(all), {
                  shouldDirty: true,
                })
              }
            >
              {t(`load.all_${unit}`, { count: all })}
            </Button>
          )}
          {otherUnit !== null && !isOtherOpen && line[`counted_${otherUnit}`] === '' && (
            <Button variant="quiet" onClick={() => setOtherOpen(true)}>
              {t('load.count_pcs')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** Difference from the plan: "2 packs fewer than planned". Empty without a count. */
function CountDifferenceText({
  difference,
}: {
  difference: ReturnType<typeof computeEnteredDifference>
}) {
  const differenceText = useFormatCountDifference()(difference)
  const hasDifference = Boolean(difference.packs) || Boolean(difference.pcs)
  return (
    <p
      role="status"
      className={styles.difference}
      data-tone={differenceText === '' ? undefined : hasDifference ? 'waiting' : 'done'}
    >
      {differenceText !== '' && (hasDifference ? <TriangleAlertIcon /> : <CircleCheckIcon />)}
      {differenceText}
    </p>
  )
}
