import { describe, expect, it } from 'vitest'
import { readWood } from './written-wood'

const read = (text: string) => {
  const written = readWood(text)
  if (!written) return null
  const { specification: s, quantity, unit, words, isClear } = written
  return { wood: s.wood, size: [s.thickness_mm, s.width_mm, s.length_mm, s.diameter_mm], treatment: s.treatment, quality: s.quality, quantity, unit, words, isClear }
}

describe('wood written in one go', () => {
  it.each([
    ['Pine 50x150x4500 8pk', { wood: 'PNSY', size: [50, 150, 4500, null], quantity: '8', unit: 'pack', quality: '', isClear: true }],
    ['22x100x4000 6pk', { wood: 'PCAB', size: [22, 100, 4000, null], quantity: '6', unit: 'pack', isClear: true }],
    ['Larch AD A/B 27 x 143 x 4,0, 12,5 m3', { wood: 'LADC', treatment: 'air_dried', quality: 'A/B', quantity: '12.5', unit: 'm3', isClear: true }],
    ['120 pcs 47×100×4800 épicéa C24', { wood: 'PCAB', quality: 'C24', quantity: '120', unit: 'pcs', isClear: true }],
    ['pušis 50x150x4500 8 pakai', { wood: 'PNSY', quantity: '8', unit: 'pack', isClear: true }],
    ['sapin du Nord 38x225x5100', { wood: 'PCAB', quantity: null, unit: null, isClear: true }],
    ['Douglas fir 60x200x6000 3 paquetes', { wood: 'PSMN', quantity: '3', unit: 'pack', isClear: true }],
    ['pino Ø80x2500 200 piezas', { wood: 'PNSY', size: [null, null, 2500, 80], quantity: '200', unit: 'pcs', isClear: true }],
  ] as const)('reads %j', (text, expected) => {
    expect(read(text)).toMatchObject(expected)
  })

  it('looks for the wood without the quantity', () => {
    expect(read('Pine KD SF 50x150x4500 8pk')?.words).toBe('Pine KD SF 50x150x4500')
  })

  it('gives the wood its own density', () => {
    expect(readWood('oak 27x143x2500')?.specification.density_kg_m3).toBe(700)
  })

  it.each(['', 'pine', 'spruce 47 100', '47x100', '6pk'])('can not read %j: the dimensions are not there', (text) => {
    expect(readWood(text)).toBeNull()
  })

  it.each(['please send 50x150x4500 8pk', 'Pine 0x150x4500 8pk'])('takes %j for no clear description', (text) => {
    expect(read(text)?.isClear).toBe(false)
  })
})
