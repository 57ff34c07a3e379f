import type { Schemas, PersonCall } from '../call'
import { parseJson, pick, toJson } from '../db/rows'
import type { Db } from '../db/tables'
import { createPersonLookup } from '../people/person-refs'
import { Problem, type FieldError } from '../problems/problem'
import { keepAgreedLengths } from '../wood-lines/wood-fields'
import type { AgreedWood } from '../wood-lines/wood-rows'
import { presentRecordHead } from '../records/record-head'
import type {
  Prepared,
  Revised,
  RevisionKind,
  RevisionTypes,
  SubjectOfRevision,
  Terms,
} from './revision-kind'
import { isPending, presentRevisionHead } from './revision-list'
import { parseRevision, type RevisionRow, type RevisionWrite } from './revision-rows'
import { findOutdatedFields, mergeRevision } from './revisions'

/** Creates the function that reads the terms of a revision from a submitted document. */
export const createTermsReader =
  <TermName extends string, LineName extends string>(
    termNames: readonly TermName[],
    lineNames: readonly LineName[],
  ) =>
  <Write extends Record<TermName, unknown>, Line extends Record<LineName, unknown>>(
    write: Write,
    lines: readonly {
      write: Line
      specification: Schemas['Specification']
      product_name: string | null
    }[],
  ) => ({
    ...pick(write, termNames),
    lines: lines.map(({ write: line, specification, product_name }) => ({
      ...pick(line, lineNames),
      specification,
      product_name,
    })),
  })

/** Returns the terms and lines of a document that a revision can change. */
export function toRevisedTerms<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  record: T['record'],
): Terms<T> {
  const write = kind.toWrite(record)
  return kind.toTerms(
    write,
    write.lines.map((line, i) => ({
      write: line,
      specification: parseJson(record.lines[i]?.specification ?? ''),
      product_name: record.lines[i]?.product_name ?? null,
    })),
  )
}

/** Returns the document with the revised terms. What a revision does not contain stays. */
function toRevisedWrite<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  record: T['record'],
  terms: RevisionWrite<T['table']>,
): T['write'] {
  const write = kind.toWrite(record)
  const before = new Map(write.lines.map((line) => [line.id, line]))
  return {
    ...write,
    ...pick(terms, kind.termNames),
    lines: terms.lines.map((line) => kind.toLineWrite(record, before.get(line.id), line)),
  }
}

/** Computes a revision on the present document. It is not checked. */
export async function revise<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  db: Db,
  record: T['record'],
  terms: Terms<T>,
): Promise<Revised<T>> {
  const write = toRevisedWrite(kind, record, terms)
  const lines = terms.lines.flatMap(({ product_name, specification }, i) => {
    const line = write.lines[i]
    if (!line) return []
    const figures = kind.computeAmounts({ ...line, specification }, write.currency)
    return [{ write: line, specification, product_name, figures }]
  })
  const before = await kind.toLogged(db, record)
  const differences = kind.findChanges(before, {
    ...before,
    ...write,
    lines: lines.map((line) => ({
      ...line.write,
      product_name: line.product_name,
      currency: write.currency,
    })),
  })
  const figures = kind.computeFigures(
    record,
    write,
    lines.map((line) => line.figures),
  )
  return { terms, write, lines, figures, differences }
}

/** Returns the terms of a stored revision on the present document, and the fields that conflict. */
export function rebaseRevision<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  record: T['record'],
  row: Pick<RevisionRow<T['table']>, 'payload' | 'base'>,
): { terms: Terms<T>; outdated: FieldError[] } {
  const revision = parseRevision(row)
  const current = toRevisedTerms(kind, record)
  return {
    terms: mergeRevision(revision, current),
    outdated: findOutdatedFields(revision, current).map((field) => ({
      pointer: `/${field}`,
      code: 'outdated',
    })),
  }
}

/** Computes a pending revision on the present document, and finds the fields that conflict. */
export async function revisePending<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  db: Db,
  record: T['record'],
  row: Pick<RevisionRow<T['table']>, 'payload' | 'base'>,
): Promise<{ revised: Revised<T>; outdated: FieldError[] }> {
  const { terms, outdated } = rebaseRevision(kind, record, row)
  return { revised: await revise(kind, db, record, terms), outdated }
}

/**
 * Checks submitted terms like a document, and that what is loaded stays.
 * @throws Problem 422 with every invalid field
 */
export async function prepareTerms<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: PersonCall,
  record: T['record'],
  body: RevisionWrite<T['table']>,
): Promise<Terms<T>> {
  const lines = keepAgreedLengths(body.lines, record.lines)
  const write = toRevisedWrite(kind, record, { ...body, lines })
  const kept = record.lines.filter((line) =>
    write.lines.some(
      ({ id, product_id }) =>
        id === line.id && product_id !== null && product_id === line.product_id,
    ),
  )
  const prepared = await prepareAgreed(kind, call, { record, write, agreedWood: kept })
  return kind.toTerms(prepared.write, prepared.lines)
}

