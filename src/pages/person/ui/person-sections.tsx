import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { companyListQueries, companyQueryOptions } from '@/entities/company'
import { ROLES } from '@/entities/session'
import { useRecord } from '@/features/edit-record'
import { createFields, useFormFields } from '@/shared/forms'
import { LANGUAGES, useTranslation } from '@/shared/i18n'
import { CountriesChoice, CountryChoice, PartnerField } from '@/widgets/company-fields'
import { DocumentSection } from '@/widgets/document'
import { canGrantRole } from '@domain/rules/role-rules'
import { personFormConfig, type PersonValues } from '../model/person-form'

const Field = createFields<PersonValues>()

export function IdentitySection() {
  const { t } = useTranslation(['pages/person', 'features/switch-language'])
  return (
    <DocumentSection title={t('section.person')}>
      <Field.Text name="first_name" span={6} />
      <Field.Text name="last_name" span={6} />
      <Field.Text name="email" span={6} type="email" />
      <Field.Text name="phone" span={6} type="tel" />
      <CountryChoice />
      <Field.Choice
        name="language"
        span={3}
        options={LANGUAGES.map((value) => ({
          value,
          label: t(`features/switch-language:name.${value}`),
        }))}
      />
    </DocumentSection>
  )
}

export function RoleSection() {
  const { t } = useTranslation(['pages/person', 'entities/session'])
  const { me } = useRecord(personFormConfig)
  const { form } = useFormFields<PersonValues>()
  const role = useWatch({ control: form.control, name: 'role' })
  const assignableRoles = ROLES.filter((option) => option === role || canGrantRole(me, option))
  return (
    <DocumentSection title={t('section.role')}>
      <Field.Choice
        name="role"
        span={6}
        options={assignableRoles.map((value) => ({
          value,
          label: t(`entities/session:role.${value}`),
        }))}
      />
      {role === 'client' && <CompanyField />}
      {role === 'country_manager' && <CountriesChoice name="countries" span={6} />}
    </DocumentSection>
  )
}

function CompanyField() {
  const queryClient = useQueryClient()
  const { saved } = useRecord(personFormConfig)
  const { form } = useFormFields<PersonValues>()
  const id = useWatch({ control: form.control, name: 'company_id' })
  const { data } = useQuery({ ...companyQueryOptions(id), enabled: id !== '' })
  return (
    <PartnerField
      name="company_id"
      wordsName="company_words"
      find={companyListQueries.fetchPage}
      partner={data}
      saved={saved?.company ?? undefined}
      fetch={(chosen) => queryClient.query(companyQueryOptions(chosen))}
      toPartnerDefaults={() => ({})}
    >
      {null}
    </PartnerField>
  )
}
