import { expect, it } from 'vitest'
import { fitsShape, getTextHeight, getTone, listTextShapes } from './fit-shape'

const shape = { width: 4800, height: 1100, tone: 0, text: '1 A' }

it('a text is printed in a shape that has room for it', () => {
  const height = getTextHeight({ width: 12_032 })
  expect(fitsShape(shape, height)).toBe(true)
  expect(fitsShape({ ...shape, width: 300 }, height)).toBe(false)
  expect(fitsShape({ ...shape, height: 150 }, height)).toBe(false)
})

it('the fills repeat after six loads', () => {
  expect([0, 5, 6, 13].map((tone) => getTone({ tone }))).toEqual([0, 5, 0, 1])
})

it('the text of a shape below another is not printed', () => {
  const height = getTextHeight({ width: 12_032 })
  const below = { ...shape, x: 0, y: 0 }
  const above = { ...shape, x: 10, y: 10, text: '2 A' }
  const beside = { ...shape, x: 4900, y: 0, text: '3 A' }
  expect(listTextShapes([below, above, beside], height)).toEqual([above, beside])
})
