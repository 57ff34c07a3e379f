import type { Schemas, StaffCall } from '../call'
import { exposureOf, soldInTwelveMonths } from '../client-deals/figures'
import { companyBlockOfClient } from '../companies/company-block'
import { fromCents } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { recordHead } from '../documents/record-head'
import { recordActions } from '../documents/record-rules'
import { peopleNamed } from '../people/people-named'
import { isGlobal } from '../people/staff'
import { clientFields } from './client-fields'
import { clientRecord } from './client-record'
import { ownDealsOnly, seesClientMargin } from './client-scope'
import { clientWriteOf } from './client-write'

/** The client as this person sees it. */
export async function presentClient(
  { db, clock, person }: StaffCall,
  row: Row<'clients'>,
): Promise<Schemas['Client']> {
  const named = await peopleNamed(db, [row.sale_manager_id, row.created_by, row.updated_by])
  return {
    ...recordHead(row, named),
    ...clientWriteOf(row),
    sale_manager: named(row.sale_manager_id),
    portal_company_id: row.portal_company_id,
    company_block: await companyBlockOfClient(db, row),
    exposure_eur: fromCents(await exposureOf(db, row.id)),
    sold_12_months: seesClientMargin(person, row)
      ? await soldInTwelveMonths(db, row.id, clock(), ownDealsOnly(person))
      : null,
    allowed_actions: recordActions(clientRecord, person, row),
    editable_fields: isGlobal(person) ? clientFields.names : [],
  }
}
