import {
  averagePercent,
  findCargoReportNeeds,
  countDifference,
  isMiscounted,
} from '@/shared/lib/rules/inspection'
import { getBusinessDay } from '../business-day'
import { applyReportedSeal } from '../cargos/apply-reported-seal'
import { parseJson } from '../db/json'
import { findPeopleInRoles } from '../notifications/notify'
import { createReportHandlers } from '../reports/report-crud'
import { notifyReportStep } from '../reports/notify-report-step'
import type { ReportWithSubject } from '../reports/report-config'
import { cargoReportPolicy } from './cargo-report-policy'
import type { CargoReportWrite, InspectableCargo } from './contract'
import { INSPECTABLE_CARGO_STATUSES, findInspectableCargos } from './inspectable-cargos'
import { toCargoReportMessageParams } from './notification-params'
import { checkCargoReport } from './rules/check-cargo-report'
import { cargoReportFields, type LoggedCargoReport } from './rules/cargo-report-fields'
import { cargoReportStateMachine } from './rules/cargo-report-state-machine'

/** A container with what a report of it is judged by beside. */
type InspectedContainer = InspectableCargo & { isContainer: boolean }
type ContainerReport = ReportWithSubject<CargoReportWrite, InspectedContainer>

/** A report as its history is written from it. */
const toLoggedReport = ({ write, subject }: ContainerReport): LoggedCargoReport => ({
  ...write,
  cargo_number: subject.number,
  lines: write.lines.map((line) => {
    const load = subject.lines.find(({ id }) => id === line.id)
    return {
      ...line,
      title: load ? `${load.supply.number} ${load.product_name ?? load.specification.quality}` : '',
    }
  }),
})

const notCounted = { counted_packs: null, counted_pcs: null }

function presentReportFields({ write, subject }: ContainerReport) {
  const { cargo_id: _id, lines, ...said } = write
  const { isContainer: _is, ...cargo } = subject
  return {
    ...said,
    cargo,
    lines: subject.lines.map((load) => {
      const counted = lines.find(({ id }) => id === load.id) ?? notCounted
      return {
        ...load,
        counted_packs: counted.counted_packs,
        counted_pcs: counted.counted_pcs,
        difference: countDifference(counted, load),
      }
    }),
    moisture_percent: averagePercent(write.moisture_readings),
    differs: isMiscounted(lines, subject.lines),
  }
}

/** How reports of containers are kept. */
export const cargoReportCrud = createReportHandlers({
  kind: 'cargo_report',
  series: 'CR',
  subjectField: 'cargo_id',
  findSubject: async ({ db }, write: CargoReportWrite): Promise<InspectedContainer | undefined> => {
    const [found] = await findInspectableCargos(db, [write.cargo_id])
    return found && { ...found.cargo, isContainer: found.isContainer }
  },
  check: (write, cargo, before) => {
    const isOpen =
      cargo !== undefined &&
      (INSPECTABLE_CARGO_STATUSES.includes(cargo.status) || before?.cargo_id === cargo.id)
    const counted = new Set(before ? parseJson(before.written).lines.map(({ id }) => id) : [])
    return checkCargoReport(write, cargo && { ...cargo, isOpen }, counted)
  },
  values: ({ timeZone }, { write, subject }) => {
    const { cargo_id, verdict, seal_number, started_at } = write
    return {
      ...{ cargo_id, verdict, seal_number },
      inspected_on:
        started_at === null
          ? null
          : getBusinessDay({ clock: () => new Date(started_at), ...(timeZone && { timeZone }) }),
      differs: isMiscounted(write.lines, subject.lines) ? 1 : 0,
    }
  },
  fields: cargoReportFields,
  toLogged: toLoggedReport,
  stateMachine: cargoReportStateMachine,
  findNeeds: ({ write, subject }) => findCargoReportNeeds(write, subject.lines),
  policy: cargoReportPolicy,
  presentFields: presentReportFields,
  onApproved: async (call, { report, write }, { to, reason }) => {
    if (to === 'approved') await applyReportedSeal(call, report, write)
    const concerned = to === 'approved' ? await findPeopleInRoles(call.db, ['cargo_manager']) : []
    // Those who ship open no report, but its cargo.
    await notifyReportStep(call, report, {
      to,
      params: await toCargoReportMessageParams(call, report, reason),
      otherRecipients: concerned,
      linkedRecord: { kind: 'cargo', id: write.cargo_id },
    })
  },
})
