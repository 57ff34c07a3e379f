import { useQuery } from '@tanstack/react-query'
import { Link, useMatch, useParams } from '@tanstack/react-router'
import { memo, type ReactElement } from 'react'
import { useWatch } from 'react-hook-form'
import {
  type Deal,
  dealQueryOptions,
  dealStages,
  DealStatusBadge,
  getDealStage,
  OverdueMark,
  QuotationBadge,
} from '@/entities/deal'
import { LateMark } from '@/entities/document'
import {
  BlockedStep,
  StepActions,
  StepNeeds,
  type Steps,
  useSteps,
  useWarnings,
} from '@/features/change-status'
import {
  RecordFields,
  RecordNotices,
  SaveState,
  useRecord,
  RecordPage,
} from '@/features/edit-record'
import { canOpenRoute } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useFocusAfterSwitch } from '@/shared/lib/headline'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Banner, getButtonClass, menuItemClass, FigureList, KeyFigure, Skeleton } from '@/shared/ui'
import { DealCover } from '@/widgets/cover'
import {
  DocumentFrame,
  DocumentProgress,
  DocumentProgressSkeleton,
  DocumentSection,
  NotesSection,
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
import { CopiedNotice } from '@/widgets/wood-lines'
import { SOLD_DEAL_STATUSES } from '@domain/rules/statuses'
import { dealForm } from '../model/deal-form'
import { useCanSeeMargin, useCurrentDeal, useDealLines } from '../model/use-deal'
import { dealWorkflow, isConfirmationValid } from '../model/deal-workflow'
import { WarningsProvider } from '../model/deal-warnings'
import { dealRevisionsConfig } from '../model/deal-revisions-config'
import { dealActivityTexts } from '../model/deal-activity-texts'
import { formatDealNext, isShortWithinTolerance } from '../model/format-next'
import { DealCargos, DealNextLink } from './deal-cargos'
import { DealInvoices } from './deal-invoices'
import { DealPayments } from './deal-payments'
import { DealFiguresRail } from './deal-rail'
import { DealRevisions, OpenDealRevision } from './deal-revisions'
import { DealQuotations, QuoteItem } from './deal-quotations'
import { ClientSection } from './client-section'
import { CostsSection } from './costs-section'
import { DeliverySection } from './delivery-section'
import { LinesSection } from './lines-section'

const noteFields = ['client_notes', 'notes']

/** The sections of the form. */
const DealSections = memo(function DealSections() {
  const { t } = useTranslation('pages/deal')
  const canSeeMargin = useCanSeeMargin()
  const { saved: deal, me, canEdit } = useRecord(dealForm)
  const areLinesLocked = !canEdit('lines')
  const lockReason = useLockReason()
  return (
    <RecordFields
      lockReason={lockReason}
      lockAction={
        deal?.portal_order_id &&
        canOpenRoute(me.role, '/orders/$id') && (
          <Link to="/orders/$id" params={{ id: deal.portal_order_id }}>
            {t('locked.portal_order')}
          </Link>
        )
      }
    >
      {areLinesLocked && <LinesSection />}
      <ClientSection />
      <DeliverySection />
      {!areLinesLocked && <LinesSection />}
      {canSeeMargin && <CostsSection />}
      <NotesSection title={t('section.notes')} names={noteFields} />
    </RecordFields>
  )
})

/**
 * Returns why the printed fields are locked, and how to unlock them if the user can; null for a
 * draft.
 */
function useLockReason(): string | null {
  const { t } = useTranslation('pages/deal')
  const { saved: deal } = useRecord(dealForm)
  if (deal === null || deal.status === 'draft') return null
  const canReopen = deal.transitions.some(({ to }) => to === 'draft')
  const canRevise = deal.allowed_actions.includes('revise')
  const howToUnlock = canRevise
    ? t(canReopen ? 'locked.revise_or_reopen' : 'locked.revise')
    : canReopen && t('locked.reopen')
  return [t('locked.issued'), howToUnlock].filter(Boolean).join(' ')
}

/** Prints the order confirmation instead of the screen while it is valid. */
function PrintedConfirmation() {
  const { saved: deal, rows, snapshots } = useRecord(dealForm)
  if (!deal || !isConfirmationValid(deal)) return null
  return (
    <PrintedPaper
      record={toPaperRecord(deal)}
      paper="order_confirmation"
      isUnsaved={() => Boolean(rows?.hasOpenCell()) || snapshots.take().isDirty}
    />
  )
}

const toPaperRecord = ({ id, version, number }: Deal) => ({
  kind: 'deal' as const,
  id,
  version,
  number,
})

/** A new or saved deal; with `?view=`, one of its papers. */
function DealScreen() {
  const { t } = useTranslation('pages/deal')
  const { saved: deal } = useRecord(dealForm)
  const search = useMatch({ from: '/deals/$id', shouldThrow: false })?.search
  return (
    <PaperSwitch
      paper={
        deal && search?.view ? (
          <PaperView
            record={toPaperRecord(deal)}
            choice={{ paper: search.view, revision: search.revision }}
            back={
              <Link to="/deals/$id" params={{ id: deal.id }} className={getButtonClass({})}>
                {t('action.back')}
              </Link>
            }
          />
        ) : null
      }
    >
      <PrintedConfirmation />
      <DealDocument />
    </PaperSwitch>
  )
}

function DealDocument() {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const { saved: deal, me } = useRecord(dealForm)
  const steps = useSteps(dealWorkflow)
  const warnings = useWarnings(deal, steps.preview)
  const activityTexts = useActivityTexts(dealActivityTexts)
  const current = useCurrentDeal()
  const unpaid =
    current && Number(current.unpaid) > 0 ? format.money(current.unpaid, current.currency) : null
  return (
    <DocumentFrame
      isInternal
      title={deal?.number ?? t('new')}
      status={
        deal && (
          <>
            <DealStatusBadge status={deal.status} />{' '}
            {current && <DealQuotationBadge deal={current} />}
            <LateMark days={deal.late_days} arrivesLateDays={deal.arrives_late_days} />{' '}
            {current && <OverdueMark since={current.overdue_since} />}
          </>
        )
      }
      subtitle={
        deal &&
        t('subtitle', {
          client: deal.client.name,
          date: format.date(deal.date),
          manager: deal.sale_manager.name,
        })
      }
      saveState={<SaveState />}
      actions={
        <StepActions
          steps={steps}
          lead={current?.next_action && <DealNextLink deal={current} />}
          confirmation={({ to }) =>
            to === 'completed' && unpaid !== null
              ? {
                  title: t('payments.complete.title', { amount: unpaid }),
                  text: t('payments.complete.text'),
                  confirm: t('action.to_completed'),
                }
              : null
          }
          printLinks={
            deal?.order_confirmation_revision
              ? (wasMenuOpened) => (
                  <PaperMenuItems
                    record={toPaperRecord(deal)}
                    papers={
                      SOLD_DEAL_STATUSES.includes(deal.status)
                        ? ['order_confirmation', 'proforma_invoice']
                        : ['order_confirmation']
                    }
                    wasMenuOpened={wasMenuOpened}
                  />
                )
              : null
          }
        >
          {current && <QuoteItem deal={current} />}
          {current && (
            <ReviseItem config={dealRevisionsConfig} record={current} label={t('action.revise')} />
          )}
          <PrintInternalItem />
          {deal &&
            isShortWithinTolerance(deal) &&
            canOpenRoute(me.role, '/supply_from_deal/$deal_id') && (
              <Link
                to="/supply_from_deal/$deal_id"
                params={{ deal_id: deal.id }}
                className={menuItemClass}
              >
                {t('action.buy')}
              </Link>
            )}
          {deal && (
            <Link to="/deals/new" className={menuItemClass}>
              {t('action.new')}
            </Link>
          )}
          {deal && canOpenRoute(me.role, '/deals/new') && (
            <Link to="/deals/new" search={{ from: deal.id }} className={menuItemClass}>
              {t('action.duplicate')}
            </Link>
          )}
        </StepActions>
      }
      progress={<DealProgress steps={steps} />}
      notice={
        <RecordNotices>
          <DealCopyNotice />
          {current && <OpenDealRevision deal={current} />}
          {deal?.cancel_reason && (
            <Banner tone="blocked" title={t('canceled')}>
              {deal.cancel_reason}
            </Banner>
          )}
        </RecordNotices>
      }
      figures={<DealFiguresRail />}
      needs={<StepNeeds steps={steps} />}
      record={
        <>
          {current?.quotation && <DealQuotations deal={current} />}
          {deal && hasRevisions(deal) && <DealRevisions deal={deal} />}
          <RecordPanel kind="deal" record={deal} texts={activityTexts} />
        </>
      }
    >
      <WarningsProvider value={warnings}>
        <DealSections />
      </WarningsProvider>
      {current && <DealCargos deal={current} />}
      {current && <DealInvoices deal={current} />}
      {current && <DealPayments deal={current} />}
      {deal && hasCoverSection(deal) && (
        <DealCover dealId={deal.id} currency={deal.currency} section={DocumentSection} />
      )}
    </DocumentFrame>
  )
}

/** Source and prices of an unsaved copy. */
function DealCopyNotice() {
  const { t } = useTranslation('pages/deal')
  const { copied, fields } = useRecord(dealForm)
  const { lines } = useDealLines()
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
            to="/deals/$id"
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

/** Badge of the latest quotation, unless it is closed. */
function DealQuotationBadge({ deal: { quotation } }: { readonly deal: Deal }) {
  return quotation && quotation.state !== 'closed' && <QuotationBadge quotation={quotation} />
}

const hasRevisions = (deal: Deal): boolean =>
  deal.order_confirmation_revision !== null || deal.open_revision !== null

/** Stages of the deal and its next event, which depends on payments. */
function DealProgress({ steps }: { steps: Steps }) {
  const { t } = useTranslation('entities/deal')
  const format = useFormat()
  const deal = useCurrentDeal()
  const stage = getDealStage(deal?.status ?? 'draft')
  return (
    stage && (
      <DocumentProgress
        stages={dealStages}
        current={stage}
        formatStage={(id) => t(`stage.${id}`)}
        next={
          deal &&
          !steps.isSavedReady &&
          (formatDealNext(deal, steps.next !== undefined, format) ??
            (steps.next && <BlockedStep steps={steps} />))
        }
      />
    )
  )
}

/** A draft that was reopened and a canceled deal have a cover section if wood was bought. */
const hasCoverSection = ({ status, purchased_percent }: Deal): boolean =>
  (status !== 'draft' && status !== 'canceled') || Number(purchased_percent) > 0

/** Skeleton of a deal's screen while the deal loads. */
function DealSkeleton() {
  const { t } = useTranslation(['pages/deal', 'widgets/document'])
  const savedMatch = useMatch({ from: '/deals/$id', shouldThrow: false })
  const view = savedMatch?.search.view
  if (view) return <PaperDeskSkeleton title={t(`widgets/document:papers.${view}.title`)} />
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.volume')} value={null} />
      <KeyFigure label={t('figures.weight')} value={null} size="s" />
      <KeyFigure label={t('figures.revenue')} value={null} />
    </FigureList>
  )
  return (
    <DocumentSkeleton
      title={t(savedMatch ? 'deal' : 'new')}
      progress={<DocumentProgressSkeleton />}
      figures={figures}
    >
      <SectionSkeleton title={t('section.client')} fields={[6, 3, 3, 3, 3, 3, 3]} />
      <SectionSkeleton
        title={t('section.delivery')}
        fields={[
          2,
          4,
          { span: 3, extra: 'hint' },
          { span: 3, extra: 'hint' },
          2,
          2,
          3,
          { span: 3, extra: 'hint' },
          2,
        ]}
      />
      <DocumentSection title={t('section.lines')} layout="whole">
        <Skeleton height="14rem" />
      </DocumentSection>
    </DocumentSkeleton>
  )
}

const Revision = lazyComponent(
  async () => (await import('./revision-screen')).RevisionPage,
  () => <DealSkeleton />,
)

/** A new or saved deal; with `?revision=2`, a revision of it. */
export function DealPage(): ReactElement {
  const { id } = useParams({ strict: false })
  const search = useMatch({ from: '/deals/$id', shouldThrow: false })?.search
  const revision = search?.view === undefined ? search?.revision : undefined
  useFocusAfterSwitch(revision)
  const { data: deal } = useQuery({
    ...dealQueryOptions(id ?? ''),
    enabled: id !== undefined && revision !== undefined,
    retryOnMount: false,
  })
  // Without the deal, its own screen shows that it is loading or why it failed.
  if (revision !== undefined && deal)
    return <Revision key={`${deal.id} ${revision}`} deal={deal} number={revision} />
  return <RecordPage form={dealForm} screen={DealScreen} skeleton={<DealSkeleton />} />
}
