import { recordActivity } from '../activity/record-activity'
import { businessYear } from '../business-day'
import type { Handler, StaffCall } from '../call'
import { hasAlready } from '../db/has-already'
import { parseJson } from '../db/json'
import { nextNumber } from '../db/numbers'
import { expectVersion } from '../db/version'
import { newId } from '../identifiers'
import { recountAccepted } from '../inspections/recount-accepted'
import { Problem } from '../problems/problem'
import { findReport } from '../reports/find-report'
import { copyPhotos } from '../reports/photos'
import { standsAgainstCorrecting } from '../reports/report-way'
import { writesIn } from '../reports/scope'
import { storeStep } from '../reports/take-step'
import type { SupplyReport } from './contract'
import { tellApproved, tellReturned, tellSubmitted } from './notice'
import { freezeWood, prepareReport, releaseWood, storeInspected, type PreparedReport } from './prepare-report'
import { loggedReport, presentReport, subjectOf, withSupply } from './present-report'
import { reportFields } from './rules/report-fields'
import { supplyReportSteps } from './rules/report-steps'

const find = async (call: StaffCall, id: string) => withSupply(call.db, await findReport(call.db, call.person, 'supply_report', id))
const shown = async (call: StaffCall, id: string): Promise<SupplyReport> => presentReport(call, await find(call, id))

/** A draft of whoever calls. @param corrects the approved report that it is a new version of */
async function begin(call: StaffCall, id: string, prepared: PreparedReport, corrects: string | null): Promise<SupplyReport> {
  const { db, clock, person } = call
  const now = clock()
  const { number, key } = await nextNumber(db, 'SR', businessYear(call))
  const at = now.toISOString()
  await db
    .insertInto('inspection_reports')
    .values({
      ...{ id, kind: 'supply_report', number, number_key: key, status: 'draft', corrects_id: corrects, inspector_id: person.id },
      ...{ created_at: at, created_by: person.id, updated_at: at, updated_by: person.id },
      ...prepared.values,
    })
    .execute()
  await storeInspected(db, id, prepared)
  await recordActivity(call, { record: { kind: 'supply_report', id }, personId: person.id, kind: 'created', changes: [] })
  return shown(call, id)
}

export const createSupplyReport: Handler<'createSupplyReport'> = async (call) =>
  begin(call, newId(call.random), await prepareReport(call.db, call.body, null), null)

export const getSupplyReport: Handler<'getSupplyReport'> = async (call) => shown(call, call.path.id)

export const updateSupplyReport: Handler<'updateSupplyReport'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await find(call, path.id)
  expectVersion(version, before.report.version)
  if (before.report.inspector_id !== person.id) throw new Problem('forbidden')
  if (!writesIn(person, before.report)) throw new Problem('not_allowed_now')
  if (before.report.corrects_id !== null && body.supply_id !== before.report.supply_id) throw Problem.invalid({ pointer: '/supply_id', code: 'locked' })
  const prepared = await prepareReport(db, body, before.report)
  if (hasAlready(before.report, prepared.values)) return presentReport(call, before)
  await db
    .updateTable('inspection_reports')
    .set({ ...prepared.values, version: version + 1, updated_at: call.clock().toISOString(), updated_by: person.id })
    .where('id', '=', path.id)
    .execute()
  await storeInspected(db, path.id, prepared)
  const changes = reportFields.changes(loggedReport(before), loggedReport(prepared))
  if (changes.length > 0) {
    await recordActivity(call, { record: { kind: 'supply_report', id: path.id }, personId: person.id, kind: 'changed', changes })
  }
  return shown(call, path.id)
}

export const transitionSupplyReport: Handler<'transitionSupplyReport'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await find(call, path.id)
  expectVersion(version, before.report.version)
  supplyReportSteps.take(person, subjectOf(before), body)
  await storeStep(call, before.report, body)
  if (body.to === 'draft') await releaseWood(db, path.id)
  if (body.to === 'submitted') {
    await freezeWood(db, path.id, before)
    await tellSubmitted(call, before.report)
  }
  if (body.to === 'returned') await tellReturned(call, before.report, body.reason ?? '')
  if (body.to === 'approved') {
    await recountAccepted(db, before.supply.id)
    await tellApproved(call, before.report)
  }
  return shown(call, path.id)
}

export const correctSupplyReport: Handler<'correctSupplyReport'> = async (call) => {
  const report = await findReport(call.db, call.person, 'supply_report', call.path.id)
  const against = await standsAgainstCorrecting(call, report)
  if (against) throw new Problem(against)
  const id = newId(call.random)
  const write = parseJson(report.written)
  // Files belong to a record that is there, so they are copied first.
  const photos = await copyPhotos(call, write.photos, { kind: 'supply_report', id })
  const prepared = await prepareReport(call.db, { ...write, photos }, { id, supply_id: report.supply_id })
  return begin(call, id, prepared, report.id)
}
