import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openFilter } from '@/app/testing/list-filters'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const note = 'There are more matches. Type to narrow the list.'

it('the filter says that there are more companies than it lists, until the text narrows them', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/orders')
  await openFilter('Show orders of company')
  await screen.findByText(note)
  await user.type(screen.getByLabelText('Find Company'), 'bois du')
  await screen.findByRole('checkbox', { name: 'Bois du Rhône SAS', hidden: true })
  await waitFor(() => expect(screen.queryByText(note)).toBeNull())
})

it.each([
  ['client', '/products'],
  ['manager', '/basket'],
] as const)('a new order leads a %s to %s, where staff choose a company', async (role, path) => {
  await app.logInAs(role)
  const { user, router } = await app.open('/orders')
  await user.click(await screen.findByRole('link', { name: 'New order' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  if (role === 'manager') await screen.findByText('Choose a company')
})
