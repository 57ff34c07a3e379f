import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readXlsx } from './read-xlsx'
import { unzipParts } from './unzip-parts'

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** Overwrites the declared size of the first entry, in its own header and in the directory. */
function declareSize(archive: Uint8Array, size: number): Uint8Array {
  const view = new DataView(archive.buffer)
  for (let at = 0; at < archive.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, size, true)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  }
  return archive
}

it('XML parts are unpacked, packed and stored, and nothing else is', () => {
  const parts = unzipParts(
    zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/_rels/workbook.xml.rels': [strToU8('<Relationships/>'), { level: 0 }],
      'xl/media/image1.png': new Uint8Array(1000),
    }),
  )
  expect([...parts].map(([name, bytes]) => [name, text(bytes)])).toEqual([
    ['xl/workbook.xml', '<workbook/>'],
    ['xl/_rels/workbook.xml.rels', '<Relationships/>'],
  ])
})

it.each([
  ['declares', 5_000_000],
  ['hides', 100],
])('a small archive that %s its five megabytes is refused', (_, declared) => {
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(5_000_000) })
  expect(bomb.length).toBeLessThan(10_000)
  expect(() => unzipParts(declareSize(bomb, declared), 1_000_000)).toThrow('too large')
})

it.each(['A999999999', 'ZZZZZ1'])('a sheet with a cell at %s is refused', (ref) => {
  const archive = zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="sheet.xml"/></Relationships>',
    ),
    'xl/sheet.xml': strToU8(
      `<worksheet><row r="${ref.replace(/[A-Z]+/, '')}"><c r="${ref}"><v>1</v></c></row></worksheet>`,
    ),
  })
  expect(() => readXlsx(archive)).toThrow('too large')
})
