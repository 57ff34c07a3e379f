import type { ReactElement } from 'react'
import { ClientStatusBadge } from '@/entities/client'
import { BlockBanner } from '@/entities/company'
import { RecordPage, useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { Skeleton } from '@/shared/ui'
import { Contacts } from '@/widgets/company-fields'
import {
  DocumentFrame,
  DocumentSection,
  RecordScreen,
  DocumentSkeleton,
  SectionSkeleton,
} from '@/widgets/document'
import { clientForm } from '../model/client-form'
import { clientActivityTexts } from '../model/client-activity-texts'
import { ClientDeals } from './client-deals'
import { ClientFigures } from './client-figures'
import { CompanySection, CreditSection, TermsSection } from './client-sections'

/** A client, new or known. */
export const ClientPage = (): ReactElement => (
  <RecordPage form={clientForm} screen={ClientScreen} skeleton={<ClientSkeleton />} />
)

function ClientScreen() {
  const { t } = useTranslation('pages/client')
  const { saved: client } = useRecord(clientForm)
  return (
    <RecordScreen
      isInternal
      title={client?.name}
      status={client && <ClientStatusBadge status={client.status} />}
      notice={client?.company_block && <BlockBanner block={client.company_block} />}
      figures={<ClientFigures client={client} />}
      words={clientActivityTexts}
      footer={client && <ClientDeals clientId={client.id} />}
    >
      <CompanySection />
      <TermsSection />
      <CreditSection />
      <DocumentSection title={t('field.contacts')} layout="whole">
        <Contacts />
      </DocumentSection>
    </RecordScreen>
  )
}

/** The frame of the screen while the client is under way. */
function ClientSkeleton() {
  const { t } = useTranslation('pages/client')
  return (
    <DocumentFrame
      title={t('client')}
      subtitle={<Skeleton width="10rem" />}
      actions={<Skeleton width="6rem" height="var(--control)" />}
      figures={<ClientFigures client={null} />}
    >
      <DocumentSkeleton>
        <SectionSkeleton
          title={t('section.company')}
          fields={[6, 3, 3, 3, 3, { span: 6, has: 'lines' }]}
        />
        <SectionSkeleton title={t('section.terms')} fields={[3, 3, 3, 3, 3, 3, 3, 3]} />
        <SectionSkeleton title={t('section.credit')} fields={[4, 4]} />
      </DocumentSkeleton>
    </DocumentFrame>
  )
}
