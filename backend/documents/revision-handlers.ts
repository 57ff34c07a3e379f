import { dequal } from 'dequal/lite'
import { getBusinessDay } from '../business-day'
import type { RequestBody, RequestQuery, Schemas, StaffCall, StepCall } from '../call'
import { parseJson } from '../db/rows'
import type { Actor } from '../people/roles'
import { Problem } from '../problems/problem'
import { isAnswerDayOver } from './answer-day'
import { assertVersion } from './record-head'
import {
  evaluate,
  loadSubject,
  prepareStored,
  prepareTerms,
  presentRevision,
  rebaseRevision,
  revise,
  toRevisedTerms,
} from './revised-document'
import type { RevisionKind, RevisionTypes } from './revision-kind'
import { listRevisions } from './revision-list'
import {
  findOpenRevision,
  findRevision,
  insertRevision,
  listRevisionRows,
  recordRevisionAnswer,
  type RevisionRow,
  type RevisionWrite,
  stepRevision,
  updateRevision,
  type WithdrawalStep,
} from './revision-rows'

type DocumentPath = { path: { id: string } }
type RevisionPath = { path: { id: string; revision: string } }
type Versioned = { version: number }
type StepInput = RequestBody<'transitionDealRevision'> & {
  answer?: Schemas['RevisionAnswerWrite'] | undefined
}

/** An answer that the other party gives itself. */
type OwnAnswer = {
  given: { revision: number; isAccepted: boolean; reason: string | undefined }
  actor: Actor
}

