import { useQuery } from '@tanstack/react-query'
import { Link, useMatch, useParams } from '@tanstack/react-router'
import { LateMark } from '@/entities/document'
import {
  getSupplyStage,
  type Supply,
  supplyQueryOptions,
  supplyStages,
  SupplyStatusBadge,
} from '@/entities/supply'
import {
  BlockedStep,
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
import { useFormat, useTranslation } from '@/shared/i18n'
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
  ReviseItem,
  useActivityTexts,
  DocumentSkeleton,
  PaperDeskSkeleton,
  SectionSkeleton,
} from '@/widgets/document'
import { SupplyPacks } from '@/widgets/packs'
import { SupplyReports } from '@/widgets/record-reports'
import { CopiedNotice } from '@/widgets/wood-lines'
import { supplyForm, useSupplyLines } from '../model/supply-form'
import { supplyWorkflow } from '../model/supply-workflow'
import { WarningsProvider } from '../model/supply-warnings'
import { supplyActivityTexts } from '../model/supply-activity-texts'
import { supplyRevisionsConfig } from '../model/supply-revisions-config'
import { formatSupplyNext } from '../model/format-next'
import { SupplyFiguresRail } from './supply-rail'
import { OpenSupplyRevision, SupplyRevisions } from './supply-revisions'
import { SupplySections } from './supply-sections'
import { useFocusAfterSwitch } from '@/shared/lib/headline'
import { lazyComponent } from '@/shared/lib/lazy-component'
import type { ReactElement } from 'react'

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
  const search = useMatch({ from: '/supplies/$id', shouldThrow: false })?.search
  return (
    <PaperSwitch
      paper={
        supply && search?.view ? (
          <PaperView
            record={toPaperRecord(supply)}
            choice={{ paper: search.view, revision: search.revision, sent: search.sent }}
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
          {supply && (
            <ReviseItem config={supplyRevisionsConfig} record={supply} label={t('action.revise')} />
          )}
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
              (formatSupplyNext(supply, format) ?? (steps.next && <BlockedStep steps={steps} />))
            }
          />
        )
      }
      notice={
        <RecordNotices>
          <SupplyCopyNotice />
          {supply && <OpenSupplyRevision supply={supply} />}
          {supply?.cancel_reason && (
            <Banner tone="blocked" title={t('canceled')}>
              {supply.cancel_reason}
            </Banner>
          )}
        </RecordNotices>
      }
      figures={<SupplyFiguresRail />}
      needs={<StepNeeds steps={steps} />}
      record={
        <>
          {supply?.order_revision && <SupplyRevisions supply={supply} />}
          <RecordPanel kind="supply" record={supply} texts={activityTexts} />
        </>
      }
    >
      <WarningsProvider value={warnings}>
        <SupplySections />
      </WarningsProvider>
      {supply && <SupplyPacks supply={supply} section={DocumentSection} />}
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

const Revision = lazyComponent(
  async () => (await import('./revision-screen')).RevisionPage,
  () => <SupplySkeleton />,
)

/** A new or saved supply; with `?revision=2`, a revision of it. */
export function SupplyPage(): ReactElement {
  const { id } = useParams({ strict: false })
  const search = useMatch({ from: '/supplies/$id', shouldThrow: false })?.search
  const number = search?.view === undefined ? search?.revision : undefined
  useFocusAfterSwitch(number)
  const { data: supply } = useQuery({
    ...supplyQueryOptions(id ?? ''),
    enabled: id !== undefined && number !== undefined,
    retryOnMount: false,
  })
  // Without the supply, its own screen shows that it is loading or why it failed.
  if (number !== undefined && supply)
    return <Revision key={`${supply.id} ${number}`} supply={supply} number={number} />
  return <RecordPage form={supplyForm} screen={SupplyScreen} skeleton={<SupplySkeleton />} />
}

export const loader = recordLoader(supplyForm)
