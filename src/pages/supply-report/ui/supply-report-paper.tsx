import type { SupplyReport } from '@/entities/inspection'
import { formatWoodName } from '@/entities/product'
import { useFormat, useTranslation } from '@/shared/i18n'
import { judgePiece, getMeasuredSizes } from '@domain/rules/inspection'
import { ReportPaper, ReportPaperPart } from '@/widgets/inspection'
import { checkNames } from '../model/supply-report-form'
import { useFormatPieceVerdict } from '../model/use-inspected-supply'
import styles from './supply-report-paper.module.css'

/** Printed report: accepted volume, checks and every piece. */
export function SupplyReportPaper({ report }: { report: SupplyReport }) {
  const { t } = useTranslation(['pages/supply-report', 'entities/inspection'])
  const format = useFormat()
  return (
    <ReportPaper
      kind="supply_report"
      report={report}
      texts="pages/supply-report"
      title={t('pages/supply-report:report')}
      day={report.inspected_on && format.date(report.inspected_on)}
      subject={{
        role: t('pages/supply-report:paper.mill'),
        name: report.supply.sawmill.name,
        lines: [format.country(report.supply.sawmill.country), report.supply.number],
      }}
      terms={[
        {
          term: t('pages/supply-report:figures.accepted'),
          value: `${format.volume(report.accepted_m3)} m³`,
        },
        {
          term: t('pages/supply-report:figures.rejected'),
          value: `${format.volume(report.rejected_m3)} m³`,
        },
        { term: t('pages/supply-report:field.remarks'), value: report.remarks },
        ...checkNames.map((name) => {
          const { state, remark } = report.checks[name]
          return {
            term: t(`pages/supply-report:field.checks_${name}`),
            value:
              state && [t(`entities/inspection:check.${state}`), remark].filter(Boolean).join(': '),
          }
        }),
      ]}
      smallPrint={t('pages/supply-report:paper.sources')}
    >
      {report.lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ReportPaper>
  )
}

function Line({ line }: { line: SupplyReport['lines'][number] }) {
  const { t } = useTranslation(['pages/supply-report', 'entities/inspection'])
  const format = useFormat()
  const formatVerdict = useFormatPieceVerdict()
  const { figures, specification, readings } = line
  const sizes = getMeasuredSizes(specification)
  const formatNumber = (value: string | null) => (value === null ? '–' : format.number(value))
  const average =
    figures.moisture_percent === null ? null : Math.round(Number(figures.moisture_percent) * 10)
  const facts = [
    line.lot_pcs !== null &&
      t('pages/supply-report:paper.lot', { pcs: format.number(line.lot_pcs, 0) }),
    figures.plan &&
      t('pages/supply-report:line.measured', {
        done: format.number(figures.sampled_pcs, 0),
        all: format.number(figures.plan.sample_pcs, 0),
      }),
    t('pages/supply-report:line.failed', { count: figures.failed_pcs }),
    figures.moisture_percent !== null &&
      `${t('pages/supply-report:figures.moisture')} ${format.percent(figures.moisture_percent)}`,
    line.grade_found !== null &&
      `${t('pages/supply-report:field.lines_grade_found')} ${line.grade_found} (${specification.quality || '–'})`,
    ...figures.defects.map(
      ({ kind, pcs, percent }) =>
        `${t(`entities/inspection:defect.${kind}`)} ${format.number(pcs, 0)} (${format.percent(percent)})`,
    ),
    figures.accepted_m3 !== null &&
      t('pages/supply-report:line.accepted', { m3: format.volume(figures.accepted_m3) }),
  ]
  return (
    <ReportPaperPart title={formatWoodName(line)}>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <ol className={styles.pieces}>
        {readings.map((reading) => {
          const verdict = judgePiece(specification, reading, average)
          const isFlawless = verdict.misses.length === 0 && reading.defects.length === 0
          return (
            <li key={reading.id} data-wrong={!isFlawless || undefined}>
              {sizes.map((size) => formatNumber(reading[size])).join(' × ')}{' '}
              {reading.moisture_percent !== null && format.percent(reading.moisture_percent)}
              {!isFlawless && ` ${formatVerdict(verdict, reading.defects)}`}
            </li>
          )
        })}
      </ol>
    </ReportPaperPart>
  )
}
