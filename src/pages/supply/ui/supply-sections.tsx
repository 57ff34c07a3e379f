import { memo } from 'react'
import { specificationChoices } from '@/entities/product'
import { RecordFields, useRecord } from '@/features/edit-record'
import { vIncotermsRule } from '@contract/validators'
import { createFields } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { CountriesChoice } from '@/widgets/company-fields'
import { DocumentSection, NotesSection } from '@/widgets/document'
import { supplyFormConfig, type SupplyValues } from '../model/supply-form'
import { useFieldWarning } from '../model/supply-warnings'
import { LinesSection } from './lines-section'
import { SawmillSection } from './sawmill-section'

const Field = createFields<SupplyValues>()

const rules = vIncotermsRule.options.map((value) => ({ value, label: value }))

const NOTE_FIELDS = ['mill_notes', 'notes']

export const SupplySections = memo(function SupplySections() {
  const { t } = useTranslation('pages/supply')
  const { saved: supply, canEdit } = useRecord(supplyFormConfig)
  const areLinesLocked = !canEdit('lines')
  const lockReason =
    supply === null || supply.status === 'draft'
      ? null
      : [t('locked.ordered'), supply.allowed_actions.includes('revise') && t('locked.revise')]
          .filter(Boolean)
          .join(' ')
  return (
    <RecordFields lockReason={lockReason}>
      {areLinesLocked && <LinesSection />}
      <SawmillSection />
      <LoadingSection />
      {!areLinesLocked && <LinesSection />}
      <OriginSection />
      <NotesSection title={t('section.notes')} names={NOTE_FIELDS} />
    </RecordFields>
  )
})

/** Place and tolerance of the loading. */
export function LoadingSection() {
  const { t } = useTranslation('pages/supply')
  return (
    <DocumentSection title={t('section.loading')}>
      <Field.Choice name="incoterms.rule" span={2} options={rules} />
      <Field.Text name="incoterms.place" span={3} />
      <Field.Text name="loading_place" span={5} />
      <Field.Number name="tolerance_percent" span={2} prefix="±" unit="%" />
    </DocumentSection>
  )
}

/** The origin that a revision can change: the claim and the inspection. */
export function ClaimSection() {
  const { t } = useTranslation('pages/supply')
  return (
    <DocumentSection title={t('section.origin')}>
      <ClaimField />
      <Field.Check name="inspection_required" span={6} />
    </DocumentSection>
  )
}

function ClaimField() {
  const { t } = useTranslation('entities/product')
  const claims = specificationChoices.certification.map((value) => ({
    value,
    label: t(`certification.${value}`),
  }))
  return (
    <Field.Choice
      name="certificate_claim"
      span={4}
      options={claims}
      warning={useFieldWarning('certificate_claim')}
    />
  )
}

function OriginSection() {
  const { t } = useTranslation('pages/supply')
  return (
    <DocumentSection title={t('section.origin')}>
      <ClaimField />
      <Field.Text
        name="due_diligence_reference"
        span={4}
        warning={useFieldWarning('due_diligence_reference')}
      />
      <Field.Text
        name="verification_number"
        span={4}
        warning={useFieldWarning('verification_number')}
      />
      <CountriesChoice name="harvest_countries" span={6} />
      <Field.Check name="inspection_required" span={6} />
    </DocumentSection>
  )
}
