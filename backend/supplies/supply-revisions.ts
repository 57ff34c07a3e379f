import { dequal } from 'dequal/lite'
import type { Handler, StaffCall } from '../call'
import { parseJson } from '../db/rows'
import { assertVersion } from '../documents/record-head'
import {
  findOpenRevision,
  findRevision,
  insertRevision,
  type RevisionRow,
  updateRevision,
} from '../documents/revision-rows'
import { Problem } from '../problems/problem'
import { stepSupplyRevision } from './apply-supply-revision'
import { compareSupplyRevisions, listSupplyRevisions } from './list-supply-revisions'
import { findNextRevision } from './order-document'
import { evaluateRevision, presentSupplyRevision } from './present-supply-revision'
import { findSupply, type StoredSupply } from './queries'
import { prepareRevision, rebaseRevision, reviseSupply, toRevisedTerms } from './revised-supply'
import { canReviseSupply, isSupplyRevisable } from './rules/supply-revision-rules'

type FoundRevision = { record: StoredSupply; row: RevisionRow<'supply_revisions'> }

/** @throws Problem 404 without such a supply or revision */
async function findSupplyRevision(
  { db }: StaffCall,
  { id, revision }: { id: string; revision: string },
): Promise<FoundRevision> {
  const record = await findSupply(db, id)
  return { record, row: await findRevision(db, 'supply_revisions', id, Number(revision)) }
}

/** @throws Problem 403 if the user may not revise this supply */
function assertCanRevise({ person }: StaffCall, { supply }: StoredSupply): void {
  if (!canReviseSupply(person, supply)) throw new Problem('forbidden')
}

const presentFound = async (
  call: StaffCall,
  path: { id: string; revision: string },
): ReturnType<typeof presentSupplyRevision> => {
  const { record, row } = await findSupplyRevision(call, path)
  return presentSupplyRevision(call, record, row)
}

const getSupplyRevision: Handler<'getSupplyRevision'> = (call) => presentFound(call, call.path)

const openSupplyRevision: Handler<'openSupplyRevision'> = async (call) => {
  const { db, path, body } = call
  const record = await findSupply(db, path.id)
  const { supply } = record
  assertCanRevise(call, record)
  if (!isSupplyRevisable(supply) || (await findOpenRevision(db, 'supply_revisions', supply.id)))
    throw new Problem('not_allowed_now')
  const base = toRevisedTerms(record)
  const revision = await findNextRevision(db, supply.id)
  await insertRevision(call, 'supply_revisions', {
    documentId: supply.id,
    revision,
    reason: body.reason,
    payload:
      body.copy_of === undefined ? base : await findWithdrawnTerms(call, supply.id, body.copy_of),
    base,
  })
  return presentFound(call, { id: supply.id, revision: String(revision) })
}

/** @throws Problem 422 unless the revision was withdrawn */
async function findWithdrawnTerms({ db }: StaffCall, supplyId: string, revision: number) {
  const row = await db
    .selectFrom('supply_revisions')
    .select('payload')
    .where('document_id', '=', supplyId)
    .where('revision', '=', revision)
    .where('status', '=', 'withdrawn')
    .executeTakeFirst()
  if (!row) throw Problem.invalid({ pointer: '/copy_of', code: 'not_found' })
  return parseJson(row.payload)
}

const updateSupplyRevision: Handler<'updateSupplyRevision'> = async (call) => {
  const { db, path, body, version } = call
  const { record, row } = await findSupplyRevision(call, path)
  assertCanRevise(call, record)
  assertVersion(version, row.version)
  assertOpen(record, row)
  const payload = await prepareRevision(db, record, body)
  const base = toRevisedTerms(record)
  if (!dequal(payload, parseJson(row.payload)) || !dequal(base, parseJson(row.base)))
    await updateRevision(call, 'supply_revisions', row, { payload, base })
  return presentFound(call, path)
}

/** @throws Problem 409 unless the revision can be edited */
function assertOpen({ supply }: StoredSupply, { status }: RevisionRow): void {
  if (status !== 'open' || !isSupplyRevisable(supply)) throw new Problem('not_allowed_now')
}

const previewSupplyRevision: Handler<'previewSupplyRevision'> = async (call) => {
  const { db, path, body } = call
  const { record, row } = await findSupplyRevision(call, path)
  assertCanRevise(call, record)
  assertOpen(record, row)
  const terms = await prepareRevision(db, record, body)
  const revised = await reviseSupply(db, record, terms)
  return {
    figures: revised.figures,
    ...(await evaluateRevision(call, record, row.status, revised, [])),
  }
}

const transitionSupplyRevision: Handler<'transitionSupplyRevision'> = async (call) => {
  const { db, path, body, version } = call
  const { record, row } = await findSupplyRevision(call, path)
  assertCanRevise(call, record)
  assertVersion(version, row.version)
  const { terms, outdated } = rebaseRevision(record, row)
  const revised = await reviseSupply(db, record, terms)
  await stepSupplyRevision(call, { record, row, revised, outdated }, body)
  return presentFound(call, path)
}

export const supplyRevisionHandlers = {
  listSupplyRevisions,
  compareSupplyRevisions,
  openSupplyRevision,
  getSupplyRevision,
  updateSupplyRevision,
  previewSupplyRevision,
  transitionSupplyRevision,
}
