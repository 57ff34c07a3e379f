import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDeal } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it.each([
  ['confirmed', 'waiting'],
  ['delivered', 'plain'],
] as const)('the rail shows missing wood of a %s deal with the tone "%s"', async (status, tone) => {
  await app.logInAs('admin')
  await app.world.db
    .updateTable('deals')
    .set((eb) => ({ purchased_l: eb('volume_l', '-', 1000) }))
    .where('status', '=', status)
    .execute()
  await openDeal(app, status)
  const [label] = await screen.findAllByText('Bought, loaded, delivered', { selector: 'dt' })
  expect(label?.parentElement?.dataset['tone']).toBe(tone)
})
