import { memo } from 'react'
import { RecordFields, useRecord } from '@/features/edit-record'
import { createFields } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import { useCanSeeMargin } from '../model/use-deal'
import { dealForm, type DealValues } from '../model/deal-form'
import { ClientSection } from './client-section'
import { CostsSection } from './costs-section'
import { DeliverySection } from './delivery-section'
import { LinesSection } from './lines-section'

const Field = createFields<DealValues>()

/** The deal itself, in sections. */
export const DealSections = memo(function DealSections() {
  const { t } = useTranslation('pages/deal')
  const canSeeMargin = useCanSeeMargin()
  const lockReason = useLockReason()
  return (
    <RecordFields lockReason={lockReason}>
      <ClientSection />
      <DeliverySection />
      <LinesSection />
      {canSeeMargin && <CostsSection />}
      <DocumentSection title={t('section.notes')}>
        <Field.Area name="notes" isLabelHidden />
      </DocumentSection>
    </RecordFields>
  )
})

/** Returns why the printed fields are locked, and the way to open them if there is one; null for a draft. */
function useLockReason(): string | null {
  const { t } = useTranslation('pages/deal')
  const { saved: deal } = useRecord(dealForm)
  if (deal === null || deal.status === 'draft') return null
  const canReopen = deal.transitions.some(({ to }) => to === 'draft')
  return [t('locked.issued'), canReopen && t('locked.reopen')].filter(Boolean).join(' ')
}
