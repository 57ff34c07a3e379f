import { expect, it } from 'vitest'
import { fitText, linesOf } from './fit-text'

it('leaves of a text what fits', () => {
  expect(fitText('Caledonian Fencing Ltd', 200)).toBe('Caledonian Fencing Ltd')
  expect(fitText('Caledonian Fencing Ltd', 80)).toBe('Caledonian…')
})

it('breaks a head between its words, and never inside one', () => {
  expect(linesOf('Inspections réussies, %', 80)).toEqual(['Inspections', 'réussies, %'])
  expect(linesOf('Inspections réussies, %', 200)).toEqual(['Inspections réussies, %'])
  expect(linesOf('Humidité, %', 20)).toEqual(['Humidité,', '%'])
})
