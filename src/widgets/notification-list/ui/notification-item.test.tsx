import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '@/shared/i18n'
import { NotificationItem } from './notification-item'
import { setServerTime } from '@/shared/lib/clock'

beforeAll(() => startI18n({ shell: async () => ({}), page: async () => ({}) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const confirmation = {
  uuid: '1',
  message: 'D-2026-0161 has been confirmed.',
  is_read: true,
  record: null,
}
const renderTime = (createdAt: string) => {
  const { container } = render(
    <NotificationItem
      notification={{ ...confirmation, created_at: createdAt }}
      onRead={() => {}}
    />,
  )
  return container.querySelector('time')?.textContent
}

it('a notification of today shows only the time, and others the full date', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  setServerTime(new Date().toUTCString())
  expect(renderTime('20/11/2026 11:12:44')).toMatch(/^\d{1,2}:12( [AP]M)?$/)
  expect(renderTime('19/11/2026 11:12:44')).toMatch(/2026.*\d{1,2}:12/)
})

it('a document number never breaks, even a repeated one', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const message = 'D-2026-0162 took the place of D-2026-0161, and D-2026-0161 is canceled.'
  const notification = {
    uuid: '1',
    message,
    created_at: '20/11/2026 09:12:44',
    is_read: true,
    record: null,
  }
  render(<NotificationItem notification={notification} onRead={() => {}} />)
  expect(screen.getAllByText(/^D-2026-\d{4}$/).map(({ textContent }) => textContent)).toEqual([
    'D-2026-0162',
    'D-2026-0161',
    'D-2026-0161',
  ])
  expect(screen.getByRole('button').textContent).toContain(message)
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

it('only notifications of a delay are marked', () => {
  const notification = { ...confirmation, created_at: '20/11/2026 09:12:44' }
  const renderMark = (isLate: boolean) => {
    const { container, unmount } = render(
      <NotificationItem
        notification={{ ...notification, ...(isLate && { is_late: true }) }}
        onRead={() => {}}
      />,
    )
    const isMarked = container.querySelector('[data-late] svg') !== null
    unmount()
    return isMarked
  }
  expect([renderMark(true), renderMark(false)]).toEqual([true, false])
})
