import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { textSource } from '@/app/i18n'
import { ApiProblem, Unreachable } from '@/shared/api'
import { loadPageTexts, startI18n, switchLanguage, type Language } from '@/shared/i18n'
import { useFormatUploadError } from './use-uploads'

beforeAll(async () => {
  await startI18n(textSource)
  await loadPageTexts('pages/deal')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each<[Language, string]>([
  ['en', 'A file can be up to 10 MB. Make the file smaller and attach it again.'],
  ['fr', 'Un fichier peut peser 10 Mo au plus. Réduisez-le, puis joignez-le à nouveau.'],
])('the error names the contract’s maximum size of a file in %s', async (language, sentence) => {
  await switchLanguage(language)
  const { result } = renderHook(useFormatUploadError)
  const text = result.current(
    new ApiProblem({ type: 'about:blank', title: 'Too large', status: 413, code: 'too_large' }),
  )
  expect(text.replace(/\u202f|\u00a0/g, ' ')).toBe(sentence)
})

it('the error names the maximum length of a file name', async () => {
  await switchLanguage('en')
  const { result } = renderHook(useFormatUploadError)
  const errors = [{ pointer: '/file', code: 'too_long', params: { max: 255 } } as const]
  const text = result.current(
    new ApiProblem({
      type: 'about:blank',
      title: 'Invalid',
      status: 422,
      code: 'validation',
      errors,
    }),
  )
  expect(text).toBe(
    'A file name can have up to 255 characters. Rename the file and attach it again.',
  )
})

it('the error names the supported file types', async () => {
  await switchLanguage('en')
  const { result } = renderHook(useFormatUploadError)
  const text = result.current(
    new ApiProblem({
      type: 'about:blank',
      title: 'Unsupported',
      status: 415,
      code: 'unsupported_file',
    }),
  )
  expect(text).toMatch(
    /Supported types: jpg, jpeg, png, .*, tif, tiff, .*, doc, .*, txt, eml, msg\.$/,
  )
})

it('the error asks to keep the page open while offline', async () => {
  await switchLanguage('en')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { result } = renderHook(useFormatUploadError)
  expect(result.current(new Unreachable())).toBe(
    'You are offline. Keep this page open and try again once you are connected.',
  )
})
