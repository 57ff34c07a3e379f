import type { Call, Handlers } from '../call'
import { findCompany } from '../companies/company-permissions'
import type { Db, Row } from '../db/tables'
import { fold } from '../db/fold'
import { assertVersion } from '../db/assert-version'
import { logChanges } from '../documents/log-changes'
import { createId } from '../identifiers'
import { Problem } from '../problems/problem'
import { toAddressColumns, checkAddress, presentAddress } from './address-row'

/** Where a company has its wood delivered: kept by its own people and by those who serve it. */
export const addressHandlers = {
  async listAddresses({ db, person, path }) {
    const { id } = await findCompany(db, person, path.id)
    const rows = await db
      .selectFrom('addresses')
      .selectAll()
      .where('company_id', '=', id)
      .where('removed_at', 'is', null)
      .execute()
    return {
      items: rows.toSorted((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1)).map(presentAddress),
    }
  },

  async createAddress(call) {
    const { db, person, path, body, random, clock } = call
    const company = await findCompany(db, person, path.id)
    checkAddress(body)
    const id = createId(random)
    await db
      .insertInto('addresses')
      .values({
        ...toAddressColumns(body),
        id,
        company_id: company.id,
        created_at: clock().toISOString(),
      })
      .execute()
    await logAddressChange(call, null, body.name)
    return presentAddress(await findAddress(db, company.id, id))
  },

  async updateAddress(call) {
    const { db, person, path, body, version } = call
    const company = await findCompany(db, person, path.id)
    const before = await findAddress(db, company.id, path.address_id)
    assertVersion(version, before.version)
    checkAddress(body)
    await db
      .updateTable('addresses')
      .set({ ...toAddressColumns(body), version: version + 1 })
      .where('id', '=', before.id)
      .execute()
    await logAddressChange(call, before.name, body.name)
    return presentAddress(await findAddress(db, company.id, before.id))
  },

  async removeAddress(call) {
    const { db, person, path, clock } = call
    const company = await findCompany(db, person, path.id)
    const { id, name } = await findAddress(db, company.id, path.address_id)
    await db
      .updateTable('addresses')
      .set({ removed_at: clock().toISOString() })
      .where('id', '=', id)
      .execute()
    await logAddressChange(call, name, null)
  },
} satisfies Partial<Handlers>

/** @throws Problem 404 for one that is another company's, or was removed */
async function findAddress(db: Db, companyId: string, id: string): Promise<Row<'addresses'>> {
  const address = await db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!address) throw new Problem('not_found')
  return address
}

type AddressCall = Pick<Call<'createAddress'>, 'db' | 'clock' | 'random' | 'person' | 'path'>

/** An address is part of its company's history. */
async function logAddressChange(
  call: AddressCall,
  from: string | null,
  to: string | null,
): Promise<void> {
  await logChanges(call, { kind: 'company', id: call.path.id }, [
    { field: 'addresses', line: null, from, to },
  ])
}
