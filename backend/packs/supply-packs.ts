import { toLinearMetres } from '@domain/timber'
import type { Handler, Person, Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { groupBy, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { requireSupplyRow } from '../supplies/queries'
import { getPackWeight, presentPacks } from './present-packs'
import { canWritePacks, isListingOpen } from './rules/pack-status'

/** Returns the packs of a supply, with totals per line. */
export async function presentSupplyPacks(
  { db, person }: { db: Db; person: Person },
  supply: Row<'supplies'>,
): Promise<Schemas['SupplyPacks']> {
  const lines = await db
    .selectFrom('supply_lines')
    .select(['id', 'specification', 'product_name'])
    .where('supply_id', '=', supply.id)
    .orderBy('position')
    .execute()
  const rows = await db
    .selectFrom('packs')
    .selectAll()
    .where('supply_id', '=', supply.id)
    .where('status', '<>', 'opened')
    .orderBy('number_sort')
    .orderBy('id')
    .execute()
  const byLine = groupBy(rows, ({ supply_line_id }) => supply_line_id)
  const packs = lines.flatMap(({ id }) => byLine.get(id) ?? [])
  return {
    items: await presentPacks(db, packs, new Map(lines.map((line) => [line.id, line]))),
    lines: lines.map((line) => sumLinePacks(line, byLine.get(line.id) ?? [])),
    allowed_actions:
      canWritePacks(person, supply) && isListingOpen(supply) ? ['edit', 'split', 'merge'] : [],
  }
}

function sumLinePacks(
  { id, specification }: Pick<Row<'supply_lines'>, 'id' | 'specification'>,
  packs: readonly Row<'packs'>[],
): Schemas['PackLineTotals'] {
  const wood = parseJson(specification)
  const sum = (read: (pack: Row<'packs'>) => number) =>
    packs.reduce((total, pack) => total + read(pack), 0)
  return {
    supply_line_id: id,
    packs: packs.length,
    pcs: sum(({ pcs }) => pcs),
    length_lm: toLinearMetres(sum(({ length_mm }) => length_mm)),
    volume_m3: fromLitres(sum(({ litres }) => litres)),
    weight_kg: sum((pack) => getPackWeight(pack, wood)),
  }
}

/**
 * Lists the packs of a supply.
 * @throws Problem 404
 */
export const listSupplyPacks: Handler<'listSupplyPacks'> = async (call) =>
  presentSupplyPacks(call, await requireSupplyRow(call.db, call.path.id))
