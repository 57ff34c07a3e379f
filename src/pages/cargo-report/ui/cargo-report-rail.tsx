import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { averagePercent } from '@/shared/lib/rules/inspection'
import { FigureList, KeyFigure } from '@/shared/ui'
import { toCounts, computeCountDifference } from '../model/load-counts'
import { checkNames, cargoReportForm } from '../model/cargo-report-form'
import { useInspectedCargo } from '../model/use-inspected-cargo'

/** The report in figures, as it is typed. */
export const CargoReportRail = memo(function ReportRail() {
  const { t } = useTranslation('pages/cargo-report')
  const format = useFormat()
  const { fields } = useRecord(cargoReportForm)
  const [checks, lines, readings] = useWatch({
    control: fields.control,
    name: ['checks', 'lines', 'moisture_readings'],
  })
  const loads = useInspectedCargo()?.loads ?? []
  const looked = checkNames.filter((name) => checks[name].state !== '').length
  const defects = checkNames.filter((name) => checks[name].state === 'defect').length
  const counts = loads.map((load) => ({ load, line: lines.find(({ id }) => id === load.id) }))
  const planned = counts.reduce((sum, { load }) => sum + (load.packs ?? 0), 0)
  const counted = counts.reduce((sum, { line }) => sum + (toCounts(line).counted_packs ?? 0), 0)
  const off = counts.filter(({ load, line }) =>
    Object.values(computeCountDifference(load, line)).some(Boolean),
  ).length
  const usual = averagePercent(readings)
  const of = (done: number, all: number) =>
    t('figures.of', { done: format.number(done, 0), all: format.number(all, 0) })
  return (
    <FigureList>
      <KeyFigure
        label={t('figures.checked')}
        value={of(looked, checkNames.length)}
        note={defects > 0 && t('figures.defects', { count: defects })}
        tone={defects > 0 ? 'waiting' : 'plain'}
      />
      <KeyFigure
        label={t('figures.counted')}
        value={of(counted, planned)}
        note={off > 0 && t('figures.differ', { count: off })}
        tone={off > 0 ? 'waiting' : 'plain'}
      />
      {usual !== null && (
        <KeyFigure
          label={t('figures.moisture')}
          size="s"
          value={format.number(usual, 1)}
          unit="%"
        />
      )}
    </FigureList>
  )
})
