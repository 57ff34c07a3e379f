import { expect, it } from 'vitest'
import { checkContainerNumber, normalizeContainerNumber } from './container-number'

it.each(['CSQU3054383', 'csqu 305438 3', 'CSQU-305438-3', 'CSQU 305438\n[3]', ' CSQU305438·3 '])(
  '%j is read as one number',
  (text) => {
    expect(normalizeContainerNumber(text)).toBe('CSQU3054383')
    expect(checkContainerNumber(text)).toEqual({ state: 'right' })
  },
)

it('says with each letter what is still missing', () => {
  const states = ['', 'C', 'CSQ', 'CSQU', 'CSQU30543', 'CSQU305438'].map(
    (text) => checkContainerNumber(text).state,
  )
  expect(states).toEqual(['empty', 'begun', 'begun', 'begun', 'begun', 'open'])
  expect(checkContainerNumber('CSQU305438')).toEqual({ state: 'open', digit: '3' })
})

it('says what the check digit should be', () => {
  expect(checkContainerNumber('CSQU3054384')).toEqual({ state: 'wrong', digit: '3' })
  expect(checkContainerNumber('MWCU6059780')).toEqual({ state: 'wrong', digit: '4' })
})

it.each(['CSQA3', '12', 'CSQU30543833', 'CSQU3O5'])('%s becomes none', (text) => {
  expect(checkContainerNumber(text)).toEqual({ state: 'no_number' })
})
