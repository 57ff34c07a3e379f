import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

it('the calculator link uses the URL that the application was built with', async () => {
  vi.stubEnv('VITE_CALCULATOR_URL', 'https://freight.timber.example/')
  vi.resetModules()
  const { startI18n } = await import('@/shared/i18n')
  await startI18n({ shell: async () => ({}), page: async () => ({}) })
  const { CalculatorLink } = await import('./menu-link')
  render(<CalculatorLink className={undefined} />)
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('https://freight.timber.example/')
  expect(link.getAttribute('target')).toBe('_blank')
})
