import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { NeedList } from '@/features/change-status'
import { startI18n } from '@/shared/i18n'
import texts from '../i18n/en.json'
import { DocumentFrame } from './document-frame'

beforeAll(() =>
  startI18n({ shell: async () => ({ 'widgets/document': texts }), page: async () => ({}) }, 'en'),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const showAt = (isNarrow: boolean) => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isNarrow }),
  )
  const needs = (
    <NeedList
      title="Before it can be sent"
      needs={[{ id: 'week', text: 'Enter the delivery week' }]}
    />
  )
  render(
    <DocumentFrame
      title="S-2026-0042"
      figures=""
      needs={needs}
      record="Comments"
      actions={<button type="button">Send</button>}
    >
      The lines
    </DocumentFrame>,
  )
  return screen.getByText('Enter the delivery week')
}

it('missing preconditions are expanded above the transition button on a phone', () => {
  const need = showAt(true)
  expect(need.closest('details')).toBeNull()
  expect(
    need.compareDocumentPosition(screen.getByText('Send')) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
  expect(screen.getByText('Comments').closest('details')).toBeTruthy()
})

it('missing preconditions are in the rail of a wide window', () => {
  expect(showAt(false).closest('aside')).toBeTruthy()
})
