import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import '@/shared/ui/styles.css'
import { ExposureBar } from './exposure-bar'

/** Emulates the colours of a system with few, such as Windows with a contrast theme. */
const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

beforeAll(() => emulate('active'))
afterAll(() => emulate('none'))

it('a credit limit keeps its bar in forced colours', () => {
  render(<ExposureBar percent={40} />)
  expect(getComputedStyle(screen.getByText('40')).backgroundImage).toContain('linear-gradient')
})
