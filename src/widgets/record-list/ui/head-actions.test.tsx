import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '@/shared/i18n'
import texts from '../i18n/en.json'
import { HeadActions } from './head-actions'

beforeAll(() =>
  startI18n(
    { shell: async () => ({ 'widgets/record-list': texts }), page: async () => ({}) },
    'en',
  ),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Returns the names of the buttons that are shown before a menu is opened. */
function showHead({ isPhone, main }: { isPhone: boolean; main: string | null }): string[] {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isPhone }),
  )
  const { container } = render(
    <HeadActions
      secondary={(itemClass) => (
        <button type="button" className={itemClass}>
          Upload
        </button>
      )}
    >
      {main && <button type="button">{main}</button>}
    </HeadActions>,
  )
  return within(container)
    .getAllByRole('button', { hidden: true })
    .filter((button) => !button.closest('[popover]'))
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
}

it('every action of a list is shown in a wide window', () => {
  expect(showHead({ isPhone: false, main: 'New price' })).toEqual(['Upload', 'New price'])
})

it('the secondary actions of a list are in a menu on a phone', () => {
  expect(showHead({ isPhone: true, main: 'New price' })).toEqual(['New price', 'More'])
  expect(screen.getByText('Upload').closest('[popover]')).not.toBeNull()
})

it('the secondary actions are shown on a phone if a list has no others', () => {
  expect(showHead({ isPhone: true, main: null })).toEqual(['Upload'])
})
