import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

describe('a rule of Incoterms for the sea', () => {
  it('is met with what fits a truck, and with nothing once the deal goes by container', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Incoterms 2020/ }), 'CIF')
    const note = await screen.findByText(/^Incoterms 2020 reserve CIF/)
    expect(note.textContent).toMatch(/CIP is the rule that fits/)
    // What a screen reader says with the field.
    const described = () => screen.getByRole('combobox', { name: /^Incoterms 2020/ }).getAttribute('aria-describedby')
    expect(document.getElementById(described() ?? '')?.contains(note)).toBe(true)
    await user.selectOptions(screen.getByRole('combobox', { name: /^Transport/ }), 'Container')
    expect(screen.queryByText(/is the rule that fits/)).toBeNull()
  })
})
