import type { components } from '@contract/schema'

type FieldError = components['schemas']['FieldError']

interface VatCodeShape {
  /** Country prefix, `EL` for Greece; '' if the country has none. */
  readonly prefix: string
  /** Alternative prefix of a part of the country. */
  readonly alternativePrefix?: string
  readonly number: RegExp
  /** Valid-looking example to show. */
  readonly example: string
}

const createShape = (prefix: string, number: RegExp, example: string): VatCodeShape => ({
  prefix,
  number,
  example: prefix + example,
})

/**
 * VAT numbers by ISO 3166 country. Sources: VIES FAQ of the European Commission, question 11
 * (member states); HMRC (Britain, with XI for Northern Ireland); Federal Tax Administration
 * (Switzerland); Brønnøysund Register Centre (Norway).
 */
const SHAPES: ReadonlyMap<string, VatCodeShape> = new Map(
  Object.entries({
    AT: createShape('AT', /^U\d{8}$/, 'U12345678'),
    BE: createShape('BE', /^[01]\d{9}$/, '0123456789'),
    BG: createShape('BG', /^\d{9,10}$/, '123456789'),
    CH: createShape('CHE', /^\d{9}(?:MWST|TVA|IVA)?$/, '123456789MWST'),
    CY: createShape('CY', /^\d{8}[A-Z]$/, '12345678L'),
    CZ: createShape('CZ', /^\d{8,10}$/, '12345678'),
    DE: createShape('DE', /^\d{9}$/, '123456789'),
    DK: createShape('DK', /^\d{8}$/, '12345678'),
    EE: createShape('EE', /^\d{9}$/, '123456789'),
    ES: createShape('ES', /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, 'B12345678'),
    FI: createShape('FI', /^\d{8}$/, '12345678'),
    FR: createShape('FR', /^[A-Z\d]{2}\d{9}$/, '40812345678'),
    GB: {
      ...createShape('GB', /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, '123456789'),
      alternativePrefix: 'XI',
    },
    GR: createShape('EL', /^\d{9}$/, '123456789'),
    HR: createShape('HR', /^\d{11}$/, '12345678901'),
    HU: createShape('HU', /^\d{8}$/, '12345678'),
    IE: createShape('IE', /^(?:\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/, '1234567FA'),
    IT: createShape('IT', /^\d{11}$/, '12345678901'),
    LT: createShape('LT', /^(?:\d{9}|\d{12})$/, '123456789'),
    LU: createShape('LU', /^\d{8}$/, '12345678'),
    LV: createShape('LV', /^\d{11}$/, '12345678901'),
    MT: createShape('MT', /^\d{8}$/, '12345678'),
    NL: createShape('NL', /^[A-Z\d+*]{9}B[A-Z\d+*]{2}$/, '123456789B01'),
    NO: createShape('', /^(?:NO)?\d{9}(?:MVA)?$/, '123456789MVA'),
    PL: createShape('PL', /^\d{10}$/, '1234567890'),
    PT: createShape('PT', /^\d{9}$/, '123456789'),
    RO: createShape('RO', /^\d{2,10}$/, '12345678'),
    SE: createShape('SE', /^\d{12}$/, '123456789001'),
    SI: createShape('SI', /^\d{8}$/, '12345678'),
    SK: createShape('SK', /^\d{10}$/, '1234567890'),
  }),
)

/** Normalizes a VAT code for storage: capitals without separators. Null if nothing is left. */
export function normalizeVatCode(written: string | null): string | null {
  return written?.replaceAll(/[^\p{L}\p{N}+*]/gu, '').toUpperCase() || null
}

/**
 * Validates a normalized VAT code by the client's country, even if it looks like another country's.
 * Codes of unlisted countries are not checked.
 */
export function findVatCodeErrors(country: string, code: string | null): FieldError[] {
  const shape = SHAPES.get(country)
  if (code === null || !shape) return []
  const { prefix, alternativePrefix, number, example } = shape
  const matchedPrefix = [prefix, alternativePrefix].find(
    (letters) => letters !== undefined && code.startsWith(letters),
  )
  if (matchedPrefix === undefined)
    return [{ pointer: '/vat_code', code: 'vat_country', params: { prefix, example } }]
  return number.test(code.slice(matchedPrefix.length))
    ? []
    : [{ pointer: '/vat_code', code: 'vat_format', params: { example } }]
}
