import { logChanges } from '../activity/activity'
import { sql } from 'kysely'
import { getBusinessDay, toBusinessDay } from '../business-day'
import type { Handler, Handlers } from '../call'
import { fromCents, fromLitres } from '../db/decimal-columns'
import { assertWeekOrder } from '../documents/terms'
import { findCutWarnings, notifyCuts, presentCuts, fitSupply } from '../allocations/fit-supply'
import { NO_ALLOCATIONS, summarizeSupplyAllocations } from '../allocations/release-supply'
import { syncLoadedSupplies } from '../loaded-supplies/sync-loaded-supplies'
import { toNextVersion, assertVersion } from '../records/record-head'
import { rowEquals, rowsEqual } from '../db/rows'
import { NAME_COLUMNS } from '../search/name-columns'
import { keepAgreedLengths } from '../wood-lines/wood-fields'
import { storeLines } from '../wood-lines/wood-rows'
import { createSupply, prepareSupply, toLinesToFit } from './prepare-supply'
import {
  evaluateSupply,
  findReportsToComplete,
  getSupply,
  loadSupplyRateWarnings,
  presentSupply,
} from './present-supply'
import { listSupplies, UNALLOCATED_LITRES, requireSupply } from './queries'
import { hasSupplyLineFilter, selectSupplies } from './select-supplies'
import { transitionSupply } from './transition-supply'
import { supplyStateMachine } from './rules/supply-state-machine'
import { toLoggedSupply } from './logged-supply'
import { supplyFields } from './policy'
import {
  findOtherBuyers,
  isPostponed,
  notifyInspectors,
  notifySupplyAssigned,
  notifySupplyPostponed,
  scheduleLateSupply,
} from './notify-supply'
import { supplyRevisionHandlers } from './supply-revisions'
import { toSupplyLineRows, toSupplyRow, toSupplyWrite } from './schema'

const updateSupply: Handler<'updateSupply'> = async (call) => {
  const { db, path, body, version } = call
  const before = await requireSupply(db, path.id)
  assertVersion(version, before.supply.version)
  supplyFields.assertEditable(
    toSupplyWrite(before),
    { ...body, lines: keepAgreedLengths(body.lines, before.lines) },
    supplyFields.getEditableFields(before.supply.status),
  )
  const prepared = await prepareSupply(db, body, before)
  const values = toSupplyRow(prepared, before.supply.number)
  const rows = toSupplyLineRows(path.id, prepared.lines)
  if (rowEquals(before.supply, values, NAME_COLUMNS) && rowsEqual(before.lines, rows))
    return presentSupply(call, before)
  await db
    .updateTable('supplies')
    .set({ ...values, ...toNextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  await storeLines(db, 'supply_lines', path.id, rows)
  const cuts = await fitSupply(call, path.id)
  const after = await requireSupply(db, path.id)
  await scheduleLateSupply(call, after.supply, before.supply)
  await logChanges(
    call,
    { kind: 'supply', id: path.id },
    supplyFields.findChanges(await toLoggedSupply(db, before), await toLoggedSupply(db, after)),
  )
  await syncLoadedSupplies(call, [path.id])
  if (after.supply.purchase_manager_id !== before.supply.purchase_manager_id)
    await notifySupplyAssigned(call, after.supply)
  // Plans with a draft were promised to no one.
  if (after.supply.status !== 'draft') {
    await notifyCuts(call, after.supply, cuts, findOtherBuyers(call, after.supply))
    if (isPostponed(after.supply.ready_week, before.supply.ready_week))
      await notifySupplyPostponed(call, after.supply)
  }
  if (
    after.supply.status === 'ready' &&
    after.supply.inspection_required === 1 &&
    before.supply.inspection_required !== 1
  )
    await notifyInspectors(call, after.supply)
  const shown = await presentSupply(call, await requireSupply(db, path.id))
  return cuts.length > 0 ? { ...shown, cuts: await presentCuts(call, cuts) } : shown
}

const previewSupply: Handler<'previewSupply'> = async (call) => {
  const { db, person, body } = call
  const storedSupply = body.id === null ? null : await requireSupply(db, body.id)
  const prepared = await prepareSupply(db, body.supply, storedSupply)
  const allocated = storedSupply
    ? await summarizeSupplyAllocations(db, storedSupply.supply)
    : NO_ALLOCATIONS
  const status = storedSupply?.supply.status ?? 'draft'
  const { subject, warnings } = evaluateSupply(call, {
    ...prepared,
    allocated,
    openReports: storedSupply ? await findReportsToComplete(db, storedSupply.supply) : [],
    status,
  })
  const linesToFit = toLinesToFit(prepared, storedSupply?.lines ?? [])
  const transitions = supplyStateMachine.getTransitions(person, subject)
  // An unsaved supply can't be canceled.
  return {
    figures: prepared.figures,
    transitions: storedSupply ? transitions : transitions.filter(({ forward }) => forward),
    warnings: [
      ...(await loadSupplyRateWarnings(call, {
        ...body.supply,
        status,
        day: storedSupply
          ? toBusinessDay(storedSupply.supply.created_at, call.timeZone)
          : getBusinessDay(call),
      })),
      ...warnings,
      ...(storedSupply ? await findCutWarnings(call, storedSupply.supply.id, linesToFit) : []),
    ],
  }
}

const sumSupplies: Handler<'sumSupplies'> = async (call) => {
  assertWeekOrder(call.query)
  const { count, litres, free, cents, in_euro } = await selectSupplies(call, call.query, [
    'status',
    'agreed_l',
    'amount_eur_cents',
    'free_l',
  ])
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('supplies.agreed_l').as('litres'),
      sql<number | null>`sum(${UNALLOCATED_LITRES})`.as('free'),
      fn.sum<number | null>('supplies.amount_eur_cents').as('cents'),
      fn.count<number>('supplies.amount_eur_cents').as('in_euro'),
    ])
    .executeTakeFirstOrThrow()
  return {
    count,
    volume_m3: fromLitres(litres ?? 0),
    free_m3: fromLitres(free ?? 0),
    amount_eur: fromCents(cents ?? 0),
    without_rate: count - in_euro,
    is_by_line: hasSupplyLineFilter(call.query),
  }
}

export const supplyHandlers = {
  listSupplies,
  sumSupplies,
  createSupply,
  previewSupply,
  getSupply,
  updateSupply,
  transitionSupply,
  ...supplyRevisionHandlers,
} satisfies Partial<Handlers>
