import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { companyManagersQueryOptions } from '@/entities/company'
import { vCompanySize } from '@contract/validators'
import { createFields, useFormFields } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import {
  CountryChoice,
  PartnerField,
  PartnerNote,
  PaymentParts,
  PaymentTermsFields,
} from '@/widgets/company-fields'
import { DocumentSection } from '@/widgets/document'
import { clientListQueries, clientQueryOptions } from '@/entities/client'
import { canOpenRoute } from '@/entities/session'
import { useRecord } from '@/features/edit-record'
import { companyFormConfig, type CompanyValues } from '../model/company-form'

/** The company's client record; editable by users who may read clients. */
function ClientField() {
  const { t } = useTranslation('pages/company')
  const queryClient = useQueryClient()
  const { saved, me } = useRecord(companyFormConfig)
  const { form, canEdit } = useFormFields<CompanyValues>()
  const id = useWatch({ control: form.control, name: 'client_id' })
  const { data } = useQuery({
    ...clientQueryOptions(id),
    enabled: id !== '' && canEdit('client_id'),
  })
  return (
    <PartnerField
      name="client_id"
      wordsName="client_words"
      find={clientListQueries.fetchPage}
      partner={data}
      saved={saved?.client ?? undefined}
      fetch={(chosen) => queryClient.query(clientQueryOptions(chosen))}
      toPartnerDefaults={() => ({})}
      {...(!canEdit('client_id') && { placeholder: t('no_client') })}
    >
      {id !== '' && (
        <PartnerNote>
          {t('client_note')}{' '}
          {canOpenRoute(me.role, '/clients/$id') && (
            <Link to="/clients/$id" params={{ id }} className="reach">
              {t('open_client')}
            </Link>
          )}
        </PartnerNote>
      )}
    </PartnerField>
  )
}

const Field = createFields<CompanyValues>()

export function IdentitySection() {
  const { t } = useTranslation(['pages/company', 'entities/company'])
  const sizes = vCompanySize.options.map((value) => ({
    value,
    label: t(`entities/company:size.${value}`),
  }))
  return (
    <DocumentSection title={t('section.company')}>
      <Field.Text name="name" span={6} />
      <CountryChoice />
      <Field.Choice name="size" span={3} options={sizes} />
      <Field.Text name="company_code" span={3} />
      <Field.Text name="vat_code" span={3} />
      <Field.Area name="address" span={6} />
    </DocumentSection>
  )
}

/** The company's manager and its client record. */
export function DeskSection() {
  const { t } = useTranslation('pages/company')
  const managers = useQuery(companyManagersQueryOptions).data?.items ?? []
  return (
    <DocumentSection title={t('section.desk')}>
      <Field.Choice
        name="manager_id"
        span={6}
        placeholder={t('nobody')}
        options={managers.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ClientField />
    </DocumentSection>
  )
}

/** Order and payment terms. */
export function OrderingSection() {
  const { t } = useTranslation('pages/company')
  return (
    <DocumentSection title={t('section.ordering')}>
      <Field.Number name="basket_hours" span={4} unit="h" />
      <Field.Number name="reservation_percent" span={4} unit="%" />
      <Field.Check name="sees_full_amounts" span={4} />
      <PaymentTermsFields span={4} daysSpan={4} />
      <Field.Check name="country_prices" span={4} />
      <PaymentParts />
    </DocumentSection>
  )
}
