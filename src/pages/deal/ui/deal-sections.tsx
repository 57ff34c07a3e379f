import { memo } from 'react'
import { RecordFields } from '@/features/edit-record'
import { fieldsOf } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import { useCanSeeMargin } from '../model/use-deal'
import type { DealValues } from '../model/deal-form'
import { ClientSection } from './client-section'
import { CostsSection } from './costs-section'
import { DeliverySection } from './delivery-section'
import { LinesSection } from './lines-section'

const Field = fieldsOf<DealValues>()

/** The deal itself, in sections. */
export const DealSections = memo(function DealSections() {
  const { t } = useTranslation('pages/deal')
  const canSeeMargin = useCanSeeMargin()
  return (
    <RecordFields>
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
