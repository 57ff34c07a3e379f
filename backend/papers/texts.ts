import cargoEn from '@/entities/cargo/i18n/en.json'
import cargoEs from '@/entities/cargo/i18n/es.json'
import cargoFr from '@/entities/cargo/i18n/fr.json'
import cargoLt from '@/entities/cargo/i18n/lt.json'
import orderEn from '@/entities/order/i18n/en.json'
import orderEs from '@/entities/order/i18n/es.json'
import orderFr from '@/entities/order/i18n/fr.json'
import orderLt from '@/entities/order/i18n/lt.json'
import productEn from '@/entities/product/i18n/en.json'
import productEs from '@/entities/product/i18n/es.json'
import productFr from '@/entities/product/i18n/fr.json'
import productLt from '@/entities/product/i18n/lt.json'
import termsEn from '@/entities/terms/i18n/en.json'
import termsEs from '@/entities/terms/i18n/es.json'
import termsFr from '@/entities/terms/i18n/fr.json'
import termsLt from '@/entities/terms/i18n/lt.json'
import inspectionEn from '@/entities/inspection/i18n/en.json'
import inspectionEs from '@/entities/inspection/i18n/es.json'
import inspectionFr from '@/entities/inspection/i18n/fr.json'
import inspectionLt from '@/entities/inspection/i18n/lt.json'
import reportsEn from '@/widgets/inspection/i18n/en.json'
import reportsEs from '@/widgets/inspection/i18n/es.json'
import reportsFr from '@/widgets/inspection/i18n/fr.json'
import reportsLt from '@/widgets/inspection/i18n/lt.json'
import supplyReportEn from '@/pages/supply-report/i18n/en.json'
import supplyReportEs from '@/pages/supply-report/i18n/es.json'
import supplyReportFr from '@/pages/supply-report/i18n/fr.json'
import supplyReportLt from '@/pages/supply-report/i18n/lt.json'
import cargoReportEn from '@/pages/cargo-report/i18n/en.json'
import cargoReportEs from '@/pages/cargo-report/i18n/es.json'
import cargoReportFr from '@/pages/cargo-report/i18n/fr.json'
import cargoReportLt from '@/pages/cargo-report/i18n/lt.json'
import { type Format, formatFor, type Language } from '@domain/languages'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import lt from './messages/lt.json'

/** Texts of the papers, and words of the trade that the application shows too. */
const english = {
  ...en,
  cargo: cargoEn,
  order: orderEn,
  product: productEn,
  trade: termsEn,
  report: {
    entity: inspectionEn,
    common: reportsEn,
    supply: supplyReportEn,
    cargo: cargoReportEn,
  },
}
const texts: Record<Language, typeof english> = {
  en: english,
  fr: {
    ...fr,
    cargo: cargoFr,
    order: orderFr,
    product: productFr,
    trade: termsFr,
    report: {
      entity: inspectionFr,
      common: reportsFr,
      supply: supplyReportFr,
      cargo: cargoReportFr,
    },
  },
  lt: {
    ...lt,
    cargo: cargoLt,
    order: orderLt,
    product: productLt,
    trade: termsLt,
    report: {
      entity: inspectionLt,
      common: reportsLt,
      supply: supplyReportLt,
      cargo: cargoReportLt,
    },
  },
  es: {
    ...es,
    cargo: cargoEs,
    order: orderEs,
    product: productEs,
    trade: termsEs,
    report: {
      entity: inspectionEs,
      common: reportsEs,
      supply: supplyReportEs,
      cargo: cargoReportEs,
    },
  },
}

type Category = 'one' | 'few' | 'many' | 'other'
type Leaf<Name extends string> = Name extends `${infer Base}_${Category}` ? Base : Name
type Key<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Leaf<Name>
    : `${Name}.${Key<Texts[Name]>}`
}[keyof Texts & string]

/** Keys of the texts, without the category of a plural. */
export type PaperTextKey = Key<typeof english>

/** Texts and formats in the language of a paper. */
export type PaperTexts = {
  language: Language
  format: Format
  /** Returns a text with its values; `count` selects the plural form. */
  t(key: PaperTextKey, values?: Readonly<Record<string, string | number>>): string
}

/** Returns the texts and formats of a language. */
export function createPaperTexts(language: Language): PaperTexts {
  const format = formatFor(language)
  const plural = new Intl.PluralRules(language)
  return {
    language,
    format,
    t: (key, values = {}) => {
      const { count } = values
      const text =
        findText(texts[language], key) ??
        findText(texts[language], `${key}_${plural.select(Number(count))}`)
      if (text === null) throw new Error(`No text for ${key} in ${language}.`)
      return text.replace(/\{\{(\w+)(?:, number)?\}\}/g, (_gap, name: string) => {
        const value = values[name] ?? ''
        return typeof value === 'number' ? format.number(value) : value
      })
    },
  }
}

function findText(group: object, key: string): string | null {
  let found: unknown = group
  for (const part of key.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined
  return typeof found === 'string' ? found : null
}
