import { clientQuery, clientWrites, type Client, type ClientWrite } from '@/entities/client'
import { staffQuery } from '@/entities/person'
import { sayPaymentTerms } from '@/entities/terms'
import type { RecordForm } from '@/features/edit-record'
import { vClientWrite } from '@/shared/api/generated/validators'
import type { Typed } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { clientMistakes } from '@/shared/lib/rules/client-rules'

/** A client as it is typed. */
export type ClientValues = Typed<ClientWrite>

/** Who may be responsible for a client. */
export const managersQuery = staffQuery({ role: ['sale_manager'] })

/** How a client is edited. */
export const clientForm: RecordForm<Client, ClientWrite, ClientValues> = {
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
    currency: ({ currency }) => currency,
    payment_terms: ({ payment_terms }) => sayPaymentTerms(payment_terms),
    default_incoterms: ({ default_incoterms: terms }) => terms && `${terms.rule} ${terms.place}`,
    default_destination: ({ default_destination }) => default_destination,
    required_certification: ({ required_certification }) =>
      i18n.t(`entities/product:certification.${required_certification}`),
    tolerance_percent: ({ tolerance_percent }, { format }) =>
      format.percent(String(tolerance_percent)),
    credit_limit_eur: ({ credit_limit_eur }, { format }) =>
      credit_limit_eur && format.money(credit_limit_eur, 'EUR'),
    sale_manager_id: ({ sale_manager_id }, { nameOf }) =>
      sale_manager_id && nameOf(sale_manager_id),
    contacts: ({ contacts }) =>
      contacts
        .map(({ name, email, phone }) => [name, email, phone].filter(Boolean).join(', '))
        .join('; '),
  },
  // The trade's usual terms.
  blank: () => ({
    status: 'prospect',
    currency: 'EUR',
    payment_terms: { kind: 'net_days', net_days: '30' },
    required_certification: 'none',
    tolerance_percent: '10',
  }),
  // Days belong to one kind of payment alone.
  write: (client) =>
    client.payment_terms.kind === 'net_days'
      ? client
      : { ...client, payment_terms: { ...client.payment_terms, net_days: null } },
  check: clientMistakes,
  nameOf: (id, _client, queryClient) =>
    queryClient.getQueryData(managersQuery.queryKey)?.items.find((person) => person.id === id)
      ?.name,
  query: clientQuery,
  ...clientWrites,
}
