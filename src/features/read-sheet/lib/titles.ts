import type { components } from '@contract/schema'
import { foldWords, readUnit } from '@domain/readers'
import { stripVatMark } from '@domain/money'

type Unit = components['schemas']['Unit']

/** Columns that together identify a product. */
export const PRODUCT_PARTS = [
  'species',
  'profile',
  'treatment',
  'quality',
  'certification',
  'thickness',
  'width',
  'length',
] as const
export type ProductPart = (typeof PRODUCT_PARTS)[number]

/** Column titles used in the trade, in addition to our own, in five languages. */
const COMMON_TITLES: Readonly<Record<string, readonly string[]>> = {
  // Earlier titles of the downloaded price list.
  is_on: ['switched on', 'activé', 'įjungta', 'activado'],
  product: [
    'product',
    'product name',
    'item',
    'article',
    'produit',
    'prekė',
    'produktas',
    'gaminys',
    'producto',
    'artículo',
    'artikel',
    'produkt',
    'ware',
  ],
  species: [
    'species',
    'wood',
    'wood species',
    'essence',
    'rūšis',
    'medienos rūšis',
    'mediena',
    'especie',
    'madera',
    'holzart',
  ],
  profile: [
    'type',
    'profile',
    'processing',
    'usinage',
    'profil',
    'profilis',
    'apdirbimas',
    'tipas',
    'perfil',
    'tipo',
    'bearbeitung',
  ],
  treatment: [
    'treatment',
    'drying',
    'humidity',
    'moisture',
    'traitement',
    'séchage',
    'humidité',
    'apdorojimas',
    'drėgmė',
    'tratamiento',
    'secado',
    'humedad',
    'feuchte',
  ],
  quality: [
    'quality',
    'grade',
    'qualité',
    'choix',
    'kokybė',
    'rūšiavimas',
    'calidad',
    'qualität',
    'sortierung',
  ],
  certification: [
    'certification',
    'fsc',
    'pefc',
    'fsc/pefc',
    'certificat',
    'sertifikatas',
    'certificación',
    'zertifikat',
  ],
  thickness: [
    'thickness',
    'thk',
    'épaisseur',
    'ép',
    'storis',
    'espesor',
    'grosor',
    'grueso',
    'dicke',
    'stärke',
  ],
  width: ['width', 'largeur', 'larg', 'plotis', 'ancho', 'anchura', 'breite'],
  length: ['length', 'longueur', 'long', 'ilgis', 'largo', 'longitud', 'länge'],
  price: ['price', 'prix', 'prix unitaire', 'unit price', 'kaina', 'precio', 'preis'],
  price_small: [
    'price small',
    'small price',
    'prix petite',
    'kaina mažai',
    'mažai',
    'precio pequeña',
  ],
  price_medium: [
    'price medium',
    'medium price',
    'prix moyenne',
    'kaina vidutinei',
    'vidutinei',
    'precio mediana',
  ],
  price_large: [
    'price large',
    'large price',
    'prix grande',
    'kaina didelei',
    'didelei',
    'precio grande',
  ],
  unit: ['unit', 'uom', 'unité', 'vienetas', 'matas', 'mat. vnt', 'mato vnt', 'unidad', 'einheit'],
  price_unit: ['price unit', 'unité de prix', 'kainos matas', 'unidad de precio', 'preiseinheit'],
  claim: [
    'claim',
    'certification claim',
    'déclaration de certification',
    'sertifikavimo teiginys',
    'declaración de certificación',
  ],
  start: [
    'from',
    'valid from',
    'start',
    'du',
    'à partir du',
    'nuo',
    'galioja nuo',
    'desde',
    'gültig ab',
    'ab',
  ],
  end: [
    'to',
    'until',
    'valid to',
    'valid until',
    'end',
    'au',
    "jusqu'au",
    'iki',
    'galioja iki',
    'hasta',
    'gültig bis',
    'bis',
  ],
  country: ['country', 'pays', 'šalis', 'país', 'land'],
  company: [
    'company',
    'customer',
    'client',
    'entreprise',
    'société',
    'įmonė',
    'klientas',
    'empresa',
    'cliente',
    'kunde',
  ],
  pack_number: [
    'pack',
    'pack no',
    'pack nr',
    'pack number',
    'package',
    'package no',
    'package nr',
    'package number',
    'bundle',
    'bundle no',
    'bundle number',
    'parcel no',
    'colis',
    'n° colis',
    'n° de colis',
    'numéro de colis',
    'n° paquet',
    'paketas',
    'paketo nr',
    'paketo numeris',
    'pako nr',
    'pakas',
    'paquete',
    'n.º de paquete',
    'nº de paquete',
    'nº paquete',
    'número de paquete',
    'paket',
    'paket nr',
    'paketnr',
    'paketnummer',
  ],
  size: [
    'size',
    'section',
    'cross section',
    'dimension',
    'dimensions',
    'dim',
    'matmenys',
    'matmuo',
    'skerspjūvis',
    'sección',
    'escuadría',
    'medida',
    'medidas',
    'dimensión',
    'dimensiones',
    'abmessung',
    'querschnitt',
    'mått',
  ],
  mark: [
    'mark',
    'marking',
    'stamp',
    'marque',
    'marquage',
    'žyma',
    'ženklinimas',
    'marca',
    'marcado',
    'markierung',
  ],
  weight: [
    'weight',
    'gross weight',
    'net weight',
    'kg',
    'poids',
    'svoris',
    'masė',
    'peso',
    'gewicht',
  ],
  barcode: [
    'barcode',
    'package nr',
    'package no',
    'package number',
    'pack no',
    'pack number',
    'pack nr',
    'bundle no',
    'code-barres',
    'n° de colis',
    'numéro de colis',
    'pako nr',
    'brūkšninis kodas',
    'código de barras',
    'n.º de paquete',
    'paketnummer',
    'paket nr',
  ],
  pcs: [
    'pieces',
    'pcs',
    'pcs/pack',
    'pieces per pack',
    'pièces',
    'vnt',
    'vienetai',
    'vienetų',
    'piezas',
    'unidades',
    'stück',
    'stk',
  ],
  packs: ['packs', 'bundles', 'colis', 'paquets', 'pakai', 'pakuotės', 'paquetes', 'pakete'],
  quantity: ['quantity', 'qty', 'amount', 'quantité', 'qté', 'kiekis', 'cantidad', 'menge'],
  m3: ['volume', 'm3', 'm³', 'cbm', 'tūris', 'volumen', 'kubatūra'],
  supply: ['supply', 'purchase', 'achat', 'pirkimas', 'tiekimas', 'compra'],
  date: [
    'date',
    'value date',
    'booking date',
    'payment date',
    'date valeur',
    'date de valeur',
    'date comptable',
    'date de paiement',
    'data',
    'mokėjimo data',
    'fecha',
    'fecha valor',
    'fecha de pago',
    'datum',
    'valuta',
  ],
  amount: [
    'amount',
    'credit',
    'paid',
    'montant',
    'crédit',
    'suma',
    'kreditas',
    'importe',
    'abono',
    'betrag',
  ],
  currency: ['currency', 'ccy', 'devise', 'monnaie', 'valiuta', 'divisa', 'moneda', 'währung'],
  reference: [
    'reference',
    'payment reference',
    'description',
    'details',
    'remittance information',
    'référence',
    'libellé',
    'motif',
    'communication',
    'mokėjimo paskirtis',
    'paskirtis',
    'referencia',
    'concepto',
    'verwendungszweck',
  ],
  payer: [
    'payer',
    'name',
    'customer',
    'client',
    'counterparty',
    'payeur',
    'donneur d’ordre',
    'mokėtojas',
    'klientas',
    'ordenante',
    'pagador',
    'cliente',
    'auftraggeber',
  ],
  location: [
    'stock location',
    'location',
    'place',
    'warehouse',
    'lieu',
    'lieu de stockage',
    'dépôt',
    'vieta',
    'sandėlis',
    'lugar',
    'almacén',
    'lager',
  ],
}

