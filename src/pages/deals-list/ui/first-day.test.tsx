import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp('first_day')

describe('on the first day', () => {
  it('the list of deals explains how deals start', async () => {
    await app.logInAs('sale_manager')
    await app.open('/general-order')
    expect(await screen.findByRole('heading', { name: 'No deals yet' })).toBeTruthy()
    expect(
      within(screen.getByRole('main')).getAllByRole('link', { name: 'New deal' }),
    ).toHaveLength(2)
  })

  it('the list of deals tells readers when there will be deals', async () => {
    await app.logInAs('purchase_agent')
    await app.open('/general-order')
    expect(await screen.findByText('Deals appear here once they are confirmed.')).toBeTruthy()
  })
})
