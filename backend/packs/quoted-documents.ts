import { vQuotedDocument } from '@/shared/api/generated/validators'
import { findMarkedNumbers } from '@domain/rules/quoted-numbers'
import type { Schemas, StaffCall } from '../call'
import { inChunks } from '../db/rows'
import { whereVisibleDeal } from '../deals/queries'
import type { RecordKindDefinition } from '../documents/record-kind'
import { whereVisibleReport } from '../reports/queries'
import { parseDocumentNumber } from '../search/search-hits'

type QuotedDocument = Schemas['QuotedDocument']
type DocumentKind = QuotedDocument['kind']
type Kinds = Record<DocumentKind, Pick<RecordKindDefinition, 'search'>>
type Reader = Pick<StaffCall, 'db' | 'person'>

/** Finds the documents of a kind that the reader sees. */
function findVisible(
  { db, person }: Reader,
  kind: DocumentKind,
  keys: readonly number[],
): Promise<Omit<QuotedDocument, 'kind'>[]> {
  switch (kind) {
    case 'deal':
      return whereVisibleDeal(db.selectFrom('deals'), person)
        .select(['deals.id', 'deals.number'])
        .where('deals.number_key', 'in', keys)
        .execute()
    case 'supply':
    case 'cargo':
      return db
        .selectFrom(kind === 'supply' ? 'supplies' : 'cargos')
        .select(['id', 'number'])
        .where('number_key', 'in', keys)
        .execute()
    case 'supply_report':
    case 'cargo_report':
      return whereVisibleReport(db.selectFrom('inspection_reports'), person)
        .select(['id', 'number'])
        .where('kind', '=', kind)
        .where('number_key', 'in', keys)
        .execute()
  }
}

/** Returns comments with the documents that they quote after `#` and that the reader may open. */
export async function addQuotedDocuments<Quoting extends Pick<Schemas['Comment'], 'text'>>(
  call: Reader,
  comments: readonly Quoting[],
  kinds: Kinds,
): Promise<(Quoting & Pick<Schemas['Comment'], 'documents'>)[]> {
  const marked = comments.map((comment) => ({
    comment,
    numbers: findMarkedNumbers(comment.text).map((number) => number.toUpperCase()),
  }))
  const parsed = marked.flatMap(({ numbers }) =>
    numbers.flatMap((number) => parseDocumentNumber(number) ?? []),
  )
  const opensKind = (kind: DocumentKind) =>
    kinds[kind].search?.roles.includes(call.person.role) ?? false
  const documents: QuotedDocument[] = []
  for (const kind of vQuotedDocument.entries.kind.options.filter(opensKind)) {
    const found = await inChunks(
      parsed.flatMap((number) => (number.kind === kind ? number.key : [])),
      (keys) => findVisible(call, kind, keys),
    )
    documents.push(...found.map(({ id, number }) => ({ kind, id, number })))
  }
  return marked.map(({ comment, numbers }) => {
    const own = documents.filter(({ number }) => numbers.includes(number))
    return own.length > 0 ? { ...comment, documents: own } : comment
  })
}
