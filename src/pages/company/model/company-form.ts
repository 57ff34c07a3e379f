import {
  companyManagersQueryOptions,
  companyQueryOptions,
  companyWrites,
  type Company,
  type CompanyWrite,
} from '@/entities/company'
import { formatPaymentTerms, trimPaymentTerms } from '@/entities/terms'
import type { RecordFormConfig } from '@/features/edit-record'
import { vCompanyWrite } from '@contract/validators'
import type { FormValues } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { findClientErrors } from '@domain/rules/client-rules'
import { getLockedCompanyFields } from '@domain/rules/role-rules'

export type CompanyValues = FormValues<CompanyWrite> & { client_words: string }

const formatFlag = (flag: boolean) => i18n.t(flag ? 'shared/forms:yes' : 'shared/forms:no')

export const companyFormConfig: RecordFormConfig<Company, CompanyWrite, CompanyValues> = {
  kind: 'company',
  path: '/companies/$id',
  texts: 'pages/company',
  schema: vCompanyWrite,
  fields: {
    name: ({ name }) => name,
    country: ({ country }, { format }) => country && format.country(country),
    company_code: ({ company_code }) => company_code,
    vat_code: ({ vat_code }) => vat_code,
    address: ({ address }) => address,
    size: ({ size }) => i18n.t(`entities/company:size.${size}`),
    basket_hours: ({ basket_hours }, { format }) => format.number(basket_hours),
    reservation_percent: ({ reservation_percent }, { format }) =>
      format.number(reservation_percent),
    sees_full_amounts: ({ sees_full_amounts }) => formatFlag(sees_full_amounts),
    country_prices: ({ country_prices }) => formatFlag(country_prices),
    payment_terms: ({ payment_terms }) => formatPaymentTerms(payment_terms),
    manager_id: ({ manager_id }, { getName }) => manager_id && getName(manager_id),
    client_id: ({ client_id }, { getName }) => client_id && getName(client_id),
  },
  // A manager's new company is their own; by default it prepays.
  getInitialValues: (me) => ({
    size: 'small',
    payment_terms: { kind: 'prepayment', net_days: '', parts: [] },
    basket_hours: '24',
    reservation_percent: '120',
    manager_id: me.role === 'manager' ? me.id : '',
  }),
  canEditNew: (field, me) =>
    field === 'country' || !getLockedCompanyFields(me).some((locked) => locked === field),
  unsubmittedFields: { client_words: '' },
  adjustPayload: (company) => ({
    ...company,
    payment_terms: trimPaymentTerms(company.payment_terms),
  }),
  check: findClientErrors,
  findName: (id, { manager, client }, queryClient) =>
    [
      manager,
      client,
      ...(queryClient.getQueryData(companyManagersQueryOptions.queryKey)?.items ?? []),
    ].find((option) => option?.id === id)?.name,
  query: companyQueryOptions,
  ...companyWrites,
}
