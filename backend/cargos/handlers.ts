import { shareLineRounding } from '../allocations/share-line-rounding'
import type { Handler, Handlers } from '../call'
import { parseJson, rowEquals, rowsEqual } from '../db/rows'
import { assertVersion, toNextVersion } from '../records/record-head'
import { logTransition } from '../documents/transitions'
import { storeLines } from '../wood-lines/wood-rows'
import { recordActivity, logChanges } from '../activity/activity'
import { getBusinessDay, getBusinessYear } from '../business-day'
import { takeNextNumber } from '../db/document-numbers'
import { createId } from '../identifiers'
import { Problem } from '../problems/problem'
import { fold } from '@domain/text/fold'
import type { Db, Row } from '../db/tables'
import { listCargos, requireCargo } from './queries'
import { listLoadable } from './list-loadable'
import { listLoadablePacks } from './loadable-packs'
import { loadCargoTransitionSubject, presentCargo, presentCargoDetails } from './present-cargo'
import { keepNamedPacks, prepareCargo, prepareStoredCargo } from './prepare-cargo'
import { cargoStateMachine } from './rules/cargo-state-machine'
import { toCargoRow, toLoadRows, toCargoWrite, toLoggedCargo } from './schema'
import { syncLoadedPacks } from '../packs/loaded-packs'
import { syncLoadedDocuments } from './sync-loaded-documents'
import { scheduleLateCargo, notifyCargoTransition } from './notify-cargo'
import { cargoFields } from './policy'

export const getCargo: Handler<'getCargo'> = async (call) =>
  presentCargo(call, await requireCargo(call.db, call.path.id))

const listCargoChoices: Handler<'listCargoChoices'> = async ({ db }) => {
  const [carriers, forwarders] = [
    await findUsedValues(db, 'carrier'),
    await findUsedValues(db, 'forwarder'),
  ]
  const ports = [
    ...(await findUsedValues(db, 'port_of_loading')),
    ...(await findUsedValues(db, 'port_of_discharge')),
  ]
  return {
    carriers: sortUnique(carriers),
    forwarders: sortUnique(forwarders),
    ports: sortUnique(ports),
    clients: await listClients(db),
  }
}

/** Returns the clients with wood in any cargo, by name. */
async function listClients(db: Db): Promise<{ id: string; name: string }[]> {
  const clients = await db
    .selectFrom('cargo_loads')
    .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
    .innerJoin('clients', 'clients.id', 'deals.client_id')
    .select(['clients.id', 'clients.name'])
    .distinct()
    .execute()
  return clients.toSorted((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1))
}

async function findUsedValues(
  db: Db,
  column: 'carrier' | 'forwarder' | 'port_of_loading' | 'port_of_discharge',
): Promise<string[]> {
  const rows = await db
    .selectFrom('cargos')
    .select(`${column} as value`)
    .distinct()
    .where(column, 'is not', null)
    .execute()
  return rows.flatMap(({ value }) => value ?? [])
}

const sortUnique = (texts: readonly string[]): string[] =>
  [...new Set(texts)].toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1))

/**
 * Asserts that no wood of a cargo is invoiced.
 * @throws Problem 409 if wood of the cargo is invoiced: its loads must stay as they are
 */
async function assertNotInvoiced(db: Db, cargoId: string): Promise<void> {
  const invoiced = await db
    .selectFrom('invoice_loads')
    .innerJoin('cargo_loads', 'cargo_loads.id', 'invoice_loads.load_id')
    .select('invoice_loads.load_id')
    .where('cargo_loads.cargo_id', '=', cargoId)
    .executeTakeFirst()
  if (invoiced) throw new Problem('not_allowed_now')
}

const transitionCargo: Handler<'transitionCargo'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await requireCargo(db, path.id)
  const { cargo, loads } = before
  assertVersion(version, cargo.version)
  if (cargo.status === 'sealed' && body.to === 'loading') await assertNotInvoiced(db, cargo.id)
  const { isOverridden } = cargoStateMachine.take(
    person,
    await loadCargoTransitionSubject(db, await prepareStoredCargo(db, before), path.id),
    body,
  )
  await db
    .updateTable('cargos')
    .set({
      // Defaults to today, unless the user entered the actual date.
      ...(body.to === 'in_transit' && { atd: cargo.atd ?? getBusinessDay(call) }),
      ...(body.to === 'arrived' && { ata: cargo.ata ?? getBusinessDay(call) }),
      // A cargo that is unsealed has not departed.
      ...(body.to === 'loading' && { atd: null }),
      ...(body.to === 'canceled' && { cancel_reason: body.reason ?? null }),
      status: body.to,
      ...toNextVersion(call, version),
    })
    .where('id', '=', path.id)
    .execute()
  await logTransition(
    call,
    { kind: 'cargo', id: path.id },
    { from: cargo.status, to: body.to, personId: person.id, reason: body.reason, isOverridden },
  )
  await syncLoadedDocuments(call, loads)
  await syncLoadedPacks(call, path.id, before)
  if (body.to === 'canceled') await shareLineRounding(call, listNamedLines(loads))
  const after = await requireCargo(db, path.id)
  await scheduleLateCargo(call, after.cargo, cargo)
  await notifyCargoTransition(call, after, body)
  return presentCargo(call, after)
}

