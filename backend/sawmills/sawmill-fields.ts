import type { Schemas } from '../call'
import { createFieldTable } from '../documents/field-table'
import { join, toLoggedContacts, toLoggedPaymentTerms } from '../documents/logged-terms'
import type { SawmillWrite } from './sawmill-row'

/** Every field of a mill, in the order in which the log tells what changed. */
export const sawmillFields = createFieldTable<
  SawmillWrite,
  SawmillWrite,
  never,
  Schemas['SawmillField']
>({
  fields: {
    name: {},
    country: {},
    address: {},
    coordinates: {
      formatLogged: ({ coordinates }) =>
        coordinates && join(coordinates.latitude, coordinates.longitude),
    },
    contacts: { formatLogged: ({ contacts }) => toLoggedContacts(contacts) },
    species: { formatLogged: ({ species }) => join(...species) || null },
    profiles: { formatLogged: ({ profiles }) => join(...profiles) || null },
    capacity_m3_month: {},
    lead_time_weeks: {},
    payment_terms: { formatLogged: (mill) => toLoggedPaymentTerms(mill.payment_terms) },
    // The code last: it may have spaces in it.
    certificate: {
      formatLogged: ({ certificate }) =>
        certificate && join(certificate.scheme, certificate.expires, certificate.code),
    },
    approval: {},
  },
})
