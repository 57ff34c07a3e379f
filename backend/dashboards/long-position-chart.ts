import { sql } from 'kysely'
import { addWeeks, toWeek } from '@domain/calendar'
import { getBusinessDay } from '../business-day'
import { UNALLOCATED_LINE_LITRES } from '../derived-columns/supply-sums'
import type { Schemas } from '../call'
import { parseJson } from '../db/rows'
import { UNALLOCATED_LITRES, filterSupplies } from '../supplies/queries'
import { toSupplyList, toSupplySearch, type DashboardCall } from './dashboard-query'
import {
  type Count,
  formatScaledDecimal,
  type Sum,
  createPoint,
  type ChartCreator,
} from './figures'

type Wood = Schemas['Wood']

/** Weeks ahead shown one by one; later weeks are combined. */
const WEEKS_AHEAD = 7

/**
 * Creates a chart of bought, unallocated wood by species and ready week: now, each of the next
 * weeks, later.
 */
export const createLongPositionChart: ChartCreator = async (call) => {
  const today = toWeek(getBusinessDay(call))
  const last = addWeeks(today, WEEKS_AHEAD)
  const filters = { ...toSupplySearch(call), free: 'only' as const }
  const columns = [
    { key: 'now', search: { week_to: today } },
    ...Array.from({ length: WEEKS_AHEAD }, (_, i) => addWeeks(today, i + 1)).map((week) => ({
      key: week,
      search: { week_from: week, week_to: week },
    })),
    { key: 'later', search: { week_from: addWeeks(last, 1) } },
  ]
  const getColumn = (week: string) => (week <= today ? 'now' : week > last ? 'later' : week)
  const groups = await filterSupplies(call, filters)
    .select(({ fn }) => [
      'woods',
      'ready_week',
      fn.countAll<Count>().as('count'),
      sql<Sum>`sum(${UNALLOCATED_LITRES})`.as('free'),
    ])
    .groupBy(['woods', 'ready_week'])
    .execute()
  const mixed = await findMixedSupplies(call, filters)
  const cells = new Map<string, { count: number; litres: number }>()
  const add = (wood: Wood, week: string, count: number, litres: number) => {
    const at = `${wood} ${getColumn(week)}`
    const previous = cells.get(at) ?? { count: 0, litres: 0 }
    cells.set(at, { count: previous.count + count, litres: previous.litres + litres })
  }
  let withoutWeek = 0
  for (const { woods: written, ready_week, count, free } of groups) {
    const woods = parseJson(written)
    if (ready_week === null) withoutWeek += Number(count)
    else
      for (const wood of woods)
        add(wood, ready_week, Number(count), woods.length === 1 ? Number(free ?? 0) : 0)
  }
  for (const { wood, week, litres } of mixed) add(wood, week, 0, litres)
  const requestedWoods = call.query.wood ?? []
  const found = [...new Set([...cells.keys()].map((at) => at.split(' ')[0] as Wood))].filter(
    (wood) => requestedWoods.length === 0 || requestedWoods.includes(wood),
  )
  const sumWood = (wood: Wood) =>
    [...cells].reduce((sum, [at, { litres }]) => (at.startsWith(wood) ? sum + litres : sum), 0)
  const points = found
    .toSorted((a, b) => sumWood(b) - sumWood(a))
    .flatMap((wood) =>
      columns.map(({ key, search }) => {
        const { count, litres } = cells.get(`${wood} ${key}`) ?? { count: 0, litres: 0 }
        return createPoint({
          series: wood,
          key,
          value: formatScaledDecimal(litres, 3),
          count,
          list: toSupplyList({ ...filters, ...search, wood: [wood] }),
        })
      }),
    )
  return {
    period: { from: today, to: last },
    unit: 'm3',
    points,
    left_out: 0,
    without: withoutWeek,
  }
}

/** Returns unallocated volume of supplies with several species, line by line. */
async function findMixedSupplies(call: DashboardCall, search: Schemas['SuppliesSearch']) {
  const { sort: _, ...filters } = search
  const rows = await filterSupplies(call, filters)
    .where(sql<boolean>`supplies.woods like '%,%'`)
    .innerJoin('supply_lines', 'supply_lines.supply_id', 'supplies.id')
    .where('supply_lines.free_week', 'is not', null)
    .select([
      'supply_lines.wood_key',
      'supplies.ready_week',
      sql<Sum>`${UNALLOCATED_LINE_LITRES}`.as('litres'),
    ])
    .execute()
  return rows.flatMap(({ wood_key, ready_week, litres }) =>
    ready_week === null
      ? []
      : [
          {
            wood: wood_key.slice(0, 4) as Wood,
            week: ready_week,
            litres: Math.max(0, Number(litres ?? 0)),
          },
        ],
  )
}
