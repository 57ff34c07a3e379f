import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useApp } from './testing/render-app'

const app = useApp()

describe('an unknown path', () => {
  it('redirects to a new deal', async () => {
    await app.logInAs('purchase_manager')
    const { router } = await app.open('/nowhere/at/all')
    expect(router.state.location.pathname).toBe('/deals/new')
  })

  it('redirects a role without deals to its home page with a message', async () => {
    await app.logInAs('cargo_manager')
    const { router } = await app.open('/nowhere/at/all')
    expect(router.state.location.pathname).toBe('/cargo/new')
    expect(
      await screen.findByText(/Your role \(Cargo manager\) has no access to that page/),
    ).toBeTruthy()
  })
})

describe('the root path', () => {
  it('opens a new deal for roles that write deals', async () => {
    await app.logInAs('purchase_manager')
    const { router } = await app.open('/')
    expect(router.state.location.pathname).toBe('/deals/new')
  })
})
