import { dequal } from 'dequal/lite'
import type { Handler, StaffCall } from '../call'
import { parseJson } from '../db/rows'
import { assertVersion } from '../documents/record-head'
import {
  findOpenRevision,
  findRevision,
  insertRevision,
  type RevisionRow,
  stepRevision,
  updateRevision,
} from '../documents/revision-rows'
import { Problem } from '../problems/problem'
import { applyRevision } from './apply-revision'
import { findNextRevision } from './confirmation-document'
import { compareDealRevisions } from './compare-revisions'
import { getOrderConfirmation, listDealRevisions } from './list-revisions'
import { omitHiddenMargin } from './present-deal'
import { evaluateRevision, presentRevision } from './present-revision'
import { findDeal, type StoredDeal } from './queries'
import { prepareRevision, rebaseRevision, reviseDeal, toRevisedTerms } from './revised-deal'
import { canReviseDeal, isDealRevisable } from './rules/deal-revision-rules'
import { canSeeMargin } from './rules/permissions'
import { sendRevision } from './send-revision'

type FoundRevision = { record: StoredDeal; row: RevisionRow<'deal_revisions'> }

/** @throws Problem 404 without such a deal or revision */
async function findDealRevision(
  { db, person }: StaffCall,
  { id, revision }: { id: string; revision: string },
): Promise<FoundRevision> {
  const record = await findDeal(db, person, id)
  return { record, row: await findRevision(db, 'deal_revisions', id, Number(revision)) }
}

/** @throws Problem 403 if the user may not revise this deal */
function assertCanRevise({ person }: StaffCall, { deal }: StoredDeal): void {
  if (!canReviseDeal(person, { saleManagerId: deal.sale_manager_id }))
    throw new Problem('forbidden')
}

const presentFound = async (
  call: StaffCall,
  path: { id: string; revision: string },
): ReturnType<typeof presentRevision> => {
  const { record, row } = await findDealRevision(call, path)
  return presentRevision(call, record, row)
}

const getDealRevision: Handler<'getDealRevision'> = (call) => presentFound(call, call.path)

const openDealRevision: Handler<'openDealRevision'> = async (call) => {
  const { db, person, path, body } = call
  const record = await findDeal(db, person, path.id)
  const { deal } = record
  assertCanRevise(call, record)
  if (!isDealRevisable(deal) || (await findOpenRevision(db, 'deal_revisions', deal.id)))
    throw new Problem('not_allowed_now')
  const base = toRevisedTerms(record)
  const revision = await findNextRevision(db, deal)
  await insertRevision(call, 'deal_revisions', {
    documentId: deal.id,
    revision,
    reason: body.reason,
    payload:
      body.copy_of === undefined ? base : await findWithdrawnTerms(call, deal.id, body.copy_of),
    base,
  })
  return presentFound(call, { id: deal.id, revision: String(revision) })
}

/** @throws Problem 422 unless the revision was withdrawn */
async function findWithdrawnTerms({ db }: StaffCall, dealId: string, revision: number) {
  const row = await db
    .selectFrom('deal_revisions')
    .select('payload')
    .where('document_id', '=', dealId)
    .where('revision', '=', revision)
    .where('status', '=', 'withdrawn')
    .executeTakeFirst()
  if (!row) throw Problem.invalid({ pointer: '/copy_of', code: 'not_found' })
  return parseJson(row.payload)
}

const updateDealRevision: Handler<'updateDealRevision'> = async (call) => {
  const { db, person, path, body, version } = call
  const { record, row } = await findDealRevision(call, path)
  assertCanRevise(call, record)
  assertVersion(version, row.version)
  assertOpen(record, row)
  const payload = await prepareRevision(db, person, record, body)
  const base = toRevisedTerms(record)
  if (!dequal(payload, parseJson(row.payload)) || !dequal(base, parseJson(row.base)))
    await updateRevision(call, 'deal_revisions', row, { payload, base })
  return presentFound(call, path)
}

/** @throws Problem 409 unless the revision can be edited */
function assertOpen({ deal }: StoredDeal, { status }: RevisionRow): void {
  if (status !== 'open' || !isDealRevisable(deal)) throw new Problem('not_allowed_now')
}

const previewDealRevision: Handler<'previewDealRevision'> = async (call) => {
  const { db, person, path, body } = call
  const { record, row } = await findDealRevision(call, path)
  assertCanRevise(call, record)
  assertOpen(record, row)
  const terms = await prepareRevision(db, person, record, body)
  const revised = await reviseDeal(db, record, terms)
  const showsMargin = canSeeMargin(person, { saleManagerId: record.deal.sale_manager_id })
  return {
    planned: omitHiddenMargin(revised.planned, showsMargin),
    ...(await evaluateRevision(call, record, row.status, revised, [])),
  }
}

const transitionDealRevision: Handler<'transitionDealRevision'> = async (call) => {
  const { db, path, body, version } = call
  const { record, row } = await findDealRevision(call, path)
  assertCanRevise(call, record)
  assertVersion(version, row.version)
  const { terms, outdated } = rebaseRevision(record, row)
  const revised = await reviseDeal(db, record, terms)
  await (body.to === 'agreed' ? applyRevision : sendRevision)(
    call,
    { record, row, revised, outdated },
    body,
  )
  return presentFound(call, path)
}

/** Withdraws the pending revision of a deal that was reopened or canceled. */
export async function withdrawRevisionOfDeal(
  call: StaffCall,
  record: StoredDeal,
  reason: string | undefined,
): Promise<void> {
  const row = await findOpenRevision(call.db, 'deal_revisions', record.deal.id)
  if (!row) return
  const { terms } = rebaseRevision(record, row)
  const { differences } = await reviseDeal(call.db, record, terms)
  await stepRevision(call, 'deal_revisions', row, { to: 'withdrawn', reason, differences })
}

export const dealRevisionHandlers = {
  getOrderConfirmation,
  listDealRevisions,
  compareDealRevisions,
  openDealRevision,
  getDealRevision,
  updateDealRevision,
  previewDealRevision,
  transitionDealRevision,
}
