import { expect, it } from 'vitest'
import { formatCsv } from './chart-table'

it('a table is valid CSV with any characters in a name', () => {
  const csv = formatCsv(
    { head: ['Client', 'm³'], rows: [{ cells: ['Bois "du" Rhône, SAS', '40.5'] }] },
    '.',
  )
  expect(csv).toBe('\uFEFF"Client","m³"\r\n"Bois ""du"" Rhône, SAS","40.5"\r\n')
})

it.each([
  ['=1+1', "'=1+1"],
  ['+33 4 78', "'+33 4 78"],
  ['-2+cmd|calc', "'-2+cmd|calc"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', "'\r=1+1"],
  ['-3.2', '-3.2'],
  ['-3', '-3'],
  ['W48\u2013\u206050\u00a02026', 'W48\u201350 2026'],
])('a table writes %j as %j, which is plain text', (cell, written) => {
  expect(formatCsv({ head: ['Client'], rows: [{ cells: [cell] }] }, '.')).toBe(
    `\uFEFF"Client"\r\n"${written}"\r\n`,
  )
})

it('a table opens in Excel in a locale with a decimal comma', () => {
  expect(
    formatCsv(
      {
        head: ['Klientas', 'm³'],
        rows: [{ cells: ['Pušis 50x150x4.8', '-40.500'] }, { cells: ['2026-11-23', '3'] }],
      },
      ',',
    ),
  ).toBe('\uFEFF"Klientas";"m³"\r\n"Pušis 50x150x4.8";"-40,500"\r\n"2026-11-23";"3"\r\n')
})
