import { useQuery, noop } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { memo, type ReactElement } from 'react'
import {
  supplyReportCalls,
  inspectableSupplyQueryOptions,
  type SupplyReport,
  supplyReportsQueryOptions,
  type SupplyReportWrite,
} from '@/entities/inspection'
import { useWorkflow, type WorkflowConfig } from '@/features/change-status'
import { RecordFields, useRecord, recordLoader } from '@/features/edit-record'
import { type Format, i18n, useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import {
  DocumentProgressSkeleton,
  DocumentSection,
  PaperSwitch,
  DocumentSkeleton,
  SectionSkeleton,
} from '@/widgets/document'
import {
  CheckRow,
  createReportActivityTexts,
  formatReportNeed,
  inspectionWorkflow,
  OpenReports,
  PhotoCount,
  Photos,
  ReportDocument,
  reportPreviewQueryOptions,
  VerdictFields,
  InspectionPage,
} from '@/widgets/inspection'
import { findSupplyReportNeeds } from '@domain/rules/inspection'
import { checkNames, supplyReportFormConfig } from '../model/supply-report-form'
import { SupplyReportRail } from './supply-report-rail'
import { LinesSection } from './lines-section'
import { PacksSection } from './packs-section'
import { SupplySection } from './supply-section'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { Banner, FigureList, KeyFigure } from '@/shared/ui'

type Transition = SupplyReport['transitions'][number]
type Need = Transition['missing'][number]

function formatNeed(need: Need): string {
  switch (need.code) {
    case 'sample':
    case 'piece_size':
    case 'rejected_packs':
      return i18n.t(`pages/supply-report:needs.code.${need.code}`, {
        count: Number(need.params.pcs),
      })
    default:
      return (
        formatReportNeed('pages/supply-report', need) ??
        i18n.t(`pages/supply-report:needs.code.${need.code as 'lot'}`)
      )
  }
}

const supplyReportWorkflow: WorkflowConfig<
  SupplyReport,
  SupplyReportWrite,
  { transitions: Transition[] }
> = {
  ...inspectionWorkflow,
  formConfig: supplyReportFormConfig,
  formatNeed,
  mistakeCodes: ['photo_sent', 'verdict_too_good'],
  formatMistake: (field) =>
    field === 'supply_id' ? i18n.t('pages/supply-report:needs.code.supply') : undefined,
  preview: (savedReport, values) =>
    reportPreviewQueryOptions('supply_report', savedReport, values, (report, client) => {
      const supply =
        savedReport?.supply.id === report.supply_id
          ? savedReport.supply
          : client.getQueryData(inspectableSupplyQueryOptions(report.supply_id).queryKey)
      return findSupplyReportNeeds(report, supply?.lines ?? [])
    }),
  transition: (report, { override: _, settled: _settled, ...request }, key) =>
    supplyReportCalls.transition(report, { ...request, override: false }, key),
}

const PHOTO_KINDS = ['pack_marks', 'moisture', 'defect', 'other'] as const

/** Sections in the order of an inspection; results first once nothing can be changed. */
const SupplyReportSections = memo(function ReportSections() {
  const { t } = useTranslation('pages/supply-report')
  const { canChange } = useRecord(supplyReportFormConfig)
  const checks = (
    <DocumentSection title={t('section.checks')} layout="controls">
      {checkNames.map((name) => (
        <CheckRow key={name} name={name} />
      ))}
    </DocumentSection>
  )
  return (
    <RecordFields>
      {canChange && <SupplySection />}
      <LinesSection />
      <PacksSection />
      {canChange && checks}
      <DocumentSection title={t('section.photos')} aside={<PhotoCount />} layout="whole">
        <Photos kinds={PHOTO_KINDS} />
      </DocumentSection>
      <DocumentSection title={t('section.verdict')} layout="controls">
        <VerdictFields />
      </DocumentSection>
      {!canChange && checks}
      {!canChange && <SupplySection />}
    </RecordFields>
  )
})

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'readings':
      return i18n.t('pages/supply-report:pieces', { count: text.split('; ').length })
    case 'lot_pcs':
    case 'rejected_pcs':
    case 'sampled_packs':
      return format.number(text)
    default:
      return undefined
  }
}

const supplyReportActivityTexts = createReportActivityTexts('pages/supply-report', formatValue)

