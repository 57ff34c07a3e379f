import { useWatch } from 'react-hook-form'
import { vSawmillCertificate, vProfile, vSawmillApproval, vWood } from '@contract/validators'
import { createFields, useFormFields } from '@/shared/forms'
import { LANGUAGES, useTranslation } from '@/shared/i18n'
import { CountryChoice, PaymentParts, PaymentTermsFields } from '@/widgets/company-fields'
import { DocumentSection } from '@/widgets/document'
import type { SawmillValues } from '../model/sawmill-form'

const Field = createFields<SawmillValues>()

/** Decimal places of a degree; six are about 0.1 m. */
const DEGREE_PLACES = 6

export function CompanySection() {
  const { t } = useTranslation(['pages/sawmill', 'entities/sawmill', 'features/switch-language'])
  const approvals = vSawmillApproval.options.map((value) => ({
    value,
    label: t(`entities/sawmill:approval.${value}`),
  }))
  return (
    <DocumentSection title={t('section.company')}>
      <Field.Text name="name" span={6} />
      <CountryChoice />
      <Field.Choice
        name="language"
        span={3}
        placeholder={t('language_of_country')}
        options={LANGUAGES.map((value) => ({
          value,
          label: t(`features/switch-language:name.${value}`),
        }))}
      />
      <Field.Choice name="approval" span={3} options={approvals} />
      <Field.Area name="address" span={5} />
      <Field.Number
        name="coordinates.latitude"
        span={2}
        isRequired={false}
        places={DEGREE_PLACES}
        unit="°"
      />
      <Field.Number
        name="coordinates.longitude"
        span={2}
        isRequired={false}
        places={DEGREE_PLACES}
        unit="°"
      />
    </DocumentSection>
  )
}

export function WoodSection() {
  const { t } = useTranslation(['pages/sawmill', 'entities/product'])
  const woods = vWood.options.map((value) => ({
    value,
    label: t(`entities/product:wood.${value}`),
  }))
  const profiles = vProfile.options.map((value) => ({
    value,
    label: t(`entities/product:profile.${value}`),
  }))
  return (
    <DocumentSection title={t('section.wood')}>
      <Field.Choices name="species" options={woods} />
      <Field.Choices name="profiles" options={profiles} />
      <Field.Number name="capacity_m3_month" span={3} unit={t('unit.capacity')} />
      <Field.Number name="lead_time_weeks" span={3} unit={t('unit.weeks')} />
    </DocumentSection>
  )
}

export function TermsSection() {
  const { t } = useTranslation('pages/sawmill')
  return (
    <DocumentSection title={t('section.terms')}>
      <PaymentTermsFields />
      <PaymentParts />
    </DocumentSection>
  )
}

export function CertificateSection() {
  const { t } = useTranslation('pages/sawmill')
  const { form } = useFormFields<SawmillValues>()
  const scheme = useWatch({ control: form.control, name: 'certificate.scheme' })
  const schemes = vSawmillCertificate.entries.scheme.options.map((value) => ({
    value,
    label: value.toUpperCase(),
  }))
  return (
    <DocumentSection title={t('field.certificate')}>
      <Field.Choice name="certificate.scheme" span={3} placeholder={t('none')} options={schemes} />
      {scheme !== '' && <Field.Text name="certificate.code" span={3} />}
      {scheme !== '' && <Field.Day name="certificate.expires" span={3} />}
    </DocumentSection>
  )
}
