import { parseDate, toZoned } from '@internationalized/date'
import { expressionBuilder, sql } from 'kysely'
import { trimDecimal } from '@domain/numbers'
import { toWeek } from '@domain/calendar'
import { getBusinessDay, DEFAULT_TIME_ZONE, toBusinessDay } from '../business-day'
import type { Schemas, PersonCall } from '../call'
import { fromCents, fromLitres } from '../db/decimal-columns'
import type { Db, Tables } from '../db/tables'
import { countDaysPastWeek } from '../documents/terms'
import { formatShare } from '../wood-lines/wood-figures'

type SawmillFiguresCall = Pick<PersonCall, 'db' | 'clock' | 'timeZone'>

/** Statuses from the order until the wood is complete. */
const OPEN_STATUSES = [
  'ordered',
  'confirmed',
  'in_production',
  'ready',
  'loading',
  'shipped',
] as const

/** Returns the start of the last 12 months. */
const getMomentOneYearAgo = (call: SawmillFiguresCall): string =>
  toZoned(
    parseDate(getBusinessDay(call)).subtract({ years: 1 }).add({ days: 1 }),
    call.timeZone ?? DEFAULT_TIME_ZONE,
  ).toAbsoluteString()

/** Computes the mill's reliability over the last 12 months. */
export async function computeSawmillFigures(
  call: SawmillFiguresCall,
  sawmillId: string,
): Promise<Schemas['SawmillFigures']> {
  const since = getMomentOneYearAgo(call)
  const [reliability, bought, inspected, open_supplies] = await Promise.all([
    computeReliability(call, sawmillId, since),
    sumBoughtSince(call.db, sawmillId, since),
    sumInspectedSince(call.db, sawmillId, since),
    countOpenSupplies(call.db, sawmillId),
  ])
  return { ...reliability, ...bought, ...inspected, open_supplies }
}

/**
 * Returns for each sawmill the percentage of its supplies in those 12 months that were ready by
 * their week. Overdue supplies count as late.
 */
export async function computeOnTimePercents(
  call: SawmillFiguresCall,
  sawmillIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (sawmillIds.length === 0) return new Map()
  const minute = sql<string>`substr(ready_at, 1, 16)`
  const suppliedVolumes = await call.db
    .selectFrom('supplies')
    .select(({ fn }) => [
      'sawmill_id',
      'ready_week',
      minute.as('minute'),
      fn.countAll<string | number>().as('count'),
    ])
    .where('sawmill_id', 'in', sawmillIds)
    .where('ready_at', '>=', getMomentOneYearAgo(call))
    .where('status', '!=', 'canceled')
    .groupBy(['sawmill_id', 'ready_week', minute])
    .execute()
  const sums = new Map<string, { all: number; inTime: number }>()
  for (const { sawmill_id, ready_week, minute: at, count } of suppliedVolumes) {
    const { all, inTime } = sums.get(sawmill_id) ?? { all: 0, inTime: 0 }
    const isReadyOnTime = isOnTime(call, { ready_at: `${at}Z`, ready_week })
    sums.set(sawmill_id, {
      all: all + Number(count),
      inTime: inTime + (isReadyOnTime ? Number(count) : 0),
    })
  }
  const overdue = await call.db
    .selectFrom('supplies')
    .select(({ fn }) => ['sawmill_id', fn.countAll<string | number>().as('count')])
    .where('sawmill_id', 'in', sawmillIds)
    .where(isOverdue(call))
    .groupBy('sawmill_id')
    .execute()
  for (const { sawmill_id, count } of overdue) {
    const { all, inTime } = sums.get(sawmill_id) ?? { all: 0, inTime: 0 }
    sums.set(sawmill_id, { all: all + Number(count), inTime })
  }
  return new Map([...sums].map(([id, { all, inTime }]) => [id, formatShare(inTime, all)]))
}

/** Condition: the wood was due before this week and is not ready. */
const isOverdue = (call: SawmillFiguresCall) => {
  const supplies = expressionBuilder<Tables, 'supplies'>()
  return supplies.and([
    supplies('supplies.status', 'in', ['ordered', 'confirmed', 'in_production']),
    supplies('supplies.ready_at', 'is', null),
    supplies('supplies.ready_week', '<', toWeek(getBusinessDay(call))),
    supplies(
      'supplies.ready_week',
      '>=',
      toWeek(toBusinessDay(getMomentOneYearAgo(call), call.timeZone)),
    ),
  ])
}

