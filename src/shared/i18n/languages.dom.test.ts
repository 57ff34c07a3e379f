import { beforeEach, describe, expect, it } from 'vitest'
import { hasChosenLanguage, readStoredLocale, storeLanguage } from './languages'

describe('the language of this browser', () => {
  beforeEach(() => localStorage.clear())

  it('is American English until one is chosen', () => {
    expect(readStoredLocale()).toBe('en-US')
  })

  it('is the chosen one, stored under `language`', () => {
    storeLanguage('lt', true)
    expect(localStorage.getItem('language')).toBe('lt')
    expect(readStoredLocale()).toBe('lt')
  })

  it('is not chosen while it is that of a person, until a user chooses it', () => {
    expect(hasChosenLanguage()).toBe(false)
    storeLanguage('lt', false)
    expect(readStoredLocale()).toBe('lt')
    expect(hasChosenLanguage()).toBe(false)
    storeLanguage('lt', true)
    expect(hasChosenLanguage()).toBe(true)
  })

  it('is never one that Timberdesk does not have', () => {
    localStorage.setItem('language', 'de')
    expect(readStoredLocale()).toBe('en-US')
  })
})
