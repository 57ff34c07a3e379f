import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { i18n, loadPageTexts, startI18n, switchLanguage, type Texts } from './i18n'
import type { Language } from '@domain/languages'

type Page = Record<string, Texts>
const waiting = new Map<string, (texts: Page) => void>()
/** Resolves the pending texts of a page. */
const deliverTexts = (language: Language, namespace: string) =>
  waiting.get(`${language} ${namespace}`)?.({ [namespace]: { said: language } })

beforeAll(() =>
  startI18n(
    {
      shell: () => Promise.resolve({}),
      page: (language, namespace) =>
        new Promise((resolve) => waiting.set(`${language} ${namespace}`, resolve)),
    },
    'en',
  ),
)
afterEach(async () => {
  await i18n.changeLanguage('en')
})

describe('switching the language', () => {
  it('ends at the last requested one, whichever loads first', async () => {
    const page = loadPageTexts('first')
    deliverTexts('en', 'first')
    await page
    const slow = switchLanguage('fr')
    const quick = switchLanguage('lt')
    await Promise.resolve()
    deliverTexts('lt', 'first')
    await quick
    deliverTexts('fr', 'first')
    await slow
    expect(i18n.language).toBe('lt')
    expect(localStorage.getItem('language')).toBe('lt')
  })

  it('waits for the texts of a page that is preloaded meanwhile', async () => {
    const switched = switchLanguage('es')
    const preloaded = loadPageTexts('second')
    deliverTexts('en', 'second')
    await preloaded
    deliverTexts('es', 'first')
    await vi.waitFor(() => expect(waiting.has('es second')).toBe(true))
    expect(i18n.language).toBe('en')
    deliverTexts('es', 'second')
    await switched
    expect(i18n.language).toBe('es')
    expect(i18n.hasResourceBundle('es', 'second')).toBe(true)
  })
})

it('a Lithuanian date in a text stays on one line, and other values stay as they are', async () => {
  i18n.addResourceBundle('lt', 'sample', { day: '{{file}} iki {{day}}' })
  await i18n.changeLanguage('lt')
  const format = i18n.t as (key: string, options: { file: string; day: string }) => string
  expect(format('sample:day', { file: 'Skenas 2026-11-20 & co.pdf', day: '2026-11-20' })).toBe(
    'Skenas 2026-11-20 & co.pdf iki 2026-\u206011-\u206020',
  )
})

it('a number in a text is grouped as numbers in columns are', async () => {
  i18n.addResourceBundle('fr', 'sample', { count: '{{count, number}} affaires' })
  await i18n.changeLanguage('fr')
  const format = i18n.t as (key: string, options: { count: number }) => string
  expect(format('sample:count', { count: 12_430 })).toBe('12\u00a0430 affaires')
})
