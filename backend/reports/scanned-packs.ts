import type { Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { groupBy, inChunks } from '../db/rows'
import type { Db } from '../db/tables'
import { joinWords } from '../documents/terms'
import { JUDGED_STATUSES } from '../packs/judge-packs'
import type { FieldError } from '../problems/problem'

type Scan = Schemas['ScannedPack'] &
  Partial<Pick<Schemas['InspectedPack'], 'is_rejected' | 'reason'>>

/** Returns errors of rows with the id of an earlier one. */
export function findDuplicateIds(rows: readonly { id: string }[], pointer: string): FieldError[] {
  const seen = new Set<string>()
  return rows.flatMap(({ id }, at) => {
    if (seen.has(id)) return [{ pointer: `${pointer}/${at}/id`, code: 'duplicate' as const }]
    seen.add(id)
    return []
  })
}

/**
 * Returns the lines that the stored report lacks. Its own were checked when they were stored, and
 * stay valid even if a line was removed since and its id is used elsewhere.
 */
export function findNewLines<Line extends { id: string }>(
  lines: readonly Line[],
  stored: readonly { id: string }[],
): Line[] {
  const storedIds = new Set(stored.map(({ id }) => id))
  return lines.filter(({ id }) => !storedIds.has(id))
}

/**
 * Returns errors of scans that repeat an id or a pack. A pack that is listed no more stays valid,
 * because it was there when it was scanned.
 */
export function checkScannedPacks(scans: readonly Scan[]): FieldError[] {
  const seen = new Set<string>()
  return [
    ...findDuplicateIds(scans, '/scanned_packs'),
    ...scans.flatMap(({ pack_id }, at): FieldError[] => {
      if (pack_id === null) return []
      if (seen.has(pack_id)) return [{ pointer: `/scanned_packs/${at}/pack_id`, code: 'duplicate' }]
      seen.add(pack_id)
      return []
    }),
  ]
}

/** Formats scans for the log: `A-1203; A-1204 rejected Wet`. */
export const formatLoggedScans = ({
  scanned_packs,
}: {
  scanned_packs: readonly Scan[]
}): string | null =>
  scanned_packs
    .map(({ text, is_rejected = false, reason = null }) =>
      joinWords(text, is_rejected ? 'rejected' : null, is_rejected ? reason : null).replaceAll(
        ';',
        ',',
      ),
    )
    .join('; ') || null

/** Returns the packs of supplies that are at the mill or loaded there, by supply line. */
export async function findListedPacks(
  db: Db,
  supplyIds: readonly string[],
): Promise<(lineId: string) => Schemas['ListedPack'][]> {
  const rows = await db
    .selectFrom('packs')
    .select(['id', 'number', 'barcode', 'pcs', 'litres', 'supply_line_id'])
    .where('supply_id', 'in', supplyIds)
    .where('status', 'in', JUDGED_STATUSES)
    .where('lot_id', 'is', null)
    .orderBy('number_sort')
    .orderBy('id')
    .execute()
  const byLine = groupBy(rows, ({ supply_line_id }) => supply_line_id)
  return (lineId) =>
    (byLine.get(lineId) ?? []).map((pack) => ({
      ...toListedPack(pack),
      m3: fromLitres(pack.litres),
    }))
}

/** Returns the packs of loads, by load: those of the yard, and those at the mill. */
export async function findLoadedPacks(
  db: Db,
  loads: readonly { id: string; lotIds: readonly string[] }[],
): Promise<(loadId: string) => Schemas['ListedPack'][]> {
  const lotIds = loads.flatMap((load) => load.lotIds)
  const lots = await inChunks(lotIds, (ids) =>
    db
      .selectFrom('lots')
      .leftJoin('packs', 'packs.lot_id', 'lots.id')
      .select(['lots.id', 'lots.barcode', 'lots.pcs', 'packs.number'])
      .where('lots.id', 'in', ids)
      .execute(),
  )
  const atMills = await inChunks(
    loads.map(({ id }) => id),
    (ids) =>
      db
        .selectFrom('packs')
        .select(['id', 'number', 'barcode', 'pcs', 'load_id'])
        .where('load_id', 'in', ids)
        .where('lot_id', 'is', null)
        .orderBy('number_sort')
        .orderBy('id')
        .execute(),
  )
  const lotsById = new Map(lots.map((lot) => [lot.id, lot]))
  const byLoad = groupBy(atMills, ({ load_id }) => load_id ?? '')
  const lotIdsByLoad = new Map(loads.map((load) => [load.id, load.lotIds]))
  return (loadId) => [
    ...(lotIdsByLoad.get(loadId) ?? []).flatMap((id) => {
      const lot = lotsById.get(id)
      return lot ? [toListedPack({ ...lot, number: lot.number ?? lot.barcode })] : []
    }),
    ...(byLoad.get(loadId) ?? []).map(toListedPack),
  ]
}

const toListedPack = ({
  id,
  number,
  barcode,
  pcs,
}: Schemas['ListedPack']): Schemas['ListedPack'] => ({
  id,
  number,
  barcode,
  pcs,
})
