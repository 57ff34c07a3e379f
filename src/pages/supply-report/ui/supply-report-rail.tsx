import { memo, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { parseWholeNumber, formatDecimal } from '@domain/numbers'
import { findDefects, averageMoisture, splitLot } from '@domain/rules/inspection'
import { FigureList, KeyFigure } from '@/shared/ui'
import { supplyReportFormConfig } from '../model/supply-report-form'
import { toPieceReading, useInspectedSupply, useReportResult } from '../model/use-inspected-supply'

export const SupplyReportRail = memo(function ReportRail() {
  const { t } = useTranslation('pages/supply-report')
  const format = useFormat()
  const { form } = useRecord(supplyReportFormConfig)
  const lines = useWatch({ control: form.control, name: 'lines' })
  const result = useReportResult()
  const supply = useInspectedSupply()
  const sums = useMemo(() => {
    const lineFigures = lines.flatMap((line) => {
      const wood = supply?.lines.find(({ id }) => id === line.id)
      if (!wood) return []
      const readings = line.readings.map(toPieceReading)
      const average = averageMoisture(readings)
      const parts = splitLot(
        {
          lot_pcs: parseWholeNumber(line.lot_pcs),
          rejected_pcs: parseWholeNumber(line.rejected_pcs),
        },
        wood,
        result,
      )
      return [
        {
          readings,
          failed: readings.filter((each) => findDefects(wood, each, average).length > 0).length,
          parts,
        },
      ]
    })
    const sum = (each: (line: (typeof lineFigures)[number]) => number) =>
      lineFigures.reduce((all, line) => all + each(line), 0)
    return {
      sampled: sum(({ readings }) => readings.length),
      failed: sum(({ failed }) => failed),
      moisture: averageMoisture(lineFigures.flatMap(({ readings }) => readings)),
      accepted: sum(({ parts }) => parts?.accepted ?? 0),
      rejected: sum(({ parts }) => parts?.rejected ?? 0),
    }
  }, [lines, result, supply])
  const formatLitres = (litres: number) => format.volume(formatDecimal(BigInt(litres), 3))
  return (
    <FigureList>
      <KeyFigure label={t('figures.sampled')} value={format.number(sums.sampled, 0)} />
      <KeyFigure
        label={t('figures.failed')}
        size="s"
        value={format.number(sums.failed, 0)}
        note={sums.sampled > 0 && format.share((sums.failed / sums.sampled) * 100, 1)}
        tone={sums.failed > 0 ? 'waiting' : 'plain'}
      />
      {sums.moisture !== null && (
        <KeyFigure
          label={t('figures.moisture')}
          size="s"
          value={format.number(sums.moisture / 10, 1)}
          unit="%"
        />
      )}
      <KeyFigure label={t('figures.accepted')} value={formatLitres(sums.accepted)} unit="m³" />
      <KeyFigure
        label={t('figures.rejected')}
        size="s"
        value={formatLitres(sums.rejected)}
        unit="m³"
        tone={sums.rejected > 0 ? 'waiting' : 'plain'}
      />
    </FigureList>
  )
})
