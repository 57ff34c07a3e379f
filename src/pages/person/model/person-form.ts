import { companyQueryOptions } from '@/entities/company'
import { personQueryOptions, personWrites, type Person, type PersonWrite } from '@/entities/person'
import type { RecordFormConfig } from '@/features/edit-record'
import { vPersonWrite } from '@contract/validators'
import type { FormValues } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { findRoleErrors } from '@domain/rules/role-rules'

/** Form values of a person. */
export type PersonValues = FormValues<PersonWrite> & { company_words: string }

export const personFormConfig: RecordFormConfig<Person, PersonWrite, PersonValues> = {
  kind: 'person',
  path: '/people/$id',
  texts: 'pages/person',
  schema: vPersonWrite,
  fields: {
    first_name: ({ first_name }) => first_name,
    last_name: ({ last_name }) => last_name,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    country: ({ country }, { format }) => country && format.country(country),
    language: ({ language }) => i18n.t(`features/switch-language:name.${language}`),
    role: ({ role }) => i18n.t(`entities/session:role.${role}`),
    company_id: ({ company_id }, { getName }) => company_id && getName(company_id),
    countries: ({ countries }, { format }) => countries.map(format.country).join(', ') || null,
  },
  getInitialValues: () => ({ language: 'en', countries: [] }),
  unsubmittedFields: { company_words: '' },
  // A company and countries belong to one role each.
  adjustPayload: (person) => ({
    ...person,
    company_id: person.role === 'client' ? person.company_id : null,
    countries: person.role === 'country_manager' ? person.countries : [],
  }),
  check: findRoleErrors,
  findName: (id, { company }, queryClient) =>
    [company, queryClient.getQueryData(companyQueryOptions(id).queryKey)].find(
      (option) => option?.id === id,
    )?.name,
  query: personQueryOptions,
  ...personWrites,
}
