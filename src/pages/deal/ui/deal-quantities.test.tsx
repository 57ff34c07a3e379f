import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { switchLanguage } from '@/shared/i18n'
import { getCell, findNotes, fillCell } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()
const wholeError =
  'Pieces and packs are whole numbers. Enter a whole number, or choose another unit.'

it('a fraction of a piece or pack is reported at the quantity cell once it is left', async () => {
  await app.logInAs('sale_manager')
  const { user } = await app.open('/deals/new')
  await findNotes()
  for (const input of ['1.5pcs', '2,5 packs']) {
    await fillCell(user, 1, 'quantity', `${input}{Tab}`)
    expect(getCell(1, 'quantity').textContent, input).toContain(wholeError)
  }
  await fillCell(user, 1, 'quantity', '2,5m3{Tab}')
  expect(getCell(1, 'quantity').textContent).toBe('2.5')
})

it('a decimal quantity is shown in the local format', async () => {
  await switchLanguage('fr')
  await app.logInAs('sale_manager')
  const { user } = await app.open('/deals/new')
  await screen.findByLabelText('Notes internes', { selector: 'textarea' })
  await fillCell(user, 1, 'quantity', '2,5 colis{Tab}')
  expect(getCell(1, 'quantity').textContent).toMatch(/^2,5Les pièces/)
})

it('sizes with a quantity but no wood are accepted, and need the wood before the order confirmation', async () => {
  await app.logInAs('sale_manager')
  const { user } = await app.open('/deals/new')
  await findNotes()
  await fillCell(user, 1, 'quantity', '22x100x4000 120pcs{Tab}')
  expect(getCell(1, 'product').textContent).toMatch(/^22×100×4000/)
  expect(getCell(1, 'product').textContent).toContain('Wood not specified')
  expect(getCell(1, 'volume').textContent).toBe('1.056')
})
