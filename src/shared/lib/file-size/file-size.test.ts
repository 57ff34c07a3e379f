import { describe, expect, it } from 'vitest'
import { fileSize } from './file-size'

describe('the size of a file', () => {
  it('is told in kB up to a megabyte, and in MB from there', () => {
    expect(fileSize(81_300, 'en')).toBe('82 kB')
    expect(fileSize(999_600, 'en')).toBe('1 MB')
    expect(fileSize(2_440_000, 'en')).toBe('2.4 MB')
  })

  it('is never nothing where there is a file', () => {
    expect(fileSize(12, 'en')).toBe('1 kB')
  })

  it('is told in the reader’s language', () => {
    expect(fileSize(2_440_000, 'fr').replace(/\s/u, ' ')).toBe('2,4 Mo')
  })
})
