import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getCell, findNotes } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

async function openNewDeal() {
  await app.logInAs('sale_manager')
  const opened = await app.open('/deals/new')
  await findNotes()
  return opened
}

const listCellTexts = (column: string, lines: readonly number[]) =>
  lines.map((line) => getCell(line, column).textContent)

it('a pasted sheet is mapped by its header, with sizes, packs and prices in separate columns', async () => {
  const { user } = await openNewDeal()
  await user.click(getCell(1, 'product'))
  await user.paste(
    'Species\tGrade\tThickness\tWidth\tLength\tPieces\tPrice EUR/m3\nSpruce\tC24\t47\t100\t4800\t120\t312\nPine\tC24\t50\t150\t4500\t96\t298\n',
  )
  await waitFor(() => expect(listCellTexts('quantity', [1, 2])).toEqual(['120', '96']))
  expect(listCellTexts('unit', [1, 2])).toEqual(['pcs', 'pcs'])
  expect(listCellTexts('price', [1, 2])).toEqual(['312.00', '298.00'])
  await waitFor(() => expect(listCellTexts('volume', [1, 2])).toEqual(['2.707', '3.240']))
})

it('a pasted sheet without a header asks for its columns, and adds nothing before', async () => {
  const { user } = await openNewDeal()
  await user.click(getCell(1, 'product'))
  await user.paste('Spruce\t47\t100\t4800\t120\nPine\t50\t150\t4500\t96\n')
  const dialog = await screen.findByRole('dialog', { name: 'Lines from a sheet' })
  expect(getCell(1, 'quantity').textContent).toBe('')
  const choose = (label: string, option: string) =>
    user.selectOptions(within(dialog).getByRole('combobox', { name: label }), option)
  await choose('Species', 'Column 1: Spruce')
  await choose('Thickness', 'Column 2: 47')
  await choose('Width', 'Column 3: 100')
  await choose('Length', 'Column 4: 4800')
  await choose('Total pieces', 'Column 5: 120')
  await user.click(within(dialog).getByRole('button', { name: 'Use these columns' }))
  await waitFor(() => expect(listCellTexts('quantity', [1, 2])).toEqual(['120', '96']))
  await waitFor(() => expect(listCellTexts('volume', [1, 2])).toEqual(['2.707', '3.240']))
})

it('a sheet asks where the price is if its title is unknown, once per kind of sheet', async () => {
  const { user } = await openNewDeal()
  const text = 'Product\tQty\tUnit\tNetto\nSpruce KD SF 47x100x4800\t12\tm3\t318.50\n'
  await user.click(getCell(1, 'product'))
  await user.paste(text)
  const dialog = await screen.findByRole('dialog', { name: 'Lines from a sheet' })
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Price' }), 'Netto: 318.50')
  await user.click(within(dialog).getByRole('button', { name: 'Use these columns' }))
  await waitFor(() => expect(listCellTexts('price', [1])).toEqual(['318.50']))
  await user.click(getCell(1, 'product'))
  await user.paste(text.replace('318.50', '319.50'))
  await waitFor(() => expect(listCellTexts('price', [1])).toEqual(['319.50']))
})

it('a pasted row with a price in another currency, or a volume that contradicts its packs, is marked', async () => {
  const { user } = await openNewDeal()
  await user.click(getCell(1, 'product'))
  await user.paste(
    'Species\tThickness\tWidth\tLength\tPcs/pack\tPacks\tm3\tPrice USD/m3\tRemark\nSpruce\t47\t100\t4800\t72\t6\t9.75\t312\tdry\nPine\t50\t150\t4500\t80\t2\t7.40\t298\t\n',
  )
  expect(await screen.findByText('Column not pasted: Remark')).toBeTruthy()
  await waitFor(() => expect(listCellTexts('quantity', [1])).toEqual(['6']))
  const listProblems = (column: string) =>
    [1, 2].map(
      (line) =>
        within(getCell(line, column)).queryByText(/Keep one|Enter the amount/)?.textContent ?? null,
    )
  expect(listProblems('quantity')).toEqual([
    null,
    '2 packs = 5.4 m³, but the sheet says 7.4 m³. Keep one quantity.',
  ])
  expect(listProblems('price')).toEqual(Array(2).fill('Enter the amount in EUR, not in USD.'))
  expect(getCell(1, 'price').textContent).toContain('312 USD/m3')
  const missing = await screen.findByText('Required before saving')
  await waitFor(() =>
    expect(missing.parentElement?.textContent).toContain('Enter the amount in EUR, not in USD.'),
  )
  await waitFor(() =>
    expect(missing.parentElement?.textContent).toContain(
      'Line 2, Quantity: 2 packs = 5.4 m³, but the sheet says 7.4 m³. Keep one quantity.',
    ),
  )
})

it('the cells are pasted side by side if the user declines to map the columns', async () => {
  const { user } = await openNewDeal()
  await user.click(getCell(1, 'product'))
  await user.paste('Spruce\t47\t100\t4800\t120\nPine\t50\t150\t4500\t96\n')
  const dialog = await screen.findByRole('dialog', { name: 'Lines from a sheet' })
  await user.click(within(dialog).getByRole('button', { name: 'Paste cells unchanged' }))
  await waitFor(() =>
    expect(listCellTexts('product', [1, 2])).toEqual([
      expect.stringMatching(/^Spruce“Spruce” matches more than one product or none/),
      expect.stringMatching(/^Pine“Pine” matches more than one product or none/),
    ]),
  )
  expect(screen.queryByRole('dialog', { name: 'Lines from a sheet' })).toBeNull()
})
