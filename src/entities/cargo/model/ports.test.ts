import { expect, it } from 'vitest'
import { vUnLocode } from '@/shared/api/generated/validators'
import { safeParse } from 'valibot'
import names from './ports.json'
import { findPorts, findPortCode, findPortName, formatPort } from './ports'

it('are UN/LOCODEs, in order, each port once', () => {
  const codes = Object.keys(names)
  expect(codes.filter((code) => !safeParse(vUnLocode, code).success)).toEqual([])
  expect(codes).toEqual(codes.toSorted())
  expect(new Set(Object.values(names)).size).toBe(codes.length)
})

it('are called as at home, with their code', () => {
  expect(formatPort('LTKLJ')).toBe('Klaipėda (LTKLJ)')
  expect(findPortName('XXYYY')).toBeNull()
  expect(formatPort('XXYYY')).toBe('XXYYY')
})

it('are found by code, and by name without accents or begun', () => {
  expect(findPortCode(' lt klj ')).toBe('LTKLJ')
  expect(findPortCode('klaipeda')).toBe('LTKLJ')
  expect(findPortCode('goteb')).toBe('SEGOT')
  expect(findPortCode('Tunis')).toBe('TNTUN')
  expect(findPortCode('PLXYZ')).toBe('PLXYZ')
  expect(findPorts('gdan')).toEqual(['PLGDN'])
})

it('are not guessed where several are meant, or none', () => {
  expect(findPortCode('li')).toBeNull()
  expect(findPortCode('liv')).toBeNull()
  expect(findPortCode('atlantis city')).toBeNull()
})
