import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '@/shared/i18n'
import { NotificationItem } from './notification-item'

beforeAll(() => startI18n({ shell: async () => ({}), page: async () => ({}) }))

it('a notification keeps every number whole, one that stands there twice too', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const message = 'D-2026-0162 took the place of D-2026-0161, and D-2026-0161 is canceled.'
  const notification = { uuid: '1', message, created_at: '20/11/2026 09:12:44', is_read: true, document: null }
  render(<NotificationItem notification={notification} onRead={() => {}} />)
  expect(screen.getAllByText(/^D-2026-\d{4}$/).map(({ textContent }) => textContent)).toEqual(['D-2026-0162', 'D-2026-0161', 'D-2026-0161'])
  expect(screen.getByRole('button').textContent).toContain(message)
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})
