import { Link, useMatch } from '@tanstack/react-router'
import { LateMark } from '@/entities/document'
import { getSupplyStage, type Supply, supplyStages, SupplyStatusBadge } from '@/entities/supply'
import {
  formatBlockedStep,
  StepActions,
  StepNeeds,
  useSteps,
  useWarnings,
} from '@/features/change-status'
import {
  RecordNotices,
  SaveState,
  useRecord,
  recordLoader,
  RecordPage,
} from '@/features/edit-record'
import { useWatch } from 'react-hook-form'
import { canOpenRoute } from '@/entities/session'
import { type Format, i18n, useFormat, useTranslation } from '@/shared/i18n'
import { Banner, getButtonClass, menuItemClass, FigureList, KeyFigure, Skeleton } from '@/shared/ui'
import { SupplyCover } from '@/widgets/cover'
import {
  DocumentFrame,
  DocumentProgress,
  DocumentProgressSkeleton,
  DocumentSection,
  PaperMenuItems,
  PaperSwitch,
  PaperView,
  PrintedPaper,
  PrintInternalItem,
  RecordPanel,
  useActivityTexts,
  DocumentSkeleton,
  PaperDeskSkeleton,
  SectionSkeleton,
} from '@/widgets/document'
import { SupplyReports } from '@/widgets/record-reports'
import { specificationChoices } from '@/entities/product'
import { vSupplyStatus } from '@/shared/api/generated/validators'
import { CopiedNotice, formatLoggedAmount, formatLoggedLine } from '@/widgets/wood-lines'
import { formatYesNo, supplyForm, useSupplyLines } from '../model/supply-form'
import { supplyWorkflow } from '../model/supply-workflow'
import { WarningsProvider } from '../model/supply-warnings'
import { formatSupplyNext } from '../model/format-next'
import { SupplyFiguresRail } from './supply-rail'
import { SupplySections } from './supply-sections'
import type { ReactElement } from 'react'

const statuses = vSupplyStatus.options
const { certification } = specificationChoices

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'deposit':
      return formatLoggedAmount(text, format)
    case 'confirmed_quantity':
    case 'ready_quantity':
      return format.number(text)
    case 'inspection_required':
      return formatYesNo(text === 'true')
    case 'harvest_countries':
      return text.split(' ').map(format.country).join(', ')
    case 'certificate_claim': {
      const claim = certification.find((option) => option === text)
      return claim && i18n.t(`entities/product:certification.${claim}`)
    }
    default:
      return formatLoggedLine(field, text, format)
  }
}

const supplyActivityTexts = {
  texts: 'pages/supply',
  status(text: string): string {
    const knownStatus = statuses.find((status) => status === text)
    return knownStatus ? i18n.t(`entities/supply:status.${knownStatus}`) : text
  },
  value: formatValue,
} as const

const isOrderValid = ({ status }: Supply) => status !== 'draft' && status !== 'canceled'

/** Renders the printed order instead of the screen once the supply is ordered. */
function PrintedOrder() {
  const { saved: supply, rows, snapshots } = useRecord(supplyForm)
  if (!supply || !isOrderValid(supply)) return null
  const isUnsaved = () => Boolean(rows?.hasOpenCell()) || snapshots.take().isDirty
  return <PrintedPaper record={toPaperRecord(supply)} paper="supply_order" isUnsaved={isUnsaved} />
}

const toPaperRecord = ({ id, version, number }: Supply) => ({
  kind: 'supply' as const,
  id,
  version,
  number,
})

/** A new or saved supply; with `?view=`, one of its papers. */
function SupplyScreen() {
  const { t } = useTranslation('pages/supply')
  const { saved: supply } = useRecord(supplyForm)
  const { view, sent } = useMatch({ from: '/supplies/$id', shouldThrow: false })?.search ?? {}
  return (
    <PaperSwitch
      paper={
        supply && view ? (
          <PaperView
            record={toPaperRecord(supply)}
            choice={{ paper: view, sent }}
            back={
              <Link to="/supplies/$id" params={{ id: supply.id }} className={getButtonClass({})}>
                {t('action.back')}
              </Link>
            }
          />
        ) : null
      }
    >
      <PrintedOrder />
      <SupplyDocument />
    </PaperSwitch>
  )
}

