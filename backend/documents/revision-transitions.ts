import { getBusinessDay } from '../business-day'
import type { RequestBody, Schemas, PersonCall, TransitionCall } from '../call'
import type { Actor } from '../people/roles'
import { Problem } from '../problems/problem'
import { isAnswerDayOver } from './answer-day'
import { loadSubject, prepareStored, revisePending } from './revised-document'
import type { AgreedRevision, Revised, RevisionKind, RevisionTypes } from './revision-kind'
import {
  findOpenRevision,
  listRevisionRows,
  recordRevisionAnswer,
  type RevisionRow,
  type RevisionTransitionDetails,
  storeRevisionTransition,
} from './revision-rows'

/** A stored revision with its document. */
export type FoundRevision<T extends RevisionTypes> = {
  record: T['record']
  row: RevisionRow<T['table']>
}

/** A transition that the author of a revision asks for. */
export type RevisionTransitionRequest = RequestBody<'transitionDealRevision'> & {
  answer?: Schemas['RevisionAnswerWrite'] | undefined
}

/** An answer that the other party gives itself. */
type OwnAnswer = {
  given: { revision: number; isAccepted: boolean; reason: string | undefined }
  actor: Actor
}

/** Sends a revision for the other party's agreement, makes it valid or withdraws it. */
export async function takeRevisionTransition<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: PersonCall,
  found: FoundRevision<T>,
  request: RevisionTransitionRequest,
): Promise<void> {
  const { record, row } = found
  const { to, reason, answer_until: asked } = request
  const { revised, outdated } = await revisePending(kind, call.db, record, row)
  if (to !== 'withdrawn' && outdated.length > 0) throw Problem.invalid(...outdated)
  const subject = await loadSubject(kind, call, { record, status: row.status, revised })
  const { isOverridden } = kind.machine.take(call.person, subject, request)
  const answer =
    request.answer && (await recordRevisionAnswer(call, kind.table, row, request.answer))
  const answerUntil = kind.findLastAnswerDay?.(call, record, { to, asked }) ?? null
  const transition = { reason, differences: revised.differences, answer, isOverridden, answerUntil }
  if (to === 'withdrawn') await withdraw(kind, call, found, transition)
  else if (to === 'sent') await send(kind, call, { found, revised, transition })
  else await agree(kind, call, { found, revised, transition })
}

/** Returns the revision of a document that the other party is to answer; undefined if none. */
export async function findSentRevision<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  { db }: Pick<PersonCall, 'db'>,
  record: T['record'],
) {
  const row = await findSentRow(kind, { db }, record)
  return row && { row, revised: (await revisePending(kind, db, record, row)).revised }
}

/**
 * Records the answer that the other party gives itself. The caller checks that it may answer.
 * @param actor the user whose rights accept it, as if that user recorded the agreement
 * @throws Problem 409 unless this revision is sent, or with the needs that its agreement lacks,
 * 422 if the document was loaded or changed since
 */
export async function answerRevision<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: PersonCall,
  record: T['record'],
  { given, actor }: OwnAnswer,
): Promise<void> {
  const row = await findSentRow(kind, call, record)
  // Due work withdraws the revision a little after its last day.
  if (row?.revision !== given.revision || isAnswerDayOver(call, row.answer_until))
    throw new Problem('not_allowed_now')
  const { revised, outdated } = await revisePending(kind, call.db, record, row)
  const { differences } = revised
  const answer = { name: call.person.name, on: getBusinessDay(call), attachment: null }
  const transition = { reason: given.reason, differences, answer, isAnswer: true }
  if (!given.isAccepted) return withdraw(kind, call, { record, row }, transition)
  if (outdated.length > 0) throw Problem.invalid(...outdated)
  const subject = await loadSubject(kind, call, { record, status: row.status, revised })
  kind.machine.take(actor, subject, { to: 'agreed', override: false })
  await agree(kind, call, { found: { record, row }, revised, transition })
}

/**
 * Withdraws the pending revision of a document that was reopened or canceled, or whose other party
 * has not answered in time.
 */
