import {
  averagePercent,
  containerLackingOf,
  countDifference,
  isMiscounted,
} from '@/shared/lib/rules/inspection'
import { businessDay } from '../business-day'
import { takeSeal } from '../cargos/take-seal'
import { parseJson } from '../db/json'
import { peopleInRoles } from '../notifications/notify'
import { keepReports } from '../reports/keep-reports'
import { tellOfReport } from '../reports/notices'
import type { SeenReport } from '../reports/report-keeping'
import { cargoReportRecord } from './cargo-report-record'
import type { CargoReportWrite, InspectableCargo } from './contract'
import { INSPECTABLE, inspectableCargos } from './inspectable'
import { noticeOf } from './notices'
import { checkReport } from './rules/check-report'
import { reportFields, type LoggedReport } from './rules/report-fields'
import { cargoReportSteps } from './rules/report-steps'

/** A container with what a report of it is judged by beside. */
type Seen = InspectableCargo & { isContainer: boolean }
type SeenContainer = SeenReport<CargoReportWrite, Seen>

/** A report as its history is written from it. */
const loggedReport = ({ write, seen }: SeenContainer): LoggedReport => ({
  ...write,
  cargo_number: seen.number,
  lines: write.lines.map((line) => {
    const load = seen.lines.find(({ id }) => id === line.id)
    return {
      ...line,
      title: load ? `${load.supply.number} ${load.product_name ?? load.specification.quality}` : '',
    }
  }),
})

const NOTHING = { counted_packs: null, counted_pcs: null }

function shownReport({ write, seen }: SeenContainer) {
  const { cargo_id: _id, lines, ...said } = write
  const { isContainer: _is, ...cargo } = seen
  return {
    ...said,
    cargo,
    lines: seen.lines.map((load) => {
      const counted = lines.find(({ id }) => id === load.id) ?? NOTHING
      return {
        ...load,
        counted_packs: counted.counted_packs,
        counted_pcs: counted.counted_pcs,
        difference: countDifference(counted, load),
      }
    }),
    moisture_percent: averagePercent(write.moisture_readings),
    differs: isMiscounted(lines, seen.lines),
  }
}

/** How reports of containers are kept. */
export const cargoReports = keepReports({
  kind: 'cargo_report',
  series: 'CR',
  subject: 'cargo_id',
  see: async ({ db }, write: CargoReportWrite): Promise<Seen | undefined> => {
    const [found] = await inspectableCargos(db, [write.cargo_id])
    return found && { ...found.cargo, isContainer: found.isContainer }
  },
  check: (write, cargo, before) => {
    const isOpen =
      cargo !== undefined && (INSPECTABLE.includes(cargo.status) || before?.cargo_id === cargo.id)
    const counted = new Set(before ? parseJson(before.written).lines.map(({ id }) => id) : [])
    return checkReport(write, cargo && { ...cargo, isOpen }, counted)
  },
  values: ({ timeZone }, { write, seen }) => {
    const { cargo_id, verdict, seal_number, started_at } = write
    return {
      ...{ cargo_id, verdict, seal_number },
      inspected_on:
        started_at === null
          ? null
          : businessDay({ clock: () => new Date(started_at), ...(timeZone && { timeZone }) }),
      differs: isMiscounted(write.lines, seen.lines) ? 1 : 0,
    }
  },
  fields: reportFields,
  logged: loggedReport,
  steps: cargoReportSteps,
  lacking: ({ write, seen }) => containerLackingOf(write, seen.lines),
  record: cargoReportRecord,
  shown: shownReport,
  followed: async (call, { report, write }, { to, reason }) => {
    if (to === 'approved') await takeSeal(call, report, write)
    const concerned = to === 'approved' ? await peopleInRoles(call.db, ['cargo_manager']) : []
    // Those who ship open no report, but its cargo.
    await tellOfReport(call, report, {
      to,
      params: await noticeOf(call, report, reason),
      concerned,
      opened: { kind: 'cargo', id: write.cargo_id },
    })
  },
})
