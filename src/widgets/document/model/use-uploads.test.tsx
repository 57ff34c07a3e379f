import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { textSource } from '@/app/i18n'
import { loadPageTexts, startI18n } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import { useUploads } from './use-uploads'

let requests: FakeRequest[] = []

/** Upload without an answer until the test fails it. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    requests.push(this)
  }
  fail() {
    this.dispatchEvent(new Event('error'))
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeAll(async () => {
  await startI18n(textSource, 'en')
  await loadPageTexts('pages/deal')
})
beforeEach(() => {
  requests = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function attachTwoFiles() {
  const queryClient = new QueryClient()
  const { result, unmount } = renderHook(() => useUploads({ kind: 'deal', id: 'd1' }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const showError = vi.spyOn(toast, 'error').mockImplementation(() => {})
  const files = ['sizes.pdf', 'seal.pdf'].map((name) => new File(['%PDF'], name))
  act(() => result.current.add(files, 'internal'))
  await waitFor(() => expect(requests).toHaveLength(1))
  return { result, unmount, showError }
}

/** True if the browser asks before it closes the page. */
const asksToStay = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('a message says which files failed after the page was left', async () => {
  const { unmount, showError } = await attachTwoFiles()
  unmount()
  requests[0]?.fail()
  await waitFor(() => expect(requests).toHaveLength(2))
  requests[1]?.fail()
  await waitFor(() =>
    expect(showError.mock.calls).toEqual([
      ['sizes.pdf was not attached. Open the record and attach it again.'],
      ['seal.pdf was not attached. Open the record and attach it again.'],
    ]),
  )
})

it('a failure is shown on the open page only, and closing asks first during an upload', async () => {
  const { result, showError } = await attachTwoFiles()
  expect(asksToStay()).toBe(true)
  act(() => requests[0]?.fail())
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(asksToStay()).toBe(true)
  act(() => requests[1]?.fail())
  await waitFor(() =>
    expect(result.current.uploads.every(({ errorText }) => errorText !== null)).toBe(true),
  )
  await waitFor(() => expect(asksToStay()).toBe(false))
  expect(showError).not.toHaveBeenCalled()
})
