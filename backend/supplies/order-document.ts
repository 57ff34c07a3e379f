import { getPartnerLanguage } from '@domain/languages'
import type { PersonCall } from '../call'
import { parseJson, pick, toJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { StoredSupplyOrder } from '../db/tables/supplies'
import { createId } from '../identifiers'
import { loadPrintedTexts } from '../papers/printed-texts'
import { presentLinesWithFigures, type ShownSupplyLine } from './present-lines'
import type { StoredSupply } from './queries'
import { sumSupplyFigures } from './supply-figures'
import { type StoredSupplyTerms, toSupplyTerms } from './schema'

/** Terms of a supply that its order prints. */
export const PRINTED_TERM_NAMES = [
  'payment_terms',
  'incoterms',
  'loading_place',
  'ready_week',
  'deposit',
  'inspection_required',
  'certificate_claim',
  'tolerance_percent',
  'mill_notes',
] as const

/** Parties and texts of an order, beside the supply itself. */
type OrderHead = Pick<
  StoredSupplyOrder,
  'revision' | 'issued_at' | 'issued_by' | 'sawmill' | 'buyer' | 'printed'
>

/** The columns of a supply that its order prints. */
export type OrderedSupply = {
  supply: StoredSupplyTerms & Pick<Row<'supplies'>, 'number'>
  lines: readonly ShownSupplyLine[]
}

/** Creates the order of a supply to its mill. Confirmed quantities are payable, so they print. */
export function createSupplyOrder(record: OrderedSupply, head: OrderHead): StoredSupplyOrder {
  const { supply } = record
  const lines = presentLinesWithFigures(record)
  return {
    number: supply.number,
    ...head,
    currency: supply.currency,
    ...pick(toSupplyTerms(supply), PRINTED_TERM_NAMES),
    lines: lines.map(({ shown }) => ({
      ...pick(shown, [
        'id',
        'product_name',
        'specification',
        'unit',
        'price',
        'price_unit',
        'certification',
        'remark',
        'amount',
      ]),
      quantity: shown.confirmed_quantity ?? shown.quantity,
      volume_m3: shown.confirmed_m3 ?? shown.volume_m3,
    })),
    amount: sumSupplyFigures(
      supply,
      lines.map(({ figures }) => figures),
    ).amount,
  }
}

/** Composes the order of a supply as the user would issue it now. */
export async function composeSupplyOrder(
  { db, clock, person }: Pick<PersonCall, 'db' | 'clock' | 'person'>,
  record: StoredSupply,
  revision: number,
): Promise<StoredSupplyOrder> {
  const { supply } = record
  const { contacts, ...sawmill } = await db
    .selectFrom('sawmills')
    .select(['name', 'country', 'language', 'address', 'contacts'])
    .where('id', '=', supply.sawmill_id)
    .executeTakeFirstOrThrow()
  const buyer = await db
    .selectFrom('people')
    .select(['name', 'email', 'phone'])
    .where('id', '=', supply.purchase_manager_id)
    .executeTakeFirst()
  const [contact] = parseJson(contacts)
  return createSupplyOrder(record, {
    revision,
    issued_at: clock().toISOString(),
    issued_by: { id: person.id, name: person.name },
    sawmill: {
      ...sawmill,
      contact: [contact?.name, contact?.email].flatMap((text) => (text ? [text] : [])),
    },
    buyer: buyer ?? null,
    printed: await loadPrintedTexts(db, 'supply_order', getPartnerLanguage(sawmill)),
  })
}

/** Stores an order of the supply's terms. */
export async function issueSupplyOrder(
  call: PersonCall,
  record: StoredSupply,
  revision: number,
): Promise<void> {
  const document = await composeSupplyOrder(call, record, revision)
  await call.db
    .insertInto('supply_orders')
    .values({
      id: createId(call.random),
      supply_id: record.supply.id,
      revision,
      issued_at: document.issued_at,
      issued_by: call.person.id,
      document: toJson(document),
    })
    .execute()
}

/** Returns the orders of a supply, oldest first. */
export async function listSupplyOrders(db: Db, supplyId: string): Promise<StoredSupplyOrder[]> {
  const rows = await db
    .selectFrom('supply_orders')
    .select('document')
    .where('supply_id', '=', supplyId)
    .orderBy('revision')
    .execute()
  return rows.map(({ document }) => parseJson(document))
}
