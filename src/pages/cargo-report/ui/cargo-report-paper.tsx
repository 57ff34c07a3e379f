import { findPortName } from '@/entities/cargo'
import { formatWoodName } from '@/entities/product'
import type { CargoReport } from '@/entities/inspection'
import { useFormat, useTranslation } from '@/shared/i18n'
import { ReportPaper, ReportPaperPart } from '@/widgets/inspection'
import { checkNames } from '../model/cargo-report-form'
import { useFormatCountDifference } from '../model/inspected-cargo'
import styles from './cargo-report-paper.module.css'

const formatPortOrCode = (code: string | null) => code && (findPortName(code) ?? code)

/** Printed report: checks of the empty container, loads and seal. */
export function CargoReportPaper({ report }: { report: CargoReport }) {
  const { t } = useTranslation(['pages/cargo-report', 'entities/inspection', 'entities/cargo'])
  const format = useFormat()
  const { cargo } = report
  const readings = report.moisture_readings
    .map(({ moisture_percent }) => format.number(moisture_percent))
    .join(', ')
  const formatTime = (time: string | null) => time && format.dateTime(time)
  return (
    <ReportPaper
      kind="cargo_report"
      report={report}
      texts="pages/cargo-report"
      title={t('pages/cargo-report:report')}
      day={report.started_at && format.date(report.started_at)}
      subject={{
        role: t('pages/cargo-report:paper.container'),
        name: cargo.container_number ?? '–',
        lines: [
          cargo.container_type && t(`entities/cargo:type.${cargo.container_type}`),
          [cargo.number, cargo.booking_number].filter(Boolean).join(', '),
          [cargo.carrier, cargo.vessel].filter(Boolean).join(', '),
          [cargo.port_of_loading, cargo.port_of_discharge]
            .map(formatPortOrCode)
            .filter(Boolean)
            .join(' → '),
        ],
      }}
      terms={[
        { term: t('pages/cargo-report:paper.seal'), value: report.seal_number },
        { term: t('pages/cargo-report:field.remarks'), value: report.remarks },
        { term: t('pages/cargo-report:field.started_at'), value: formatTime(report.started_at) },
        { term: t('pages/cargo-report:field.ended_at'), value: formatTime(report.ended_at) },
        {
          term: t('pages/cargo-report:field.weather'),
          value: report.weather && t(`entities/inspection:weather.${report.weather}`),
        },
        {
          term: t('pages/cargo-report:field.dunnage'),
          value: report.dunnage && t(`entities/inspection:dunnage.${report.dunnage}`),
        },
        {
          term: t('pages/cargo-report:field.lining'),
          value: report.lining && t(`entities/inspection:lining.${report.lining}`),
        },
        {
          term: t('pages/cargo-report:field.bracing'),
          value: report.bracing && t(`entities/inspection:bracing.${report.bracing}`),
        },
        {
          term: t('pages/cargo-report:field.moisture_readings'),
          value:
            report.moisture_percent !== null &&
            t('pages/cargo-report:paper.moisture', {
              average: format.percent(report.moisture_percent),
              readings,
            }),
        },
      ]}
      hasOnlyFilledTerms
      smallPrint={t('pages/cargo-report:paper.small_print')}
    >
      <CheckTable checks={report.checks} />
      <CountTable lines={report.lines} />
    </ReportPaper>
  )
}

/** Checks of the empty container; a defect is bold, with its description. */
function CheckTable({ checks }: { checks: CargoReport['checks'] }) {
  const { t } = useTranslation(['pages/cargo-report', 'entities/inspection'])
  const format = useFormat()
  return (
    <ReportPaperPart title={t('pages/cargo-report:section.checks')}>
      <ul className={styles.checks}>
        {checkNames.map((name) => {
          const { state, remark } = checks[name]
          return (
            <li key={name} data-wrong={state === 'defect' || undefined}>
              {format.labeled(
                t(`pages/cargo-report:field.checks_${name}`),
                state ? t(`entities/inspection:check.${state}`) : '–',
              )}
              {remark && `, ${remark}`}
            </li>
          )
        })}
      </ul>
    </ReportPaperPart>
  )
}

/** Planned and counted amounts per load, with the difference. */
function CountTable({ lines }: { lines: CargoReport['lines'] }) {
  const { t } = useTranslation('pages/cargo-report')
  const format = useFormat()
  const formatDifference = useFormatCountDifference()
  const formatCount = (count: number | null) => (count === null ? '–' : format.number(count, 0))
  return (
    <ReportPaperPart title={t('section.loads')}>
      <table className={styles.counts}>
        <thead>
          <tr>
            <th scope="col">{t('paper.wood')}</th>
            <th scope="col">{t('paper.planned_packs')}</th>
            <th scope="col">{t('field.counted_packs')}</th>
            <th scope="col">{t('paper.planned_pcs')}</th>
            <th scope="col">{t('field.counted_pcs')}</th>
            <th scope="col">{t('paper.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {formatWoodName(line)}
                <span className={styles.detail}>
                  {[line.supply.number, line.sawmill_name].join(', ')}
                </span>
              </th>
              <td>{formatCount(line.packs)}</td>
              <td>{formatCount(line.counted_packs)}</td>
              <td>{formatCount(line.pcs)}</td>
              <td>{formatCount(line.counted_pcs)}</td>
              <td>{formatDifference(line.difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ReportPaperPart>
  )
}
