import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getCell, findNotes, fillCell, fillField } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

async function openNewDeal() {
  await app.logInAs('sale_manager')
  const opened = await app.open('/deals/new')
  const { user } = opened
  await screen.findByRole('option', { name: 'Letter of credit' })
  await fillField(user, await screen.findByRole('combobox', { name: /^Client/ }), 'Bois du')
  await user.click(await screen.findByRole('option', { name: /Bois du Rhône SAS/ }))
  return opened
}
const getDraftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
const countDeals = async () =>
  (await app.world.db.selectFrom('deals').select('id').execute()).length

describe('an unwanted new deal', () => {
  it('is discarded after a confirmation without creating a record, and the form is empty', async () => {
    const { user } = await openNewDeal()
    const before = await countDeals()
    await fillField(user, await findNotes(), 'For the yard in Lyon')
    await screen.findByText('Before the order confirmation')
    expect(screen.queryByText('Cancel deal…')).toBeNull()
    await waitFor(() => expect(getDraftKeys()).toHaveLength(1))

    await user.click(screen.getByText('Discard changes…'))
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    expect((await findNotes()).value).toBe('For the yard in Lyon')

    await user.click(screen.getByText('Discard changes…'))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(async () => expect((await findNotes()).value).toBe(''))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Client/ }).value).toBe(''),
    )
    await waitFor(() => expect(getDraftKeys()).toEqual([]))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'New deal' }))
    expect(await countDeals()).toBe(before)
  })

  it('restored after a reload asks the same, and is restored completely by undo', async () => {
    const { user } = await openNewDeal()
    await fillField(user, await findNotes(), 'For the yard in Lyon')
    await fillCell(user, 1, 'quantity', '40m3{Enter}')
    await waitFor(() => expect(getDraftKeys()).toHaveLength(1))

    const reopened = await app.open('/deals/new')
    await screen.findByText('Your unsaved changes were restored.')
    await reopened.user.click(screen.getByText('Discard'))
    await reopened.user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(async () => expect((await findNotes()).value).toBe(''))
    await waitFor(() => expect(getDraftKeys()).toEqual([]))

    await reopened.user.click(await screen.findByText('Restore'))
    await waitFor(async () => expect((await findNotes()).value).toBe('For the yard in Lyon'))
    expect(getCell(1, 'quantity').textContent).toBe('40')
    expect(screen.queryByText('Restore')).toBeNull()
    await waitFor(() => expect(getDraftKeys()).toHaveLength(1))
  })

  it('does not overwrite later input when it is restored by undo', async () => {
    const { user } = await openNewDeal()
    await user.click(await screen.findByText('Discard changes…'))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await screen.findByText('Restore')
    await fillField(user, await findNotes(), 'Another one')
    await waitFor(() => expect(screen.queryByText('Restore')).toBeNull())
  })

  it('is discarded with the text in its client field', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    const findClientField = () =>
      screen.findByRole<HTMLInputElement>('combobox', { name: /^Client/ })
    await fillField(user, await findClientField(), 'Nobody of that name')
    await user.tab()
    expect((await findClientField()).getAttribute('aria-invalid')).toBe('true')
    await user.click(screen.getByText('Discard changes…'))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(async () => expect((await findClientField()).value).toBe(''))
    expect((await findClientField()).getAttribute('aria-invalid')).toBeNull()
  })

  it('asks nothing without input', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await user.click(await screen.findByText('Discard changes…'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByText('Restore')).toBeNull()
  })

  it('focuses no line if there is none', async () => {
    const { user } = await openNewDeal()
    const hint = 'Select a line to see its quantity in every unit.'
    expect(screen.queryByText(hint)).toBeNull()
    await fillCell(user, 1, 'quantity', '40m3{Enter}')
    expect(await screen.findByText(hint)).toBeTruthy()
  })

  it('keeps its menu while a line is incomplete', async () => {
    const { user } = await openNewDeal()
    const entry = screen.getByText('Discard changes…')
    await fillCell(user, 1, 'quantity', '40m3{Enter}')
    await screen.findByText('Required before saving')
    expect(screen.getByText('Discard changes…')).toBe(entry)
  })
})

describe('delivery weeks in the wrong order', () => {
  const weekError = 'The last week is before the first. Swap them.'

  it('are reported at the field and among the missing items, until one is corrected', async () => {
    const { user } = await openNewDeal()
    const from = screen.getByLabelText('Delivery from week')
    await fillField(user, from, '2027-W10')
    await fillField(user, screen.getByLabelText('Delivery until week'), '2027-W03')
    await user.tab()
    await screen.findByText(weekError)
    await screen.findByText(`Delivery until week: ${weekError}`)
    await fillField(user, from, '2027-W02')
    await user.tab()
    await waitFor(() => expect(screen.queryByText(new RegExp(weekError))).toBeNull())
  })
})

describe('the margin of a new deal', () => {
  it('is hidden without a line, and a loss is named', async () => {
    const { user } = await openNewDeal()
    expect(screen.queryByText('Planned margin')).toBeNull()
    await fillCell(user, 1, 'quantity', '40m3{Enter}')
    await fillCell(user, 1, 'price', '300{Enter}')
    await fillCell(user, 1, 'planned_purchase_price', '325{Enter}')
    const figure = (await screen.findByText('Planned margin')).parentElement
    await waitFor(() => expect(figure?.textContent).toMatch(/Planned margin−€1,000\.00 at a loss/))
  })

  it('is neutral if the wood is sold at cost', async () => {
    const { user } = await openNewDeal()
    await fillCell(user, 1, 'quantity', '40m3{Enter}')
    await fillCell(user, 1, 'price', '300{Enter}')
    await fillCell(user, 1, 'planned_purchase_price', '300{Enter}')
    const figure = (await screen.findByText('Planned margin')).parentElement
    await waitFor(() => expect(figure?.textContent).toMatch(/Planned margin€0\.00/))
    expect(figure?.dataset['tone']).toBe('plain')
  })
})
