import { describe, expect, it } from 'vitest'
import { parsePackSize } from './parse-pack-size'

describe('the pieces per pack in a text', () => {
  it.each([
    '72/pk',
    '72 / pk',
    '72pcs/pk',
    '72 pcs/pk',
    '72 pcs per pack',
    '72 per pack',
    '72 pieces a bundle',
    '72 boards per pkt.',
    '72/colis',
    '72 pièces par paquet',
    '72 par fardeau',
    '72 pces/colis',
    '72 vnt./pak.',
    '72 vnt. pakuotėje',
    '72 pakuotėje',
    '72 vnt pakuoteje',
    'po 72 vnt. pake',
    '72 lentos ryšulyje',
    '72 vienetai/pakas',
    '72.0/pk',
    '72 uds./paquete',
    '72 piezas por paquete',
    '72 por fardo',
    '72 ud/bulto',
  ])('are read from %j', (text) => {
    expect(parsePackSize(text)).toEqual({ pcsPerPack: 72, rest: '' })
  })

  it.each([
    ['8 packs of 72', '8 packs'],
    ['8pk of 72 pcs', '8pk'],
    ['8 pk x 72', '8 pk'],
    ['8 paquets de 72 pièces', '8 paquets'],
    ['8 colis à 72', '8 colis'],
    ['8 paquetes de 72', '8 paquetes'],
    ['8 pakai po 72 vnt.', '8 pakai'],
    ['8pk 72/pk', '8pk'],
    ['72 pcs/pk 192 pcs', '192 pcs'],
    ['C24 72 per pack 8pk', 'C24 8pk'],
    ['8 packs of 72 FSC', '8 packs FSC'],
    ['8 packs of 72 pcs FSC', '8 packs FSC'],
    ['8 pak. FSC 72 vnt. pakuotėje', '8 pak. FSC'],
  ])('are read from %j with a number of packs', (text, rest) => {
    expect(parsePackSize(text)).toEqual({ pcsPerPack: 72, rest })
  })

  it('may be more than a thousand', () => {
    expect(parsePackSize('8 packs of 1\u202f200')).toEqual({ pcsPerPack: 1200, rest: '8 packs' })
  })

  it.each([
    '',
    '1.200/pk',
    '8pk',
    '72 pcs',
    '72 m3/pk',
    '72/m3',
    'A/B',
    'U/S 8 packs',
    '2 packs of pine',
    '0/pk',
    '1000000/pk',
    '7.2/pk',
    'bundle of joy',
    '8 packs of 6 m',
    '8 packs of 6m',
    '8 packs of 6 lm',
    '8 packs of 6 lin. m',
    '8 packs of 6 m FSC',
    '8 packs of 2 m3',
    '8 packs of 4.5 m',
    '8 colis de 6 m',
    '8 paquetes de 6 m',
    '8 paquetes de 6 metros lineales',
    '8 pk x 6 m',
    '8 pakai po 6 bėg. m',
  ])('are not found in %j', (text) => {
    expect(parsePackSize(text)).toEqual({ pcsPerPack: null, rest: text })
  })
})
