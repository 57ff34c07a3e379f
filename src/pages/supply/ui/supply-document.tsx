import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { LateMark, toPaperRecord } from '@/entities/document'
import { canOpenRoute } from '@/entities/session'
import { getSupplyStage, SUPPLY_STAGES, SupplyStatusBadge } from '@/entities/supply'
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
import { SupplyCover } from '@/widgets/cover'
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
import { SupplyPacks } from '@/widgets/packs'
import { SupplyReports } from '@/widgets/record-reports'
import { CopiedNotice } from '@/widgets/wood-lines'
import { formatSupplyNext, isReadyToLoad } from '../model/format-next'
import { supplyActivityTexts } from '../model/supply-activity-texts'
import { supplyFormConfig, useSupplyLines } from '../model/supply-form'
import { supplyRevisionsConfig } from '../model/supply-revisions-config'
import { WarningsProvider } from '../model/supply-warnings'
import { supplyWorkflow } from '../model/supply-workflow'
import { SupplyFiguresRail } from './supply-rail'
import { OpenSupplyRevision, SupplyRevisions } from './supply-revisions'
import { SupplySections } from './supply-sections'

/** The screen of a new or saved supply. */
export function SupplyDocument() {
  const { t } = useTranslation('pages/supply')
  const format = useFormat()
  const { saved: supply } = useRecord(supplyFormConfig)
  const workflow = useWorkflow(supplyWorkflow)
  const warnings = useWarnings(supply, workflow.preview)
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
      actions={<SupplyActions workflow={workflow} />}
      progress={<SupplyProgress workflow={workflow} />}
      notice={<SupplyNotices />}
      figures={<SupplyFiguresRail />}
      needs={<TransitionNeeds workflow={workflow} />}
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

/** Transitions of the supply, its order, and what else can be done with it. */
function SupplyActions({ workflow }: { workflow: Workflow }) {
  const { t } = useTranslation('pages/supply')
  const { saved: supply, me } = useRecord(supplyFormConfig)
  return (
    <TransitionActions
      workflow={workflow}
      lead={
        supply &&
        isReadyToLoad(supply) &&
        canOpenRoute(me.role, '/cargo/new') && (
          <Link
            to="/cargo/new"
            search={{ supply: supply.number }}
            className={getButtonClass({ variant: 'primary' })}
          >
            {t('action.plan_cargo')}
          </Link>
        )
      }
      printLinks={(wasMenuOpened) => (
        <>
          {supply && (
            <PaperMenuItems
              record={toPaperRecord('supply', supply)}
              papers={['supply_order']}
              wasMenuOpened={wasMenuOpened}
            />
          )}
          <PrintInternalItem />
        </>
      )}
      actionItems={
        supply && (
          <ReviseItem config={supplyRevisionsConfig} record={supply} label={t('action.revise')} />
        )
      }
    >
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
    </TransitionActions>
  )
}

/** Stages of the supply and its next event. */
function SupplyProgress({ workflow }: { workflow: Workflow }) {
  const { t } = useTranslation('entities/supply')
  const format = useFormat()
  const { saved: supply } = useRecord(supplyFormConfig)
  const stage = getSupplyStage(supply?.status ?? 'draft')
  return (
    stage && (
      <DocumentProgress
        stages={SUPPLY_STAGES}
        current={stage}
        formatStage={(id) => t(`stage.${id}`)}
        next={
          supply &&
          !workflow.isSavedReady &&
          (formatSupplyNext(supply, format) ??
            (workflow.next && <BlockedTransition workflow={workflow} />))
        }
      />
    )
  )
}

function SupplyNotices() {
  const { t } = useTranslation('pages/supply')
  const { saved: supply } = useRecord(supplyFormConfig)
  return (
    <RecordNotices>
      <SupplyCopyNotice />
      {supply && <OpenSupplyRevision supply={supply} />}
      {supply?.cancel_reason && (
        <Banner tone="blocked" title={t('canceled')}>
          {supply.cancel_reason}
        </Banner>
      )}
    </RecordNotices>
  )
}

/** Source and prices of an unsaved copy. */
function SupplyCopyNotice() {
  const { t } = useTranslation('pages/supply')
  const { copied, form } = useRecord(supplyFormConfig)
  const { lines } = useSupplyLines()
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
