import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { saleManagersQueryOptions, toPersonChoices } from '@/entities/person'
import { vCertification, vClientStatus, vCurrency, vIncotermsRule } from '@contract/validators'
import { createFields, useFormFields } from '@/shared/forms'
import { LANGUAGES, useTranslation } from '@/shared/i18n'
import { CountryChoice, PaymentParts, PaymentTermsFields } from '@/widgets/company-fields'
import { DocumentSection } from '@/widgets/document'
import type { ClientValues } from '../model/client-form'

const Field = createFields<ClientValues>()

export function CompanySection() {
  const { t } = useTranslation(['pages/client', 'entities/client'])
  const statuses = vClientStatus.options.map((value) => ({
    value,
    label: t(`entities/client:status.${value}`),
  }))
  return (
    <DocumentSection title={t('section.company')}>
      <Field.Text name="name" span={6} />
      <CountryChoice />
      <Field.Choice name="status" span={3} options={statuses} />
      <Field.Text name="company_code" span={3} />
      <Field.Text name="vat_code" span={3} />
      <Field.Area name="address" span={6} />
    </DocumentSection>
  )
}

/** Default terms for new deals with the client. */
export function TermsSection() {
  const { t } = useTranslation(['pages/client', 'entities/product', 'features/switch-language'])
  const { form } = useFormFields<ClientValues>()
  const rule = useWatch({ control: form.control, name: 'default_incoterms.rule' })
  const currencies = vCurrency.options.map((value) => ({ value, label: value }))
  const rules = vIncotermsRule.options.map((value) => ({ value, label: value }))
  const certificates = vCertification.options.map((value) => ({
    value,
    label: t(`entities/product:certification.${value}`),
  }))
  return (
    <DocumentSection title={t('section.terms')}>
      <Field.Choice
        name="language"
        span={3}
        placeholder={t('language_of_country')}
        options={LANGUAGES.map((value) => ({
          value,
          label: t(`features/switch-language:name.${value}`),
        }))}
      />
      <Field.Choice name="currency" span={3} options={currencies} />
      <PaymentTermsFields />
      <Field.Choice
        name="default_incoterms.rule"
        span={3}
        placeholder={t('none')}
        options={rules}
      />
      {rule !== '' && <Field.Text name="default_incoterms.place" span={3} />}
      <Field.Text name="default_destination" span={3} />
      <Field.Choice name="required_certification" span={3} options={certificates} />
      <Field.Number name="tolerance_percent" span={3} prefix="±" unit="%" />
      <PaymentParts />
    </DocumentSection>
  )
}

/** Credit terms and the responsible sale manager. */
export function CreditSection() {
  const { t } = useTranslation('pages/client')
  const managers = toPersonChoices(useQuery(saleManagersQueryOptions).data?.items)
  return (
    <DocumentSection title={t('section.credit')}>
      <Field.Money name="credit_limit_eur" span={4} currency="EUR" />
      <Field.Choice name="sale_manager_id" span={4} placeholder={t('nobody')} options={managers} />
    </DocumentSection>
  )
}
