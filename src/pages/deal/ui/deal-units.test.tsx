import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getCell, findNotes } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()
const getText = (column: string) => getCell(1, column).textContent

/** Opens a new deal with six packs of 2.112 m3 each, at 310.00 per m3. */
async function openPacks() {
  await app.logInAs('sale_manager')
  const { user } = await app.open('/deals/new')
  await findNotes()
  await user.click(getCell(1, 'product'))
  await user.paste('Spruce KD SF 22x100x4000\t6 pk\n\n')
  await waitFor(() => expect(getText('volume')).toBe('12.672'))
  await user.click(getCell(1, 'price'))
  await user.paste('310')
  return user
}

async function choose(user: UserEvent, column: string, unit: string) {
  await user.dblClick(getCell(1, column))
  await user.selectOptions(within(getCell(1, column)).getByRole('combobox'), unit)
  await user.keyboard('{Enter}')
}

it('packs are priced by the cubic metre', async () => {
  await openPacks()
  expect([
    getText('quantity'),
    getText('unit'),
    getText('price'),
    getText('price_unit'),
    getText('amount'),
  ]).toEqual(['6', 'packs', '310.00', 'm³', '3,928.32'])
})

it('the pieces per pack of the line are shown under the sheet', async () => {
  await openPacks()
  expect(await screen.findByText('240 pieces per pack')).toBeDefined()
})

it('the wood stays when the unit changes, with a message and an undo', async () => {
  const user = await openPacks()
  await choose(user, 'unit', 'm3')
  await screen.findByText('6 packs = 12.672 m³: same amount of wood.')
  expect([getText('quantity'), getText('amount')]).toEqual(['12.672', '3,928.32'])
  await user.click(screen.getByText('Undo'))
  await waitFor(() => expect([getText('quantity'), getText('unit')]).toEqual(['6', 'packs']))
})

it('the volume of whole packs is shown if it differs from the entered volume', async () => {
  const user = await openPacks()
  await choose(user, 'unit', 'm3')
  await user.click(getCell(1, 'quantity'))
  await user.paste('40')
  await choose(user, 'unit', 'pack')
  await screen.findByText('40 m³ ≈ 19 packs (exactly 40.128 m³): rounded to whole units.')
})

it('a changed price unit keeps the worth with a message, and Use can keep the number instead', async () => {
  const user = await openPacks()
  await choose(user, 'price_unit', 'pack')
  await screen.findByText('310.00 per m³ = 654.72 per pack: same value.')
  expect([getText('price'), getText('amount')]).toEqual(['654.72', '3,928.32'])
  await user.click(screen.getByText('Use 310.00 per pack instead'))
  await waitFor(() =>
    expect([getText('price'), getText('price_unit'), getText('amount')]).toEqual([
      '310.00',
      'packs',
      '1,860.00',
    ]),
  )
})

it('lines keep wood and worth if only the unit is filled or pasted, and replace both with their numbers', async () => {
  await app.logInAs('sale_manager')
  const { user } = await app.open('/deals/new')
  await findNotes()
  const listFigures = () =>
    ['quantity', 'unit', 'price', 'price_unit'].map((column) => getCell(2, column).textContent)
  const select = async (from: string, to: string) => {
    await user.click(getCell(1, from))
    await user.keyboard('{Shift>}')
    await user.pointer({ keys: '[MouseLeft]', target: getCell(2, to) })
    await user.keyboard('{/Shift}')
  }
  await user.click(getCell(1, 'product'))
  await user.paste(
    'Spruce KD SF 22x100x4000\t40\tm3\t700\t\tpk\nSpruce KD SF 22x100x4000\t6\tpk\t310\t\tm3',
  )
  await waitFor(() => expect(getCell(2, 'volume').textContent).toBe('12.672'))
  expect(listFigures()).toEqual(['6', 'packs', '310.00', 'm³'])
  await select('unit', 'unit')
  await user.keyboard('{Control>}d{/Control}')
  expect(listFigures()).toEqual(['12.672', 'm³', '310.00', 'm³'])
  await user.paste('pk')
  expect(listFigures()).toEqual(['6', 'packs', '310.00', 'm³'])
  await user.keyboard('{Control>}zz{/Control}')
  await select('price_unit', 'price_unit')
  await user.keyboard('{Control>}d{/Control}')
  expect(listFigures()).toEqual(['6', 'packs', '654.72', 'packs'])
  await select('quantity', 'price_unit')
  await user.keyboard('{Control>}d{/Control}')
  expect(listFigures()).toEqual(['40', 'm³', '700.00', 'packs'])
})
