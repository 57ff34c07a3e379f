import { countryMistakes } from '@/shared/lib/rules/terms-rules'
import type { Handler, Schemas } from '../call'
import { fromCents, toCents } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import { expectVersion } from '../db/version'
import { nextVersion } from '../documents/next-version'
import { newId } from '../identifiers'
import { isGlobal } from '../people/staff'
import { Problem } from '../problems/problem'
import { logRate } from './rate-changes'

const shown = (
  { id, version, location, country, zip_prefix, amount_cents }: Row<'tariffs'>,
  may_edit: boolean,
): Schemas['Tariff'] => ({
  ...{ id, version, location, country, zip_prefix, may_edit },
  amount: fromCents(amount_cents),
})

export const listTariffs: Handler<'listTariffs'> = async ({ db, person }) => {
  const rows = await db
    .selectFrom('tariffs')
    .selectAll()
    .orderBy('location')
    .orderBy('country')
    .orderBy('zip_prefix')
    .execute()
  return { items: rows.map((row) => shown(row, isGlobal(person))) }
}

/** @throws Problem 422 for a way that is there already */
export const createTariff: Handler<'createTariff'> = async (call) => {
  const { db, body, clock, random, person } = call
  await check(db, body, null)
  const row = {
    id: newId(random),
    version: 1,
    ...columns(body),
    updated_at: clock().toISOString(),
    updated_by: person.id,
  }
  await db.insertInto('tariffs').values(row).execute()
  await logRate(call, { of: wayOf(row), before: null, after: fromCents(row.amount_cents) })
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
  await logMove(call, before, row)
  return shown(row, true)
}

/** @throws Problem 404 */
export const removeTariff: Handler<'removeTariff'> = async (call) => {
  const { db, path } = call
  const before = await find(db, path.id)
  await db.deleteFrom('tariffs').where('id', '=', before.id).execute()
  await logRate(call, { of: wayOf(before), before: fromCents(before.amount_cents), after: null })
}

const wayOf = ({ location, country, zip_prefix }: Schemas['TariffWay']): Schemas['TariffWay'] => ({
  location,
  country,
  zip_prefix,
})

/** A tariff that is for another way by now is none of the old one. */
async function logMove(
  call: Parameters<typeof logRate>[0],
  before: Row<'tariffs'>,
  after: Row<'tariffs'>,
): Promise<void> {
  const [was, is] = [fromCents(before.amount_cents), fromCents(after.amount_cents)]
  if (JSON.stringify(wayOf(before)) === JSON.stringify(wayOf(after)))
    return logRate(call, { of: wayOf(after), before: was, after: is })
  await logRate(call, { of: wayOf(before), before: was, after: null })
  await logRate(call, { of: wayOf(after), before: null, after: is })
}

const columns = ({ location, country, zip_prefix, amount }: Schemas['TariffWrite']) => ({
  location,
  country,
  zip_prefix,
  amount_cents: toCents(amount),
})

async function find(db: Db, id: string): Promise<Row<'tariffs'>> {
  const row = await db.selectFrom('tariffs').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return row
}

/** A way has one tariff. */
async function check(
  db: Db,
  { location, country, zip_prefix }: Schemas['TariffWrite'],
  id: string | null,
): Promise<void> {
  const mistakes = countryMistakes({ country })
  if (mistakes.length > 0) throw Problem.invalid(...mistakes)
  const other = await db
    .selectFrom('tariffs')
    .select('id')
    .where('location', '=', location)
    .where('country', '=', country)
    .where('zip_prefix', '=', zip_prefix)
    .executeTakeFirst()
  if (other && other.id !== id)
    throw Problem.invalid({
      pointer: '/zip_prefix',
      code: 'duplicate',
      params: { name: `${location} ${country} ${zip_prefix}`.trim() },
    })
}
