import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startI18n } from '@/shared/i18n'
import texts from '../i18n/en.json'
import { LanguageSelect } from './language-select'

it('the language select has a label without a star, even if the label is hidden', async () => {
  await startI18n(
    { shell: async () => ({ 'features/switch-language': texts }), page: async () => ({}) },
    'en',
  )
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageSelect isLabelHidden />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy()
  expect(container.querySelector('label')?.textContent).toBe('Language')
})
