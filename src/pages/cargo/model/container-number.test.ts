import { expect, it } from 'vitest'
import { checkContainerNumber, normalizeContainerNumber } from './container-number'

it.each(['CSQU3054383', 'csqu 305438 3', 'CSQU-305438-3', 'CSQU 305438\n[3]', ' CSQU305438·3 '])(
  '%j is read as one number',
  (text) => {
    expect(normalizeContainerNumber(text)).toBe('CSQU3054383')
    expect(checkContainerNumber(text)).toEqual({ state: 'valid' })
  },
)

it('the check names the missing characters while typing', () => {
  const states = ['', 'C', 'CSQ', 'CSQU', 'CSQU30543', 'CSQU305438'].map(
    (text) => checkContainerNumber(text).state,
  )
  expect(states).toEqual(['empty', 'begun', 'begun', 'begun', 'begun', 'open'])
  expect(checkContainerNumber('CSQU305438')).toEqual({ state: 'open', digit: '3' })
})

it('the check names the expected check digit', () => {
  expect(checkContainerNumber('CSQU3054384')).toEqual({ state: 'wrong_digit', digit: '3' })
  expect(checkContainerNumber('MWCU6059780')).toEqual({ state: 'wrong_digit', digit: '4' })
})

it.each(['CSQA3', '12', 'CSQU30543833', 'CSQU3O5'])('%s is read as no number', (text) => {
  expect(checkContainerNumber(text)).toEqual({ state: 'no_number' })
})
