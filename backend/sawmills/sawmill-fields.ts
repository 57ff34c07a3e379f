import type { Schemas } from '../call'
import { fieldTable } from '../documents/field-table'
import { joined, loggedContacts, loggedPaymentTerms } from '../documents/logged-terms'
import type { SawmillWrite } from './sawmill-row'

/** Every field of a mill, in the order in which the log tells what changed. */
export const sawmillFields = fieldTable<SawmillWrite, SawmillWrite, never, Schemas['SawmillField']>(
  {
    fields: {
      name: {},
      country: {},
      address: {},
      coordinates: {
        log: ({ coordinates }) =>
          coordinates && joined(coordinates.latitude, coordinates.longitude),
      },
      contacts: { log: ({ contacts }) => loggedContacts(contacts) },
      species: { log: ({ species }) => joined(...species) || null },
      profiles: { log: ({ profiles }) => joined(...profiles) || null },
      capacity_m3_month: {},
      lead_time_weeks: {},
      payment_terms: { log: (mill) => loggedPaymentTerms(mill.payment_terms) },
      // The code last: it may have spaces in it.
      certificate: {
        log: ({ certificate }) =>
          certificate && joined(certificate.scheme, certificate.expires, certificate.code),
      },
      approval: {},
    },
  },
)
