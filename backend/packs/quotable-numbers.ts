import { vQuotedDocument } from '@contract/validators'
import { toPackNumberKey } from '@domain/rules/pack-number'
import type { RecordRef } from '../activity/activity'
import type { Call, Schemas } from '../call'
import type { Db } from '../db/tables'
import { whereVisibleDeal } from '../deals/queries'
import { parseSearchTexts } from '../products/document-search'
import { whereVisibleReport } from '../reports/queries'
import { parseNumberKind, toSearchCall } from '../search/search-hits'
import { findPacksByNumber, findQuotableKeys } from './quote-packs'
import { canOpenKind, type QuotedKinds } from './quoted-documents'
import { toMarkStart } from './schema'
import { packSearch } from './search-packs'

type QuotableNumber = Schemas['QuotableNumber']
type QuotingCall = Call<'listQuotableNumbers'>

const MAX_NUMBERS = 8
/** Maximum packs of the record, so that its documents are listed too. */
const MAX_PACKS = 5
/** Maximum documents of each kind that share wood with the record. */
const MAX_DOCUMENTS = 3
/** Characters from which on numbers beyond those of the record are found. */
const MIN_CHARACTERS = 2

/** Lists numbers that a comment can quote: those of the record first, then others. */
export async function listQuotableNumbers(
  call: QuotingCall,
  kinds: QuotedKinds,
): Promise<QuotableNumber[]> {
  const { db, path, person } = call
  const part = call.query.q ?? ''
  const own = [
    ...(await findPacksByNumber({ db, person }, path, part, MAX_PACKS)),
    ...(await findRelatedDocuments(call, part, kinds)),
  ]
  const isEnough = own.length >= MAX_NUMBERS || toMarkStart(part).length < MIN_CHARACTERS
  const numbers = isEnough ? own : [...own, ...(await findOtherNumbers(call, part, kinds))]
  return numbers
    .filter(({ id }, at) => id !== path.id && numbers.findIndex((each) => each.id === id) === at)
    .slice(0, MAX_NUMBERS)
}

type WoodColumn = 'deal_id' | 'supply_id' | 'cargo_id'
type WoodRecord = { column: WoodColumn; id: string }

