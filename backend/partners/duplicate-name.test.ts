import { expect, it } from 'vitest'
import { isSamePartnerName } from './duplicate-name'

it.each([
  ['Bois du Rhône', 'Bois du Rhône SAS'],
  ['bois du rhone', 'Bois du Rhône, S.A.S.'],
  ['UAB „Nemuno lentpjūvė“', 'Nemuno lentpjūvė'],
  ['Puidukoda OÜ', 'OÜ Puidukoda'],
  ['Karpaty Drewno sp. z o.o.', 'Karpaty Drewno'],
  ['Holzhandel Müller GmbH & Co. KG', 'Holzhandel Muller GmbH & Co. KG'],
  ['Maderas Norte S.L.', 'Maderas Norte'],
  ['Sågverket Norr AB', 'Sågverket Norr'],
])('%s and %s are the same company', (name, other) => {
  expect(isSamePartnerName(name, other)).toBe(true)
})

it.each([
  ['Nemunas UAB', 'Nemunas AB'],
  ['Bois du Rhône', 'Bois du Jura'],
  ['AB', 'UAB'],
  ['SAS', 'Bois SAS'],
])('%s and %s are different companies', (name, other) => {
  expect(isSamePartnerName(name, other)).toBe(false)
})
