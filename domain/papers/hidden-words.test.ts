import { describe, expect, it } from 'vitest'
import { hideOthers, listTownCases, toHiddenWords } from './hidden-words'

/** True if a remark is left out of a paper that must not name this mill. */
function isHidden(remark: string, mill: { name?: string; town?: string; country?: string }) {
  const { name = '', town = '', country = 'LT' } = mill
  const hiddenWords = toHiddenWords(name, town, ...listTownCases(town, country))
  return hideOthers(remark, { hiddenWords }) === null
}

describe('a remark is hidden if it names a mill', () => {
  it.each([
    ['UAB Rokiškio lentpjūvė', 'Pakrauta Rokiškyje'],
    ['UAB Rokiškio lentpjūvė', 'rokiskio mill was closed'],
    ['Northern Timber Ltd', 'Seen at Northern Timber'],
    ['AS Võru Saeveski', 'Loaded at Voru'],
    ['Tartak Suwalszczyzna Sp. z o.o.', 'Widziane w Suwalszczyźnie'],
  ])('by a word of "%s" in "%s"', (name, remark) => {
    expect(isHidden(remark, { name })).toBe(true)
  })

  it.each([
    ['Cēsis', 'LV', 'Žāvēts Cēsīs'],
    ['Cēsis', 'LV', 'No Cēsu noliktavas'],
    ['Ogre', 'LV', 'Brauc uz Ogri'],
    ['Rīga', 'LV', 'Caur Rīgu'],
    ['Talsi', 'LV', 'Iekrauts Talsos'],
    ['Kelmė', 'LT', 'Pakrauta Kelmėje'],
    ['Utena', 'LT', 'Iš Utenos'],
    ['Turku', 'FI', 'Kuormattu Turussa'],
    ['Lahti', 'FI', 'Lahdesta'],
    ['Hanko', 'FI', 'Via Hangon'],
    ['Lapua', 'FI', 'Lapualla'],
    ['Põlva', 'EE', 'Põlvas'],
  ])('by its town %s in %s: "%s"', (town, country, remark) => {
    expect(isHidden(remark, { town, country })).toBe(true)
  })
})

describe('a remark stays if it only speaks of wood', () => {
  it.each([
    ['UAB Kauno mediena', 'Mediena sausa, be medienos puvinio'],
    ['Northern Timber Mill Ltd', 'Mill marks on the timber, wood is dry'],
    ['Savon Saha Oy', 'Sahattu puu on kuivaa'],
    ['SIA Smiltenes dēļi', 'Dēļi ir sausi'],
    ['Norrlands Sågverk AB', 'Märkt av sågverket'],
    ['Scierie Vidal', 'Le bois est sec'],
    ['Tartak Suwalszczyzna', 'Drewno suche'],
  ])('although "%s" has such words: "%s"', (name, remark) => {
    expect(isHidden(remark, { name })).toBe(false)
  })

  it('although a word of it begins like a short town', () => {
    expect(isHidden('More wood than ordered', { town: 'Mora', country: 'SE' })).toBe(false)
    expect(isHidden('Packs turned by hand', { town: 'Turku', country: 'FI' })).toBe(false)
  })
})
