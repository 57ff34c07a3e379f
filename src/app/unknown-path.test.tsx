import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useApp } from './testing/render-app'

const app = useApp()

describe('a path that leads nowhere', () => {
  it('leads to a new deal', async () => {
    await app.logInAs('purchase_manager')
    const { router } = await app.open('/nowhere/at/all')
    expect(router.state.location.pathname).toBe('/deals/new')
  })

  it('leads a role that writes no deals home, and says why', async () => {
    await app.logInAs('cargo_manager')
    const { router } = await app.open('/nowhere/at/all')
    expect(router.state.location.pathname).toBe('/cargo/new')
    expect(await screen.findByText(/isn’t open to your role \(Cargo manager\)/)).toBeTruthy()
  })
})

describe('the bare address', () => {
  it('leads a role that writes deals to a new one', async () => {
    await app.logInAs('purchase_manager')
    const { router } = await app.open('/')
    expect(router.state.location.pathname).toBe('/deals/new')
  })
})
