import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textSource } from '@/app/i18n'
import { startI18n } from '@/shared/i18n'
import { DownloadSheet } from './choose-sheet'

beforeAll(() => startI18n(textSource))
afterEach(cleanup)

it('the download stops if the user leaves', async () => {
  let signal: AbortSignal | undefined
  const { unmount } = render(
    <DownloadSheet
      failureText="No download"
      download={(started) => {
        signal = started
        return new Promise(() => {})
      }}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(signal?.aborted).toBe(false)
  unmount()
  expect(signal?.aborted).toBe(true)
})
