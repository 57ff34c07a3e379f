import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const note = 'More matches. Type to narrow the list.'

it('says that there are more companies than it lists, until the text narrows them', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/orders')
  const button = await screen.findByRole('button', { name: 'Show orders of company' })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
  // jsdom has no popovers, so the test sends the toggle event.
  if (panel) fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }))
  await screen.findByText(note)
  await user.type(screen.getByLabelText('Find Company'), 'bois du')
  await screen.findByRole('checkbox', { name: 'Bois du Rhône SAS', hidden: true })
  await waitFor(() => expect(screen.queryByText(note)).toBeNull())
})
