import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { parseJson, toJson } from '../db/rows'
import { recalculatePackVolumes } from './pack-volumes'

setUpTestWorlds()
const world = useTestWorld()

it('packs at the mill have the volume of their line’s present section', async () => {
  const { db } = world
  const readPack = () =>
    db.selectFrom('packs').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow()
  const { supply_id, supply_line_id, litres } = await readPack()
  const { specification } = await db
    .selectFrom('supply_lines')
    .select('specification')
    .where('id', '=', supply_line_id)
    .executeTakeFirstOrThrow()
  const wood = parseJson(specification)
  await db
    .updateTable('supply_lines')
    .set({ specification: toJson({ ...wood, thickness_mm: (wood.thickness_mm ?? 0) * 10 }) })
    .where('id', '=', supply_line_id)
    .execute()
  await recalculatePackVolumes(db, [supply_id])
  // Ten times the volume, apart from the rounding of one pack to the litre.
  expect(Math.abs((await readPack()).litres - litres * 10)).toBeLessThanOrEqual(5)
})