const isOnTime = (
  call: SawmillFiguresCall,
  { ready_at, ready_week }: { ready_at: string | null; ready_week: string | null },
): boolean =>
  ready_at === null ||
  ready_week === null ||
  countDaysPastWeek(ready_week, getBusinessDay({ ...call, clock: () => new Date(ready_at) })) ===
    null

/**
 * Compares supplies since then with their week and ordered amount. Overdue supplies count as late.
 */
async function computeReliability(call: SawmillFiguresCall, sawmillId: string, since: string) {
  const readySupplies = await call.db
    .selectFrom('supplies')
    .select(['ready_at', 'ready_week', 'ready_l', 'volume_l'])
    .where('sawmill_id', '=', sawmillId)
    .where('ready_at', '>=', since)
    .where('status', '!=', 'canceled')
    .execute()
  const { overdue } = await call.db
    .selectFrom('supplies')
    .select(({ fn }) => fn.countAll<string | number>().as('overdue'))
    .where('sawmill_id', '=', sawmillId)
    .where(isOverdue(call))
    .executeTakeFirstOrThrow()
  const judged = readySupplies.length + Number(overdue)
  const sum = (column: 'ready_l' | 'volume_l') =>
    readySupplies.reduce((total, supply) => total + (supply[column] ?? 0), 0)
  const isNothing = readySupplies.length === 0
  return {
    on_time_percent:
      judged === 0
        ? null
        : formatShare(readySupplies.filter((supply) => isOnTime(call, supply)).length, judged),
    fill_percent: isNothing ? null : formatShare(sum('ready_l'), sum('volume_l')),
  }
}

async function sumBoughtSince(db: Db, sawmillId: string, since: string) {
  const { litres, cents, rated, all } = await db
    .selectFrom('supplies')
    .select(({ fn }) => [
      fn.sum<string | number | null>('agreed_l').as('litres'),
      fn.sum<string | number | null>('amount_eur_cents').as('cents'),
      fn.count<string | number>('amount_eur_cents').as('rated'),
      fn.countAll<string | number>().as('all'),
    ])
    .where('sawmill_id', '=', sawmillId)
    .where('ordered_at', '>=', since)
    .where('status', '!=', 'canceled')
    .executeTakeFirstOrThrow()
  return {
    volume_m3: fromLitres(Number(litres ?? 0)),
    amount_eur: fromCents(Number(cents ?? 0)),
    without_rate: Number(all) - Number(rated),
  }
}

/** Sums approved inspections; a corrected report counts by its correction. */
async function sumInspectedSince(db: Db, sawmillId: string, since: string) {
  const rows = await db
    .selectFrom('inspection_reports as r')
    .innerJoin('supplies', 'supplies.id', 'r.supply_id')
    .leftJoin('inspected_lines as l', 'l.report_id', 'r.id')
    .select([
      'r.id',
      'r.verdict',
      'r.rejected_l',
      'l.moisture_tenths',
      'l.accepted_l as line_accepted_l',
      'l.rejected_l as line_rejected_l',
    ])
    .where('supplies.sawmill_id', '=', sawmillId)
    .where('r.status', '=', 'approved')
    .where('r.approved_at', '>=', since)
    .where('r.corrected_by_id', 'is', null)
    .execute()
  const reports = [...new Map(rows.map((row) => [row.id, row])).values()]
  const passed = reports.filter(
    ({ verdict, rejected_l }) => verdict !== 'fail' && rejected_l === 0,
  ).length
  let [weighed, litres] = [0, 0]
  for (const { moisture_tenths, line_accepted_l, line_rejected_l } of rows) {
    if (moisture_tenths === null) continue
    const lot = (line_accepted_l ?? 0) + (line_rejected_l ?? 0)
    weighed += moisture_tenths * lot
    litres += lot
  }
  return {
    inspection_pass_percent: reports.length === 0 ? null : formatShare(passed, reports.length),
    average_moisture_percent: litres === 0 ? null : trimDecimal((weighed / litres / 10).toFixed(1)),
  }
}

async function countOpenSupplies(db: Db, sawmillId: string): Promise<number> {
  const { count } = await db
    .selectFrom('supplies')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('sawmill_id', '=', sawmillId)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirstOrThrow()
  return Number(count)
}
