import { describe, expect, it } from 'vitest'
import { formatFileSize } from './file-size'

describe('a file size', () => {
  it('is in kB below a megabyte, in MB from there', () => {
    expect(formatFileSize(81_300, 'en')).toBe('82 kB')
    expect(formatFileSize(999_600, 'en')).toBe('1 MB')
    expect(formatFileSize(2_440_000, 'en')).toBe('2.4 MB')
  })

  it('is never zero for a file with content', () => {
    expect(formatFileSize(12, 'en')).toBe('1 kB')
  })

  it("is in the user's language", () => {
    expect(formatFileSize(2_440_000, 'fr').replace(/\s/u, ' ')).toBe('2,4 Mo')
  })
})
