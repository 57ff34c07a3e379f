import type { Role } from '../call'
import { expectAnswer } from './answers'
import type { People } from './host'

export type Board = 'deal' | 'supply' | 'cargo'

/** Returns the pending work and status totals of a dashboard. */
export async function fetchBoard(people: People, role: Role, board: Board, query = '') {
  const visitor = await people.as(role)
  const answer = await visitor.get(`/dashboards/${board}/?${query}`)
  if (board === 'deal') return expectAnswer(answer, 'getDealDashboard')
  return board === 'supply'
    ? expectAnswer(answer, 'getSupplyDashboard')
    : expectAnswer(answer, 'getCargoDashboard')
}

/** Returns the key figures of a dashboard. */
export async function fetchFigures(people: People, role: Role, board: Board, query = '') {
  const visitor = await people.as(role)
  const answer = await visitor.get(`/dashboards/${board}/figures/?${query}`)
  if (board === 'deal') return expectAnswer(answer, 'getDealFigures')
  return board === 'supply'
    ? expectAnswer(answer, 'getSupplyFigures')
    : expectAnswer(answer, 'getCargoFigures')
}

/** Returns a chart of a dashboard. */
export async function fetchChart(
  people: People,
  role: Role,
  board: Board,
  chart: string,
  query = '',
) {
  const visitor = await people.as(role)
  const answer = await visitor.get(`/dashboards/${board}/charts/${chart}/?${query}`)
  if (board === 'deal') return expectAnswer(answer, 'getDealChart')
  return board === 'supply'
    ? expectAnswer(answer, 'getSupplyChart')
    : expectAnswer(answer, 'getCargoChart')
}
