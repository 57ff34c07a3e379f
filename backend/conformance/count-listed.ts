import type { Role, Schemas } from '../call'
import { expectAnswer } from './answers'
import type { People } from './host'

/** Returns the query string of a list for a search. */
export const toQueryString = (search: object) =>
  new URLSearchParams(
    Object.entries(search).flatMap(([name, value]: [string, unknown]) =>
      [value].flat().map((item) => [name, String(item)]),
    ),
  ).toString()

/** Returns the total of a list for a query, and the id of its first record. */
export async function countListed(
  people: People,
  role: Role,
  { kind, search }: Schemas['DashboardList'],
): Promise<{ total: number | null; first: string | null }> {
  const visitor = await people.as(role)
  const query = toQueryString({ ...search, limit: 1 })
  const fetchList = async () => {
    switch (kind) {
      case 'deals':
        return expectAnswer(await visitor.get(`/deals/?${query}`), 'listDeals')
      case 'supplies':
        return expectAnswer(await visitor.get(`/supplies/?${query}`), 'listSupplies')
      case 'cargos':
        return expectAnswer(await visitor.get(`/cargos/?${query}`), 'listCargos')
      case 'sawmills':
        return expectAnswer(await visitor.get(`/sawmills/?${query}`), 'listSawmills')
      case 'supply_reports':
        return expectAnswer(
          await visitor.get(`/supply-inspection-reports/?${query}`),
          'listSupplyReports',
        )
      case 'cargo_reports':
        return expectAnswer(
          await visitor.get(`/cargo-inspection-reports/?${query}`),
          'listCargoReports',
        )
      case 'orders':
        return expectAnswer(await visitor.get(`/orders/?${query}`), 'listOrders')
      case 'offers':
        return expectAnswer(await visitor.get(`/offers/?${query}`), 'listOffers')
    }
  }
  const { total, items } = await fetchList()
  return { total, first: items[0]?.id ?? null }
}
