import type { Schemas } from '../call'
import { toClientColumns } from '../clients/schema'
import type { Db, NewRow } from '../db/tables'
import { clientList, type SeededClient } from './client-list'
import { createCompanyEmail, saleManagers, type SeedTools } from './people'
import { insertRows } from '../db/rows'
import { createSeedId } from './random'
import { DAY_MS } from '@domain/calendar'

export const getClientId = (name: string): string => createSeedId(`client ${name}`)

/** Sale manager of each country. */
const MANAGER_BY_COUNTRY: Record<string, number> = {
  DE: 1,
  NL: 1,
  BE: 1,
  PL: 1,
  MA: 1,
  ES: 2,
  IT: 2,
  EG: 2,
  GB: 3,
  IE: 3,
}

/** Returns a client's sale manager. The demo's own one has the remaining countries. */
export const getManagerId = (client: SeededClient): string =>
  saleManagers[MANAGER_BY_COUNTRY[client.country] ?? 0] ?? ''

/**
 * Returns the payment terms of a client. Clients overseas pay against documents, those in Belgium
 * and Poland in parts.
 */
export function getPaymentTerms(
  { country }: SeededClient,
  net_days: number,
): Schemas['PaymentTerms'] {
  if (country === 'MA') return { kind: 'letter_of_credit', net_days: null }
  const prepaid = { percent: 30, kind: 'prepayment', net_days: null, base: null } as const
  const rest = { percent: 70, net_days: null, base: null }
  if (country === 'EG')
    return {
      kind: 'parts',
      net_days: null,
      parts: [prepaid, { ...rest, kind: 'cash_against_documents' }],
    }
  return country === 'BE' || country === 'PL'
    ? {
        kind: 'parts',
        net_days: null,
        parts: [prepaid, { ...rest, kind: 'net_days', net_days, base: 'delivery' }],
      }
    : { kind: 'net_days', net_days }
}

export const formatClientAddress = ({ street, city }: SeededClient): string => `${street}, ${city}`

export async function seedClients(db: Db, { clock }: SeedTools): Promise<void> {
  const now = clock().getTime()
  await insertRows(
    db,
    'clients',
    clientList.map((client, i) =>
      createClientRow(client, new Date(now - (380 - i) * DAY_MS).toISOString()),
    ),
  )
}

function createClientRow(client: SeededClient, at: string): NewRow<'clients'> {
  const isOverseas = client.country === 'MA' || client.country === 'EG'
  const isStrict = client.country === 'GB' || client.country === 'NL'
  const columns = toClientColumns({
    name: client.name,
    country: client.country,
    language: null,
    company_code: client.code,
    vat_code: client.vat,
    address: formatClientAddress(client),
    contacts: [
      {
        name: client.contact,
        email: createCompanyEmail(client.contact, client.name),
        phone: null,
        role: null,
      },
    ],
    currency: client.currency,
    payment_terms: getPaymentTerms(client, 30),
    default_incoterms: { rule: isOverseas ? 'CIF' : 'DAP', place: client.city },
    default_destination: client.city,
    credit_limit_eur: client.limit === null ? null : `${client.limit}.00`,
    sale_manager_id: getManagerId(client),
    required_certification: isStrict ? 'fsc_mix_credit' : 'pefc_certified',
    tolerance_percent: 10,
    status: client.status ?? 'active',
  })
  return { ...columns, id: getClientId(client.name), created_at: at, updated_at: at }
}