const Paper = lazyComponent(async () => (await import('./supply-report-paper')).SupplyReportPaper)

/** A report, new or saved; `?view=supply_report` shows the printed form. */
function SupplyReportScreen() {
  const { saved: report } = useRecord(supplyReportFormConfig)
  const search = useMatch({ from: '/supply-inspection-report/$id', shouldThrow: false })?.search
  return (
    <PaperSwitch
      paper={
        report !== null && search?.view ? (
          <Paper report={report} client={search.client} sent={search.sent} />
        ) : null
      }
    >
      <SupplyReportDocument />
    </PaperSwitch>
  )
}

/** A shipped supply waits for its completion: its wood has left. */
const AWAITING_LOAD_STATUSES: readonly SupplyReport['supply']['status'][] = ['ready', 'loading']

/** True for an unapproved report whose supply was completed. */
const isOpenAfterCompletion = ({ status, supply }: SupplyReport): boolean =>
  supply.status === 'completed' && ['draft', 'submitted', 'returned'].includes(status)

/** Formats what follows the report: loading, if wood was accepted. */
function formatAfterApproval({ supply, accepted_m3 }: SupplyReport, format: Format): string | null {
  return AWAITING_LOAD_STATUSES.includes(supply.status) && Number(accepted_m3) > 0
    ? i18n.t('widgets/inspection:next.load', { m3: format.number(accepted_m3) })
    : null
}

function SupplyReportDocument() {
  const { t } = useTranslation('pages/supply-report')
  const format = useFormat()
  const { saved: report } = useRecord(supplyReportFormConfig)
  const workflow = useWorkflow(supplyReportWorkflow)
  return (
    <ReportDocument
      newTitle={t('new')}
      subtitle={
        report
          ? [
              report.supply.number,
              report.supply.sawmill.name,
              report.inspected_on && format.date(report.inspected_on),
              report.inspector.name,
            ]
          : []
      }
      workflow={workflow}
      activityTexts={supplyReportActivityTexts}
      correct={supplyReportCalls.correct}
      figures={<SupplyReportRail />}
      afterApproval={report && formatAfterApproval(report, format)}
    >
      {!report && <OpenSupplyReports />}
      {report && isOpenAfterCompletion(report) && (
        <Banner
          tone="waiting"
          title={t('supply_completed.title', { number: report.supply.number })}
        >
          {t('supply_completed.text')}
        </Banner>
      )}
      <SupplyReportSections />
    </ReportDocument>
  )
}

const openReportsQueryOptions = supplyReportsQueryOptions({
  status: ['draft', 'returned', 'submitted'],
})

function OpenSupplyReports() {
  const { data } = useQuery(openReportsQueryOptions)
  return (
    <OpenReports
      reports={data?.items}
      formatSubject={({ supply, sawmill }) => [supply.number, sawmill.name]}
    />
  )
}

function SupplyReportSkeleton() {
  const { t } = useTranslation('pages/supply-report')
  const savedMatch = useMatch({ from: '/supply-inspection-report/$id', shouldThrow: false })
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.sampled')} value={null} />
      <KeyFigure label={t('figures.failed')} value={null} size="s" />
      <KeyFigure label={t('figures.accepted')} value={null} />
    </FigureList>
  )
  return (
    <DocumentSkeleton
      title={t(savedMatch ? 'report' : 'new')}
      progress={<DocumentProgressSkeleton />}
      figures={figures}
    >
      <SectionSkeleton title={t('section.supply')} fields={[6, 3, { span: 12, extra: 'hint' }]} />
      <SectionSkeleton title={t('section.lines')} fields={[{ span: 12, extra: 'lines' }]} />
      <SectionSkeleton title={t('section.verdict')} fields={[{ span: 12, extra: 'lines' }]} />
    </DocumentSkeleton>
  )
}

export const SupplyReportPage = (): ReactElement => (
  <InspectionPage
    config={supplyReportFormConfig}
    screen={SupplyReportScreen}
    skeleton={<SupplyReportSkeleton />}
  />
)

const loadReport = recordLoader(supplyReportFormConfig)

export const loader = (args: LoaderArgs<{ supply?: string }, { id?: string }>): void => {
  loadReport(args)
  const { context, deps } = args
  if (deps.supply !== undefined)
    context.queryClient.query(inspectableSupplyQueryOptions(deps.supply)).catch(noop)
}
