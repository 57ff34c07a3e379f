import { expect, it } from 'vitest'
import { vUnLocode } from '@/shared/api/generated/validators'
import { safeParse } from 'valibot'
import names from './ports.json'
import { findPorts, portCode, portName, sayPort } from './ports'

it('are UN/LOCODEs, in order, each port once', () => {
  const codes = Object.keys(names)
  expect(codes.filter((code) => !safeParse(vUnLocode, code).success)).toEqual([])
  expect(codes).toEqual(codes.toSorted())
  expect(new Set(Object.values(names)).size).toBe(codes.length)
})

it('are called as at home, with their code', () => {
  expect(sayPort('LTKLJ')).toBe('Klaipėda (LTKLJ)')
  expect(portName('XXYYY')).toBeNull()
  expect(sayPort('XXYYY')).toBe('XXYYY')
})

it('are found by code, and by name without accents or begun', () => {
  expect(portCode(' lt klj ')).toBe('LTKLJ')
  expect(portCode('klaipeda')).toBe('LTKLJ')
  expect(portCode('goteb')).toBe('SEGOT')
  expect(portCode('Tunis')).toBe('TNTUN')
  expect(portCode('PLXYZ')).toBe('PLXYZ')
  expect(findPorts('gdan')).toEqual(['PLGDN'])
})

it('are not guessed where several are meant, or none', () => {
  expect(portCode('li')).toBeNull()
  expect(portCode('liv')).toBeNull()
  expect(portCode('atlantis city')).toBeNull()
})
