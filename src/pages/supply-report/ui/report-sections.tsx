import { memo } from 'react'
import { RecordFields } from '@/features/edit-record'
import { ChecksSection } from './checks-section'
import { LinesSection } from './lines-section'
import { PhotosSection } from './photos-section'
import { SupplySection } from './supply-section'
import { VerdictSection } from './verdict-section'

/** The report itself, in the order in which one goes through the yard. */
export const ReportSections = memo(function ReportSections() {
  return (
    <RecordFields>
      <SupplySection />
      <LinesSection />
      <ChecksSection />
      <PhotosSection />
      <VerdictSection />
    </RecordFields>
  )
})
