import type { Schemas } from '../call'
import { fieldTable } from '../documents/field-table'
import { loggedContacts, loggedIncoterms, loggedPaymentTerms } from '../documents/logged-terms'
import type { ClientWrite } from './client-row'

/** A client as it is logged: its fields, with the name of its sale manager. */
export type LoggedClient = ClientWrite & { sale_manager_name: string | null }

/** Every field of a client, in the order in which the log tells what changed. */
export const clientFields = fieldTable<ClientWrite, LoggedClient, never, Schemas['ClientField']>({
  fields: {
    name: {},
    country: {},
    company_code: {},
    vat_code: {},
    address: {},
    contacts: { log: ({ contacts }) => loggedContacts(contacts) },
    currency: {},
    payment_terms: { log: (client) => loggedPaymentTerms(client.payment_terms) },
    default_incoterms: {
      log: (client) => client.default_incoterms && loggedIncoterms(client.default_incoterms),
    },
    default_destination: {},
    credit_limit_eur: {},
    sale_manager_id: { log: (client) => client.sale_manager_name },
    required_certification: {},
    tolerance_percent: {},
    status: {},
  },
})
