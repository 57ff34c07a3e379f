import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '@/shared/ui/styles.css'
import { RecordCard } from './record-card'

afterEach(cleanup)

const getWidth = (text: RegExp) => screen.getByText(text).getBoundingClientRect().width

it('the title keeps its width and the detail a part of its line beside a long note', () => {
  render(
    <div style={{ inlineSize: '350px', whiteSpace: 'nowrap' }}>
      <RecordCard
        title="Spruce planed S4S 45x145x4800"
        figure="2.482 m³"
        detail="Klaipėda, 104 pcs"
        note="Nordic Timber Homes, until 30 Nov 2026 14:00; Baltic Builders, order O-2026-0042"
      />
    </div>,
  )
  expect(getWidth(/^Spruce/)).toBeGreaterThan(250)
  expect(getWidth(/^Klaipėda/)).toBeGreaterThan(110)
  expect(getWidth(/^Nordic/)).toBeGreaterThan(150)
})
