import { useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { memo } from 'react'
import {
  correctSupplyReport,
  inspectableSupplyQueryOptions,
  ReportStatusBadge,
  type SupplyReport,
  supplyReportsQueryOptions,
  type SupplyReportWrite,
  transitionSupplyReport,
} from '@/entities/inspection'
import { StepActions, StepNeeds, useSteps, type WorkflowConfig } from '@/features/change-status'
import { RecordFields, RecordNotices, SaveState, useRecord } from '@/features/edit-record'
import { type Format, i18n, useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import {
  DocumentFrame,
  DocumentSection,
  PaperSwitch,
  RecordPanel,
  useActivityTexts,
} from '@/widgets/document'
import {
  CheckRow,
  DealsLink,
  formatReportNeed,
  formatReportStatus,
  formatReportValue,
  getPhotoNavigation,
  inspectionWorkflow,
  OpenReports,
  PaperItem,
  PhotoCount,
  Photos,
  ReportItems,
  ReportNotices,
  reportPreviewQueryOptions,
  useSendWhenOnline,
  Verdict,
} from '@/widgets/inspection'
import { findSupplyReportNeeds } from '@domain/rules/inspection'
import { checkNames, supplyReportForm } from '../model/supply-report-form'
import { SupplyReportRail } from './supply-report-rail'
import { LinesSection } from './lines-section'
import { SupplySection } from './supply-section'

type Transition = SupplyReport['transitions'][number]
type Need = Transition['missing'][number]

function formatNeed(need: Need): string {
  switch (need.code) {
    case 'sample':
    case 'piece_size':
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
  form: supplyReportForm,
  formatNeed,
  formatMistake: (field) =>
    field === 'supply_id' ? i18n.t('pages/supply-report:needs.code.supply') : undefined,
  preview: (savedReport, values) =>
    reportPreviewQueryOptions('supply_report', savedReport, values, (report, client) => {
      const supply =
        savedReport?.supply.id === report.supply_id
          ? savedReport.supply
          : client.getQueryData(inspectableSupplyQueryOptions(report.supply_id).queryKey)
      return findSupplyReportNeeds(report, (id) => supply?.lines.find((line) => line.id === id))
    }),
  transition: (report, { override: _, isSettling: _settling, ...step }, key) =>
    transitionSupplyReport(report, { ...step, override: false }, key),
}

const photoKinds = ['pack_marks', 'moisture', 'defect', 'other'] as const

/** Sections in the order of an inspection. */
const SupplyReportSections = memo(function ReportSections() {
  const { t } = useTranslation('pages/supply-report')
  return (
    <RecordFields>
      <SupplySection />
      <LinesSection />
      <DocumentSection title={t('section.checks')} layout="whole">
        {checkNames.map((name) => (
          <CheckRow key={name} name={name} />
        ))}
      </DocumentSection>
      <DocumentSection title={t('section.photos')} aside={<PhotoCount />} layout="whole">
        <Photos kinds={photoKinds} />
      </DocumentSection>
      <DocumentSection title={t('section.verdict')} layout="whole">
        <Verdict />
      </DocumentSection>
    </RecordFields>
  )
})

const namespace = 'pages/supply-report'

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'readings':
      return i18n.t('pages/supply-report:pieces', { count: text.split('; ').length })
    case 'lot_pcs':
    case 'rejected_pcs':
    case 'sampled_packs':
      return format.number(text)
    default:
      return formatReportValue(namespace, field, text, format)
  }
}

const supplyReportActivityTexts = {
  texts: namespace,
  status: formatReportStatus,
  value: formatValue,
} as const

const Paper = lazyComponent(async () => (await import('./supply-report-paper')).SupplyReportPaper)

/** A report, new or saved; `?view=paper` shows the printed form. */
export function SupplyReportScreen() {
  const { saved: report } = useRecord(supplyReportForm)
  const view = useMatch({ from: '/supply-inspection-report/$id', shouldThrow: false })?.search.view
  return (
    <PaperSwitch paper={report !== null && view === 'paper' ? <Paper report={report} /> : null}>
      <SupplyReportDocument />
    </PaperSwitch>
  )
}

function SupplyReportDocument() {
  const { t } = useTranslation('pages/supply-report')
  const format = useFormat()
  const { saved: report } = useRecord(supplyReportForm)
  const steps = useSteps(supplyReportWorkflow)
  const activityTexts = useActivityTexts(supplyReportActivityTexts)
  useSendWhenOnline()
  const subtitle = report && [
    report.supply.number,
    report.supply.sawmill.name,
    report.inspected_on && format.date(report.inspected_on),
    report.inspector.name,
  ]
  return (
    <DocumentFrame
      title={report?.number ?? t('new')}
      status={report && <ReportStatusBadge status={report.status} />}
      subtitle={subtitle?.filter(Boolean).join(', ')}
      saveState={<SaveState />}
      actions={
        <StepActions steps={steps} printLinks={report && <PaperItem />}>
          <ReportItems correct={correctSupplyReport} />
        </StepActions>
      }
      notice={
        <RecordNotices>
          <ReportNotices texts={activityTexts} />
          <DealsLink />
        </RecordNotices>
      }
      figures={<SupplyReportRail />}
      needs={<StepNeeds steps={steps} getNavigation={getPhotoNavigation} />}
      record={<RecordPanel kind="supply_report" record={report} texts={activityTexts} />}
    >
      {!report && <OpenSupplyReports />}
      <SupplyReportSections />
    </DocumentFrame>
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
      section={DocumentSection}
    />
  )
}