function SupplyDocument() {
  const { t } = useTranslation(['pages/supply', 'entities/supply'])
  const format = useFormat()
  const { saved: supply, me } = useRecord(supplyForm)
  const stage = getSupplyStage(supply?.status ?? 'draft')
  const steps = useSteps(supplyWorkflow)
  const warnings = useWarnings(supply, steps.preview)
  const activityTexts = useActivityTexts(supplyActivityTexts)
  const subtitle = supply && [
    supply.sawmill.name,
    supply.ready_week && t('ready_in', { week: format.week(supply.ready_week) }),
    supply.purchase_manager?.name,
  ]
  return (
    <DocumentFrame
      isInternal
      title={supply?.number ?? t('new')}
      status={
        supply && (
          <>
            <SupplyStatusBadge status={supply.status} /> <LateMark days={supply.late_days} />
          </>
        )
      }
      subtitle={subtitle?.filter(Boolean).join(', ')}
      saveState={<SaveState />}
      actions={
        <StepActions
          steps={steps}
          printLinks={
            supply
              ? (wasMenuOpened) => (
                  <PaperMenuItems
                    record={toPaperRecord(supply)}
                    papers={['supply_order']}
                    wasMenuOpened={wasMenuOpened}
                  />
                )
              : null
          }
        >
          <PrintInternalItem />
          {supply && (
            <Link to="/supplies/new" className={menuItemClass}>
              {t('action.new')}
            </Link>
          )}
          {supply && canOpenRoute(me.role, '/supplies/new') && (
            <Link to="/supplies/new" search={{ from: supply.id }} className={menuItemClass}>
              {t('action.duplicate')}
            </Link>
          )}
        </StepActions>
      }
      progress={
        stage && (
          <DocumentProgress
            stages={supplyStages}
            current={stage}
            formatStage={(id) => t(`entities/supply:stage.${id}`)}
            next={
              supply &&
              !steps.isSavedReady &&
              (formatSupplyNext(supply, format) ?? formatBlockedStep(steps))
            }
          />
        )
      }
      notice={
        <RecordNotices>
          <SupplyCopyNotice />
          {supply?.cancel_reason && (
            <Banner tone="blocked" title={t('canceled')}>
              {supply.cancel_reason}
            </Banner>
          )}
        </RecordNotices>
      }
      figures={<SupplyFiguresRail />}
      needs={<StepNeeds steps={steps} />}
      record={<RecordPanel kind="supply" record={supply} texts={activityTexts} />}
    >
      <WarningsProvider value={warnings}>
        <SupplySections />
      </WarningsProvider>
      {supply && supply.status !== 'canceled' && (
        <SupplyCover supplyId={supply.id} section={DocumentSection} />
      )}
      {supply && <SupplyReports supplyId={supply.id} section={DocumentSection} />}
    </DocumentFrame>
  )
}

/** Source and prices of an unsaved copy. */
function SupplyCopyNotice() {
  const { t } = useTranslation('pages/supply')
  const { copied, fields } = useRecord(supplyForm)
  const { lines } = useSupplyLines()
  const currency = useWatch({ control: fields.control, name: 'currency' })
  return (
    copied && (
      <CopiedNotice
        copied={copied}
        lines={lines}
        currency={currency}
        openWeek={t('copy_weeks')}
        sourceLink={
          <Link
            to="/supplies/$id"
            params={{ id: copied.source.id }}
            className={getButtonClass({ size: 's' })}
          >
            {copied.source.number}
          </Link>
        }
      />
    )
  )
}

/** Skeleton with the fixed parts of every supply. */
function SupplySkeleton() {
  const { t } = useTranslation(['pages/supply', 'widgets/document'])
  const savedMatch = useMatch({ from: '/supplies/$id', shouldThrow: false })
  const view = savedMatch?.search.view
  if (view) return <PaperDeskSkeleton title={t(`widgets/document:papers.${view}.title`)} />
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.volume')} value={null} />
      <KeyFigure label={t('figures.weight')} value={null} size="s" />
      <KeyFigure label={t('figures.amount')} value={null} />
    </FigureList>
  )
  return (
    <DocumentSkeleton
      title={t(savedMatch ? 'supply' : 'new')}
      progress={<DocumentProgressSkeleton />}
      figures={figures}
    >
      <SectionSkeleton
        title={t('section.sawmill')}
        fields={[{ span: 6, extra: 'hint' }, 3, 3, 3, 3, 3, 3]}
      />
      <SectionSkeleton title={t('section.loading')} fields={[2, 3, 5, 2]} />
      <DocumentSection title={t('section.lines')} layout="whole">
        <Skeleton height="14rem" />
      </DocumentSection>
    </DocumentSkeleton>
  )
}

export const SupplyPage = (): ReactElement => (
  <RecordPage form={supplyForm} screen={SupplyScreen} skeleton={<SupplySkeleton />} />
)

export const loader = recordLoader(supplyForm)
