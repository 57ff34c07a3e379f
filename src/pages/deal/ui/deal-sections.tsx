import { useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document-frame'
import { useDealContext } from '../model/deal-editor'
import { ClientSection } from './client-section'
import { CostsSection } from './costs-section'
import { DealArea } from './deal-fields'
import { DeliverySection } from './delivery-section'
import { LinesSection } from './lines-section'

/** The deal itself, in sections. */
export function DealSections() {
  const { t } = useTranslation('pages/deal')
  const { rights } = useDealContext()
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <ClientSection />
      <DeliverySection />
      <LinesSection />
      {rights.canSeeMargin && <CostsSection />}
      <DocumentSection title={t('section.notes')}>
        <DealArea name="notes" label={t('field.notes')} />
      </DocumentSection>
    </form>
  )
}
