import { findStockedByLine } from '../allocations/queries'
import type { Db } from '../db/tables'
import { toLitres } from '../db/decimal-columns'
import { parseJson, pick, toJson } from '../db/rows'
import type { RevisedSupplyTerms } from '../db/tables/supplies'
import { parseRevision, type RevisionRow } from '../documents/revision-rows'
import { findOutdatedFields, mergeRevision } from '../documents/revisions'
import { Problem } from '../problems/problem'
import { findLineLoads } from '../wood-lines/line-loads'
import type { LoadedLine } from '../wood-lines/loaded-lines'
import { toLoggedSupply } from './logged-supply'
import { PRINTED_TERM_NAMES } from './order-document'
import { supplyFields } from './policy'
import { type PreparedSupply, type PreparedSupplyLine, prepareSupply } from './prepare-supply'
import type { StoredSupply } from './queries'
import { findLoadErrors, reviseAnswer } from './rules/supply-revision-rules'
import { computeSupplyLineAmounts, sumSupplyFigures } from './supply-figures'
import {
  type FieldError,
  type Schemas,
  type SupplyFigures,
  type SupplyWrite,
  toSupplyWrite,
} from './schema'

/** Terms of a supply that a revision can change, beside its lines. */
export const REVISED_TERM_NAMES = [...PRINTED_TERM_NAMES, 'exchange_rate'] as const

/** Returns the terms and lines of a supply that a revision can change. */
export function toRevisedTerms(record: StoredSupply): RevisedSupplyTerms {
  const { lines, ...write } = toSupplyWrite(record)
  return {
    ...pick(write, REVISED_TERM_NAMES),
    lines: lines.map(({ confirmed_quantity: _, ready_quantity: _ready, ...line }, i) => ({
      ...line,
      specification: parseJson(record.lines[i]?.specification ?? ''),
      product_name: record.lines[i]?.product_name ?? null,
    })),
  }
}

/** A revision of a supply, with the terms that it leads to now. */
export type RevisedSupply = {
  terms: RevisedSupplyTerms
  /** The supply as it would be written. */
  write: SupplyWrite
  lines: PreparedSupplyLine[]
  figures: SupplyFigures
  differences: Schemas['FieldChange'][]
}

/** Quantities that the mill reports are not printed by the revision itself. */
const REPORTED_FIELDS = ['confirmed_quantity', 'ready_quantity']

/** Computes a revision on the present supply. It is not checked. */
export async function reviseSupply(
  db: Db,
  record: StoredSupply,
  terms: RevisedSupplyTerms,
): Promise<RevisedSupply> {
  const write = toRevisedWrite(record, terms)
  const lines = terms.lines.flatMap(({ product_name, specification }, i) => {
    const line = write.lines[i]
    return line
      ? {
          write: line,
          specification,
          product_name,
          figures: computeSupplyLineAmounts({ ...line, specification }, write.currency),
        }
      : []
  })
  const before = await toLoggedSupply(db, record)
  const changes = supplyFields.findChanges(before, {
    ...before,
    ...write,
    lines: lines.map((line) => ({
      ...line.write,
      product_name: line.product_name,
      currency: write.currency,
    })),
  })
  return {
    terms,
    write,
    lines,
    figures: sumSupplyFigures(
      write,
      lines.map(({ figures }) => figures),
    ),
    differences: changes.filter(({ field }) => !REPORTED_FIELDS.includes(field)),
  }
}

/** Returns the supply with the revised terms. What a revision does not contain stays. */
function toRevisedWrite(
  record: StoredSupply,
  terms: Omit<RevisedSupplyTerms, 'lines'> & Pick<Schemas['SupplyRevisionWrite'], 'lines'>,
): SupplyWrite {
  const write = toSupplyWrite(record)
  const stored = new Map(write.lines.map((line) => [line.id, line]))
  return {
    ...write,
    ...pick(terms, REVISED_TERM_NAMES),
    lines: terms.lines.map((line) => ({
      ...pick(line, [
        'id',
        'product_id',
        'specification',
        'quantity',
        'unit',
        'price',
        'price_unit',
        'certification',
        'remark',
      ]),
      ...reviseAnswer(record.supply.status, stored.get(line.id), line),
    })),
  }
}

/** Returns the terms of a stored revision on the present supply, and the fields that conflict. */
export function rebaseRevision(
  record: StoredSupply,
  row: Pick<RevisionRow<'supply_revisions'>, 'payload' | 'base'>,
): { terms: RevisedSupplyTerms; outdated: FieldError[] } {
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

/** Returns the lines of a supply with what of them is made, loaded or in a planned cargo. */
export async function findLoadedLines(db: Db, record: StoredSupply): Promise<LoadedLine[]> {
  const findLoads = await findLineLoads(db, 'supply_id', record.supply.id)
  const stocked = await findStockedByLine(
    db,
    record.lines.map(({ id, specification }) => ({ id, specification: parseJson(specification) })),
  )
  return toSupplyWrite(record).lines.map((line, i) => {
    const row = record.lines[i]
    return {
      ...line,
      volume_l: row?.volume_l ?? 0,
      loaded_l: row?.loaded_l ?? 0,
      ...findLoads(line.id),
      isMade:
        Number(line.ready_quantity ?? 0) > 0 ||
        (row?.usable_l ?? null) !== null ||
        (stocked.get(line.id)?.litres ?? 0) > 0,
    }
  })
}

/** Returns an error for each change of what is made or loaded. */
export const findLoadErrorsOfSupply = async (
  db: Db,
  record: StoredSupply,
  { write, lines }: Pick<RevisedSupply, 'write' | 'lines'>,
): Promise<FieldError[]> =>
  findLoadErrors(
    { ...toSupplyWrite(record), lines: await findLoadedLines(db, record) },
    {
      ...write,
      lines: lines.map((line) => ({ ...line.write, volume_l: toLitres(line.figures.volume_m3) })),
    },
  )

/**
 * Checks submitted terms like a supply, and that what is loaded stays.
 * @throws Problem 422 with every invalid field
 */
export async function prepareRevision(
  db: Db,
  record: StoredSupply,
  body: Schemas['SupplyRevisionWrite'],
): Promise<RevisedSupplyTerms> {
  const write = toRevisedWrite(record, body)
  const kept = record.lines.filter((line) =>
    write.lines.some(
      ({ id, product_id }) =>
        id === line.id && product_id !== null && product_id === line.product_id,
    ),
  )
  const prepared = await prepareAgreedSupply(db, record, write, kept)
  return {
    ...pick(prepared.write, REVISED_TERM_NAMES),
    lines: prepared.lines.map(({ write: line, specification, product_name }) => {
      const { confirmed_quantity: _, ready_quantity: _ready, ...rest } = line
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
  record: StoredSupply,
  { write, terms }: Pick<RevisedSupply, 'write' | 'terms'>,
): Promise<PreparedSupply> =>
  prepareAgreedSupply(
    db,
    record,
    write,
    terms.lines.map(({ id, specification, product_name }) => ({
      id,
      specification: toJson(specification),
      product_name,
    })),
  )

async function prepareAgreedSupply(
  db: Db,
  record: StoredSupply,
  write: SupplyWrite,
  agreedWood: Parameters<typeof prepareSupply>[3],
): Promise<PreparedSupply> {
  const prepared = await prepareSupply(db, write, record, agreedWood)
  const errors = await findLoadErrorsOfSupply(db, record, prepared)
  if (errors.length > 0) throw Problem.invalid(...errors)
  return prepared
}
