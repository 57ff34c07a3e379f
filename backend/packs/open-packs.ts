import { sumTallies } from '@domain/timber'
import { shareLineRounding } from '../allocations/share-line-rounding'
import type { Handler, Schemas, PersonCall } from '../call'
import { inChunks, insertRows, parseJson, toJson } from '../db/rows'
import { sortByIds } from '../db/paginate-indexed'
import type { Row } from '../db/tables'
import { recordChanges } from '../db/unit-of-work'
import { assertVersion } from '../records/record-head'
import { Problem, type FieldError } from '../problems/problem'
import { requirePack, presentPack } from './get-pack'
import { recordPackEvents } from './pack-events'
import { checkParts, type PartsContext } from './rules/check-parts'
import { isPackOpen } from './rules/pack-status'
import { toListedTime, toPackColumns } from './schema'
import { findLineSpecifications, findTakenBarcodes, requireWritableSupply } from './set-packs'

type Pack = Row<'packs'>
type NewPack = Schemas['NewPack']

const toRef = ({ id, number }: Pick<Pack, 'id' | 'number'>): Schemas['PackRef'] => ({ id, number })

/** Loads the data for checking the new packs. */
async function loadPartsContext(
  { db }: PersonCall,
  packs: readonly [Pack, ...Pack[]],
  parts: readonly NewPack[],
): Promise<PartsContext> {
  const [{ supply_id, supply_line_id }] = packs
  const specification = (await findLineSpecifications(db, supply_id)).get(supply_line_id)
  if (!specification) throw new Problem('not_allowed_now')
  const openedIds = new Set(packs.map(({ id }) => id))
  const ids = await inChunks(
    parts.map(({ id }) => id),
    (chunk) => db.selectFrom('packs').select('id').where('id', 'in', chunk).execute(),
  )
  const siblings = await db
    .selectFrom('packs')
    .select(['id', 'number_key', 'barcode_key'])
    .where('supply_id', '=', supply_id)
    .execute()
  const barcodes = await findTakenBarcodes(db, supply_id, parts)
  return {
    whole: sumTallies(packs.map(({ tally }) => parseJson(tally))),
    specification,
    takenIds: new Set(ids.map(({ id }) => id)),
    takenNumbers: new Set(siblings.map(({ number_key }) => number_key)),
    // An opened pack gives its barcode back.
    takenBarcodes: new Set([
      ...barcodes,
      ...siblings.flatMap(({ id, barcode_key }) =>
        barcode_key === null || openedIds.has(id) ? [] : [barcode_key],
      ),
    ]),
  }
}

/** Replaces packs by others with the same pieces. */
async function replacePacks(
  call: PersonCall,
  {
    packs,
    parts,
    context: { specification },
    kinds: [endKind, startKind],
  }: {
    packs: readonly [Pack, ...Pack[]]
    parts: readonly NewPack[]
    context: PartsContext
    kinds: readonly [end: 'split_into' | 'merged_into', start: 'split_from' | 'merged_from']
  },
): Promise<void> {
  const { db, person } = call
  const [{ supply_id, supply_line_id, sawmill_id, status, verdict }] = packs
  const now = call.clock().toISOString()
  for (const { id, version } of packs)
    await db
      .updateTable('packs')
      .set({ status: 'opened', barcode_key: null, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .execute()
  const rows = parts.map(({ id, ...content }, position) => {
    const columns = toPackColumns(content, specification)
    if (!columns) throw new Error('A checked pack has no volume.')
    return {
      id,
      supply_id,
      supply_line_id,
      sawmill_id,
      ...columns,
      status,
      verdict,
      parents: toJson(packs.map((pack) => pack.id)),
      received_at: toListedTime(now, position),
      updated_at: now,
    }
  })
  await insertRows(db, 'packs', rows)
  await recordPackEvents(call, person.id, [
    ...packs.map(({ id }) => ({ pack_id: id, kind: endKind, packs: parts.map(toRef) })),
    ...parts.map(({ id }) => ({ pack_id: id, kind: startKind, packs: packs.map(toRef) })),
  ])
  recordChanges(db, { listedSupplies: [supply_id] })
  await shareLineRounding(call, [supply_line_id])
}

/**
 * Splits a pack into parts.
 * @throws Problem 403, 404, 409, 412, 422
 */
export const splitPack: Handler<'splitPack'> = async (call) => {
  const { db, path, body, version } = call
  const pack = await requirePack(db, path.id)
  await requireWritableSupply(call, pack.supply_id)
  assertVersion(version, pack.version)
  if (!isPackOpen(pack)) throw new Problem('not_allowed_now')
  const context = await loadPartsContext(call, [pack], body.parts)
  const errors = checkParts(
    body.parts.map((part, i) => [`/parts/${i}`, part] as const),
    '/parts',
    context,
  )
  if (errors.length > 0) throw Problem.invalid(...errors)
  await replacePacks(call, {
    packs: [pack],
    parts: body.parts,
    context,
    kinds: ['split_into', 'split_from'],
  })
  const items: Schemas['PackRecord'][] = []
  for (const { id } of body.parts) items.push(await presentPack(call, await requirePack(db, id)))
  return { items }
}

/**
 * Merges packs of a supply line.
 * @throws Problem 403, 409, 422 with the errors of each pack
 */
export const mergePacks: Handler<'mergePacks'> = async (call) => {
  const { db, body } = call
  const ids = body.packs.map(({ id }) => id)
  const stored = sortByIds(
    ids,
    await db.selectFrom('packs').selectAll().where('id', 'in', ids).execute(),
  )
  const [first, ...others] = stored
  if (!first) throw Problem.invalid({ pointer: '/packs/0/id', code: 'not_found' })
  await requireWritableSupply(call, first.supply_id)
  const errors = findMergeErrors(body.packs, stored, first)
  if (errors.length > 0) throw Problem.invalid(...errors)
  const packs = [first, ...others] as const
  const context = await loadPartsContext(call, packs, [body.into])
  const intoErrors = checkParts([['/into', body.into]], '/into/tally', context)
  if (intoErrors.length > 0) throw Problem.invalid(...intoErrors)
  await replacePacks(call, {
    packs,
    parts: [body.into],
    context,
    kinds: ['merged_into', 'merged_from'],
  })
  return presentPack(call, await requirePack(db, body.into.id))
}

/** Returns the errors of packs that can't be merged with the first. */
function findMergeErrors(
  packs: Schemas['PackMerge']['packs'],
  stored: readonly Pack[],
  first: Pack,
): FieldError[] {
  const byId = new Map(stored.map((pack) => [pack.id, pack]))
  const ids = packs.map(({ id }) => id)
  return packs.flatMap(({ id, version }, i): FieldError[] => {
    const pack = byId.get(id)
    const pointer = `/packs/${i}`
    if (!pack) return [{ pointer: `${pointer}/id`, code: 'not_found' }]
    if (ids.indexOf(id) < i) return [{ pointer: `${pointer}/id`, code: 'duplicate' }]
    if (pack.supply_line_id !== first.supply_line_id)
      return [{ pointer: `${pointer}/id`, code: 'other_line' }]
    if (pack.version !== version) return [{ pointer: `${pointer}/version`, code: 'outdated' }]
    return isPackOpen(pack) && pack.status === first.status
      ? []
      : [{ pointer: `${pointer}/id`, code: 'locked' }]
  })
}
