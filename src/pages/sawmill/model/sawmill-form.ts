import {
  sawmillQueryOptions,
  sawmillWrites,
  formatCertificate,
  type Sawmill,
  type SawmillWrite,
} from '@/entities/sawmill'
import { formatPaymentTerms, trimPaymentTerms } from '@/entities/terms'
import type { RecordFormConfig } from '@/features/edit-record'
import { vSawmillWrite } from '@contract/validators'
import type { FormValues } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { findPaymentTermsErrors } from '@domain/rules/terms-rules'

/** Form values of a mill. */
export type SawmillValues = FormValues<SawmillWrite>

export const sawmillFormConfig: RecordFormConfig<Sawmill, SawmillWrite, SawmillValues> = {
  kind: 'sawmill',
  path: '/sawmills/$id',
  texts: 'pages/sawmill',
  schema: vSawmillWrite,
  fields: {
    name: ({ name }) => name,
    country: ({ country }, { format }) => country && format.country(country),
    language: ({ language }) => language && i18n.t(`features/switch-language:name.${language}`),
    approval: ({ approval }) => i18n.t(`entities/sawmill:approval.${approval}`),
    address: ({ address }) => address,
    coordinates: ({ coordinates }) =>
      coordinates && `${coordinates.latitude} ${coordinates.longitude}`,
    species: ({ species }) =>
      species.map((wood) => i18n.t(`entities/product:wood.${wood}`)).join(', '),
    profiles: ({ profiles }) =>
      profiles.map((profile) => i18n.t(`entities/product:profile.${profile}`)).join(', '),
    capacity_m3_month: ({ capacity_m3_month: capacity }, { format }) =>
      capacity === null ? null : format.number(capacity),
    lead_time_weeks: ({ lead_time_weeks: weeks }, { format }) =>
      weeks === null ? null : format.number(weeks),
    certificate: ({ certificate }, { format }) =>
      certificate &&
      formatCertificate(certificate.scheme, certificate.code, format.date(certificate.expires)),
    payment_terms: ({ payment_terms }) => formatPaymentTerms(payment_terms),
    contacts: ({ contacts }) =>
      contacts
        .map(({ name, email, phone }) => [name, email, phone].filter(Boolean).join(', '))
        .join('; '),
  },
  // New mills await approval; most are paid two weeks after the invoice.
  getInitialValues: () => ({
    approval: 'pending',
    payment_terms: { kind: 'net_days', net_days: '14', parts: [] },
  }),
  adjustPayload: (sawmill) => ({
    ...sawmill,
    payment_terms: trimPaymentTerms(sawmill.payment_terms),
  }),
  check: ({ payment_terms }) => findPaymentTermsErrors(payment_terms),
  query: sawmillQueryOptions,
  ...sawmillWrites,
}
