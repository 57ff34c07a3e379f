import { expect, it } from 'vitest'
import { vUnLocode } from '@/shared/api/generated/validators'
import { safeParse } from 'valibot'
import names from './ports.json'
import { findPorts, findPortCode, findPortName, formatPort, isPort } from './ports'

it('lists each port once, sorted by UN/LOCODE', () => {
  const codes = Object.keys(names)
  expect(codes.filter((code) => !safeParse(vUnLocode, code).success)).toEqual([])
  expect(codes).toEqual(codes.toSorted())
  expect(new Set(Object.values(names)).size).toBe(codes.length)
})

it('formats a port with its local name and code', () => {
  expect(formatPort('LTKLJ')).toBe('Klaipėda (LTKLJ)')
  expect(findPortName('XXYYY')).toBeNull()
  expect(formatPort('XXYYY')).toBe('XXYYY')
})

it('finds a port by its code, or by its name without accents or the start of it', () => {
  expect(findPortCode(' lt klj ')).toBe('LTKLJ')
  expect(findPortCode('klaipeda')).toBe('LTKLJ')
  expect(findPortCode('goteb')).toBe('SEGOT')
  expect(findPortCode('kobenhavn')).toBe('DKCPH')
  expect(findPortCode('Tunis')).toBe('TNTUN')
  expect(findPortCode('PLXYZ')).toBe('PLXYZ')
  expect(findPorts('gdan')).toEqual(['PLGDN'])
  expect(['LTKLJ', ' klaipeda', 'Klaip', 'Varėna'].map(isPort)).toEqual([true, true, false, false])
})

it('finds no port if the text matches several ports or none', () => {
  expect(findPortCode('li')).toBeNull()
  expect(findPortCode('liv')).toBeNull()
  expect(findPortCode('atlantis city')).toBeNull()
})
