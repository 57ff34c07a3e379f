import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Paper } from '../papers/paper'

setUpTestWorlds()
const world = useTestWorld()

/** Returns the order of a supply with that status from a mill in that country. */
async function getOrder(country: string, status: 'draft' | 'ordered'): Promise<Paper> {
  const { id } = await world.db
    .selectFrom('supplies')
    .innerJoin('sawmills', 'sawmills.id', 'supplies.sawmill_id')
    .select('supplies.id')
    .where('sawmills.country', '=', country)
    .executeTakeFirstOrThrow()
  await world.db
    .updateTable('supplies')
    .set({ status, tolerance_percent: 10 })
    .where('id', '=', id)
    .execute()
  await world.loginAs('purchase_manager')
  const answer = await fetch(`http://localhost/api/records/supply/${id}/papers/supply_order/`)
  return (await answer.json()) as Paper
}

it.each([
  ['LT', 'lt', 'Užsakymas', /^Kiekis gali skirtis ±10/],
  ['LV', 'en', 'Purchase order', /^Quantity may differ by ±10%/],
])('an order to a mill in %s is written in %s', async (country, language, title, tolerance) => {
  const paper = await getOrder(country, 'ordered')
  expect(paper).toMatchObject({ language, notice: null, title: `${title} ${paper.number}` })
  expect(paper.notes[0]).toMatch(tolerance)
})

it('an order to a mill with a language of its own is written in it', async () => {
  const setLanguage = (language: 'fr' | 'es') =>
    world.db.updateTable('sawmills').set({ language }).execute()
  await world.db.deleteFrom('supply_orders').execute()
  await setLanguage('fr')
  expect(await getOrder('LV', 'draft')).toMatchObject({ language: 'fr' })
  await setLanguage('es')
  expect(await getOrder('LV', 'draft')).toMatchObject({ language: 'es' })
})

it('an order names the buyer with email and phone', async () => {
  await world.db.updateTable('people').set({ phone: '+370 612 34567' }).execute()
  await world.db.deleteFrom('supply_orders').execute()
  const { parties } = await getOrder('LV', 'draft')
  expect(parties[1]?.lines).toEqual([
    expect.stringMatching(/@timberdesk\.example$/) as unknown,
    '+370 612 34567',
  ])
})

it('an order shows the notes for the mill first, and the remark of a line under its wood', async () => {
  await world.db
    .updateTable('supplies')
    .set({ mill_notes: 'Two bearers per pack', notes: 'Pay on time' })
    .execute()
  await world.db.updateTable('supply_lines').set({ remark: 'Pack ends painted red' }).execute()
  await world.db.deleteFrom('supply_orders').execute()
  const { notes, tables } = await getOrder('LV', 'draft')
  expect(notes[0]).toBe('Two bearers per pack')
  expect(notes).not.toContain('Pay on time')
  expect(tables[0]?.rows[0]?.cells[0]?.notes).toContain('Pack ends painted red')
})

it('an order says once how many pieces are ordered, also if the price is per piece', async () => {
  const readQuantity = async (price_unit: 'pcs' | 'lm') => {
    await world.db.updateTable('supply_lines').set({ unit: 'pack', price_unit }).execute()
    await world.db.deleteFrom('supply_orders').execute()
    const { tables } = await getOrder('LV', 'draft')
    return tables[0]?.rows[0]?.cells[3]?.notes
  }
  expect(await readQuantity('pcs')).toEqual([])
  expect(await readQuantity('lm')).toEqual([expect.stringMatching(/^= [\d,.]+ lm$/)])
})

it('an order stays as it was issued when the supply changes', async () => {
  const issued = await getOrder('LV', 'ordered')
  await world.db.updateTable('supplies').set({ mill_notes: 'Two bearers per pack' }).execute()
  const { notes, details } = await getOrder('LV', 'ordered')
  expect(notes).toEqual(issued.notes)
  expect(details[0]).toBe('Revision 1')
})

it('an order of a draft says that it is not an order', async () => {
  const { notice } = await getOrder('LV', 'draft')
  expect(notice?.text).toBe('This order has not been placed yet.')
})
