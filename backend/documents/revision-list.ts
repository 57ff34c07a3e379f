import type { Schemas } from '../call'
import { parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import { createPersonLookup } from '../people/person-refs'
import type { IssuedPaper } from './revision-kind'
import { listRevisionRows, type RevisionRow, type RevisionTable } from './revision-rows'

type PersonLookup = Awaited<ReturnType<typeof createPersonLookup>>
type Summary = Schemas['RevisionSummary']

type ListedRevisions<Table extends RevisionTable, Paper extends IssuedPaper> = {
  documentId: string
  /** Number of the revision whose terms the document has. */
  valid: number | null
  /** Issued papers, oldest first. */
  papers: readonly Paper[]
  /** Returns the differences of a pending revision to the document. */
  findPending(row: RevisionRow<Table>): Promise<Summary['differences']>
  findDifferences(before: Paper, after: Paper): Summary['differences']
}

/** Returns every revision of a document and every issued paper, newest first. */
export async function listRevisions<Table extends RevisionTable, Paper extends IssuedPaper>(
  db: Db,
  table: Table,
  { documentId, valid, papers, findPending, findDifferences }: ListedRevisions<Table, Paper>,
): Promise<Schemas['RevisionList']> {
  const rows = await listRevisionRows(db, table, documentId)
  const toPersonRef = await createPersonLookup(
    db,
    rows.flatMap(({ created_by, sent_by, closed_by }) => [created_by, sent_by, closed_by]),
  )
  const opened = await Promise.all(
    rows.map(async (row) => ({
      ...presentRevisionHead(valid, row, toPersonRef),
      differences: isPending(row)
        ? await findPending(row)
        : parseJson<Summary['differences']>(row.differences ?? '[]'),
    })),
  )
  const openedNumbers = new Set(rows.map(({ revision }) => revision))
  const becameValid = ({ revision }: Paper) =>
    (rows.find((row) => row.revision === revision)?.status ?? 'agreed') === 'agreed'
  const issued = papers.flatMap((paper, i) => {
    if (openedNumbers.has(paper.revision)) return []
    const before = papers.slice(0, i).findLast(becameValid)
    return [
      { ...presentIssued(valid, paper), differences: before ? findDifferences(before, paper) : [] },
    ]
  })
  return { items: [...opened, ...issued].toSorted((a, b) => b.revision - a.revision) }
}

export const isPending = ({ status }: Pick<RevisionRow, 'status'>): boolean =>
  status === 'open' || status === 'sent'

/** Returns what the list of revisions and a revision both show. */
export const presentRevisionHead = (
  valid: number | null,
  row: RevisionRow,
  toPersonRef: PersonLookup,
): Omit<Summary, 'differences'> => ({
  revision: row.revision,
  status: row.status,
  is_valid: row.revision === valid,
  has_paper: row.sent_at !== null || row.status === 'agreed',
  reason: row.reason,
  created_at: row.created_at,
  created_by: toPersonRef(row.created_by),
  sent_at: row.sent_at,
  sent_by: toPersonRef(row.sent_by),
  answer_until: row.answer_until,
  closed_at: row.closed_at,
  closed_by: toPersonRef(row.closed_by),
  close_reason: row.close_reason,
  answer: row.answer === null ? null : parseJson(row.answer),
})

/** Presents a paper that the document's own transition has issued. */
const presentIssued = (
  valid: number | null,
  { revision, issued_at, issued_by }: IssuedPaper,
): Omit<Summary, 'differences'> => ({
  revision,
  status: 'issued',
  is_valid: revision === valid,
  has_paper: true,
  reason: null,
  created_at: issued_at,
  created_by: issued_by,
  sent_at: null,
  sent_by: null,
  answer_until: null,
  closed_at: null,
  closed_by: null,
  close_reason: null,
  answer: null,
})

/** Returns the state of an issued paper. A valid one may be of a canceled document. */
export async function findPaperState(
  db: Db,
  table: RevisionTable,
  documentId: string,
  { revision, valid }: { revision: number; valid: number | null },
): Promise<'valid' | 'sent' | 'replaced' | 'withdrawn'> {
  if (revision === valid) return 'valid'
  const rows = await listRevisionRows(db, table, documentId)
  const status = rows.find((row) => row.revision === revision)?.status
  return status === 'sent' || status === 'withdrawn' ? status : 'replaced'
}
