import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { canOpenRoute } from '@/entities/session'
import { RecordFields, useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { NotesSection } from '@/widgets/document'
import { dealFormConfig } from '../model/deal-form'
import { useCanSeeMargin } from '../model/use-deal'
import { ClientSection } from './client-section'
import { CostsSection } from './costs-section'
import { DeliverySection } from './delivery-section'
import { LinesSection } from './lines-section'

const NOTE_FIELDS = ['client_notes', 'notes']

/** The sections of a deal's form. Locked lines come first. */
export const DealSections = memo(function DealSections() {
  const { t } = useTranslation('pages/deal')
  const canSeeMargin = useCanSeeMargin()
  const { saved: deal, me, canEdit } = useRecord(dealFormConfig)
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
      <NotesSection title={t('section.notes')} names={NOTE_FIELDS} />
    </RecordFields>
  )
})

/**
 * Returns why the printed fields are locked, and how to unlock them if the user can; null for a
 * draft.
 */
function useLockReason(): string | null {
  const { t } = useTranslation('pages/deal')
  const { saved: deal } = useRecord(dealFormConfig)
  if (deal === null || deal.status === 'draft') return null
  const canReopen = deal.transitions.some(({ to }) => to === 'draft')
  const canRevise = deal.allowed_actions.includes('revise')
  const howToUnlock = canRevise
    ? t(canReopen ? 'locked.revise_or_reopen' : 'locked.revise')
    : canReopen && t('locked.reopen')
  return [t('locked.issued'), howToUnlock].filter(Boolean).join(' ')
}
