import { operations } from '@contract/operations'
import { toPackNumberKey } from '@domain/rules/pack-number'
import { canBeMarked, findMarkedNumbers, findQuotedItems } from '@domain/rules/quoted-numbers'
import type { RecordRef } from '../activity/activity'
import type { Role, Schemas, PersonCall } from '../call'
import { CARGO_ROLES } from '../cargos/policy'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { DEAL_READER_ROLES } from '../deals/rules/permissions'
import { INSPECTOR_ROLES } from '../reports/permissions'
import { SUPPLY_ROLES } from '../supplies/policy'
import { recordPackEvents } from './pack-events'
import { toMarkStart } from './schema'

type QuotingKind = Exclude<Schemas['PackEventRecord']['kind'], 'lot'>

/** Roles that read the comments of records that quote packs. */
const READER_ROLES: Record<QuotingKind, readonly Role[]> = {
  supply: SUPPLY_ROLES,
  supply_report: INSPECTOR_ROLES,
  cargo: CARGO_ROLES,
  cargo_report: INSPECTOR_ROLES,
  deal: DEAL_READER_ROLES,
}

const isQuotingKind = (kind: string): kind is QuotingKind => kind in READER_ROLES

/** True if the role reads what an event of a pack quotes. */
export const canReadQuote = (
  role: Role,
  { record }: Pick<Schemas['PackEvent'], 'record'>,
): boolean =>
  record === null || !isQuotingKind(record.kind) || READER_ROLES[record.kind].includes(role)

/** Selects the packs of the supply, cargo or deal that a record is about. */
const selectRecordPacks = (db: Db, kind: QuotingKind, id: string) => {
  const packs = db.selectFrom('packs').select(['packs.id', 'packs.number'])
  const loadedPacks = packs.innerJoin('cargo_loads', 'cargo_loads.id', 'packs.load_id')
  const report = db.selectFrom('inspection_reports').where('inspection_reports.id', '=', id)
  switch (kind) {
    case 'supply':
      return packs.where('packs.supply_id', '=', id)
    case 'supply_report':
      return packs.where(
        'packs.supply_id',
        '=',
        report.select('supply_id').$narrowType<{ supply_id: string }>(),
      )
    case 'cargo':
      return loadedPacks.where('cargo_loads.cargo_id', '=', id)
    case 'cargo_report':
      return loadedPacks.where(
        'cargo_loads.cargo_id',
        '=',
        report.select('cargo_id').$narrowType<{ cargo_id: string }>(),
      )
    case 'deal':
      return loadedPacks.where('cargo_loads.deal_id', '=', id)
  }
}

/** True if the role opens the pages of packs. */
export const canOpenPacks = (role: Role): boolean =>
  operations.getPack.roles.some((reader) => reader === role)

/**
 * Returns packs of a record whose number contains the part, sorted by number. The mill is named
 * only for roles that can open packs.
 */
export async function findPacksByNumber(
  { db, person }: Pick<PersonCall, 'db' | 'person'>,
  { kind, id }: RecordRef,
  part: string,
  limit: number,
): Promise<Schemas['QuotableNumber'][]> {
  if (!isQuotingKind(kind)) return []
  const packs = await selectRecordPacks(db, kind, id)
    .innerJoin('supplies', 'supplies.id', 'packs.supply_id')
    .select('supplies.sawmill_name')
    .where('packs.number_start', 'like', `%${toMarkStart(part)}%`)
    .orderBy('packs.number_sort')
    .orderBy('packs.id')
    .limit(limit)
    .execute()
  return packs.map(({ id: packId, number, sawmill_name }) => ({
    kind: 'pack',
    id: packId,
    number,
    about: canOpenPacks(person.role) ? sawmill_name : null,
  }))
}

/** Selects packs by the keys of their numbers. */
const selectByNumberKeys = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('packs')
    .where('number_start', 'in', [...new Set(keys.map(toMarkStart))])
    .where('number_key', 'in', keys)

/**
 * Returns the keys of numbers that belong to exactly one pack, so that a comment on any record can
 * quote them.
 */
export async function findQuotableKeys(
  db: Db,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = [...new Set(numbers.filter(canBeMarked).map(toPackNumberKey))]
  if (keys.length === 0) return new Set()
  const rows = await selectByNumberKeys(db, keys)
    .select('number_key')
    .groupBy('number_key')
    .having(({ fn, eb }) => eb(fn.countAll(), '=', 1))
    .execute()
  return new Set(rows.map(({ number_key }) => number_key))
}

/**
 * Returns the packs that a comment quotes: those of its record and, if its author opens packs,
 * others with a unique number after `#`.
 */
export async function findCommentedPacks(
  { db, person }: Pick<PersonCall, 'db' | 'person'>,
  record: RecordRef,
  text: string,
): Promise<Schemas['PackRef'][]> {
  const own = await findQuotablePacks(db, record, text)
  const marks = canOpenPacks(person.role)
    ? [...new Set(findMarkedNumbers(text, own).map(toPackNumberKey))]
    : []
  if (marks.length === 0) return findQuotedItems(text, own)
  const others = await selectByNumberKeys(db, marks)
    .select(['id', 'number'])
    .orderBy('number_sort')
    .orderBy('id')
    .execute()
  return findQuotedItems(text, [...own, ...others])
}

/** Returns the packs of a record; none if the text quotes no number. */
async function findQuotablePacks(
  db: Db,
  { kind, id }: RecordRef,
  text: string,
): Promise<Schemas['PackRef'][]> {
  if (!isQuotingKind(kind) || !/\d|#/.test(text)) return []
  return selectRecordPacks(db, kind, id).orderBy('packs.id').execute()
}

/** Returns the packs whose numbers the remarks of a report quote. */
export async function findRemarkedPacks(
  db: Db,
  { kind, id, written }: Pick<Row<'inspection_reports'>, 'kind' | 'id' | 'written'>,
): Promise<Schemas['PackRef'][]> {
  const text = parseJson(written).remarks ?? ''
  return findQuotedItems(text, await findQuotablePacks(db, { kind, id }, text))
}

/** Adds a text about packs to their histories. */
export async function recordQuotes(
  call: Pick<PersonCall, 'db' | 'clock' | 'random' | 'person'>,
  { kind, id }: RecordRef,
  { name, text, packs }: { name: string; text: string; packs: readonly Schemas['PackRef'][] },
): Promise<void> {
  if (!isQuotingKind(kind)) return
  await recordPackEvents(
    call,
    call.person.id,
    packs.map((pack) => ({ pack_id: pack.id, kind: 'quoted', record: { kind, id, name }, text })),
  )
}
