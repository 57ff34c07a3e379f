import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cellOf, writeField } from './testing/deal-screen'
import { useApp } from './testing/render-app'

const app = useApp()

async function describeWood() {
  await app.logInAs('sale_manager')
  const { user } = await app.open('/deals/new')
  await screen.findByRole('combobox', { name: /^Client/ })
  await user.click(cellOf(1, 'product'))
  await user.keyboard('ebony')
  await screen.findByText('Nothing found. Try fewer words.')
  await user.keyboard('{Enter}')
  return user
}

describe('wood that is in no list', () => {
  it('is described without the mouse, and the quantity is typed next', async () => {
    const user = await describeWood()
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Wood/ }), 'Larch')
    expect(screen.getByLabelText<HTMLInputElement>('Density').value).toBe('590')
    await writeField(user, screen.getByLabelText('Thickness'), '27')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Certification/ }), 'FSC 100%')
    screen.getByText('Take it over').focus()
    await user.keyboard('{Enter}')

    await waitFor(() => expect(document.activeElement).toBe(cellOf(1, 'quantity')))
    expect(cellOf(1, 'product').textContent).toContain('Larch')
    expect(cellOf(1, 'certification').textContent).toBe('FSC 100%')
  })

  it('is taken over by Ctrl+Enter from the field that was typed last', async () => {
    const user = await describeWood()
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Wood/ }), 'Larch')
    await writeField(user, screen.getByLabelText('Thickness'), '27')
    await user.keyboard('{Control>}{Enter}{/Control}')

    await waitFor(() => expect(document.activeElement).toBe(cellOf(1, 'quantity')))
    expect(cellOf(1, 'product').textContent).toMatch(/Larch.*27/)
    expect(document.querySelectorAll('[role=grid] tbody tr')).toHaveLength(1)
  })

  it('leaves the keyboard at the product when it is not described after all', async () => {
    const user = await describeWood()
    await screen.findByRole('combobox', { name: /^Wood/ })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(cellOf(1, 'product')))
  })
})
