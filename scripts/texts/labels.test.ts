import { existsSync, readFileSync } from 'node:fs'
import type { GenericSchema } from 'valibot'
import { expect, it } from 'vitest'
import * as validators from '@contract/validators'
import { languages, readTexts, listTextNamespaces } from './compare-texts'

/** Lists the fields of a kind's payload, from its validator, such as `vDealWrite`. */
function findFields(kind: string): string[] {
  const name = kind.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const schema = Reflect.get(validators, `v${name}Write`) as GenericSchema & { entries: object }
  return Object.keys(schema.entries)
}

const namespaces = listTextNamespaces(process.cwd())
const forms = validators.vRecordKind.options
  .map((kind) => ({ kind, namespace: `pages/${kind.replaceAll('_', '-')}` }))
  .filter(({ namespace }) => namespaces.includes(namespace))

it('every kind of record with a screen is covered', () => {
  expect(forms.map(({ kind }) => kind)).toContain('deal')
})

it.each(forms)(
  '$namespace has a field label for every field of a $kind, field.*',
  ({ kind, namespace }) => {
    const texts = readTexts(process.cwd(), namespace, 'en')
    expect(findFields(kind).filter((field) => !texts.has(`field.${field}`))).toEqual([])
  },
)

/** Texts that every kind of record has, whose keys are composed at run time. */
const recordKeys = ['activity.created', 'activity.changed', 'record.no_attachments']
/** Texts that every form's page has. */
const formKeys = ['not_found', 'load_failed']

it.each(forms)(
  '$namespace has the common texts of every record for a $kind',
  ({ kind, namespace }) => {
    const texts = readTexts(process.cwd(), namespace, 'en')
    // The page of an order is not a form.
    const keys = kind === 'order' ? recordKeys : [...recordKeys, ...formKeys]
    expect(keys.filter((key) => !texts.has(key))).toEqual([])
  },
)

/** Lists the pages that use a component, which composes the keys of its texts at run time. */
const listPagesWith = (component: string): string[] =>
  namespaces.filter((namespace) => {
    const page = `src/${namespace}/ui/${namespace.replace('pages/', '')}-page.tsx`
    return existsSync(page) && readFileSync(page, 'utf8').includes(component)
  })

it('the pages that use the shared component are found', () => {
  expect([listPagesWith('<RecordScreen'), listPagesWith('<RecordsPage')]).toEqual([
    expect.arrayContaining(['pages/client']),
    expect.arrayContaining(['pages/clients']),
  ])
})

it.each(listPagesWith('<RecordScreen'))(
  '%s has the texts that a record screen needs',
  (namespace) => {
    const texts = readTexts(process.cwd(), namespace, 'en')
    expect(['new', 'updated'].filter((key) => !texts.has(key))).toEqual([])
  },
)

it.each(listPagesWith('<RecordsPage'))(
  '%s has the texts that a list of records needs',
  (namespace) => {
    const texts = readTexts(process.cwd(), namespace, 'en')
    expect(
      ['title', 'new', 'count_other', 'empty.title', 'empty.text', 'file_name'].filter(
        (key) => !texts.has(key),
      ),
    ).toEqual([])
  },
)

it.each(namespaces)(
  '%s has no two sections with the same label in any language, because screen readers list them as landmarks',
  (namespace) => {
    for (const language of languages) {
      const titles = [...readTexts(process.cwd(), namespace, language)].flatMap(([key, text]) =>
        /^section\.[^.]+$/.test(key) ? [text] : [],
      )
      expect(titles, language).toEqual([...new Set(titles)])
    }
  },
)