/** Returns the deal, supply or cargo that a record is about; null for others. */
async function findWoodRecord(db: Db, { kind, id }: RecordRef): Promise<WoodRecord | null> {
  if (kind === 'deal' || kind === 'supply' || kind === 'cargo') return { column: `${kind}_id`, id }
  if (kind !== 'supply_report' && kind !== 'cargo_report') return null
  const { supply_id, cargo_id } = await db
    .selectFrom('inspection_reports')
    .select(['supply_id', 'cargo_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (supply_id !== null) return { column: 'supply_id', id: supply_id }
  return cargo_id === null ? null : { column: 'cargo_id', id: cargo_id }
}

/** Selects the deals, supplies or cargos that share wood with a record. */
function selectSharing(db: Db, record: WoodRecord, column: WoodColumn) {
  const loads = db
    .selectFrom('cargo_loads')
    .select(`cargo_loads.${column} as id`)
    .where(`cargo_loads.${record.column}`, '=', record.id)
  return column === 'cargo_id' || record.column === 'cargo_id'
    ? loads
    : loads.union(
        db
          .selectFrom('allocations')
          .select(`allocations.${column} as id`)
          .where(`allocations.${record.column}`, '=', record.id),
      )
}

/**
 * Finds documents that share wood with the record and that the user may open, by a part of their
 * number, newest first.
 */
async function findRelatedDocuments(
  { db, person, path }: QuotingCall,
  part: string,
  kinds: QuotedKinds,
): Promise<QuotableNumber[]> {
  const record = /^[a-z\d-]*$/i.test(part) ? await findWoodRecord(db, path) : null
  if (!record) return []
  const pattern = `%${part.toUpperCase()}%`
  const opens = (kind: Schemas['QuotedDocument']['kind']) => canOpenKind(kinds, kind, person.role)
  const selectOwn = (table: 'supplies' | 'cargos') =>
    db.selectFrom(table).select('id').where('id', '=', record.id)
  const deals = whereVisibleDeal(db.selectFrom('deals'), person)
    .select(['deals.id', 'deals.number', 'deals.client_name as about'])
    .where('deals.id', 'in', selectSharing(db, record, 'deal_id'))
    .where('deals.number', 'like', pattern)
    .orderBy('deals.number_key', 'desc')
    .limit(MAX_DOCUMENTS)
  const supplies = db
    .selectFrom('supplies')
    .select(['id', 'number', 'sawmill_name as about'])
    .where('id', 'in', selectSharing(db, record, 'supply_id').union(selectOwn('supplies')))
    .where('number', 'like', pattern)
    .orderBy('number_key', 'desc')
    .limit(MAX_DOCUMENTS)
  const cargos = db
    .selectFrom('cargos')
    .select([
      'id',
      'number',
      ({ fn }) => fn.coalesce('container_number', 'truck_plate').as('about'),
    ])
    .where('id', 'in', selectSharing(db, record, 'cargo_id').union(selectOwn('cargos')))
    .where('number', 'like', pattern)
    .orderBy('number_key', 'desc')
    .limit(MAX_DOCUMENTS)
  const [found, bought, loaded] = await Promise.all([
    opens('deal') ? deals.execute() : [],
    opens('supply') ? supplies.execute() : [],
    opens('cargo') ? cargos.execute() : [],
  ])
  return [
    ...found.map((deal): QuotableNumber => ({ kind: 'deal', ...deal })),
    ...bought.map((supply): QuotableNumber => ({ kind: 'supply', ...supply })),
    ...loaded.map((cargo): QuotableNumber => ({ kind: 'cargo', ...cargo })),
    ...(opens(record.column === 'cargo_id' ? 'cargo_report' : 'supply_report')
      ? await findReports({ db, person }, record, pattern)
      : []),
  ]
}

/** Finds the reports about a supply or a cargo that the user may see. */
async function findReports(
  { db, person }: Pick<QuotingCall, 'db' | 'person'>,
  { column, id }: WoodRecord,
  pattern: string,
): Promise<QuotableNumber[]> {
  if (column === 'deal_id') return []
  const reports = await whereVisibleReport(db.selectFrom('inspection_reports'), person)
    .leftJoin('supplies', 'supplies.id', 'inspection_reports.supply_id')
    .leftJoin('cargos', 'cargos.id', 'inspection_reports.cargo_id')
    .select(({ fn }) => [
      'inspection_reports.kind',
      'inspection_reports.id',
      'inspection_reports.number',
      fn.coalesce('supplies.number', 'cargos.number').as('about'),
    ])
    .where(`inspection_reports.${column}`, '=', id)
    .where('inspection_reports.number', 'like', pattern)
    .orderBy('inspection_reports.number_key', 'desc')
    .limit(MAX_DOCUMENTS)
    .execute()
  return reports
}

/** Finds packs and documents that the user may open, by a part of their number. */
async function findOtherNumbers(
  call: QuotingCall,
  part: string,
  kinds: QuotedKinds,
): Promise<QuotableNumber[]> {
  if (parseSearchTexts(part).length === 0) return []
  const searchCall = await toSearchCall({ ...call, path: null, query: { q: part } })
  const numbered = parseNumberKind(part)
  const searches = [
    { kind: 'pack' as const, search: packSearch },
    ...vQuotedDocument.entries.kind.options
      .filter((kind) => numbered === null || numbered === kind)
      .flatMap((kind) => {
        const { search } = kinds[kind]
        return search ? [{ kind, search }] : []
      }),
  ].filter(({ search }) => search.roles.includes(call.person.role))
  const found = await Promise.all(
    searches.map(async ({ kind, search }) => {
      const { hits } = await search.find(searchCall)
      return hits.map(({ id, name, about }): QuotableNumber => ({ kind, id, number: name, about }))
    }),
  )
  // The search also finds documents by other words.
  const matches = found
    .flat()
    .filter(({ number }) => toMarkStart(number).includes(toMarkStart(part)))
  const packNumbers = matches.flatMap(({ kind, number }) => (kind === 'pack' ? [number] : []))
  const quotable = await findQuotableKeys(call.db, packNumbers)
  return matches.filter(
    ({ kind, number }) => kind !== 'pack' || quotable.has(toPackNumberKey(number)),
  )
}
