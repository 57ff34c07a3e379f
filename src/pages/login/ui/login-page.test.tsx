import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('shows an invalid e-mail at its field when the user asks for a password', async () => {
  const { user } = await app.open('/login')
  const email = await screen.findByLabelText(/^E-mail/)
  await user.type(email, 'inga.ozolina')
  await user.click(screen.getByRole('button', { name: 'Send password' }))
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(email)
  expect(screen.queryByRole('alert')).toBeNull()
})
