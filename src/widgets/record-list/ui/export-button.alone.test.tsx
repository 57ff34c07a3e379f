import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '@/shared/i18n'
import { Toaster } from '@/shared/ui'
import kitTexts from '@/shared/ui/i18n/en.json'
import texts from '../i18n/en.json'
import { ExportButton } from './export-button'
import { importExportRun } from './lazy-panels'

vi.mock('./lazy-panels', () => ({
  importExportRun: vi.fn(() => Promise.resolve(() => 'Under way')),
}))

beforeAll(() =>
  startI18n(
    {
      shell: () => Promise.resolve({ 'widgets/record-list': texts, 'shared/ui': kitTexts }),
      page: () => Promise.resolve({}),
    },
    'en',
  ),
)

afterEach(cleanup)

it('an error is shown if the export chunk fails to load, and the export can be retried', async () => {
  vi.mocked(importExportRun).mockRejectedValueOnce(
    new TypeError('Failed to fetch dynamically imported module'),
  )
  render(
    <>
      <ExportButton
        columns={[]}
        fetchPage={() => Promise.reject(new Error('not asked'))}
        title="Deals"
        fileName="deals.xlsx"
      />
      <Toaster />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Excel' }))
  expect(await screen.findByText('Failed to load data')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Excel' }))
  expect(await screen.findByText('Under way')).toBeTruthy()
})
