import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textSource } from '@/app/i18n'
import { loadPageTexts, startI18n } from '@/shared/i18n'
import type { Upload } from '../../model/use-uploads'
import { UploadRow } from './attach-files'

beforeAll(async () => {
  await startI18n(textSource)
  await loadPageTexts('pages/deal')
})
afterEach(cleanup)

const file = new File(['%PDF'], 'sizes.pdf')
const under: Upload = {
  key: '1',
  kind: 'internal',
  file,
  progress: 0.5,
  errorText: null,
  isRetryable: true,
  abortController: new AbortController(),
}
const addRef: { current: HTMLButtonElement | null } = { current: null }
const renderFiles = (upload: Upload | null) => (
  <>
    <button type="button" ref={addRef}>
      Add
    </button>
    {upload && <UploadRow upload={upload} addRef={addRef} onRetry={() => {}} onRemove={() => {}} />}
  </>
)
const getRow = () => screen.getByRole('group', { name: 'sizes.pdf' })

it('the focus stays during a failure and retry, and moves to the add control after the upload', () => {
  const { rerender } = render(renderFiles(under))
  screen.getByRole('button', { name: 'Cancel upload of sizes.pdf' }).focus()
  rerender(renderFiles({ ...under, errorText: 'The server can’t be reached.' }))
  expect(document.activeElement).toBe(getRow())
  screen.getByRole('button', { name: 'Try again' }).focus()
  rerender(renderFiles({ ...under, progress: 0.9 }))
  expect(document.activeElement).toBe(getRow())
  rerender(renderFiles(null))
  expect(document.activeElement).toBe(addRef.current)
})

it('the focus does not move from another element', () => {
  const { rerender } = render(renderFiles(under))
  rerender(renderFiles({ ...under, errorText: 'The server can’t be reached.' }))
  rerender(renderFiles(null))
  expect(document.activeElement).toBe(document.body)
})