/** A parsed column title. */
export interface ReadTitle {
  /** The whole title, normalized. */
  readonly whole: string
  /** Title without unit, currency, VAT note, brackets and text after a comma. */
  readonly plain: string
  readonly unit: Unit | null
  /** Currency sign or code in the title, other currencies before the euro; null if none. */
  readonly currency: string | null
  /** Unit of a size column other than mm: cm, m, or inches and feet, which no column accepts. */
  readonly sizeUnit: string | null
  /** True if the prices of the column include VAT. */
  readonly hasVat: boolean
}

const OTHER_CURRENCIES = /^(?:usd|us\$|gbp|sek|nok|dkk|pln|zł|chf|cny|rmb|jpy|cad|aud|\$|£|¥|kr)$/i
const EURO = /^(?:€|eur|euros?)$/i
const SIZE_UNITS = /^(?:mm|cm|m)$/i
const IMPERIAL_UNITS = /^(?:in|inch|inches|ft|feet|pouces?|pieds?|pulgadas?|pies)$/i

/** Parses a title: "Price EUR/m3" is "price" in m3, "Thickness (mm)" is "thickness". */
export function readTitle(title: string): ReadTitle {
  const whole = foldWords(title)
  const { text, hasVat } = stripVatMark(whole)
  const [head = ''] = text.split(/[,;:]/)
  const words = whole.split(/[\s/()[\],;:]+/).filter(Boolean)
  const units = words.slice(1).flatMap((word) => {
    const unit = SIZE_UNITS.test(word) || EURO.test(word) ? null : readUnit(word)
    return unit?.ok && unit.value !== null ? [unit.value] : []
  })
  const plain = head
    .replace(/[([].*$/, '')
    .split(/[\s/]+/)
    .filter(
      (word, at) =>
        at === 0 ||
        !(
          EURO.test(word) ||
          SIZE_UNITS.test(word) ||
          OTHER_CURRENCIES.test(word) ||
          (readUnit(word).ok && word !== 'de')
        ),
    )
    .join(' ')
    .replace(/\bper$/, '')
    .replace(/[.:]+$/, '')
    .trim()
  const currency =
    words.find((word) => OTHER_CURRENCIES.test(word)) ?? words.find((word) => EURO.test(word))
  const sizeUnit = words.slice(1).find((word) => /^c?m$/.test(word) || IMPERIAL_UNITS.test(word))
  return {
    whole,
    plain,
    unit: units[0] ?? null,
    currency: currency?.toUpperCase() ?? null,
    sizeUnit: sizeUnit ?? null,
    hasVat,
  }
}

/** Column of a title; `isWhole` if the whole title matches. */
export type TitleMatch<Column> = { readonly column: Column; readonly isWhole: boolean } | null

/** True if a title contains a currency other than the euro. */
export const isOtherCurrency = (title: string): boolean =>
  OTHER_CURRENCIES.test(readTitle(title).currency ?? '')

/**
 * Creates a function that finds the column of a title in any language. A title with a currency only
 * matches a column of prices or amounts.
 * @param titles the app's own titles per language
 */
export function matchTitles<Column extends string>(
  columns: readonly Column[],
  titles: readonly Readonly<Partial<Record<Column, string>>>[],
): (title: string) => TitleMatch<Column> {
  const byTitle = new Map<string, Column>()
  const add = (title: string, column: Column) => {
    for (const key of [foldWords(title), readTitle(title).plain])
      if (key !== '' && !byTitle.has(key)) byTitle.set(key, column)
  }
  for (const ownTitles of titles) for (const column of columns) add(ownTitles[column] ?? '', column)
  for (const column of columns) {
    add(column, column)
    for (const title of COMMON_TITLES[column] ?? []) add(title, column)
  }
  return (title) => {
    const { whole, plain, currency } = readTitle(title)
    const exact = byTitle.get(whole)
    const column = exact ?? byTitle.get(plain)
    if (!column || (currency !== null && !/^(price|amount)/.test(column))) return null
    return { column, isWhole: exact !== undefined }
  }
}
