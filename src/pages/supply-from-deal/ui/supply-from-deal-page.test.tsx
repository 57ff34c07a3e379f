import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getTestWorld } from '@mocks/node/test-world'
import { loseAnswer, passMinutes, useApp } from '@/app/testing/render-app'

const app = useApp()

/** Opens a confirmed deal without purchases, with unallocated wood for its first line. */
async function openBuying() {
  await app.logInAs('purchase_manager')
  const { db } = getTestWorld()
  const { id } = await db
    .selectFrom('deals')
    .innerJoin('deal_lines', 'deal_id', 'deals.id')
    .select('deals.id')
    .where('status', '=', 'confirmed')
    .where('deals.purchased_l', '=', 0)
    .where(
      'wood_key',
      'in',
      db
        .selectFrom('supply_lines')
        .innerJoin('supplies', 'supplies.id', 'supply_id')
        .select('wood_key')
        .where('free_week', 'is not', null)
        .where('status', '=', 'ordered'),
    )
    .orderBy('deals.number_key', 'desc')
    .executeTakeFirstOrThrow()
  return { id, ...(await app.open(`/supply_from_deal/${id}`)) }
}

const findFields = () =>
  screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Amount (of|from) / })
const findField = async (kind: 'of' | 'from'): Promise<HTMLInputElement> =>
  (await findFields()).find((field) =>
    field.getAttribute('aria-label')?.startsWith(`Amount ${kind} `),
  ) ?? expect.fail(`nothing ${kind}`)
const findAllocations = (id: string) =>
  getTestWorld().db.selectFrom('allocations').selectAll().where('deal_id', '=', id).execute()

it('a supply is drafted, shown, and undone with all picks', async () => {
  const { id, user, router } = await openBuying()
  await user.type(await findField('from'), '2')
  await user.type(await findField('of'), '1')
  await user.click(screen.getByRole('button', { name: 'Draft 1 supply' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/general-supply'))
  const list = await screen.findByRole('grid', { name: 'Supplies' })
  await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(2))
  expect(await findAllocations(id)).toHaveLength(2)

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/supply_from_deal/${id}`))
  await waitFor(async () =>
    expect((await findFields()).map(({ value }) => value)).toEqual(
      expect.arrayContaining(['1', '2']),
    ),
  )
  expect(await findAllocations(id)).toEqual([])
})

it('one supply is drafted, even if the answer was lost long ago', async () => {
  const { id, user, router } = await openBuying()
  await user.type(await findField('from'), '2')
  loseAnswer('post', `/deals/${id}/purchases/`)
  await user.click(screen.getByRole('button', { name: 'Draft 1 supply' }))
  await screen.findByText('Nothing was bought')
  passMinutes(11)
  await user.click(screen.getByRole('button', { name: 'Draft 1 supply' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/general-supply'))
  expect(await findAllocations(id)).toHaveLength(1)
})

it('a supply is drafted again if the one of a lost answer was canceled', async () => {
  const { id, user, router } = await openBuying()
  await user.type(await findField('from'), '2')
  loseAnswer('post', `/deals/${id}/purchases/`)
  await user.click(screen.getByRole('button', { name: 'Draft 1 supply' }))
  await screen.findByText('Nothing was bought')
  const { db } = getTestWorld()
  const [lost] = await findAllocations(id)
  const supplyId = lost?.supply_id ?? ''
  await db.deleteFrom('allocations').where('deal_id', '=', id).execute()
  await db.updateTable('supplies').set({ status: 'canceled' }).where('id', '=', supplyId).execute()
  await user.click(screen.getByRole('button', { name: 'Draft 1 supply' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/general-supply'))
  const again = await findAllocations(id)
  expect(again).toHaveLength(1)
  expect(again[0]?.supply_id).not.toBe(supplyId)
})

it('wood that another user took meanwhile is refused with the free amount, and stays after a reload', async () => {
  const { id, user } = await openBuying()
  const field = await findField('of')
  await user.type(field, '100000')
  await user.click(screen.getByRole('button', { name: 'Allocate selected' }))
  expect(await screen.findByText(/^Only [\d.,]+ m³ are unallocated\.$/)).toBeTruthy()
  expect(screen.getByText('Nothing was bought')).toBeTruthy()
  expect(await screen.findByText('Form validation error')).toBeTruthy()
  expect(await findAllocations(id)).toEqual([])
  await app.open(`/supply_from_deal/${id}`)
  expect(await screen.findByText('Your earlier selection was restored.')).toBeTruthy()
  expect((await findField('of')).value).toBe('100000')
})

it('free wood is allocated without a draft, and the user returns to the deal', async () => {
  const { id, user, router } = await openBuying()
  await user.type(await findField('of'), '1')
  await user.click(screen.getByRole('button', { name: 'Allocate selected' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/deals/${id}`))
  expect(await findAllocations(id)).toMatchObject([{ litres: 1000 }])
})

it('an invalid amount is reported and focused', async () => {
  const { user } = await openBuying()
  const field = await findField('from')
  await user.type(field, 'many')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Allocate selected' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(field)
  expect(await screen.findByText('Form validation error')).toBeTruthy()
})

it('whole packs of the remaining shortfall are offered, and taken over', async () => {
  const { user } = await openBuying()
  const field = await findField('from')
  const fill = within(field.closest('td') ?? document.body).getByRole('button')
  expect(fill.textContent).toMatch(/^\d+ packs?$/)
  await user.click(fill)
  expect(field.value).toBe(fill.textContent)
})
