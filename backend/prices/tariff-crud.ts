import { findCountryErrors } from '@domain/rules/terms-rules'
import type { Handler, Schemas, Person } from '../call'
import { fromCents, toCents } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import { assertVersion, toNextVersion } from '../records/record-head'
import { createId } from '../identifiers'
import { hasGlobalRole } from '../people/roles'
import { Problem } from '../problems/problem'
import { createPersonLookup } from '../people/person-refs'
import type { AppContext } from '../app-context'

const presentTariff = (
  { id, version, location, country, zip_prefix, amount_cents }: Row<'tariffs'>,
  may_edit: boolean,
): Schemas['Tariff'] => ({
  id,
  version,
  location,
  country,
  zip_prefix,
  may_edit,
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
  return { items: rows.map((row) => presentTariff(row, hasGlobalRole(person))) }
}

/**
 * Creates a freight tariff.
 * @throws Problem 422 if the route already has a tariff
 */
export const createTariff: Handler<'createTariff'> = async (call) => {
  const { db, body, clock, random, person } = call
  await assertTariffAllowed(db, body, null)
  const row = {
    id: createId(random),
    version: 1,
    ...toTariffColumns(body),
    updated_at: clock().toISOString(),
    updated_by: person.id,
  }
  await db.insertInto('tariffs').values(row).execute()
  await logRateChange(call, {
    subject: toTariffWay(row),
    before: null,
    after: fromCents(row.amount_cents),
  })
  return presentTariff(row, true)
}

/**
 * Changes a freight tariff.
 * @throws Problem 404, 412, 422
 */
export const updateTariff: Handler<'updateTariff'> = async (call) => {
  const { db, path, body, version } = call
  const before = await requireTariff(db, path.id)
  assertVersion(version, before.version)
  await assertTariffAllowed(db, body, path.id)
  const row = { ...before, ...toTariffColumns(body), ...toNextVersion(call, before.version) }
  await db.updateTable('tariffs').set(row).where('id', '=', row.id).execute()
  await logTariffMove(call, before, row)
  return presentTariff(row, true)
}

/**
 * Removes a freight tariff.
 * @throws Problem 404, 412
 */
export const removeTariff: Handler<'removeTariff'> = async (call) => {
  const { db, path, version } = call
  const before = await requireTariff(db, path.id)
  assertVersion(version, before.version)
  await db.deleteFrom('tariffs').where('id', '=', before.id).execute()
  await logRateChange(call, {
    subject: toTariffWay(before),
    before: fromCents(before.amount_cents),
    after: null,
  })
}

const toTariffWay = ({
  location,
  country,
  zip_prefix,
}: Schemas['TariffWay']): Schemas['TariffWay'] => ({
  location,
  country,
  zip_prefix,
})

/** Logs a changed tariff; if its route changed, the old one as removed and the new one as added. */
async function logTariffMove(
  call: Parameters<typeof logRateChange>[0],
  before: Row<'tariffs'>,
  after: Row<'tariffs'>,
): Promise<void> {
  const [oldAmount, newAmount] = [fromCents(before.amount_cents), fromCents(after.amount_cents)]
  if (JSON.stringify(toTariffWay(before)) === JSON.stringify(toTariffWay(after)))
    return logRateChange(call, { subject: toTariffWay(after), before: oldAmount, after: newAmount })
  await logRateChange(call, { subject: toTariffWay(before), before: oldAmount, after: null })
  await logRateChange(call, { subject: toTariffWay(after), before: null, after: newAmount })
}

const toTariffColumns = ({ location, country, zip_prefix, amount }: Schemas['TariffWrite']) => ({
  location,
  country,
  zip_prefix,
  amount_cents: toCents(amount),
})

async function requireTariff(db: Db, id: string): Promise<Row<'tariffs'>> {
  const row = await db.selectFrom('tariffs').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return row
}

/**
 * Asserts that the route of a tariff is known and free.
 * @throws Problem 422 if the country is unknown or the route has another tariff
 */
async function assertTariffAllowed(
  db: Db,
  { location, country, zip_prefix }: Schemas['TariffWrite'],
  id: string | null,
): Promise<void> {
  const mistakes = findCountryErrors({ country })
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

/** Maximum number of changes returned. */
const MAX_CHANGES = 100

/** A change of a service price or a tariff; null for one that did or does not exist. */
type RateChange = {
  subject: Schemas['Service'] | Schemas['TariffWay']
  before: string | null
  after: string | null
}

/** Logs the change, unless the amount is the same. */
export async function logRateChange(
  { db, clock, random, person }: Pick<AppContext, 'clock' | 'random'> & { db: Db; person: Person },
  { subject, before, after }: RateChange,
): Promise<void> {
  if (before === after) return
  const [service, { location, country, zip_prefix }] =
    typeof subject === 'string'
      ? [subject, { location: null, country: null, zip_prefix: null }]
      : [null, subject]
  await db
    .insertInto('rate_changes')
    .values({
      id: createId(random),
      at: clock().toISOString(),
      person_id: person.id,
      service,
      location,
      country,
      zip_prefix,
      before,
      after,
    })
    .execute()
}

/** Lists the changes of service prices and tariffs, newest first. */
export const listRateChanges: Handler<'listRateChanges'> = async ({ db }) => {
  const rows = await db
    .selectFrom('rate_changes')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MAX_CHANGES)
    .execute()
  const toPersonRef = await createPersonLookup(
    db,
    rows.map(({ person_id }) => person_id),
  )
  return {
    items: rows.map(({ person_id, location, country, zip_prefix, ...change }) => ({
      ...change,
      by: toPersonRef(person_id),
      way:
        location === null || country === null
          ? null
          : { location, country, zip_prefix: zip_prefix ?? '' },
    })),
  }
}
