import type { Call, Handler, PersonCall, Handlers, Schemas } from '../call'
import { rowEquals, rowsEqual } from '../db/rows'
import { assertVersion, toNextVersion, createDocumentHead } from '../records/record-head'
import { keepAgreedLengths } from '../wood-lines/wood-fields'
import { storeLines } from '../wood-lines/wood-rows'
import { notifySaleManager } from './notify-deal-change'
import { listDeals, listDestinations, sumDeals } from './list-deals'
import { assertCanWorkOnDeal, requireDeal, type StoredDeal, whereVisibleDeal } from './queries'
import { toDealLineRows, toDealRow, toDealWrite } from './schema'
import { NAME_COLUMNS } from '../search/name-columns'
import { prepareDeal } from './prepare-deal'
import { presentDeal } from './present-deal'
import { dealFields, getEditableDealFields } from './policy'
import { toLoggedDeal } from './logged-deal'
import { loadDealWarnings } from './load-deal-warnings'
import { recordActivity, logChanges } from '../activity/activity'
import { addDealPayment, removeDealPayment } from './deal-payments'
import { importPayments, previewPayments } from './import-payments'
import { updateQuotationChange } from '../quotations/quotation-changes'
import { transitionDeal } from './transition-deal'
import { dealRevisionHandlers } from './revisions'
import { canSeeMargin, omitHiddenMargin } from './rules/permissions'
import { dealStateMachine } from './rules/deal-state-machine'
import { loadDealTransitionSubject, toDealState } from './deal-transition-subject'

const updateDeal: Handler<'updateDeal'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await requireDeal(db, person, path.id)
  assertCanWorkOnDeal(person, before.deal)
  assertVersion(version, before.deal.version)
  const compared = { ...body, lines: keepAgreedLengths(body.lines, before.lines) }
  dealFields.assertEditable(toDealWrite(before), compared, getEditableFields(call, before))
  const prepared = await prepareDeal(db, person, body, { storedDeal: before })
  const values = toDealRow(prepared, before.deal.number)
  const rows = toDealLineRows(before.deal, prepared.lines)
  if (rowEquals(before.deal, values, NAME_COLUMNS) && rowsEqual(before.lines, rows))
    return presentDeal(call, before)
  await db
    .updateTable('deals')
    .set({ ...values, ...toNextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  await storeLines(db, 'deal_lines', path.id, rows)
  const after = await requireDeal(db, person, path.id)
  await logDealChanges(call, before, after)
  await updateQuotationChange(call, after)
  return presentDeal(call, after)
}

const getEditableFields = (
  { person }: PersonCall,
  { deal: { status, sale_manager_id, exchange_rate } }: StoredDeal,
) =>
  getEditableDealFields(person, {
    status,
    saleManagerId: sale_manager_id,
    exchangeRate: exchange_rate,
  })

async function logDealChanges(
  call: PersonCall,
  before: StoredDeal,
  after: StoredDeal,
): Promise<void> {
  const { db } = call
  const { id } = after.deal
  const changes = dealFields.findChanges(
    await toLoggedDeal(db, before),
    await toLoggedDeal(db, after),
  )
  if (changes.length === 0) return
  await logChanges(call, { kind: 'deal', id }, changes)
  if (before.deal.sale_manager_id !== after.deal.sale_manager_id)
    await notifySaleManager(call, after.deal, 'deal_assigned')
  else if (after.deal.confirmed_at !== null)
    await notifySaleManager(call, after.deal, 'deal_changed')
}

export const getDeal: Handler<'getDeal'> = async (call) =>
  presentDeal(call, await requireDeal(call.db, call.person, call.path.id))

const previewDeal: Handler<'previewDeal'> = async ({ db, person, body }) => {
  const storedDeal = body.id === null ? null : await requireDeal(db, person, body.id)
  if (storedDeal) assertCanWorkOnDeal(person, storedDeal.deal)
  const prepared = await prepareDeal(db, person, body.deal, { storedDeal })
  const { write, client, lines, planned } = prepared
  const state = storedDeal
    ? toDealState(storedDeal.deal)
    : {
        id: null,
        status: 'draft' as const,
        saleManagerId: write.sale_manager_id,
        purchasedLitres: 0,
      }
  const subject = await loadDealTransitionSubject(db, {
    state,
    deal: write,
    revenue: planned.revenue,
    lines: lines.map((line) => ({ ...line.write, specification: line.specification })),
    client,
  })
  const transitions = dealStateMachine.getTransitions(person, subject)
  return {
    planned: omitHiddenMargin(planned, canSeeMargin(person, subject)),
    // A new deal can't go back or be canceled.
    transitions: storedDeal ? transitions : transitions.filter(({ forward }) => forward),
    warnings: await loadDealWarnings(db, {
      person,
      state,
      write,
      specifications: lines.map(({ specification }) => specification),
    }),
  }
}

const createDeal: Handler<'createDeal'> = async (call) => {
  const { db, person, body } = call
  const prepared = await prepareDeal(db, person, body, { storedDeal: null })
  const head = await createDocumentHead(call, 'D')
  const { id } = head
  await db
    .insertInto('deals')
    .values({ ...head, ...toDealRow(prepared, head.number) })
    .execute()
  await storeLines(db, 'deal_lines', id, toDealLineRows(head, prepared.lines))
  await recordActivity(call, {
    record: { kind: 'deal', id },
    personId: person.id,
    kind: 'created',
    changes: [],
    copiedFrom: await findCopySource(call),
  })
  const record = await requireDeal(db, person, id)
  await notifySaleManager(call, record.deal, 'deal_assigned')
  return presentDeal(call, record)
}

/** Returns the deal that a new one is copied from; null if the user does not see it. */
async function findCopySource({
  db,
  person,
  query,
}: Call<'createDeal'>): Promise<Schemas['CopySource'] | null> {
  if (query.copied_from === undefined) return null
  const source = await whereVisibleDeal(db.selectFrom('deals'), person)
    .select(['deals.id', 'deals.number'])
    .where('deals.id', '=', query.copied_from)
    .executeTakeFirst()
  return source ?? null
}

export const dealHandlers = {
  listDeals,
  sumDeals,
  listDestinations,
  createDeal,
  previewDeal,
  getDeal,
  updateDeal,
  transitionDeal,
  addDealPayment,
  previewPayments,
  importPayments,
  removeDealPayment,
  ...dealRevisionHandlers,
} satisfies Partial<Handlers>
