import { expect, it } from 'vitest'
import { createBarcodeUrl } from './label-sheets'

/** Returns the modules from left to right: 1 for ink. */
function readModules(address: string): string {
  const picture = decodeURIComponent(address.slice(address.indexOf(',') + 1))
  const modules = Array.from(
    { length: Number(/viewBox="0 0 (\d+) /.exec(picture)?.[1]) },
    () => '0',
  )
  for (const [, width, path = ''] of picture.matchAll(/stroke-width="(\d)" d="([^"]+)"/g)) {
    for (const [, middle] of path.matchAll(/M([\d.]+) /g))
      modules.fill('1', Number(middle) - Number(width) / 2, Number(middle) + Number(width) / 2)
  }
  return modules.join('')
}

// Code 128 has 11 modules per symbol, and encodes digits in pairs. Start and check have 11 modules,
// stop has 13.
it.each([
  ['TD24009694', 9],
  ['L-2026-0001', 12],
])('the barcode of %s is Code 128, with blanks on both sides for readers', (text, signs) => {
  const modules = readModules(createBarcodeUrl(text))
  expect(modules).toMatch(/^0{10}11010010000[01]+11000111010110{10}$/)
  expect(modules.length).toBe(10 + signs * 11 + 13 + 10)
})

it('a barcode fills the box that it is given', () => {
  expect(decodeURIComponent(createBarcodeUrl('A-1'))).toContain('preserveAspectRatio="none"')
})
