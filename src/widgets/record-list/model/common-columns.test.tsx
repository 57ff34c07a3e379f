import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatFor } from '@domain/languages/format'
import { createLateColumn } from './common-columns'

it('a document that will arrive late shows the days, and names them in full', () => {
  const column = createLateColumn('Late', formatFor('en'), (time) => `${time} on arrival`)
  render(column.cell({ late_days: null, arrives_late_days: 3 }))
  expect(screen.getByRole('img', { name: '3 days on arrival' }).textContent).toBe('+3 days')
})
