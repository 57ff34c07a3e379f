import type { Schemas } from '../call'
import { createFieldTable } from '../documents/field-table'
import {
  toLoggedContacts,
  toLoggedIncoterms,
  toLoggedPaymentTerms,
} from '../documents/logged-terms'
import type { ClientWrite } from './client-row'

/** A client as it is logged: its fields, with the name of its sale manager. */
export type LoggedClient = ClientWrite & { sale_manager_name: string | null }

/** Every field of a client, in the order in which the log tells what changed. */
export const clientFields = createFieldTable<
  ClientWrite,
  LoggedClient,
  never,
  Schemas['ClientField']
>({
  fields: {
    name: {},
    country: {},
    company_code: {},
    vat_code: {},
    address: {},
    contacts: { formatLogged: ({ contacts }) => toLoggedContacts(contacts) },
    currency: {},
    payment_terms: { formatLogged: (client) => toLoggedPaymentTerms(client.payment_terms) },
    default_incoterms: {
      formatLogged: (client) =>
        client.default_incoterms && toLoggedIncoterms(client.default_incoterms),
    },
    default_destination: {},
    credit_limit_eur: {},
    sale_manager_id: { formatLogged: (client) => client.sale_manager_name },
    required_certification: {},
    tolerance_percent: {},
    status: {},
  },
})
