import { businessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { certificateState } from '../partners/certificate-state'
import { onTimePercents } from '../sawmill-supplies/sawmill-figures'
import { lastPaid, type PaidLine } from './last-paid'
import { linesMade, readyWeek, type Mill } from './rules/makes'

type Making = {
  row: Row<'sawmills'>
  mill: Mill
  readyWeek: string | null
  lines: readonly PaidLine[]
}

/** The approved mills that make some of these lines, so many of them, and how many others there are. */
export async function makingMills(
  call: StaffCall,
  lines: readonly PaidLine[],
  most: number,
): Promise<Pick<Schemas['PurchasePlan'], 'mills' | 'more_mills'>> {
  const today = businessDay(call)
  const all = lines.length === 0 ? [] : await approvedMills(call.db)
  const making = all
    .map((row): Making => {
      const mill = judgedMill(row)
      return { row, mill, readyWeek: readyWeek(mill, today), lines: linesMade(mill, lines, today) }
    })
    .filter((one) => one.lines.length > 0)
    .toSorted(byUse)
  const chosen = making.slice(0, most)
  const onTime = await onTimePercents(
    call,
    chosen.map(({ row }) => row.id),
  )
  const mills: Schemas['MakingMill'][] = []
  for (const { row, readyWeek: ready_week, lines: made } of chosen) {
    const paid = await lastPaid(call, row.id, made)
    mills.push({
      id: row.id,
      name: row.name,
      country: row.country,
      certificate_state: certificateState(row.certificate_expires, today),
      lead_time_weeks: row.lead_time_weeks,
      ready_week,
      on_time_percent: onTime.get(row.id) ?? null,
      offers: made.map(({ id }) => ({ deal_line_id: id, last_paid: paid.get(id) ?? null })),
    })
  }
  return { mills, more_mills: making.length - mills.length }
}

const approvedMills = (db: Db): Promise<Row<'sawmills'>[]> =>
  db.selectFrom('sawmills').selectAll().where('approval', '=', 'approved').execute()

const judgedMill = ({
  name,
  species,
  profiles,
  certificate_scheme: scheme,
  certificate_expires: expires,
  lead_time_weeks,
}: Row<'sawmills'>): Mill => ({
  name,
  species: parseJson(species),
  profiles: parseJson(profiles),
  certificate: scheme && expires ? { scheme, expires } : null,
  lead_time_weeks,
})

/** Who makes more comes first, those who say what they make before those who don't, and who is ready sooner before the others. */
function byUse(a: Making, b: Making): number {
  const unknown = ({ mill }: Making) => Number(mill.species.length === 0)
  const week = (one: Making) => one.readyWeek ?? '9999'
  return (
    b.lines.length - a.lines.length ||
    unknown(a) - unknown(b) ||
    week(a).localeCompare(week(b)) ||
    a.row.name_key.localeCompare(b.row.name_key)
  )
}
