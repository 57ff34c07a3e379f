import type { components } from '@/shared/api/generated/schema'

type FieldError = components['schemas']['FieldError']

type Shape = {
  /** What stands before the number: the country's code, of Greece `EL`; nothing where the country writes none. */
  readonly prefix: string
  /** Another that part of the country writes. */
  readonly alsoPrefix?: string
  readonly number: RegExp
  /** One that is shaped so, to show. */
  readonly example: string
}

const shape = (prefix: string, number: RegExp, example: string): Shape => ({
  prefix,
  number,
  example: prefix + example,
})

/**
 * VAT identification numbers by ISO 3166 country. Of the member states after question 11 of the VIES FAQ of the European Commission; of Britain
 * after HMRC, with Northern Ireland's XI; of Switzerland after its Federal Tax Administration; of Norway after the Brønnøysund Register Centre.
 */
const SHAPES: ReadonlyMap<string, Shape> = new Map(
  Object.entries({
    AT: shape('AT', /^U\d{8}$/, 'U12345678'),
    BE: shape('BE', /^[01]\d{9}$/, '0123456789'),
    BG: shape('BG', /^\d{9,10}$/, '123456789'),
    CH: shape('CHE', /^\d{9}(?:MWST|TVA|IVA)?$/, '123456789MWST'),
    CY: shape('CY', /^\d{8}[A-Z]$/, '12345678L'),
    CZ: shape('CZ', /^\d{8,10}$/, '12345678'),
    DE: shape('DE', /^\d{9}$/, '123456789'),
    DK: shape('DK', /^\d{8}$/, '12345678'),
    EE: shape('EE', /^\d{9}$/, '123456789'),
    ES: shape('ES', /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, 'B12345678'),
    FI: shape('FI', /^\d{8}$/, '12345678'),
    FR: shape('FR', /^[A-Z\d]{2}\d{9}$/, '40812345678'),
    GB: { ...shape('GB', /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, '123456789'), alsoPrefix: 'XI' },
    GR: shape('EL', /^\d{9}$/, '123456789'),
    HR: shape('HR', /^\d{11}$/, '12345678901'),
    HU: shape('HU', /^\d{8}$/, '12345678'),
    IE: shape('IE', /^(?:\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/, '1234567FA'),
    IT: shape('IT', /^\d{11}$/, '12345678901'),
    LT: shape('LT', /^(?:\d{9}|\d{12})$/, '123456789'),
    LU: shape('LU', /^\d{8}$/, '12345678'),
    LV: shape('LV', /^\d{11}$/, '12345678901'),
    MT: shape('MT', /^\d{8}$/, '12345678'),
    NL: shape('NL', /^[A-Z\d+*]{9}B[A-Z\d+*]{2}$/, '123456789B01'),
    NO: shape('', /^(?:NO)?\d{9}(?:MVA)?$/, '123456789MVA'),
    PL: shape('PL', /^\d{10}$/, '1234567890'),
    PT: shape('PT', /^\d{9}$/, '123456789'),
    RO: shape('RO', /^\d{2,10}$/, '12345678'),
    SE: shape('SE', /^\d{12}$/, '123456789001'),
    SI: shape('SI', /^\d{8}$/, '12345678'),
    SK: shape('SK', /^\d{10}$/, '1234567890'),
  }),
)

/** A VAT code as it is kept, however it was written: without the marks that group it, in capitals. Null where nothing is left. */
export function tidyVatCode(written: string | null): string | null {
  return written?.replaceAll(/[^\p{L}\p{N}+*]/gu, '').toUpperCase() || null
}

/**
 * What is wrong with a tidied VAT code, judged by the client's country even where the code looks like another state's. Codes of countries that
 * are not listed are not checked.
 */
export function vatCodeErrors(country: string, code: string | null): FieldError[] {
  const own = SHAPES.get(country)
  if (code === null || !own) return []
  const { prefix, alsoPrefix, number, example } = own
  const written = [prefix, alsoPrefix].find(
    (letters) => letters !== undefined && code.startsWith(letters),
  )
  if (written === undefined)
    return [{ pointer: '/vat_code', code: 'vat_country', params: { prefix, example } }]
  return number.test(code.slice(written.length))
    ? []
    : [{ pointer: '/vat_code', code: 'vat_format', params: { example } }]
}
