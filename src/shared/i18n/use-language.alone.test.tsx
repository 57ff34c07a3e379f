import { act, cleanup, render, screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { i18n, startI18n, switchLanguage, type Texts } from './i18n'
import type { Language } from '@domain/languages'
import { useFormat, useLanguage } from './use-language'

const texts: Record<Language, Record<string, Texts>> = {
  en: {
    'pages/client': {
      new: 'New client',
      deals: { count_one: '{{count}} deal', count_other: '{{count}} deals' },
    },
  },
  fr: {
    'pages/client': {
      new: 'Nouveau client',
      deals: { count_one: '{{count}} vente', count_other: '{{count}} ventes' },
    },
  },
  lt: {},
  es: {},
}

function Page({ count }: { count: number }) {
  const { t } = useTranslation('pages/client')
  return <p>{`${t('new')}: ${t('deals.count', { count })}`}</p>
}

const hasText = (text: string) => expect(screen.getByText(text)).toBeTruthy()

beforeAll(() =>
  startI18n(
    { shell: (language) => Promise.resolve(texts[language]), page: () => Promise.resolve({}) },
    'en',
  ),
)
beforeEach(() => switchLanguage('en'))
afterEach(cleanup)

it('the hook returns a text in the current language, with its count', async () => {
  const { rerender } = render(<Page count={1} />)
  hasText('New client: 1 deal')
  rerender(<Page count={2} />)
  hasText('New client: 2 deals')
  await act(() => switchLanguage('fr'))
  hasText('Nouveau client: 2 ventes')
  await act(() => switchLanguage('en'))
  hasText('New client: 2 deals')
})

it('the hook returns a text that was loaded late', async () => {
  await switchLanguage('lt')
  const { rerender } = render(<Page count={1} />)
  hasText('new: deals.count')
  i18n.addResourceBundle('lt', 'pages/client', {
    new: 'Naujas klientas',
    deals: { count_one: '{{count}} pardavimas' },
  })
  rerender(<Page count={21} />)
  hasText('Naujas klientas: 21 pardavimas')
})

function Language() {
  return <i>{`${useLanguage()} ${useFormat().number(12_345)}`}</i>
}

it('the hook returns the language and its formats', async () => {
  const { container } = render(<Language />)
  expect(container.textContent).toBe('en 12,345')
  await act(() => switchLanguage('fr'))
  expect(container.textContent).toBe('fr 12\u00a0345')
})
