import { vDealLineWrite } from '@/shared/api/generated/validators'
import type { Handler } from '../call'
import { parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import type { RevisedTerms, StoredConfirmation } from '../db/tables/deals'
import { createEmptyFields } from '../documents/field-table'
import { findRevision } from '../documents/revision-rows'
import { Problem } from '../problems/problem'
import { listConfirmations, toLoggedConfirmation } from './list-revisions'
import { dealFields, type LoggedDeal } from './policy'
import { findDeal, type StoredDeal } from './queries'
import { rebaseRevision } from './revised-deal'

/** Compares any two revisions of a deal by what they print. */
export const compareDealRevisions: Handler<'compareDealRevisions'> = async (call) => {
  const { db, person, path, query } = call
  const record = await findDeal(db, person, path.id)
  const confirmations = await listConfirmations(db, record.deal.id)
  const find = async (revision: number) =>
    toLogged(confirmations, revision) ?? (await findUnissued(db, record, confirmations, revision))
  const [from, to] = [await find(query.from), await find(query.to)]
  return { from: query.from, to: query.to, differences: dealFields.findChanges(from, to) }
}

const toLogged = (
  confirmations: readonly StoredConfirmation[],
  number: number,
): LoggedDeal | undefined => {
  const issued = confirmations.find(({ revision }) => revision === number)
  return issued && toLoggedConfirmation(issued)
}

/**
 * Returns a revision without a paper, on what its deal's valid confirmation prints.
 * @throws Problem 404 without such a revision
 */
async function findUnissued(
  db: Db,
  record: StoredDeal,
  confirmations: readonly StoredConfirmation[],
  number: number,
): Promise<LoggedDeal> {
  const { deal } = record
  const valid = toLogged(confirmations, deal.order_confirmation_revision ?? 0)
  if (!valid) throw new Problem('not_found')
  const row = await findRevision(db, 'deal_revisions', deal.id, number)
  const terms = row.status === 'open' ? rebaseRevision(record, row).terms : parseJson(row.payload)
  return { ...valid, ...toPrintedTerms(terms), lines: terms.lines.map(toLoggedLine(deal.currency)) }
}

/** The rate is not printed. */
const toPrintedTerms = ({ lines: _, exchange_rate: _rate, ...terms }: RevisedTerms) => terms

const toLoggedLine =
  (currency: LoggedDeal['currency']) =>
  ({ product_name, ...line }: RevisedTerms['lines'][number]): LoggedDeal['lines'][number] => ({
    ...createEmptyFields(vDealLineWrite),
    ...line,
    product_id: product_name,
    product_name,
    currency,
  })
