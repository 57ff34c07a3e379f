import { beforeEach, describe, expect, it } from 'vitest'
import { readStoredLocale, storeLanguage } from './languages'

describe('the language of this browser', () => {
  beforeEach(() => localStorage.clear())

  it('is American English until one is chosen', () => {
    expect(readStoredLocale()).toBe('en-US')
  })

  it('is the chosen one, stored under `language`', () => {
    storeLanguage('lt')
    expect(localStorage.getItem('language')).toBe('lt')
    expect(readStoredLocale()).toBe('lt')
  })

  it('is never one that Timberdesk does not have', () => {
    localStorage.setItem('language', 'de')
    expect(readStoredLocale()).toBe('en-US')
  })
})
