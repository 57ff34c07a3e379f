import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import {
  type Deal,
  DEAL_STAGES,
  DealStatusBadge,
  getDealStage,
  OverdueMark,
  QuotationBadge,
} from '@/entities/deal'
import { LateMark, toPaperRecord } from '@/entities/document'
import { canOpenRoute } from '@/entities/session'
import {
  BlockedTransition,
  TransitionActions,
  TransitionNeeds,
  type Workflow,
  useWorkflow,
  useWarnings,
} from '@/features/change-status'
import { RecordNotices, SaveState, useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, getButtonClass, menuItemClass } from '@/shared/ui'
import { DealCover } from '@/widgets/cover'
import {
  DocumentFrame,
  DocumentProgress,
  DocumentSection,
  PaperMenuItems,
  PrintInternalItem,
  RecordPanel,
  ReviseItem,
  useActivityTexts,
} from '@/widgets/document'
import { CopiedNotice } from '@/widgets/wood-lines'
import { SOLD_DEAL_STATUSES } from '@domain/rules/statuses'
import { dealActivityTexts } from '../model/deal-activity-texts'
import { dealFormConfig } from '../model/deal-form'
import { dealRevisionsConfig } from '../model/deal-revisions-config'
import { WarningsProvider } from '../model/deal-warnings'
import { dealWorkflow } from '../model/deal-workflow'
import { formatDealNext, isShortWithinTolerance } from '../model/format-next'
import { useCurrentDeal, useDealLines } from '../model/use-deal'
import { DealCargos, DealNextLink } from './deal-cargos'
import { DealInvoices } from './deal-invoices'
import { DealPayments } from './deal-payments'
import { DealQuotations, QuoteItem } from './deal-quotations'
import { DealFiguresRail } from './deal-rail'
import { DealRevisions, OpenDealRevision } from './deal-revisions'
import { DealSections } from './deal-sections'

/** The screen of a new or saved deal. */
export function DealDocument() {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const { saved: deal } = useRecord(dealFormConfig)
  const workflow = useWorkflow(dealWorkflow)
  const warnings = useWarnings(deal, workflow.preview)
  const activityTexts = useActivityTexts(dealActivityTexts)
  const current = useCurrentDeal()
  return (
    <DocumentFrame
      isInternal
      title={deal?.number ?? t('new')}
      status={deal && <DealMarks deal={deal} />}
      subtitle={
        deal &&
        t('subtitle', {
          client: deal.client.name,
          date: format.date(deal.date),
          manager: deal.sale_manager.name,
        })
      }
      saveState={<SaveState />}
      actions={<DealActions workflow={workflow} />}
      progress={<DealProgress workflow={workflow} />}
      notice={<DealNotices />}
      figures={<DealFiguresRail />}
      needs={<TransitionNeeds workflow={workflow} />}
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

const hasRevisions = (deal: Deal): boolean =>
  deal.order_confirmation_revision !== null || deal.open_revision !== null

/** A draft that was reopened and a canceled deal have a cover section if wood was bought. */
const hasCoverSection = ({ status, purchased_percent }: Deal): boolean =>
  (status !== 'draft' && status !== 'canceled') || Number(purchased_percent) > 0

/** Status, quotation, delay and overdue payment. */
function DealMarks({ deal }: { deal: Deal }) {
  const current = useCurrentDeal()
  return (
    <>
      <DealStatusBadge status={deal.status} /> {current && <DealQuotationBadge deal={current} />}
      <LateMark days={deal.late_days} arrivesLateDays={deal.arrives_late_days} />{' '}
      {current && <OverdueMark since={current.overdue_since} />}
    </>
  )
}

/** Badge of the latest quotation, unless it is closed. */
function DealQuotationBadge({ deal: { quotation } }: { deal: Deal }) {
  return quotation && quotation.state !== 'closed' && <QuotationBadge quotation={quotation} />
}

/** Transitions of the deal, its papers, and what else can be done with it. */
function DealActions({ workflow }: { workflow: Workflow }) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const { saved: deal } = useRecord(dealFormConfig)
  const current = useCurrentDeal()
  const unpaid =
    current && Number(current.unpaid) > 0 ? format.money(current.unpaid, current.currency) : null
  return (
    <TransitionActions
      workflow={workflow}
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
      printLinks={(wasMenuOpened) => (
        <>
          {deal?.order_confirmation_revision && (
            <PaperMenuItems
              record={toPaperRecord('deal', deal)}
              papers={
                SOLD_DEAL_STATUSES.includes(deal.status)
                  ? ['order_confirmation', 'proforma_invoice']
                  : ['order_confirmation']
              }
              wasMenuOpened={wasMenuOpened}
            />
          )}
          <PrintInternalItem />
        </>
      )}
      actionItems={
        current && (
          <>
            <QuoteItem deal={current} />
            <ReviseItem config={dealRevisionsConfig} record={current} label={t('action.revise')} />
          </>
        )
      }
    >
      {deal && <DealLinks deal={deal} />}
    </TransitionActions>
  )
}

/** Menu items that lead to other screens: buying missing wood, a new deal, a copy. */
function DealLinks({ deal }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const { me } = useRecord(dealFormConfig)
  return (
    <>
      {isShortWithinTolerance(deal) && canOpenRoute(me.role, '/supply_from_deal/$deal_id') && (
        <Link
          to="/supply_from_deal/$deal_id"
          params={{ deal_id: deal.id }}
          className={menuItemClass}
        >
          {t('action.buy')}
        </Link>
      )}
      <Link to="/deals/new" className={menuItemClass}>
        {t('action.new')}
      </Link>
      <Link to="/deals/new" search={{ from: deal.id }} className={menuItemClass}>
        {t('action.duplicate')}
      </Link>
    </>
  )
}

function DealNotices() {
  const { t } = useTranslation('pages/deal')
  const { saved: deal } = useRecord(dealFormConfig)
  const current = useCurrentDeal()
  return (
    <RecordNotices>
      <DealCopyNotice />
      {current && <OpenDealRevision deal={current} />}
      {deal?.cancel_reason && (
        <Banner tone="blocked" title={t('canceled')}>
          {deal.cancel_reason}
        </Banner>
      )}
    </RecordNotices>
  )
}

/** Source and prices of an unsaved copy. */
function DealCopyNotice() {
  const { t } = useTranslation('pages/deal')
  const { copied, form } = useRecord(dealFormConfig)
  const { lines } = useDealLines()
  const currency = useWatch({ control: form.control, name: 'currency' })
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

/** Stages of the deal and its next event, which depends on payments. */
function DealProgress({ workflow }: { workflow: Workflow }) {
  const { t } = useTranslation('entities/deal')
  const format = useFormat()
  const deal = useCurrentDeal()
  const stage = getDealStage(deal?.status ?? 'draft')
  return (
    stage && (
      <DocumentProgress
        stages={DEAL_STAGES}
        current={stage}
        formatStage={(id) => t(`stage.${id}`)}
        next={
          deal &&
          !workflow.isSavedReady &&
          (formatDealNext(deal, workflow.next !== undefined, format) ??
            (workflow.next && <BlockedTransition workflow={workflow} />))
        }
      />
    )
  )
}
