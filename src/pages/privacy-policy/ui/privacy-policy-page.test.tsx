import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('the policy names the company of the letterhead and its address for requests', async () => {
  await app.world.db
    .updateTable('house_settings')
    .set({
      name: 'Baltic Pine',
      email: 'data@baltic-pine.example',
      address: 'Kranto g. 4\nKlaipėda',
    })
    .execute()
  await app.open('/privacy-policy')
  expect(await screen.findByText(/^Baltic Pine uses this application/)).toBeDefined()
  expect(
    screen.getByText(/Write to Baltic Pine, data@baltic-pine\.example, Kranto g\. 4, Klaipėda;/),
  ).toBeDefined()
  expect(document.body.textContent).not.toContain('privacy@')
})
