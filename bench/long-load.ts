import type { Db } from '@backend/db/tables'
import { parseJson, toJson } from '@backend/db/rows'
import type { Schemas } from '@backend/call'

const PACKS = 120

/**
 * Packs so small that all fit into a 40HC (six long, three wide, seven high), and lighter than its
 * payload.
 */
const small: Partial<Schemas['Specification']> = {
  profile: 'sawn',
  diameter_mm: null,
  thickness_mm: 35,
  width_mm: 70,
  length_mm: 2000,
  density_kg_m3: 450,
  pcs_per_pack: 60,
  m3_per_pack: null,
  pack_width_mm: 700,
  pack_height_mm: 350,
}
const LITRES = 294

/**
 * Gives a 40HC in loading a hundred and twenty packs of one product and the text "long load", by
 * which bench/drag-load.mjs finds it.
 */
export async function writeLongLoad(db: Db): Promise<void> {
  const cargo = await db
    .selectFrom('cargos')
    .select(['id', 'search_text'])
    .where('kind', '=', 'container')
    .where('status', '=', 'loading')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('cargo_loads')
          .select('cargo_loads.id')
          .whereRef('cargo_loads.cargo_id', '=', 'cargos.id'),
      ),
    )
    .orderBy('number_key')
    .executeTakeFirstOrThrow()
  const load = await db
    .selectFrom('cargo_loads')
    .select(['id', 'supply_line_id', 'deal_line_id'])
    .where('cargo_id', '=', cargo.id)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('cargo_loads')
    .where('cargo_id', '=', cargo.id)
    .where('id', '!=', load.id)
    .execute()

  const wood = await db
    .selectFrom('supply_lines')
    .select('specification')
    .where('id', '=', load.supply_line_id)
    .executeTakeFirstOrThrow()
  const specification = toJson({
    ...(parseJson(wood.specification) as Schemas['Specification']),
    ...small,
  })
  const litres = PACKS * LITRES
  const sold = { specification, quantity: String(PACKS), unit: 'pack' as const, volume_l: litres }
  await db.updateTable('deal_lines').set(sold).where('id', '=', load.deal_line_id).execute()
  await db
    .updateTable('supply_lines')
    .set({
      ...sold,
      confirmed_quantity: String(PACKS),
      ready_quantity: String(PACKS),
      confirmed_l: litres,
      ready_l: litres,
      accepted_l: litres,
    })
    .where('id', '=', load.supply_line_id)
    .execute()
  await db
    .updateTable('allocations')
    .set({ litres, packs: PACKS, claimed_l: litres })
    .where('supply_line_id', '=', load.supply_line_id)
    .where('deal_line_id', '=', load.deal_line_id)
    .execute()
  await db
    .updateTable('cargo_loads')
    .set({
      quantity: String(PACKS),
      unit: 'pack',
      packs: PACKS,
      litres,
      net_kg: null,
      gross_kg: null,
    })
    .where('id', '=', load.id)
    .execute()
  await db
    .updateTable('cargos')
    .set({
      container_type: '40HC',
      stowage: toJson([]),
      search_text: `${cargo.search_text} long load`,
    })
    .where('id', '=', cargo.id)
    .execute()
}
