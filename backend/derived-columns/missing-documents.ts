import { groupBy, inChunks, parseJson, updateEach } from '../db/rows'
import type { Db } from '../db/tables'
import { findMissingDocuments, getRequiredDocuments } from '../cargos/rules/required-documents'

/**
 * Recalculates the number of missing documents of cargos, which depends on the terms of their deals
 * and on the countries of clients and sawmills.
 */
export const recalculateMissingDocuments = (
  db: Db,
  cargoIds: readonly string[],
): Promise<unknown> =>
  inChunks(cargoIds, async (ids) => {
    const cargos = await db
      .selectFrom('cargos')
      .select(['id', 'kind', 'port_of_discharge', 'documents', 'missing_documents'])
      .where('id', 'in', ids)
      .execute()
    const loads = groupBy(await findLoadTerms(db, ids), ({ cargo_id }) => cargo_id)
    const changed = cargos.flatMap(({ id, kind, port_of_discharge, documents, ...stored }) => {
      const terms = loads.get(id) ?? []
      const required = getRequiredDocuments({
        kind,
        rules: terms.map(({ incoterms_rule }) => incoterms_rule),
        from: terms.map(({ sawmill_country }) => sawmill_country),
        to:
          port_of_discharge === null
            ? terms.map(({ client_country }) => client_country)
            : [port_of_discharge.slice(0, 2)],
        isClaimed: terms.some(({ certification }) => certification !== 'none'),
      })
      const missing_documents = findMissingDocuments(required, parseJson(documents)).length
      return missing_documents === stored.missing_documents ? [] : [{ id, missing_documents }]
    })
    await updateEach(db, 'cargos', changed)
    return []
  })

const findLoadTerms = (db: Db, cargoIds: readonly string[]) =>
  db
    .selectFrom('cargo_loads')
    .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
    .innerJoin('deal_lines', 'deal_lines.id', 'cargo_loads.deal_line_id')
    .innerJoin('clients', 'clients.id', 'deals.client_id')
    .innerJoin('supplies', 'supplies.id', 'cargo_loads.supply_id')
    .innerJoin('sawmills', 'sawmills.id', 'supplies.sawmill_id')
    .select([
      'cargo_loads.cargo_id',
      'deals.incoterms_rule',
      'deal_lines.certification',
      'clients.country as client_country',
      'sawmills.country as sawmill_country',
    ])
    .where('cargo_loads.cargo_id', 'in', cargoIds)
    .execute()
