import type { Schemas } from '../call'
import { parseJson } from '../db/json'
import type { Db } from '../db/tables'

/**
 * Photos that a company sees of a cargo report: the wood and the doors, not earlier defects of the
 * container.
 */
const SHOWN_PHOTO_KINDS: readonly string[] = ['half_loaded', 'doors_open', 'seal']

/** A loading photo of an approved, valid report. */
export type ThreadPhoto = { id: string; name: string; cargo_id: string; report_id: string }

/** Returns the photos of these cargos. */
export async function findThreadPhotos(
  db: Db,
  cargoIds: readonly string[],
): Promise<ThreadPhoto[]> {
  if (cargoIds.length === 0) return []
  const reports = await db
    .selectFrom('inspection_reports')
    .select(['id', 'cargo_id', 'written'])
    .where('kind', '=', 'cargo_report')
    .where('cargo_id', 'in', cargoIds)
    .where('status', '=', 'approved')
    .where('corrected_by_id', 'is', null)
    .execute()
  const wanted = reports.flatMap(({ id: report_id, cargo_id, written }) => {
    const { photos } = parseJson(written) as Schemas['CargoReportWrite']
    return photos.flatMap(({ kind, attachment_id: id }) =>
      SHOWN_PHOTO_KINDS.includes(kind) && id !== null
        ? [{ report_id, cargo_id: cargo_id ?? '', id }]
        : [],
    )
  })
  if (wanted.length === 0) return []
  const files = await db
    .selectFrom('attachments')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      wanted.map(({ id }) => id),
    )
    .execute()
  const names = new Map(files.map(({ id, name }) => [id, name]))
  return wanted.flatMap((photo) =>
    names.has(photo.id) ? [{ ...photo, name: names.get(photo.id) ?? '' }] : [],
  )
}
