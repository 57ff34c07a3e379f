import type { ReactElement } from 'react'
import { ApprovalBadge, CertificateNotice } from '@/entities/sawmill'
import { recordLoader, RecordPage, useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Contacts } from '@/widgets/company-fields'
import { DocumentSection, RecordSkeleton, RecordScreen } from '@/widgets/document'
import { sawmillForm } from '../model/sawmill-form'
import { sawmillActivityTexts } from '../model/sawmill-activity-texts'
import { SawmillFigures } from './sawmill-figures'
import { CertificateSection, CompanySection, TermsSection, WoodSection } from './sawmill-sections'

const Supplies = lazyComponent(async () => (await import('./sawmill-supplies')).SawmillSupplies)

/** A mill, new or known. */
export function SawmillPage(): ReactElement {
  const { t } = useTranslation('pages/sawmill')
  return (
    <RecordPage
      form={sawmillForm}
      screen={SawmillScreen}
      skeleton={<RecordSkeleton title={t('sawmill')} figures={<SawmillFigures mill={null} />} />}
    />
  )
}

export const loader = recordLoader(sawmillForm)

function SawmillScreen() {
  const { t } = useTranslation('pages/sawmill')
  const { saved: mill } = useRecord(sawmillForm)
  return (
    <RecordScreen
      title={mill?.name}
      status={mill && <ApprovalBadge approval={mill.approval} />}
      notice={
        mill && (
          <CertificateNotice
            mill={mill}
            consequence={{
              expired: t('certificate.expired_then'),
              expiring: t('certificate.expiring_then'),
            }}
          />
        )
      }
      figures={<SawmillFigures mill={mill} />}
      words={sawmillActivityTexts}
      footer={mill && <Supplies millId={mill.id} />}
    >
      <CompanySection />
      <WoodSection />
      <CertificateSection />
      <TermsSection />
      <DocumentSection title={t('field.contacts')} layout="whole">
        <Contacts />
      </DocumentSection>
    </RecordScreen>
  )
}
