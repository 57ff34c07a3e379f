import type { Schemas, PersonCall } from '../call'
import { fromCents } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import { canRepresentDeal } from '../deals/rules/permissions'
import { createPersonLookup } from '../people/person-refs'
import { sumVolumes } from '@domain/money'
import type { InvoiceRow } from './queries'

/** Presents invoices and credit notes with the permissions of the user. */
export async function presentInvoices(
  { db, person }: Pick<PersonCall, 'db' | 'person'>,
  rows: readonly InvoiceRow[],
): Promise<Schemas['Invoice'][]> {
  const toPersonRef = await createPersonLookup(
    db,
    rows.map(({ issued_by }) => issued_by),
  )
  const credited = await findInvoiceRefs(db, rows)
  return rows.map((row) => {
    const document = parseJson(row.document)
    const { vat, vat_eur, lines, credit } = document
    const isInvoice = row.kind === 'invoice'
    const canRepresent = canRepresentDeal(person, { saleManagerId: row.sale_manager_id })
    const toSigned = (amount: string) => (isInvoice ? amount : negate(amount))
    return {
      id: row.id,
      kind: row.kind,
      number: row.number,
      status: row.credited_id === null ? 'issued' : 'credited',
      revision: row.position,
      deal_id: row.deal_id,
      deal_number: row.deal_number,
      cargo_id: row.cargo_id,
      cargo_number: row.cargo_number,
      client: { id: row.client_id, name: row.client_name },
      issued_on: row.issued_on,
      due_on: row.due_on,
      issued_by: toPersonRef(row.issued_by),
      currency: row.currency,
      net: fromCents(row.net_cents),
      vat_rule: vat.rule,
      vat_rate: vat.rate,
      vat: fromCents(row.vat_cents),
      total: fromCents(row.total_cents),
      vat_eur: vat_eur && toSigned(vat_eur.amount),
      volume_m3: toSigned(sumVolumes(lines.map(({ volume_m3 }) => volume_m3))),
      credits: row.credits_id === null ? null : (credited.get(row.credits_id) ?? null),
      credited_by:
        row.credited_id === null || row.credited_number === null
          ? null
          : { id: row.credited_id, number: row.credited_number },
      reason: credit?.reason ?? null,
      can_credit: canRepresent && isInvoice && row.credited_id === null,
      can_send: canRepresent,
    }
  })
}

const negate = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : Number(amount) === 0 ? amount : `-${amount}`

/** Returns the invoices that the credit notes among the rows cancel, by their ids. */
async function findInvoiceRefs(
  db: PersonCall['db'],
  rows: readonly InvoiceRow[],
): Promise<ReadonlyMap<string, Schemas['InvoiceRef']>> {
  const ids = rows.flatMap(({ credits_id }) => credits_id ?? [])
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('id', 'in', ids)
    .execute()
  return new Map(found.map((ref) => [ref.id, ref]))
}
