import { dequal } from 'dequal/lite'
import type { RequestBody, RequestQuery, PersonCall } from '../call'
import { parseJson } from '../db/rows'
import { Problem } from '../problems/problem'
import { assertVersion } from '../records/record-head'
import {
  evaluate,
  prepareTerms,
  presentRevision,
  rebaseRevision,
  revise,
  revisePending,
  toRevisedTerms,
} from './revised-document'
import type { RevisionKind, RevisionTypes, Terms } from './revision-kind'
import { listRevisions } from './revision-list'
import {
  findOpenRevision,
  requireRevision,
  insertRevision,
  listRevisionRows,
  type RevisionWrite,
  updateRevision,
} from './revision-rows'
import {
  findNextRevisionNumber,
  type FoundRevision,
  type RevisionTransitionRequest,
  takeRevisionTransition,
} from './revision-transitions'

type DocumentCall = PersonCall & { path: { id: string } }
type RevisionCall = PersonCall & { path: { id: string; revision: string } }
type VersionedCall = RevisionCall & { version: number }

/** Creates the handlers of a kind's revisions. */
export const createRevisionHandlers = <T extends RevisionTypes>(kind: RevisionKind<T>) => ({
  ...createReadHandlers(kind),
  ...createWriteHandlers(kind),
})

const createReadHandlers = <T extends RevisionTypes>(kind: RevisionKind<T>) => ({
  get: (call: RevisionCall) => getRevision(kind, call),

  list: async ({ db, person, path }: DocumentCall) => {
    const record = await kind.requireRecord({ db, person }, path.id)
    return listRevisions(db, kind.table, {
      documentId: path.id,
      valid: kind.getHead(record).valid,
      papers: await kind.listPapers(db, path.id),
      findPending: async (row) => (await revisePending(kind, db, record, row)).revised.differences,
      findDifferences: (before, after) =>
        kind.findChanges(kind.toLoggedPaper(before), kind.toLoggedPaper(after)),
    })
  },

  /** Compares any two revisions by what they print. */
  compare: async (call: DocumentCall & { query: RequestQuery<'compareDealRevisions'> }) => {
    const { db, path, query } = call
    const record = await kind.requireRecord(call, path.id)
    const papers = await kind.listPapers(db, path.id)
    const findPrinted = async (number: number): Promise<T['logged']> => {
      const issued = papers.find(({ revision }) => revision === number)
      if (issued) return kind.toLoggedPaper(issued)
      const row = await requireRevision(db, kind.table, path.id, number)
      const terms =
        row.status === 'open' ? rebaseRevision(kind, record, row).terms : parseJson(row.payload)
      return kind.toLoggedTerms(record, terms, papers)
    }
    const [from, to] = [await findPrinted(query.from), await findPrinted(query.to)]
    return { from: query.from, to: query.to, differences: kind.findChanges(from, to) }
  },
})

const createWriteHandlers = <T extends RevisionTypes>(kind: RevisionKind<T>) => ({
  open: async (call: DocumentCall & { body: RequestBody<'openDealRevision'> }) => {
    const { db, path, body } = call
    const { id } = path
    const record = await kind.requireRecord(call, id)
    assertCanRevise(kind, call, record)
    if (!kind.isRevisable(record) || (await findOpenRevision(db, kind.table, id)))
      throw new Problem('not_allowed_now')
    const base = toRevisedTerms(kind, record)
    const revision = await findNextRevisionNumber(kind, call, record)
    const payload =
      body.copy_of === undefined ? base : await requireWithdrawnTerms(kind, call, body.copy_of)
    await insertRevision(call, kind.table, {
      documentId: id,
      revision,
      reason: body.reason,
      payload,
      base,
    })
    return getRevision(kind, { ...call, path: { id, revision: String(revision) } })
  },

  update: async (call: VersionedCall & { body: RevisionWrite<T['table']> }) => {
    const { record, row } = await findForCall(kind, call)
    assertCanRevise(kind, call, record)
    assertVersion(call.version, row.version)
    assertOpen(kind, { record, row })
    const payload = await prepareTerms(kind, call, record, call.body)
    const base = toRevisedTerms(kind, record)
    if (!dequal(payload, parseJson(row.payload)) || !dequal(base, parseJson(row.base)))
      await updateRevision(call, kind.table, row, { payload, base })
    return getRevision(kind, call)
  },

  preview: async (call: RevisionCall & { body: RevisionWrite<T['table']> }) => {
    const { db, person } = call
    const { record, row } = await findForCall(kind, call)
    assertCanRevise(kind, call, record)
    assertOpen(kind, { record, row })
    const terms = await prepareTerms(kind, call, record, call.body)
    const revised = await revise(kind, db, record, terms)
    return {
      ...kind.presentFigures(person, record, revised.figures),
      ...(await evaluate(kind, call, { record, status: row.status, revised, conflicts: [] })),
    }
  },

  transition: async (call: VersionedCall & { body: RevisionTransitionRequest }) => {
    const { record, row } = await findForCall(kind, call)
    assertCanRevise(kind, call, record)
    assertVersion(call.version, row.version)
    await takeRevisionTransition(kind, call, { record, row }, call.body)
    return getRevision(kind, call)
  },
})

async function getRevision<T extends RevisionTypes>(kind: RevisionKind<T>, call: RevisionCall) {
  const { record, row } = await findForCall(kind, call)
  return presentRevision(kind, call, record, row)
}

async function findForCall<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: RevisionCall,
): Promise<FoundRevision<T>> {
  const { id, revision } = call.path
  const record = await kind.requireRecord(call, id)
  return { record, row: await requireRevision(call.db, kind.table, id, Number(revision)) }
}

/**
 * Asserts that the user may revise a document.
 * @throws Problem 403 if the user may not revise this document
 */
function assertCanRevise<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  { person }: PersonCall,
  record: T['record'],
): void {
  if (!kind.canRevise(person, record)) throw new Problem('forbidden')
}

/**
 * Asserts that a revision can be edited.
 * @throws Problem 409 unless the revision can be edited
 */
function assertOpen<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  { record, row }: FoundRevision<T>,
): void {
  if (row.status !== 'open' || !kind.isRevisable(record)) throw new Problem('not_allowed_now')
}

/**
 * Returns the terms of a withdrawn revision.
 * @throws Problem 422 unless the revision was withdrawn
 */
async function requireWithdrawnTerms<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  { db, path }: DocumentCall,
  revision: number,
): Promise<Terms<T>> {
  const rows = await listRevisionRows(db, kind.table, path.id)
  const row = rows.find((one) => one.revision === revision && one.status === 'withdrawn')
  if (!row) throw Problem.invalid({ pointer: '/copy_of', code: 'not_found' })
  return parseJson(row.payload)
}
