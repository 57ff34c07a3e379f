import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('a density that is no number is refused with a toast', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/products/all?wood=LADC')
  await user.click(await screen.findByRole('button', { name: 'Change all 3 products' }))
  const drawer = within(await screen.findByRole('dialog'))
  await user.selectOptions(
    await drawer.findByLabelText('Field to change'),
    drawer.getByRole('option', { name: 'Density' }),
  )
  await user.clear(drawer.getByLabelText('Density'))
  await user.click(drawer.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('Form validation error')).toBeTruthy()
  expect(drawer.getByLabelText('Density').getAttribute('aria-invalid')).toBe('true')
})
