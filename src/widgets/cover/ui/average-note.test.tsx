import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { startI18n } from '@/shared/i18n'
import texts from '../i18n/en.json'
import { AverageNote } from './average-note'

beforeAll(() =>
  startI18n({ shell: async () => ({ 'widgets/cover': texts }), page: async () => ({}) }, 'en'),
)
afterEach(cleanup)

const average = { ordered_mm: 4500, allocated_mm: 4080, unknown_m3: '0.000', difference: null }
const renderNote = (change: Partial<Parameters<typeof AverageNote>[0]['average']>) => {
  const { container } = render(<AverageNote average={{ ...average, ...change }} />)
  return [container.textContent.replaceAll('\u00a0', ' '), container.querySelectorAll('svg').length]
}

it('an average within the tolerance has no warning', () => {
  expect(renderNote({})).toEqual(['Average length: 4.08 m (ordered: 4.50 m)', 0])
})

it('an average beyond it has a warning in words, with the wood that it leaves out', () => {
  expect(renderNote({ difference: 'shorter', unknown_m3: '10.000' })).toEqual([
    'Average length: 4.08 m (ordered: 4.50 m) · 10.000 m³ of unknown lengthaverage shorter than ordered',
    1,
  ])
})

it('only the ordered average is known before wood with lengths is allocated', () => {
  expect(renderNote({ allocated_mm: null })).toEqual(['Average length ordered: 4.50 m', 0])
})
