import { findPortName } from '@/entities/cargo'
import { describeSpecification } from '@/entities/product'
import type { CargoReport } from '@/entities/inspection'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Paper, PaperDesk, PaperParty } from '@/widgets/document'
import { BackToReportLink, PaperPhotos, usePaperPhotos } from '@/widgets/inspection'
import { checkNames } from '../model/cargo-report-form'
import { useFormatCountDifference } from '../model/inspected-cargo'
import styles from './cargo-report-paper.module.css'

const formatPortOrCode = (code: string | null) => code && (findPortName(code) ?? code)

/**
 * The report on A4: the verdict, the checks of the empty container, the loads, the seal and all
 * photos.
 */
export function CargoReportPaper({ report }: { report: CargoReport }) {
  const { t } = useTranslation([
    'pages/cargo-report',
    'widgets/inspection',
    'entities/inspection',
    'entities/cargo',
  ])
  const format = useFormat()
  const urls = usePaperPhotos('cargo_report', report)
  const { cargo } = report
  const isValid = report.status === 'approved' && report.corrected_by === null
  const readings = report.moisture_readings
    .map(({ moisture_percent }) => format.number(moisture_percent))
    .join(', ')
  const formatTime = (time: string | null) => time && format.dateTime(time)
  return (
    <PaperDesk
      back={<BackToReportLink kind="cargo_report" id={report.id} />}
      isReady={urls !== undefined}
    >
      <Paper
        notice={
          isValid
            ? null
            : {
                title: t(`entities/inspection:status.${report.status}`),
                text: t('widgets/inspection:paper.not_in_force'),
              }
        }
        title={`${t('pages/cargo-report:report')} ${report.number}`}
        details={[report.started_at && format.date(report.started_at), report.place]
          .filter(Boolean)
          .join(', ')}
        parties={[
          <PaperParty
            key="container"
            role={t('pages/cargo-report:paper.container')}
            name={cargo.container_number ?? '–'}
            lines={[
              cargo.container_type && t(`entities/cargo:type.${cargo.container_type}`),
              [cargo.number, cargo.booking_number].filter(Boolean).join(', '),
              [cargo.carrier, cargo.vessel].filter(Boolean).join(', '),
              [cargo.port_of_loading, cargo.port_of_discharge]
                .map(formatPortOrCode)
                .filter(Boolean)
                .join(' → '),
            ]}
          />,
          <PaperParty
            key="inspector"
            role={t('widgets/inspection:paper.inspector')}
            name={report.inspector.name}
            lines={[
              report.approved_by &&
                t('widgets/inspection:paper.approved', { name: report.approved_by.name }),
            ]}
          />,
        ]}
        terms={[
          {
            term: t('pages/cargo-report:field.verdict'),
            value: report.verdict && (
              <strong className={styles.verdict}>
                {t(`entities/inspection:verdict.${report.verdict}`)}
              </strong>
            ),
          },
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
        ].filter(({ value }) => value)}
        smallPrint={t('pages/cargo-report:paper.small_print')}
        signatures={[
          t('widgets/inspection:paper.inspector'),
          t('widgets/inspection:paper.approver'),
        ]}
      >
        <CheckTable checks={report.checks} />
        <CountTable lines={report.lines} />
        <PaperPhotos urls={urls} photos={report.photos} />
      </Paper>
    </PaperDesk>
  )
}

/** Checks of the empty container; a defect is bold, with its description. */
function CheckTable({ checks }: { checks: CargoReport['checks'] }) {
  const { t } = useTranslation(['pages/cargo-report', 'entities/inspection'])
  return (
    <section className={styles.part}>
      <h2>{t('pages/cargo-report:section.checks')}</h2>
      <ul className={styles.checks}>
        {checkNames.map((name) => {
          const { state, remark } = checks[name]
          return (
            <li key={name} data-wrong={state === 'defect' || undefined}>
              {t(`pages/cargo-report:field.checks_${name}`)}:{' '}
              {state ? t(`entities/inspection:check.${state}`) : '–'}
              {remark && `, ${remark}`}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Planned and counted amounts per load, with the difference. */
function CountTable({ lines }: { lines: CargoReport['lines'] }) {
  const { t } = useTranslation('pages/cargo-report')
  const format = useFormat()
  const formatDifference = useFormatCountDifference()
  const number = (count: number | null) => (count === null ? '–' : format.number(count, 0))
  return (
    <section className={styles.part}>
      <h2>{t('section.loads')}</h2>
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
                {line.product_name ?? describeSpecification(line.specification)}
                <span className={styles.detail}>
                  {[line.supply.number, line.sawmill_name].join(', ')}
                </span>
              </th>
              <td>{number(line.packs)}</td>
              <td>{number(line.counted_packs)}</td>
              <td>{number(line.pcs)}</td>
              <td>{number(line.counted_pcs)}</td>
              <td>{formatDifference(line.difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