/** Returns the supply lines of loads that name packs. */
const listNamedLines = (
  loads: readonly Pick<Row<'cargo_loads'>, 'supply_line_id' | 'pack_ids'>[],
): string[] =>
  loads.flatMap(({ supply_line_id, pack_ids }) =>
    parseJson(pack_ids).length > 0 ? supply_line_id : [],
  )

const createCargo: Handler<'createCargo'> = async (call) => {
  const { db, clock, random, person, body } = call
  const prepared = await prepareCargo(call, body, null)
  const now = clock()
  const { number, key } = await takeNextNumber(db, 'C', getBusinessYear(call))
  const id = createId(random)
  await db
    .insertInto('cargos')
    .values({
      id,
      number,
      number_key: key,
      status: 'planned',
      created_at: now.toISOString(),
      created_by: person.id,
      updated_at: now.toISOString(),
      updated_by: person.id,
      ...toCargoRow(prepared),
    })
    .execute()
  const rows = toLoadRows(id, prepared.loads)
  await storeLines(db, 'cargo_loads', id, rows)
  await syncLoadedDocuments(call, rows)
  await syncLoadedPacks(call, id, null)
  await shareLineRounding(call, listNamedLines(rows))
  const record = await requireCargo(db, id)
  await scheduleLateCargo(call, record.cargo, null)
  await recordActivity(call, {
    record: { kind: 'cargo', id },
    personId: person.id,
    kind: 'created',
    changes: [],
  })
  return presentCargo(call, record)
}

const updateCargo: Handler<'updateCargo'> = async (call) => {
  const { db, path, version } = call
  const before = await requireCargo(db, path.id)
  const body = keepNamedPacks(call.body, before)
  assertVersion(version, before.cargo.version)
  cargoFields.assertEditable(
    toCargoWrite(before),
    body,
    cargoFields.getEditableFields(before.cargo.status),
  )
  const prepared = await prepareCargo(call, body, before)
  const values = toCargoRow(prepared)
  const rows = toLoadRows(path.id, prepared.loads)
  if (rowEquals(before.cargo, values) && rowsEqual(before.loads, rows))
    return presentCargo(call, before)
  await db
    .updateTable('cargos')
    .set({ ...values, ...toNextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  await storeLines(db, 'cargo_loads', path.id, rows)
  await syncLoadedDocuments(call, [...before.loads, ...rows])
  await syncLoadedPacks(call, path.id, before)
  await shareLineRounding(call, listNamedLines([...before.loads, ...rows]))
  const after = await requireCargo(db, path.id)
  await scheduleLateCargo(call, after.cargo, before.cargo)
  await logChanges(
    call,
    { kind: 'cargo', id: path.id },
    cargoFields.findChanges(await toLoggedCargo(db, before), await toLoggedCargo(db, after)),
  )
  return presentCargo(call, after)
}

const previewCargo: Handler<'previewCargo'> = async (call) => {
  const { db, person, body } = call
  const storedCargo = body.id === null ? null : await requireCargo(db, body.id)
  const prepared = await prepareCargo(call, body.cargo, storedCargo)
  const transitions = cargoStateMachine.getTransitions(
    person,
    await loadCargoTransitionSubject(db, prepared, body.id),
  )
  // A cargo that was never saved can't be canceled.
  return {
    ...(await presentCargoDetails(call, prepared)),
    transitions: storedCargo ? transitions : transitions.filter(({ forward }) => forward),
  }
}

export const cargoHandlers = {
  listCargos,
  createCargo,
  previewCargo,
  listCargoChoices,
  listLoadable,
  listLoadablePacks,
  getCargo,
  updateCargo,
  transitionCargo,
} satisfies Partial<Handlers>
