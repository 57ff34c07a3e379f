import type { Role } from '../call'
import { expectAnswer } from './answers'
import type { People } from './host'

export type DashboardKind = 'deal' | 'supply' | 'cargo'

/** Returns the pending work and status totals of a dashboard. */
export async function fetchDashboard(
  people: People,
  role: Role,
  dashboard: DashboardKind,
  query = '',
) {
  const visitor = await people.as(role)
  const answer = await visitor.get(`/dashboards/${dashboard}/?${query}`)
  if (dashboard === 'deal') return expectAnswer(answer, 'getDealDashboard')
  return dashboard === 'supply'
    ? expectAnswer(answer, 'getSupplyDashboard')
    : expectAnswer(answer, 'getCargoDashboard')
}

/** Returns the key figures of a dashboard. */
export async function fetchFigures(
  people: People,
  role: Role,
  dashboard: DashboardKind,
  query = '',
) {
  const visitor = await people.as(role)
  const answer = await visitor.get(`/dashboards/${dashboard}/figures/?${query}`)
  if (dashboard === 'deal') return expectAnswer(answer, 'getDealFigures')
  return dashboard === 'supply'
    ? expectAnswer(answer, 'getSupplyFigures')
    : expectAnswer(answer, 'getCargoFigures')
}

/** Returns a chart of a dashboard. */
export async function fetchChart(
  people: People,
  role: Role,
  dashboard: DashboardKind,
  chart: string,
  query = '',
) {
  const visitor = await people.as(role)
  const answer = await visitor.get(`/dashboards/${dashboard}/charts/${chart}/?${query}`)
  if (dashboard === 'deal') return expectAnswer(answer, 'getDealChart')
  return dashboard === 'supply'
    ? expectAnswer(answer, 'getSupplyChart')
    : expectAnswer(answer, 'getCargoChart')
}