export async function withdrawPendingRevision<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: TransitionCall,
  record: T['record'],
  reason: string | undefined,
): Promise<void> {
  const row = await findOpenRevision(call.db, kind.table, kind.getHead(record).id)
  if (!row) return
  const { differences } = (await revisePending(kind, call.db, record, row)).revised
  await withdraw(kind, call, { record, row }, { reason, differences })
}

/** Issues the paper of a document by its own transition, and returns its number. */
export async function issueNextRevision<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: PersonCall,
  record: T['record'],
): Promise<number> {
  const revision = await findNextRevisionNumber(kind, call, record)
  await kind.issue(call, record, revision)
  return revision
}

/** Returns the document's next number, counted from one. No number is used twice. */
export async function findNextRevisionNumber<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  { db }: Pick<PersonCall, 'db'>,
  record: T['record'],
): Promise<number> {
  const { id, valid } = kind.getHead(record)
  const papers = await kind.listPapers(db, id)
  const rows = await listRevisionRows(db, kind.table, id)
  return Math.max(valid ?? 0, ...[...papers, ...rows].map(({ revision }) => revision)) + 1
}

async function findSentRow<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  { db }: Pick<PersonCall, 'db'>,
  record: T['record'],
): Promise<RevisionRow<T['table']> | undefined> {
  const row = await findOpenRevision(db, kind.table, kind.getHead(record).id)
  return row?.status === 'sent' && kind.isRevisable(record) ? row : undefined
}

async function send<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: PersonCall,
  {
    found: { record, row },
    revised,
    transition,
  }: {
    found: FoundRevision<T>
    revised: Revised<T>
    transition: RevisionTransitionDetails & { answerUntil: string | null }
  },
): Promise<void> {
  const { terms, figures } = revised
  const prepared = await prepareRevision(kind, call, { record, row }, revised)
  const notify = await kind.send?.(call, {
    ...prepared,
    figures,
    answerUntil: transition.answerUntil,
  })
  await issueRevised(kind, call, prepared)
  await storeRevisionTransition(call, kind.table, row, {
    ...transition,
    to: 'sent',
    payload: terms,
  })
  await notify?.()
}

async function agree<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: PersonCall,
  {
    found: { record, row },
    revised,
    transition,
  }: {
    found: FoundRevision<T>
    revised: Revised<T>
    transition: RevisionTransitionDetails
  },
): Promise<void> {
  const prepared = await prepareRevision(kind, call, { record, row }, revised)
  // A revision that needs no agreement, or records it, was not sent.
  if (row.status === 'open') await issueRevised(kind, call, prepared)
  const notify = await kind.apply(call, prepared)
  await storeRevisionTransition(call, kind.table, row, {
    ...transition,
    to: 'agreed',
    payload: revised.terms,
  })
  await notify()
}

async function withdraw<T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: TransitionCall,
  { record, row }: FoundRevision<T>,
  transition: RevisionTransitionDetails,
): Promise<void> {
  const notify = await kind.withdraw?.(call, record, {
    revision: row.revision,
    wasSent: row.status === 'sent',
    declined: transition.isAnswer ? transition.reason : null,
    answerUntil: row.answer_until,
  })
  await storeRevisionTransition(call, kind.table, row, { ...transition, to: 'withdrawn' })
  await notify?.()
}

/**
 * Validates the document with the revised terms.
 * @throws Problem 422 with every invalid field
 */
const prepareRevision = async <T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: PersonCall,
  { record, row }: FoundRevision<T>,
  revised: Revised<T>,
): Promise<AgreedRevision<T>> => ({
  record,
  revision: row.revision,
  prepared: await prepareStored(kind, call, record, revised),
  differences: revised.differences,
})

const issueRevised = <T extends RevisionTypes>(
  kind: RevisionKind<T>,
  call: PersonCall,
  { record, prepared, revision }: AgreedRevision<T>,
): Promise<void> => kind.issue(call, kind.toRevisedRecord(record, prepared), revision)
