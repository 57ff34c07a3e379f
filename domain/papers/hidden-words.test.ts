import { describe, expect, it } from 'vitest'
import {
  omitIfPartnerNamed,
  omitRemarkIfPartnerNamed,
  listCompanyCases,
  listTownCases,
  toHiddenWords,
} from './hidden-words'

interface NamedSawmill {
  name?: string
  town?: string
  country?: string
}

const listWords = ({ name = '', town = '', country = 'LT' }: NamedSawmill) =>
  toHiddenWords(name, town, ...listCompanyCases(name, country), ...listTownCases(town, country))

/** True if a remark is left out of a paper that must not name this mill. */
const isHidden = (remark: string, sawmill: NamedSawmill) =>
  omitRemarkIfPartnerNamed(remark, { hiddenWords: listWords(sawmill) }) === null

it.each([
  ['UAB Mediena', 'Mediena sandėlis 2'],
  ['UAB Mediena', 'Medienoje'],
  ['SIA Koks', 'Koks, noliktava'],
  ['Lasy Sp. z o.o.', 'Lasy magazyn'],
  ['AS Puit', 'Puit'],
])('a place is hidden if it begins with the name of "%s": "%s"', (name, place) => {
  expect(omitIfPartnerNamed(place, { hiddenWords: listWords({ name }) })).toBeNull()
})

describe('a remark is hidden if it names a mill', () => {
  it.each([
    ['UAB Rokiškio lentpjūvė', 'Pakrauta Rokiškyje'],
    ['UAB Rokiškio lentpjūvė', 'rokiskio mill was closed'],
    ['Northern Timber Ltd', 'Seen at Northern Timber'],
    ['AS Võru Saeveski', 'Loaded at Voru'],
    ['Tartak Suwalszczyzna Sp. z o.o.', 'Widziane w Suwalszczyźnie'],
    ['Forestia AS', 'Loaded at Forestia'],
    ['UAB Timberex', 'Loaded at Timberex'],
    ['UAB Timberex', 'Pakrauta Timberexe'],
  ])('by a word of "%s" in "%s"', (name, remark) => {
    expect(isHidden(remark, { name })).toBe(true)
  })

  it.each([
    ['UAB Baltic Wood', 'Seen at Baltic Wood'],
    ['Baltic Wood UAB', 'Seen at Baltic Wood yard'],
    ['„Baltic Wood“, UAB', 'Pakrauta „Baltic Woode“'],
    ['Baltic Wood Group OÜ', 'Seen at BALTIC-WOOD'],
    ['Baltic Wood UAB', 'Ask info@balticwood.lt'],
    ['SIA Nordic Timber', 'Loaded at Nordic Timber mill'],
    ['Nordic Timber A/S', 'Loaded at Nordic Timber'],
    ['Nordic Timber Sp.z o.o.', 'Załadowano w Nordic Timberze'],
    ['SIA Meža Koks', 'Iekrauts Meža Kokā'],
    ['Metsä Puu Oy', 'Kuormattu Metsän Puussa'],
    ['SARL Bois Charpente', 'Chargé chez Bois Charpente'],
    ['UPM Timber', 'Seen at UPM Timber'],
    ['UAB Mediena', 'Pakrauta Medienoje'],
    ['UAB Mediena', 'Mediena, UAB, sandėlyje'],
    ['UAB Mediena', 'Mediena'],
    ['UAB Mediena', 'Mediena, Pramonės g. 14'],
    ['UAB Mediena', '„Mediena“ pakrovė vėliau'],
  ])('by the whole of "%s" without its legal form in "%s"', (name, remark) => {
    expect(isHidden(remark, { name })).toBe(true)
  })

  it.each([
    ['UPM Timber', 'FI', 'Loaded at UPM'],
    ['UPM-Kymmene Oyj', 'FI', 'Kuormattu UPM:llä'],
    ['UAB Ela', 'LT', 'Seen at Ela'],
    ['UAB Alna', 'LT', 'Pakrauta Alnoje'],
    ['PPHU Wilk s.c.', 'PL', 'Widziane u Wilka'],
    ['P.P.H.U. Sosna Sp. z o.o.', 'PL', 'Załadowano w Sośnie'],
    ['Drewno Spółka Jawna', 'PL', 'Załadowano w Drewnie'],
  ])('by the short name %s in %s: "%s"', (name, country, remark) => {
    expect(isHidden(remark, { name, country })).toBe(true)
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
    ['Baltic Wood UAB', 'Wood is dry'],
    ['UAB Baltic Wood', 'Mill scale on the packs'],
    ['UAB Baltic Wood', 'Baltic pine, wood is dry'],
    ['SIA Nordic Timber', 'Timber of Nordic origin'],
    ['UAB Timberex', 'Timber is dry'],
    ['Forestia AS', 'Bark of the forest on two boards'],
    ['Saw Mill Ltd', 'Marked by the sawmill'],
    ['Timber A Ltd', 'Timber and boards are dry'],
    ['UAB Kauno mediena', 'Mediena sausa, be medienos puvinio'],
    ['Northern Timber Mill Ltd', 'Mill marks on the timber, wood is dry'],
    ['Savon Saha Oy', 'Sahattu puu on kuivaa'],
    ['SIA Smiltenes dēļi', 'Dēļi ir sausi'],
    ['Norrlands Sågverk AB', 'Märkt av sågverket'],
    ['Scierie Vidal', 'Le bois est sec'],
    ['Tartak Suwalszczyzna', 'Drewno suche'],
    ['UAB Mediena', 'Mediena sausa'],
    ['UAB Mediena', 'Be pūvinio. Mediena sausa, tik medienos dažai'],
    ['PPHU Wilk s.c.', 'Loaded with another PPHU'],
    ['UPM Timber', 'Dry, upm is no word'],
    ['FSC Wood SIA', 'FSC label on each pack'],
    ['WOOD AND SON', 'DRY AND CLEAN'],
    ['UAB Gera lenta', 'Geros kokybės'],
  ])('although "%s" has such words: "%s"', (name, remark) => {
    expect(isHidden(remark, { name })).toBe(false)
  })

  it('although a word of it begins like a short town', () => {
    expect(isHidden('More wood than ordered', { town: 'Mora', country: 'SE' })).toBe(false)
    expect(isHidden('Packs turned by hand', { town: 'Turku', country: 'FI' })).toBe(false)
  })
})
