import { expect, it } from 'vitest'
import { truncateText, wrapText } from './text-width'

it('a text is truncated to the width', () => {
  expect(truncateText('Caledonian Fencing Ltd', 200)).toBe('Caledonian Fencing Ltd')
  expect(truncateText('Caledonian Fencing Ltd', 80)).toBe('Caledonian…')
})

it('a heading is wrapped only between words', () => {
  expect(wrapText('Inspections réussies, %', 80)).toEqual(['Inspections', 'réussies, %'])
  expect(wrapText('Inspections réussies, %', 200)).toEqual(['Inspections réussies, %'])
  expect(wrapText('Humidité, %', 20)).toEqual(['Humidité,', '%'])
})
