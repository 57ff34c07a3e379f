import { expect, it } from 'vitest'
import { vUnLocode } from '@contract/validators'
import { safeParse } from 'valibot'
import names from './ports.json'
import { searchPortCodes, findPortCode, findPortName, formatPort, isPort } from './ports'

it('each port is listed once, sorted by UN/LOCODE', () => {
  const codes = Object.keys(names)
  expect(codes.filter((code) => !safeParse(vUnLocode, code).success)).toEqual([])
  expect(codes).toEqual(codes.toSorted())
  expect(new Set(Object.values(names)).size).toBe(codes.length)
})

it('a port is formatted with its local name and code', () => {
  expect(formatPort('LTKLJ')).toBe('Klaipėda (LTKLJ)')
  expect(findPortName('XXYYY')).toBeNull()
  expect(formatPort('XXYYY')).toBe('XXYYY')
})

it('a port is found by its code, or by its name without accents or the start of it', () => {
  expect(findPortCode(' lt klj ')).toBe('LTKLJ')
  expect(findPortCode('klaipeda')).toBe('LTKLJ')
  expect(findPortCode('goteb')).toBe('SEGOT')
  expect(findPortCode('kobenhavn')).toBe('DKCPH')
  expect(findPortCode('Tunis')).toBe('TNTUN')
  expect(findPortCode('PLXYZ')).toBe('PLXYZ')
  expect(searchPortCodes('gdan')).toEqual(['PLGDN'])
  expect(['LTKLJ', ' klaipeda', 'Klaip', 'Varėna'].map(isPort)).toEqual([true, true, false, false])
})

it('a text that matches several ports or none finds no port', () => {
  expect(findPortCode('li')).toBeNull()
  expect(findPortCode('liv')).toBeNull()
  expect(findPortCode('atlantis city')).toBeNull()
})
