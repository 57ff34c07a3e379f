import { logChanges } from '../activity/activity'
import { findCountryErrors } from '@domain/rules/terms-rules'
import type { Call, Handlers, Schemas } from '../call'
import { requireCompany } from '../companies/policy'
import type { Db, Row } from '../db/tables'
import { fold } from '@domain/text/fold'
import { assertVersion } from '../records/record-head'
import { createId } from '../identifiers'
import { type FieldError, Problem } from '../problems/problem'

type AddressWrite = Schemas['AddressWrite']

/**
 * Checks what the schema can't: the country exists, and both coordinates are given or neither.
 * @throws Problem 422 with the fields
 */
function checkAddress(address: AddressWrite): void {
  const errors: FieldError[] = [...findCountryErrors(address)]
  if (address.latitude === null && address.longitude !== null)
    errors.push({ pointer: '/latitude', code: 'required' })
  if (address.longitude === null && address.latitude !== null)
    errors.push({ pointer: '/longitude', code: 'required' })
  if (errors.length) throw Problem.invalid(...errors)
}

/** Returns the columns of a write; coordinates stay decimal text. */
function toAddressColumns({ latitude, longitude, ...rest }: AddressWrite) {
  return {
    ...rest,
    latitude: latitude === null ? null : String(latitude),
    longitude: longitude === null ? null : String(longitude),
  }
}

function presentAddress({
  company_id: _company,
  created_at: _at,
  removed_at: _removed,
  latitude,
  longitude,
  ...row
}: Row<'addresses'>): Schemas['Address'] {
  return {
    ...row,
    latitude: latitude === null ? null : Number(latitude),
    longitude: longitude === null ? null : Number(longitude),
  }
}

/** Delivery addresses of a company, edited by its own people and by the staff who serve it. */
export const addressHandlers = {
  async listAddresses({ db, person, path }) {
    const { id } = await requireCompany(db, person, path.id)
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
    const company = await requireCompany(db, person, path.id)
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
    return presentAddress(await requireAddress(db, company.id, id))
  },

  async updateAddress(call) {
    const { db, person, path, body, version } = call
    const company = await requireCompany(db, person, path.id)
    const before = await requireAddress(db, company.id, path.address_id)
    assertVersion(version, before.version)
    checkAddress(body)
    await db
      .updateTable('addresses')
      .set({ ...toAddressColumns(body), version: version + 1 })
      .where('id', '=', before.id)
      .execute()
    await logAddressChange(call, before.name, body.name)
    return presentAddress(await requireAddress(db, company.id, before.id))
  },

  async removeAddress(call) {
    const { db, person, path, clock } = call
    const company = await requireCompany(db, person, path.id)
    const { id, name } = await requireAddress(db, company.id, path.address_id)
    await db
      .updateTable('addresses')
      .set({ removed_at: clock().toISOString() })
      .where('id', '=', id)
      .execute()
    await logAddressChange(call, name, null)
  },
} satisfies Partial<Handlers>

/**
 * Returns an address of a company.
 * @throws Problem 404 if the address was removed or belongs to another company
 */
async function requireAddress(db: Db, companyId: string, id: string): Promise<Row<'addresses'>> {
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

/** Adds an address change to the history of its company. */
async function logAddressChange(
  call: AddressCall,
  from: string | null,
  to: string | null,
): Promise<void> {
  await logChanges(call, { kind: 'company', id: call.path.id }, [
    { field: 'addresses', line: null, from, to },
  ])
}
