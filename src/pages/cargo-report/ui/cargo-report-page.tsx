import { useMatch } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { memo, type ReactElement } from 'react'
import {
  type CargoReport,
  type CargoReportWrite,
  cargoReportCalls,
  inspectableCargoQueryOptions,
} from '@/entities/inspection'
import { useWorkflow, type WorkflowConfig } from '@/features/change-status'
import { useRecord, recordLoader } from '@/features/edit-record'
import { type Format, i18n, useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import {
  DocumentProgressSkeleton,
  PaperSwitch,
  DocumentSkeleton,
  SectionSkeleton,
} from '@/widgets/document'
import {
  createReportActivityTexts,
  formatReportNeed,
  inspectionWorkflow,
  ReportDocument,
  reportPreviewQueryOptions,
  InspectionPage,
} from '@/widgets/inspection'
import { averagePercent, findCargoReportNeeds } from '@domain/rules/inspection'
import { FigureList, KeyFigure } from '@/shared/ui'
import { cargoReportFormConfig, checkNames } from '../model/cargo-report-form'
import { computeEnteredDifference, toCounts, useInspectedCargo } from '../model/inspected-cargo'
import { CargoReportSections } from './cargo-report-sections'
import { InspectorStart } from './inspector-start'
import { noop } from '@tanstack/react-query'
import type { LoaderArgs } from '@/shared/lib/lazy-page'

/** Figures of the current form values. */
const CargoReportRail = memo(function ReportRail() {
  const { t } = useTranslation('pages/cargo-report')
  const format = useFormat()
  const { form } = useRecord(cargoReportFormConfig)
  const [checks, lines, readings] = useWatch({
    control: form.control,
    name: ['checks', 'lines', 'moisture_readings'],
  })
  const loads = useInspectedCargo()?.loads ?? []
  const checkedCount = checkNames.filter((name) => checks[name].state !== '').length
  const defects = checkNames.filter((name) => checks[name].state === 'defect').length
  const counts = loads.map((load) => ({ load, line: lines.find(({ id }) => id === load.id) }))
  const planned = counts.reduce((sum, { load }) => sum + (load.packs ?? 0), 0)
  const counted = counts.reduce((sum, { line }) => sum + (toCounts(line).counted_packs ?? 0), 0)
  const differingLoads = counts.filter(({ load, line }) =>
    Object.values(computeEnteredDifference(load, line)).some(Boolean),
  ).length
  const averageMoisture = averagePercent(readings)
  const formatShare = (done: number, all: number) =>
    t('figures.of', { done: format.number(done, 0), all: format.number(all, 0) })
  return (
    <FigureList>
      <KeyFigure
        label={t('figures.checked')}
        value={formatShare(checkedCount, checkNames.length)}
        note={defects > 0 && t('figures.defects', { count: defects })}
        tone={defects > 0 ? 'waiting' : 'plain'}
      />
      <KeyFigure
        label={t('figures.counted')}
        value={formatShare(counted, planned)}
        note={differingLoads > 0 && t('figures.differ', { count: differingLoads })}
        tone={differingLoads > 0 ? 'waiting' : 'plain'}
      />
      {averageMoisture !== null && (
        <KeyFigure
          label={t('figures.moisture')}
          size="s"
          value={format.number(averageMoisture, 1)}
          unit="%"
        />
      )}
    </FigureList>
  )
})

type Transition = CargoReport['transitions'][number]
type Need = Transition['missing'][number]

function formatNeed(need: Need): string {
  if (need.code === 'count')
    return i18n.t('pages/cargo-report:needs.code.count', {
      number: Number(need.pointer.split('/')[2] ?? 0) + 1,
    })
  return (
    formatReportNeed('pages/cargo-report', need) ??
    i18n.t(`pages/cargo-report:needs.code.${need.code as 'weather'}`)
  )
}

const cargoReportWorkflow: WorkflowConfig<
  CargoReport,
  CargoReportWrite,
  { transitions: Transition[] }
> = {
  ...inspectionWorkflow,
  formConfig: cargoReportFormConfig,
  formatNeed,
  mistakeCodes: ['load', 'seal_again', 'seal_differs', 'photo_sent', 'verdict_too_good'],
  formatMistake: (field) =>
    field === 'cargo_id' ? i18n.t('pages/cargo-report:needs.code.cargo') : undefined,
  preview: (savedReport, values) =>
    reportPreviewQueryOptions('cargo_report', savedReport, values, (report, client) => {
      const loads =
        savedReport?.cargo.id === report.cargo_id
          ? savedReport.lines
          : (client.getQueryData(inspectableCargoQueryOptions(report.cargo_id).queryKey)?.lines ??
            [])
      return findCargoReportNeeds(report, loads)
    }),
  transition: (report, { override: _, settled: _settled, ...request }, key) =>
    cargoReportCalls.transition(report, { ...request, override: false }, key),
}

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'started_at':
    case 'ended_at':
      return format.dateTime(text)
    case 'weather':
    case 'dunnage':
    case 'lining':
    case 'bracing':
      return findText(`entities/inspection:${field}.${text}`)
    case 'counted_packs':
    case 'counted_pcs':
      return format.number(text, 0)
    default:
      return undefined
  }
}