/**
 * Checks the terms of a stored revision before they are sent or agreed. Lines keep the wood of the
 * revision.
 * @throws Problem 422 with every invalid field
 */
export const prepareStored = <T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: PersonCall,
  record: T['record'],
  { write, terms }: Revised<T>,
): Promise<Prepared<T>> =>
  prepareAgreed(kind, call, {
    record,
    write,
    agreedWood: terms.lines.map(({ id, specification, product_name }) => ({
      id,
      specification: toJson(specification),
      product_name,
    })),
  })

async function prepareAgreed<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: PersonCall,
  {
    record,
    write,
    agreedWood,
  }: {
    record: T['record']
    write: T['write']
    agreedWood: readonly AgreedWood[]
  },
): Promise<Prepared<T>> {
  const prepared = await kind.prepare(call, record, write, agreedWood)
  const errors = await kind.findLoadErrors(call.db, record, prepared)
  if (errors.length > 0) throw Problem.invalid(...errors)
  return prepared
}

/** Loads the data that the transitions of a revision check. */
export const loadSubject = async <T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: PersonCall,
  {
    record,
    status,
    revised,
  }: {
    record: T['record']
    status: RevisionRow['status']
    revised: Revised<T>
  },
): Promise<SubjectOfRevision<T>> => ({
  ...(await kind.loadSubject(call, record, revised)),
  status,
  isRevisable: kind.isRevisable(record),
  needsAgreement: kind.needsAgreement(revised.differences),
  canBeRecorded: kind.canBeRecorded?.(revised.differences) ?? false,
  hasDifferences: revised.differences.length > 0,
})

/**
 * Returns the differences, conflicts, transitions and warnings of a pending revision.
 * @param conflicts none for terms that `prepareTerms` has checked
 */
export async function evaluate<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: PersonCall,
  {
    record,
    status,
    revised,
    conflicts,
  }: {
    record: T['record']
    status: RevisionRow['status']
    revised: Revised<T>
    conflicts: readonly FieldError[]
  },
) {
  const subject = await loadSubject(kind, call, { record, status, revised })
  return {
    differences: revised.differences,
    needs_agreement: subject.needsAgreement,
    conflicts: [...conflicts],
    transitions: kind.machine.getTransitions(call.person, subject),
    warnings: await kind.findWarnings(call, record, revised),
  }
}

/** Returns a revision with its differences, transitions and conflicts for the user. */
export async function presentRevision<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: PersonCall,
  record: T['record'],
  row: RevisionRow<T['table']>,
) {
  const { db, person } = call
  const { number, valid } = kind.getHead(record)
  const { terms, outdated } = isPending(row)
    ? rebaseRevision(kind, record, row)
    : { terms: parseRevision(row).payload, outdated: [] }
  const revised = await revise(kind, db, record, terms)
  const conflicts =
    isPending(row) && kind.isRevisable(record)
      ? [...outdated, ...(await kind.findLoadErrors(db, record, revised))]
      : []
  const toPersonRef = await createPersonLookup(db, [
    row.created_by,
    row.updated_by,
    row.sent_by,
    row.closed_by,
  ])
  const canEdit =
    row.status === 'open' && kind.isRevisable(record) && kind.canRevise(person, record)
  const closed = canEdit ? await kind.findClosedFields(db, record, terms) : []
  return {
    ...presentRecordHead(row, toPersonRef),
    ...presentRevisionHead(valid, row, toPersonRef),
    allowed_actions: [],
    number,
    ...pick(terms, kind.termNames),
    ...kind.present(call, record, revised),
    ...kind.presentFigures(person, record, revised.figures),
    ...(isPending(row)
      ? await evaluate(kind, call, { record, status: row.status, revised, conflicts })
      : {
          needs_agreement: false,
          conflicts: [],
          transitions: [],
          warnings: [],
          differences: parseJson<Schemas['FieldChange'][]>(row.differences ?? '[]'),
        }),
    editable_fields: canEdit ? kind.fields.filter((field) => !closed.includes(`/${field}`)) : [],
    closed_fields: closed,
  }
}

/**
 * Returns the rows of a revised document's lines with all stored columns.
 * @param newLine columns of a line that is not stored yet
 */
export function mergeLineRows<Stored extends { id: string }, Written extends { id: string }>(
  stored: readonly Stored[],
  written: readonly Written[],
  newLine: Stored,
): (Stored & Written)[] {
  const before = new Map(stored.map((line) => [line.id, line]))
  return written.map((line) => ({ ...newLine, ...before.get(line.id), ...line }))
}
