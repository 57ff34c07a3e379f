import { findOutdatedFields, mergeRevision } from '../documents/revisions'
import { parseRevision } from '../documents/revision-rows'
import { parseJson, pick, toJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { RevisedTerms } from '../db/tables/deals'
import { toLitres } from '../db/decimal-columns'
import type { Person } from '../call'
import { Problem } from '../problems/problem'
import type { AgreedWood } from '../wood-lines/wood-rows'
import {
  computeDealLineAmounts,
  computePlannedFigures,
  type DealFiguresWithMargin,
} from './deal-figures'
import { toLoggedDeal } from './logged-deal'
import { dealFields } from './policy'
import {
  type PreparedDeal,
  type PreparedDealLine,
  prepareDeal,
  sumKeptServices,
} from './prepare-deal'
import type { StoredDeal } from './queries'
import { findLineLoads } from '../wood-lines/line-loads'
import { isSameWood } from '../wood-lines/loaded-lines'
import { findLoadErrors } from './rules/deal-revision-rules'
import { toDealWrite, type DealWrite, type FieldError, type Schemas } from './schema'

/** Terms of a deal that a revision can change, beside its lines. */
export const REVISED_TERM_NAMES = [
  'customer_reference',
  'payment_terms',
  'exchange_rate',
  'incoterms',
  'delivery_week_from',
  'delivery_week_to',
  'transport',
  'destination',
  'port_of_discharge',
  'tolerance_percent',
  'client_notes',
  'charges',
] as const satisfies readonly Exclude<keyof Schemas['DealRevisionWrite'], 'lines'>[]

/** Returns the terms and lines of a deal that a revision can change. */
export const toRevisedTerms = (record: StoredDeal): RevisedTerms => {
  const { lines, ...write } = toDealWrite(record)
  return {
    ...pick(write, REVISED_TERM_NAMES),
    lines: lines.map(({ planned_purchase_price: _, ...line }, i) => ({
      ...line,
      specification: parseJson(record.lines[i]?.specification ?? ''),
      product_name: record.lines[i]?.product_name ?? null,
    })),
  }
}

/** A revision of a deal, with the terms that it leads to now. */
export type RevisedDeal = {
  terms: RevisedTerms
  /** The deal as it would be written. */
  write: DealWrite
  lines: PreparedDealLine[]
  planned: DealFiguresWithMargin
  differences: Schemas['FieldChange'][]
}

/** Computes a revision on the present deal. It is not checked. */
export async function reviseDeal(
  db: Db,
  record: StoredDeal,
  terms: RevisedTerms,
): Promise<RevisedDeal> {
  const write = toRevisedWrite(record, terms)
  const lines = terms.lines.flatMap(({ product_name, specification }, i) => {
    const line = write.lines[i]
    return line
      ? {
          write: line,
          specification,
          product_name,
          figures: computeDealLineAmounts({ ...line, specification }, write.currency),
        }
      : []
  })
  const planned = computePlannedFigures(
    write,
    lines.map(({ figures }) => figures),
    sumKeptServices(write, record),
  )
  const before = await toLoggedDeal(db, record)
  const differences = dealFields.findChanges(before, {
    ...before,
    ...write,
    lines: lines.map((line) => ({
      ...line.write,
      product_name: line.product_name,
      currency: write.currency,
    })),
  })
  return { terms, write, lines, planned, differences }
}

/** Returns the deal with the revised terms. What a revision does not contain stays. */
function toRevisedWrite(
  record: StoredDeal,
  terms: Omit<RevisedTerms, 'lines'> & Pick<Schemas['DealRevisionWrite'], 'lines'>,
): DealWrite {
  const write = toDealWrite(record)
  const planned = new Map(write.lines.map((line) => [line.id, line.planned_purchase_price]))
  return {
    ...write,
    ...pick(terms, REVISED_TERM_NAMES),
    lines: terms.lines.map((line) => ({
      id: line.id,
      product_id: line.product_id,
      specification: line.specification,
      quantity: line.quantity,
      unit: line.unit,
      price: line.price,
      planned_purchase_price: planned.get(line.id) ?? null,
      price_unit: line.price_unit,
      certification: line.certification,
      remark: line.remark,
      discount: line.discount,
    })),
  }
}

/** Returns the terms of a stored revision on the present deal, and the fields that conflict. */
export function rebaseRevision(
  record: StoredDeal,
  row: Pick<Row<'deal_revisions'>, 'payload' | 'base'>,
): { terms: RevisedTerms; outdated: FieldError[] } {
  const revision = parseRevision(row)
  const current = toRevisedTerms(record)
  return {
    terms: mergeRevision(revision, current),
    outdated: findOutdatedFields(revision, current).map((field) => ({
      pointer: `/${field}`,
      code: 'outdated',
    })),
  }
}

/** Returns an error for each change of what is loaded. */
export async function findLoadErrorsOfDeal(
  db: Db,
  record: StoredDeal,
  { write, lines }: Pick<RevisedDeal, 'write' | 'lines'>,
): Promise<FieldError[]> {
  const findLoads = await findLineLoads(db, 'deal_id', record.deal.id)
  const before = toDealWrite(record)
  return findLoadErrors(
    {
      ...before,
      lines: before.lines.map((line, i) => ({
        ...line,
        loaded_l: record.lines[i]?.loaded_l ?? 0,
        volume_l: record.lines[i]?.volume_l ?? 0,
        ...findLoads(line.id),
      })),
    },
    {
      ...write,
      lines: lines.map((line) => ({ ...line.write, volume_l: toLitres(line.figures.volume_m3) })),
    },
  )
}

/**
 * Checks submitted terms like a deal, and that what is loaded stays.
 * @throws Problem 422 with every invalid field
 */
export async function prepareRevision(
  db: Db,
  person: Person,
  record: StoredDeal,
  body: Schemas['DealRevisionWrite'],
): Promise<RevisedTerms> {
  const write = toRevisedWrite(record, body)
  const kept = record.lines.filter((line) =>
    write.lines.some(
      ({ id, product_id }) =>
        id === line.id && product_id !== null && product_id === line.product_id,
    ),
  )
  const prepared = await prepareAgreedDeal(db, person, record, write, kept)
  return {
    ...pick(prepared.write, REVISED_TERM_NAMES),
    lines: prepared.lines.map(({ write: line, specification, product_name }) => {
      const { planned_purchase_price: _, ...rest } = line
      return { ...rest, specification, product_name }
    }),
  }
}

/**
 * Checks the terms of a stored revision before they are sent or agreed. The lines keep the wood
 * that the revision was written with.
 * @throws Problem 422 with every invalid field
 */
export const prepareStoredRevision = (
  db: Db,
  person: Person,
  record: StoredDeal,
  { write, terms }: Pick<RevisedDeal, 'write' | 'terms'>,
): Promise<PreparedDeal> =>
  prepareAgreedDeal(
    db,
    person,
    record,
    write,
    terms.lines.map(({ id, specification, product_name }) => ({
      id,
      specification: toJson(specification),
      product_name,
    })),
  )

async function prepareAgreedDeal(
  db: Db,
  person: Person,
  record: StoredDeal,
  write: DealWrite,
  agreedWood: readonly AgreedWood[],
): Promise<PreparedDeal> {
  const prepared = await prepareDeal(db, person, write, record, null, agreedWood)
  const errors = await findLoadErrorsOfDeal(db, record, prepared)
  if (errors.length > 0) throw Problem.invalid(...errors)
  return prepared
}

/** True if a line of a deal keeps its wood, so that its allocations stay. */
export const keepsWood = (
  before: Row<'deal_lines'>,
  after: PreparedDealLine | undefined,
): boolean =>
  after !== undefined &&
  isSameWood({ ...before, specification: parseJson(before.specification) }, after.write)
