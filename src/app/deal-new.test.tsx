import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { notes, writeCell, writeField } from './testing/deal-screen'
import { useApp } from './testing/render-app'

const app = useApp()

async function openNewDeal() {
  await app.logInAs('sale_manager')
  const opened = await app.open('/deals/new')
  const { user } = opened
  await screen.findByRole('option', { name: 'Letter of credit' })
  await writeField(user, await screen.findByRole('combobox', { name: /^Client/ }), 'Bois du')
  await user.click(await screen.findByRole('option', { name: /Bois du Rhône SAS/ }))
  return opened
}
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
const deals = async () => (await app.world.db.selectFrom('deals').select('id').execute()).length

describe('a new deal that is not wanted after all', () => {
  it('is given up without a record, after a question, and the form is empty again', async () => {
    const { user } = await openNewDeal()
    const before = await deals()
    await writeField(user, await notes(), 'For the yard in Lyon')
    await screen.findByText('Before the order confirmation')
    expect(screen.queryByText('Cancel deal…')).toBeNull()
    await waitFor(() => expect(kept()).toHaveLength(1))

    await user.click(screen.getByText('Discard this deal…'))
    const question = await screen.findByRole('alertdialog', { name: 'Discard this deal?' })
    await user.click(within(question).getByRole('button', { name: 'Keep it' }))
    expect((await notes()).value).toBe('For the yard in Lyon')

    await user.click(screen.getByText('Discard this deal…'))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(async () => expect((await notes()).value).toBe(''))
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Client/ }).value).toBe('')
    await waitFor(() => expect(kept()).toEqual([]))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'New deal' }))
    expect(await deals()).toBe(before)
  })

  it('asks nothing while nothing was typed', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await user.click(await screen.findByText('Discard this deal…'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('keeps its menu while a line is half written', async () => {
    const { user } = await openNewDeal()
    const entry = screen.getByText('Discard this deal…')
    await writeCell(user, 1, 'quantity', '40m3{Enter}')
    await screen.findByText('Before it can be saved')
    expect(screen.getByText('Discard this deal…')).toBe(entry)
  })
})
