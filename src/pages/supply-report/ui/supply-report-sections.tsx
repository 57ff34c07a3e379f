import { memo } from 'react'
import { RecordFields } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import { CheckRow, PhotoCount, Photos, Verdict } from '@/widgets/inspection'
import { checkNames } from '../model/supply-report-form'
import { LinesSection } from './lines-section'
import { SupplySection } from './supply-section'

const photoKinds = ['pack_marks', 'moisture', 'defect', 'other'] as const

/** The report itself, in the order in which one goes through the yard. */
export const SupplyReportSections = memo(function ReportSections() {
  const { t } = useTranslation('pages/supply-report')
  return (
    <RecordFields>
      <SupplySection />
      <LinesSection />
      <DocumentSection title={t('section.checks')} layout="whole">
        {checkNames.map((name) => (
          <CheckRow key={name} name={name} />
        ))}
      </DocumentSection>
      <DocumentSection title={t('section.photos')} aside={<PhotoCount />} layout="whole">
        <Photos kinds={photoKinds} />
      </DocumentSection>
      <DocumentSection title={t('section.verdict')} layout="whole">
        <Verdict />
      </DocumentSection>
    </RecordFields>
  )
})