/** Returns the text of a code. The contract may have codes without a text. */
const findText = (key: string): string | undefined =>
  i18n.exists(key) ? i18n.t(key as 'entities/inspection:weather.dry') : undefined

const cargoReportActivityTexts = createReportActivityTexts('pages/cargo-report', formatValue)

const Paper = lazyComponent(async () => (await import('./cargo-report-paper')).CargoReportPaper)

/** A new or saved report; with `?view=cargo_report`, its printed form. */
function CargoReportScreen() {
  const { saved: report } = useRecord(cargoReportFormConfig)
  const search = useMatch({ from: '/cargo-inspection-report/$id', shouldThrow: false })?.search
  return (
    <PaperSwitch
      paper={
        report !== null && search?.view ? (
          <Paper report={report} client={search.client} sent={search.sent} />
        ) : null
      }
    >
      <CargoReportDocument />
    </PaperSwitch>
  )
}

function CargoReportDocument() {
  const { t } = useTranslation('pages/cargo-report')
  const format = useFormat()
  const { saved: report, form } = useRecord(cargoReportFormConfig)
  const isChosen = useWatch({ control: form.control, name: 'cargo_id' }) !== ''
  const workflow = useWorkflow(cargoReportWorkflow)
  return (
    <ReportDocument
      newTitle={t('new')}
      subtitle={
        report
          ? [
              report.cargo.number,
              report.cargo.container_number,
              report.started_at && format.date(report.started_at),
              report.inspector.name,
            ]
          : []
      }
      workflow={workflow}
      activityTexts={cargoReportActivityTexts}
      correct={cargoReportCalls.correct}
      figures={<CargoReportRail />}
      afterApproval={
        report?.cargo.status === 'loading' ? i18n.t('widgets/inspection:next.seal') : null
      }
    >
      {!report && !isChosen && <InspectorStart />}
      <CargoReportSections />
    </ReportDocument>
  )
}

/** Skeleton of a report while it loads. */
function CargoReportSkeleton() {
  const { t } = useTranslation('pages/cargo-report')
  const savedMatch = useMatch({ from: '/cargo-inspection-report/$id', shouldThrow: false })
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.checked')} value={null} />
      <KeyFigure label={t('figures.counted')} value={null} />
      <KeyFigure label={t('figures.moisture')} value={null} size="s" />
    </FigureList>
  )
  return (
    <DocumentSkeleton
      title={t(savedMatch ? 'report' : 'new')}
      progress={<DocumentProgressSkeleton />}
      figures={figures}
    >
      <SectionSkeleton title={t('section.cargo')} fields={[6, 3, { span: 12, extra: 'hint' }]} />
      <SectionSkeleton title={t('section.checks')} fields={[{ span: 12, extra: 'lines' }]} />
      <SectionSkeleton title={t('section.verdict')} fields={[{ span: 12, extra: 'lines' }]} />
    </DocumentSkeleton>
  )
}

export const CargoReportPage = (): ReactElement => (
  <InspectionPage
    config={cargoReportFormConfig}
    screen={CargoReportScreen}
    skeleton={<CargoReportSkeleton />}
  />
)

const loadReport = recordLoader(cargoReportFormConfig)

export const loader = (args: LoaderArgs<{ cargo?: string }, { id?: string }>): void => {
  loadReport(args)
  const { context, deps } = args
  if (deps.cargo !== undefined)
    context.queryClient.query(inspectableCargoQueryOptions(deps.cargo)).catch(noop)
}
