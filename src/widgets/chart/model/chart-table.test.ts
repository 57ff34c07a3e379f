import { expect, it } from 'vitest'
import { csvOf } from './chart-table'

it('is read by every sheet, whatever a name holds', () => {
  const csv = csvOf({ head: ['Client', 'm³'], rows: [{ cells: ['Bois "du" Rhône, SAS', '40.5'] }] })
  expect(csv).toBe('\uFEFF"Client","m³"\r\n"Bois ""du"" Rhône, SAS","40.5"\r\n')
})

it('holds no formula', () => {
  expect(csvOf({ head: ['Client'], rows: [{ cells: ['=1+1'] }, { cells: ['-3.2'] }] })).toBe('\uFEFF"Client"\r\n"\'=1+1"\r\n"-3.2"\r\n')
})
