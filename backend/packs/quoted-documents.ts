import { vQuotedDocument } from '@contract/validators'
import { findMarkedNumbers } from '@domain/rules/quoted-numbers'
import type { Role, Schemas, PersonCall } from '../call'
import { inChunks } from '../db/rows'
import { whereVisibleDeal } from '../deals/queries'
import type { RecordKindDefinition } from '../records/record-kind'
import { whereVisibleReport } from '../reports/queries'
import { parseDocumentNumber } from '../search/search-hits'

type QuotedDocument = Schemas['QuotedDocument']
type DocumentKind = QuotedDocument['kind']
/** The kinds of documents that comments quote. */
export type QuotedKinds = Record<DocumentKind, Pick<RecordKindDefinition, 'search'>>
type Reader = Pick<PersonCall, 'db' | 'person'>

/** True if the role opens documents of the kind. */
export const canOpenKind = (kinds: QuotedKinds, kind: DocumentKind, role: Role): boolean =>
  kinds[kind].search?.roles.includes(role) ?? false

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
  kinds: QuotedKinds,
): Promise<(Quoting & Pick<Schemas['Comment'], 'documents'>)[]> {
  const marked = comments.map((comment) => ({
    comment,
    numbers: findMarkedNumbers(comment.text).map((number) => number.toUpperCase()),
  }))
  const parsed = marked.flatMap(({ numbers }) =>
    numbers.flatMap((number) => parseDocumentNumber(number) ?? []),
  )
  const documents: QuotedDocument[] = []
  for (const kind of vQuotedDocument.entries.kind.options) {
    if (!canOpenKind(kinds, kind, call.person.role)) continue
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
