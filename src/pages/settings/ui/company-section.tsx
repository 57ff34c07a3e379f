import { createFields } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { CountryChoice } from '@/widgets/company-fields'
import { DocumentSection } from '@/widgets/document'
import type { SettingsValues } from '../model/settings-form'

const Field = createFields<SettingsValues>()

export function CompanySection() {
  const { t } = useTranslation('pages/settings')
  return (
    <DocumentSection title={t('section.company')}>
      <Field.Text name="name" span={6} />
      <CountryChoice />
      <Field.Text name="company_code" span={3} />
      <Field.Text name="vat_code" span={3} />
      <Field.Text name="eori" span={3} />
      <Field.Area name="address" span={6} />
      <Field.Text name="phone" span={3} type="tel" />
      <Field.Text name="email" span={3} type="email" />
      <Field.Text name="website" span={3} />
    </DocumentSection>
  )
}

/** Numbers and VAT law of invoices. */
export function InvoiceSection() {
  const { t } = useTranslation('pages/settings')
  return (
    <DocumentSection title={t('section.invoices')}>
      <Field.Text name="invoice_prefix" span={6} />
      <Field.Text name="reverse_charge_law" span={6} />
    </DocumentSection>
  )
}