/** Creates the handlers of a kind's revisions, and the steps that its document takes with them. */
export function createRevisions<T extends RevisionTypes>(kind: RevisionKind<T>) {
  const { table } = kind
  type Found = { record: T['record']; row: RevisionRow<T['table']> }

  const find = async (call: StaffCall, { path }: RevisionPath): Promise<Found> => {
    const record = await kind.find(call, path.id)
    return { record, row: await findRevision(call.db, table, path.id, Number(path.revision)) }
  }

  /** @throws Problem 403 if the user may not revise this document */
  const assertCanRevise = ({ person }: StaffCall, record: T['record']): void => {
    if (!kind.canRevise(person, record)) throw new Problem('forbidden')
  }

  /** @throws Problem 409 unless the revision can be edited */
  const assertOpen = ({ record, row }: Found): void => {
    if (row.status !== 'open' || !kind.isRevisable(record)) throw new Problem('not_allowed_now')
  }

  const get = async (call: StaffCall & RevisionPath) => {
    const { record, row } = await find(call, call)
    return presentRevision(kind, call, record, row)
  }

  const revisePending = async ({ db }: Pick<StaffCall, 'db'>, { record, row }: Found) => {
    const { terms, outdated } = rebaseRevision(kind, record, row)
    return { revised: await revise(kind, db, record, terms), outdated }
  }

  /** Returns the document's next number, counted from one. No number is used twice. */
  const findNextNumber = async ({ db }: StaffCall, record: T['record']): Promise<number> => {
    const { id, valid } = kind.getHead(record)
    const papers = await kind.listPapers(db, id)
    const rows = await listRevisionRows(db, table, id)
    return Math.max(valid ?? 0, ...[...papers, ...rows].map(({ revision }) => revision)) + 1
  }

  const findSentRow = async ({ db }: Pick<StaffCall, 'db'>, record: T['record']) => {
    const row = await findOpenRevision(db, table, kind.getHead(record).id)
    return row?.status === 'sent' && kind.isRevisable(record) ? row : undefined
  }

  const withdrawRow = async (
    call: StepCall,
    record: T['record'],
    row: RevisionRow<T['table']>,
    step: WithdrawalStep,
  ): Promise<void> => {
    const notify = await kind.withdraw?.(call, record, {
      revision: row.revision,
      wasSent: row.status === 'sent',
      declined: step.isAnswer ? step.reason : null,
      answerUntil: row.answer_until,
    })
    await stepRevision(call, table, row, { ...step, to: 'withdrawn' })
    await notify?.()
  }

  /** @throws Problem 422 unless the revision was withdrawn */
  const findWithdrawnTerms = async (call: StaffCall, id: string, revision: number) => {
    const rows = await listRevisionRows(call.db, table, id)
    const row = rows.find((one) => one.revision === revision && one.status === 'withdrawn')
    if (!row) throw Problem.invalid({ pointer: '/copy_of', code: 'not_found' })
    return parseJson(row.payload)
  }

  return {
    list: async ({ db, person, path }: StaffCall & DocumentPath) => {
      const record = await kind.find({ db, person }, path.id)
      return listRevisions(db, table, {
        documentId: path.id,
        valid: kind.getHead(record).valid,
        papers: await kind.listPapers(db, path.id),
        findPending: async (row) =>
          (await revise(kind, db, record, rebaseRevision(kind, record, row).terms)).differences,
        findDifferences: (before, after) =>
          kind.findChanges(kind.toLoggedPaper(before), kind.toLoggedPaper(after)),
      })
    },

    /** Compares any two revisions by what they print. */
    compare: async (
      call: StaffCall & DocumentPath & { query: RequestQuery<'compareDealRevisions'> },
    ) => {
      const { db, path, query } = call
      const record = await kind.find(call, path.id)
      const papers = await kind.listPapers(db, path.id)
      const findPrinted = async (number: number): Promise<T['logged']> => {
        const issued = papers.find(({ revision }) => revision === number)
        if (issued) return kind.toLoggedPaper(issued)
        const row = await findRevision(db, table, path.id, number)
        const terms =
          row.status === 'open' ? rebaseRevision(kind, record, row).terms : parseJson(row.payload)
        return kind.toLoggedTerms(record, terms, papers)
      }
      const [from, to] = [await findPrinted(query.from), await findPrinted(query.to)]
      return { from: query.from, to: query.to, differences: kind.findChanges(from, to) }
    },

    get,

    open: async (call: StaffCall & DocumentPath & { body: RequestBody<'openDealRevision'> }) => {
      const { path, body } = call
      const { id } = path
      const record = await kind.find(call, id)
      assertCanRevise(call, record)
      if (!kind.isRevisable(record) || (await findOpenRevision(call.db, table, id)))
        throw new Problem('not_allowed_now')
      const base = toRevisedTerms(kind, record)
      const revision = await findNextNumber(call, record)
      const payload =
        body.copy_of === undefined ? base : await findWithdrawnTerms(call, id, body.copy_of)
      await insertRevision(call, table, {
        documentId: id,
        revision,
        reason: body.reason,
        payload,
        base,
      })
      return get({ ...call, path: { id, revision: String(revision) } })
    },

    update: async (
      call: StaffCall & RevisionPath & Versioned & { body: RevisionWrite<T['table']> },
    ) => {
      const { record, row } = await find(call, call)
      assertCanRevise(call, record)
      assertVersion(call.version, row.version)
      assertOpen({ record, row })
      const payload = await prepareTerms(kind, call, record, call.body)
      const base = toRevisedTerms(kind, record)
      if (!dequal(payload, parseJson(row.payload)) || !dequal(base, parseJson(row.base)))
        await updateRevision(call, table, row, { payload, base })
      return get(call)
    },

    preview: async (call: StaffCall & RevisionPath & { body: RevisionWrite<T['table']> }) => {
      const { db, person } = call
      const { record, row } = await find(call, call)
      assertCanRevise(call, record)
      assertOpen({ record, row })
      const terms = await prepareTerms(kind, call, record, call.body)
      const revised = await revise(kind, db, record, terms)
      return {
        ...kind.presentFigures(person, record, revised.figures),
        ...(await evaluate(kind, call, record, row.status, revised, [])),
      }
    },

    /** Sends a revision for the other party's agreement, makes it valid or withdraws it. */
    transition: async (call: StaffCall & RevisionPath & Versioned & { body: StepInput }) => {
      const { body, person } = call
      const { to, reason } = body
      const { record, row } = await find(call, call)
      assertCanRevise(call, record)
      assertVersion(call.version, row.version)
      const { revised, outdated } = await revisePending(call, { record, row })
      if (to !== 'withdrawn' && outdated.length > 0) throw Problem.invalid(...outdated)
      const { terms, differences } = revised
      const subject = await loadSubject(kind, call, record, row.status, revised)
      const { isOverridden } = kind.machine.take(person, subject, body)
      const answer = body.answer && (await recordRevisionAnswer(call, table, row, body.answer))
      const asked = body.answer_until
      const answerUntil = kind.findLastAnswerDay?.(call, record, { to, asked }) ?? null
      const step = { reason, differences, answer, isOverridden, answerUntil }
      if (to === 'withdrawn') await withdrawRow(call, record, row, step)
      else {
        const prepared = await prepareStored(kind, call, record, revised)
        const agreed = { record, revision: row.revision, prepared, differences }
        const notifySent =
          to === 'sent'
            ? await kind.send?.(call, { ...agreed, figures: revised.figures, answerUntil })
            : undefined
        // A revision that needs no agreement, or records it, was not sent.
        if (row.status === 'open')
          await kind.issue(call, kind.toRevisedRecord(record, prepared), row.revision)
        const notify = to === 'agreed' ? await kind.apply(call, agreed) : notifySent
        await stepRevision(call, table, row, { ...step, to, payload: terms })
        await notify?.()
      }
      return get(call)
    },

    /** Returns the revision of a document that the other party is to answer; undefined if none. */
    findSent: async (call: Pick<StaffCall, 'db'>, record: T['record']) => {
      const row = await findSentRow(call, record)
      return row && { row, revised: (await revisePending(call, { record, row })).revised }
    },

    /**
     * Records the answer that the other party gives itself. The caller checks that it may answer.
     * @param actor the user whose rights accept it, as if that user recorded the agreement
     * @throws Problem 409 unless this revision is sent, or with the needs that its agreement lacks,
     * 422 if the document was loaded or changed since
     */
    answer: async (call: StaffCall, record: T['record'], { given, actor }: OwnAnswer) => {
      const row = await findSentRow(call, record)
      // Due work withdraws the revision a little after its last day.
      if (row?.revision !== given.revision || isAnswerDayOver(call, row.answer_until))
        throw new Problem('not_allowed_now')
      const { revised, outdated } = await revisePending(call, { record, row })
      const { terms, differences } = revised
      const answer = { name: call.person.name, on: getBusinessDay(call), attachment: null }
      const step = { reason: given.reason, differences, answer, isAnswer: true }
      if (!given.isAccepted) return withdrawRow(call, record, row, step)
      if (outdated.length > 0) throw Problem.invalid(...outdated)
      const subject = await loadSubject(kind, call, record, row.status, revised)
      kind.machine.take(actor, subject, { to: 'agreed', override: false })
      const prepared = await prepareStored(kind, call, record, revised)
      const agreed = { record, revision: row.revision, prepared, differences }
      const notify = await kind.apply(call, agreed)
      await stepRevision(call, table, row, { ...step, to: 'agreed', payload: terms })
      await notify()
    },

    /**
     * Withdraws the pending revision of a document that was reopened or canceled, or whose other
     * party has not answered in time.
     */
    withdraw: async (call: StepCall, record: T['record'], reason: string | undefined) => {
      const row = await findOpenRevision(call.db, table, kind.getHead(record).id)
      if (!row) return
      const { differences } = (await revisePending(call, { record, row })).revised
      await withdrawRow(call, record, row, { reason, differences })
    },

    /** Issues the paper of a document by its own step, and returns its number. */
    issueNext: async (call: StaffCall, record: T['record']): Promise<number> => {
      const revision = await findNextNumber(call, record)
      await kind.issue(call, record, revision)
      return revision
    },
  }
}
