import type { Handler } from '../call'
import { fold } from '../db/fold'
import type { Db } from '../db/tables'

export const listCargoChoices: Handler<'listCargoChoices'> = async ({ db }) => {
  const [carriers, forwarders] = [
    await findUsedValues(db, 'carrier'),
    await findUsedValues(db, 'forwarder'),
  ]
  const ports = [
    ...(await findUsedValues(db, 'port_of_loading')),
    ...(await findUsedValues(db, 'port_of_discharge')),
  ]
  return {
    carriers: sortUnique(carriers),
    forwarders: sortUnique(forwarders),
    ports: sortUnique(ports),
    clients: await listClients(db),
  }
}

/** Clients with wood in any cargo, by name. */
async function listClients(db: Db): Promise<{ id: string; name: string }[]> {
  const clients = await db
    .selectFrom('cargo_loads')
    .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
    .innerJoin('clients', 'clients.id', 'deals.client_id')
    .select(['clients.id', 'clients.name'])
    .distinct()
    .execute()
  return clients.toSorted((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1))
}

async function findUsedValues(
  db: Db,
  column: 'carrier' | 'forwarder' | 'port_of_loading' | 'port_of_discharge',
): Promise<string[]> {
  const rows = await db
    .selectFrom('cargos')
    .select(`${column} as value`)
    .distinct()
    .where(column, 'is not', null)
    .execute()
  return rows.flatMap(({ value }) => value ?? [])
}

const sortUnique = (texts: readonly string[]): string[] =>
  [...new Set(texts)].toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1))
