import type { Db } from '../db/tables'
import type { CargoDocument, CargoWrite } from './contract'
import type { PreparedLoad } from './prepare-cargo'
import { getRequiredDocuments } from './rules/required-documents'

/** Returns the documents that a cargo needs, by origin, destination, Incoterms rules and claims. */
export async function findRequiredDocuments(
  db: Db,
  { kind, port_of_discharge }: CargoWrite,
  loads: readonly Pick<PreparedLoad, 'pair'>[],
): Promise<CargoDocument[]> {
  const pairs = loads.map(({ pair }) => pair)
  const clients = await findCountries(
    db,
    'clients',
    pairs.map(({ deal }) => deal.client_id),
  )
  return getRequiredDocuments({
    kind,
    rules: pairs.map(({ deal }) => deal.incoterms_rule),
    from: await findCountries(
      db,
      'sawmills',
      pairs.map(({ supply }) => supply.sawmill_id),
    ),
    to: port_of_discharge === null ? clients : [port_of_discharge.slice(0, 2)],
    isClaimed: pairs.some(({ dealLine }) => dealLine.certification !== 'none'),
  })
}

async function findCountries(
  db: Db,
  table: 'clients' | 'sawmills',
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(table)
    .select('country')
    .distinct()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return rows.map(({ country }) => country)
}
