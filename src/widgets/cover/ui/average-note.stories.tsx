import preview from '#.storybook/preview'
import { AverageNote } from './average-note'

const meta = preview.meta({
  title: 'Patterns/Average length',
  tags: ['new'],
  component: AverageNote,
})

const average = { ordered_mm: 4200, allocated_mm: 4080, unknown_m3: '0.000', difference: null }

export const WithinTheTolerance = meta.story({ args: { average } })
export const NothingAllocated = meta.story({
  args: { average: { ...average, allocated_mm: null } },
})
export const ShorterThanOrdered = meta.story({
  args: {
    average: { ...average, allocated_mm: 3920, unknown_m3: '12.400', difference: 'shorter' },
  },
})
export const LongerOnPhone = meta.story({
  args: { average: { ...average, allocated_mm: 4490, difference: 'longer' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
})
