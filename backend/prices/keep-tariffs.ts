import { countryMistakes } from '@/shared/lib/rules/terms-rules'
import type { Handler, Schemas } from '../call'
import { fromCents, toCents } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import { expectVersion } from '../db/version'
import { nextVersion } from '../documents/next-version'
import { newId } from '../identifiers'
import { isGlobal } from '../people/staff'
import { Problem } from '../problems/problem'

const shown = ({ id, version, location, country, zip_prefix, amount_cents }: Row<'tariffs'>, may_edit: boolean): Schemas['Tariff'] => ({
  ...{ id, version, location, country, zip_prefix, may_edit },
  amount: fromCents(amount_cents),
})

export const listTariffs: Handler<'listTariffs'> = async ({ db, person }) => {
  const rows = await db.selectFrom('tariffs').selectAll().orderBy('location').orderBy('country').orderBy('zip_prefix').execute()
  return { items: rows.map((row) => shown(row, isGlobal(person))) }
}

/** @throws Problem 422 for a way that is there already */
export const createTariff: Handler<'createTariff'> = async ({ db, body, clock, random, person }) => {
  await check(db, body, null)
  const row = { id: newId(random), version: 1, ...columns(body), updated_at: clock().toISOString(), updated_by: person.id }
  await db.insertInto('tariffs').values(row).execute()
  return shown(row, true)
}

/** @throws Problem 404, 412, 422 */
export const updateTariff: Handler<'updateTariff'> = async (call) => {
  const { db, path, body, version } = call
  const before = await find(db, path.id)
  expectVersion(version, before.version)
  await check(db, body, path.id)
  const row = { ...before, ...columns(body), ...nextVersion(call, before.version) }
  await db.updateTable('tariffs').set(row).where('id', '=', row.id).execute()
  return shown(row, true)
}

/** @throws Problem 404 */
export const removeTariff: Handler<'removeTariff'> = async ({ db, path }) => {
  const { id } = await find(db, path.id)
  await db.deleteFrom('tariffs').where('id', '=', id).execute()
}

const columns = ({ location, country, zip_prefix, amount }: Schemas['TariffWrite']) => ({ location, country, zip_prefix, amount_cents: toCents(amount) })

async function find(db: Db, id: string): Promise<Row<'tariffs'>> {
  const row = await db.selectFrom('tariffs').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return row
}

/** A way has one tariff. */
async function check(db: Db, { location, country, zip_prefix }: Schemas['TariffWrite'], id: string | null): Promise<void> {
  const mistakes = countryMistakes({ country })
  if (mistakes.length > 0) throw Problem.invalid(...mistakes)
  const other = await db.selectFrom('tariffs').select('id').where('location', '=', location).where('country', '=', country).where('zip_prefix', '=', zip_prefix).executeTakeFirst()
  if (other && other.id !== id) throw Problem.invalid({ pointer: '/zip_prefix', code: 'duplicate', params: { name: `${location} ${country} ${zip_prefix}`.trim() } })
}
