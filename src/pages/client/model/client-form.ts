import { clientQueryOptions, clientWrites, type Client, type ClientWrite } from '@/entities/client'
import { saleManagersQueryOptions } from '@/entities/person'
import { formatPaymentTerms, trimPaymentTerms } from '@/entities/terms'
import type { RecordFormConfig } from '@/features/edit-record'
import { vClientWrite } from '@contract/validators'
import type { FormValues } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { findClientErrors } from '@domain/rules/client-rules'

export type ClientValues = FormValues<ClientWrite>

export const clientFormConfig: RecordFormConfig<Client, ClientWrite, ClientValues> = {
  kind: 'client',
  path: '/clients/$id',
  texts: 'pages/client',
  schema: vClientWrite,
  fields: {
    name: ({ name }) => name,
    country: ({ country }, { format }) => country && format.country(country),
    company_code: ({ company_code }) => company_code,
    vat_code: ({ vat_code }) => vat_code,
    address: ({ address }) => address,
    status: ({ status }) => i18n.t(`entities/client:status.${status}`),
    language: ({ language }) => language && i18n.t(`features/switch-language:name.${language}`),
    currency: ({ currency }) => currency,
    payment_terms: ({ payment_terms }) => formatPaymentTerms(payment_terms),
    default_incoterms: ({ default_incoterms: terms }) => terms && `${terms.rule} ${terms.place}`,
    default_destination: ({ default_destination }) => default_destination,
    required_certification: ({ required_certification }) =>
      i18n.t(`entities/product:certification.${required_certification}`),
    tolerance_percent: ({ tolerance_percent }, { format }) =>
      format.percent(String(tolerance_percent)),
    credit_limit_eur: ({ credit_limit_eur }, { format }) =>
      credit_limit_eur && format.money(credit_limit_eur, 'EUR'),
    sale_manager_id: ({ sale_manager_id }, { getName }) =>
      sale_manager_id && getName(sale_manager_id),
    contacts: ({ contacts }) =>
      contacts
        .map(({ name, email, phone }) => [name, email, phone].filter(Boolean).join(', '))
        .join('; '),
  },
  // Usual terms of the trade.
  getInitialValues: () => ({
    status: 'prospect',
    currency: 'EUR',
    payment_terms: { kind: 'net_days', net_days: '30', parts: [] },
    required_certification: 'none',
    tolerance_percent: '10',
  }),
  adjustPayload: (client) => ({
    ...client,
    payment_terms: trimPaymentTerms(client.payment_terms),
  }),
  check: findClientErrors,
  findName: (id, _client, queryClient) =>
    queryClient
      .getQueryData(saleManagersQueryOptions.queryKey)
      ?.items.find((person) => person.id === id)?.name,
  query: clientQueryOptions,
  ...clientWrites,
}
