import type { ReactElement } from 'react'
import { ApprovalBadge, CertificateNotice } from '@/entities/sawmill'
import { firstCallsOf, RecordActions, RecordFields, RecordNotices, RecordPage, SaveState, useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyPart } from '@/shared/lib/lazy-part'
import { Skeleton } from '@/shared/ui'
import { Contacts } from '@/widgets/company-fields'
import { DocumentFrame, DocumentSection, RecordPanel, useRecordWords } from '@/widgets/document'
import { sawmillForm } from '../model/sawmill-form'
import { sawmillWords } from '../model/sawmill-words'
import { SawmillFigures } from './sawmill-figures'
import { CertificateSection, CompanySection, TermsSection, WoodSection } from './sawmill-sections'

const Supplies = lazyPart(async () => (await import('./sawmill-supplies')).SawmillSupplies)

/** A mill, new or known. */
export const SawmillPage = (): ReactElement => <RecordPage form={sawmillForm} screen={SawmillScreen} waiting={<SawmillBones />} />

export const firstCalls = firstCallsOf(sawmillForm)

function SawmillScreen() {
  const { t } = useTranslation('pages/sawmill')
  const format = useFormat()
  const { saved: mill } = useRecord(sawmillForm)
  return (
    <DocumentFrame
      title={mill?.name ?? t('new')}
      status={mill && <ApprovalBadge approval={mill.approval} />}
      subtitle={mill && t('updated', { date: format.date(mill.updated_at) })}
      saveState={<SaveState />}
      actions={<RecordActions />}
      notice={<RecordNotices>{mill && <CertificateNotice mill={mill} then={{ expired: t('certificate.expired_then'), expiring: t('certificate.expiring_then') }} />}</RecordNotices>}
      figures={<SawmillFigures mill={mill} />}
      record={<RecordPanel kind="sawmill" record={mill} words={useRecordWords(sawmillWords)} />}
    >
      <RecordFields>
        <CompanySection />
        <WoodSection />
        <CertificateSection />
        <TermsSection />
        <DocumentSection title={t('field.contacts')} layout="whole">
          <Contacts />
        </DocumentSection>
      </RecordFields>
      {mill && <Supplies millId={mill.id} />}
    </DocumentFrame>
  )
}

/** The frame of the screen while the mill is under way. */
function SawmillBones() {
  const { t } = useTranslation('pages/sawmill')
  return (
    <DocumentFrame title={t('sawmill')} figures={<SawmillFigures mill={null} />}>
      <Skeleton height="36rem" />
    </DocumentFrame>
  )
}
