import { Link } from '@tanstack/react-router'
import { LateMark } from '@/entities/document'
import { SupplyStatusBadge } from '@/entities/supply'
import { StepActions, StepNeeds, useSteps, useWarnings } from '@/features/change-status'
import { RecordNotices, SaveState, useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, menuItemClass } from '@/shared/ui'
import { DocumentFrame, RecordPanel, useDocumentWords } from '@/widgets/document'
import { supplyForm } from '../model/supply-form'
import { supplySteps } from '../model/supply-steps'
import { WarningsProvider } from '../model/supply-warnings'
import { supplyWords } from '../model/supply-words'
import { SupplyFiguresRail } from './supply-rail'
import { SupplySections } from './supply-sections'

/** A supply, new or saved. */
export function SupplyScreen() {
  const { t } = useTranslation('pages/supply')
  const format = useFormat()
  const { saved: supply } = useRecord(supplyForm)
  const steps = useSteps(supplySteps)
  const warnings = useWarnings(supply, steps.preview)
  const words = useDocumentWords(supplyWords)
  const subtitle = supply && [supply.sawmill.name, supply.ready_week && t('ready_in', { week: format.week(supply.ready_week) }), supply.purchase_manager?.name]
  return (
    <DocumentFrame
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
        <StepActions steps={steps} papers={null}>
          {supply && (
            <Link to="/supplies/new" className={menuItemClass}>
              {t('action.new')}
            </Link>
          )}
        </StepActions>
      }
      notice={
        <RecordNotices>
          {supply?.cancel_reason && (
            <Banner tone="blocked" title={t('canceled')}>
              {supply.cancel_reason}
            </Banner>
          )}
        </RecordNotices>
      }
      figures={<SupplyFiguresRail />}
      needs={<StepNeeds steps={steps} />}
      record={<RecordPanel kind="supply" record={supply} words={words} />}
    >
      <WarningsProvider value={warnings}>
        <SupplySections />
      </WarningsProvider>
    </DocumentFrame>
  )
}
