import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ProductName } from './product-name'

afterEach(cleanup)

const renderName = (name: string) =>
  render(
    <div style={{ width: '8rem', overflow: 'hidden', whiteSpace: 'nowrap' }}>
      <ProductName name={name} />
    </div>,
  ).container

const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth

it('a long name truncates its wood, and keeps its dimensions', () => {
  const { textContent, firstElementChild: column } = renderName(
    'Pine decking UC4 brown 28x145x4800',
  )
  expect(textContent).toBe('Pine decking UC4 brown 28x145x4800')
  expect(isCut(screen.getByText('Pine decking UC4 brown'))).toBe(true)
  const size = screen.getByText('28x145x4800').getBoundingClientRect()
  expect(size.right).toBeLessThanOrEqual(column?.getBoundingClientRect().right ?? 0)
})

it('a name without dimensions at its end stays as it is', () => {
  renderName('Spruce glulam GL24h')
  expect(screen.getByText('Spruce glulam GL24h')).toBeTruthy()
})
