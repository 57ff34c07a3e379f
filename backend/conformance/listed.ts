import type { Role, Schemas } from '../call'
import { answerOf } from './answers'
import type { People } from './host'

/** A search as the address of a list has it. */
export const queryOf = (search: object) =>
  new URLSearchParams(
    Object.entries(search).flatMap(([name, value]: [string, unknown]) =>
      [value].flat().map((each) => [name, String(each)]),
    ),
  ).toString()

/** How many a list finds for a person that is asked so, and the id of the first. */
export async function listed(
  people: People,
  role: Role,
  { kind, search }: Schemas['DashboardList'],
): Promise<{ total: number | null; first: string | null }> {
  const visitor = await people.as(role)
  const query = queryOf({ ...search, limit: 1 })
  const found = async () => {
    switch (kind) {
      case 'deals':
        return answerOf(await visitor.get(`/deals/?${query}`), 'listDeals')
      case 'supplies':
        return answerOf(await visitor.get(`/supplies/?${query}`), 'listSupplies')
      case 'cargos':
        return answerOf(await visitor.get(`/cargos/?${query}`), 'listCargos')
      case 'sawmills':
        return answerOf(await visitor.get(`/sawmills/?${query}`), 'listSawmills')
      case 'supply_reports':
        return answerOf(
          await visitor.get(`/supply-inspection-reports/?${query}`),
          'listSupplyReports',
        )
      case 'cargo_reports':
        return answerOf(
          await visitor.get(`/cargo-inspection-reports/?${query}`),
          'listCargoReports',
        )
      case 'orders':
        return answerOf(await visitor.get(`/orders/?${query}`), 'listOrders')
      case 'offers':
        return answerOf(await visitor.get(`/offers/?${query}`), 'listOffers')
    }
  }
  const { total, items } = await found()
  return { total, first: items[0]?.id ?? null }
}
