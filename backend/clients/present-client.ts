import type { Schemas, StaffCall } from '../call'
import { findClientExposure, sumTwelveMonthSales } from '../client-deals/client-exposure'
import { findCompanyBlockOfClient } from '../companies/company-block'
import { fromCents } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { presentRecordHead } from '../documents/record-head'
import { getRecordActions } from '../documents/record-policy'
import { findPersonRefs } from '../people/find-person-refs'
import { hasGlobalRole } from '../people/roles'
import { clientFields } from './client-fields'
import { clientPolicy } from './client-policy'
import { getMarginSeller, canSeeClientMargin } from './client-permissions'
import { toClientWrite } from './client-write'

/** The client as this person sees it. */
export async function presentClient(
  { db, clock, person }: StaffCall,
  row: Row<'clients'>,
): Promise<Schemas['Client']> {
  const named = await findPersonRefs(db, [row.sale_manager_id, row.created_by, row.updated_by])
  return {
    ...presentRecordHead(row, named),
    ...toClientWrite(row),
    sale_manager: named(row.sale_manager_id),
    portal_company_id: row.portal_company_id,
    company_block: await findCompanyBlockOfClient(db, row),
    exposure_eur: fromCents(await findClientExposure(db, row.id)),
    sold_12_months: canSeeClientMargin(person, row)
      ? await sumTwelveMonthSales(db, row.id, clock(), getMarginSeller(person))
      : null,
    allowed_actions: getRecordActions(clientPolicy, person, row),
    editable_fields: hasGlobalRole(person) ? clientFields.names : [],
  }
}
