import { describe, expect, it } from 'vitest'
import { formatFileSize } from './format-file-size'

describe('the size of a file', () => {
  it('is told in kB up to a megabyte, and in MB from there', () => {
    expect(formatFileSize(81_300, 'en')).toBe('82 kB')
    expect(formatFileSize(999_600, 'en')).toBe('1 MB')
    expect(formatFileSize(2_440_000, 'en')).toBe('2.4 MB')
  })

  it('is never nothing where there is a file', () => {
    expect(formatFileSize(12, 'en')).toBe('1 kB')
  })

  it('is told in the reader’s language', () => {
    expect(formatFileSize(2_440_000, 'fr').replace(/\s/u, ' ')).toBe('2,4 Mo')
  })
})
