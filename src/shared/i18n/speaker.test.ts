import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { formatFor } from './format'
import { languages } from './languages'
import { createSpeaker, type Texts } from './speaker'

const files = import.meta.glob<Texts>('/src/*/*/i18n/*.json', { eager: true, import: 'default' })
const counts = [0, 1, 2, 5, 11, 21, 101, 1_000_000, 1.5]

/** The keys of texts, as code names them: those of a plural without its form. */
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) => (typeof text === 'string' ? [path + name, (path + name).replace(/_(one|few|many|other)$/, '')] : keysOf(text, `${path}${name}.`)))

type Say = (key: string, values?: object) => string

describe.each(languages)('in %s', (language) => {
  const [ours, theirs] = [createSpeaker(language), i18next.createInstance()]
  void theirs.init({ lng: language, load: 'languageOnly', fallbackLng: false, resources: {}, defaultNS: false, interpolation: { escapeValue: false }, initAsync: false })
  theirs.services.formatter?.add('number', (value: number) => formatFor(language).number(value))
  const slices = Object.entries(files).flatMap(([file, texts]) => (file.endsWith(`/${language}.json`) ? [[file.split('/').slice(2, 4).join('/'), texts] as const] : []))
  for (const [slice, texts] of slices) for (const speaker of [ours, theirs]) speaker.addResourceBundle(language, slice, texts)

  it('every text is said as i18next says it, whatever is put into it', () => {
    const different: unknown[] = []
    for (const [slice, texts] of slices) {
      const [here, there] = [ours.getFixedT(null, slice as never) as Say, theirs.getFixedT(null, slice as never) as Say]
      const names = new Set(JSON.stringify(texts).match(/(?<=\{\{)\w+/g))
      for (const key of new Set(keysOf(texts))) {
        const isPlural = ours.exists(`${slice}:${key}_other`)
        for (const [i, count] of (isPlural ? counts : [7]).entries()) {
          const values = { ...Object.fromEntries([...names].map((name, place) => [name, `${name} ${String(i + place)} $&`])), count, all: 12_345 }
          if (here(key, values) !== there(key, values)) different.push([slice, key, here(key, values), there(key, values)])
        }
        if (here(key) !== there(key)) different.push([slice, key, here(key), there(key)])
        if (ours.exists(`${slice}:${key}`) !== theirs.exists(`${slice}:${key}`)) different.push([slice, key, 'exists'])
      }
    }
    expect(different).toEqual([])
  })

  it('what is not there is said by its key, and a text names another slice', () => {
    for (const say of [ours.getFixedT(null, ['shared/ui', 'shared/api']), theirs.getFixedT(null, ['shared/ui', 'shared/api'])] as unknown as Say[]) {
      expect(say('no.such')).toBe('no.such')
      expect(say('no/slice:no.such')).toBe('no.such')
      expect(say('error')).not.toBe('')
      expect(say('shared/api:problem.stale')).toBe((ours.t as Say)('shared/api:problem.stale'))
    }
  })
})
