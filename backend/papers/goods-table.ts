import type { Schemas } from '../call'
import { type Charge, computeGoodsAndCharges, type LineDiscount, nameCharge } from '@domain/money'
import {
  computePricedQuantity,
  convert,
  describeSpecification,
  formatCount,
  getLengthWords,
  translateProductName,
} from '@domain/timber'
import { trimDecimal } from '@domain/numbers'
import { dropLengths, formatLengthCounts, formatPaperSize, formatPieces } from './pack-texts'
import { createCell } from './paper'
import { findCertificateCode, type PrintedTexts } from './printed-texts'
import type { PaperTexts } from './texts'

type GoodsLine = Pick<
  Schemas['SupplyLine'],
  | 'product_name'
  | 'specification'
  | 'certification'
  | 'quantity'
  | 'unit'
  | 'volume_m3'
  | 'price'
  | 'price_unit'
  | 'amount'
  | 'remark'
> &
  Pick<Schemas['DealLine'], 'service' | 'packs'> &
  Partial<Pick<Schemas['DealLine'], 'discount'>> & {
    /** Quantity in the unit of the price; computed by default. */
    priced_quantity?: string
  } & Pick<Schemas['InvoiceLine'], 'tally' | 'pack_marks'>

type Goods = {
  lines: readonly GoodsLine[]
  currency: string
  /** Total of the lines. */
  volume: string
  /** Total without VAT. */
  amount: string
  charges?: readonly Charge[]
  /** Certificates of our company, printed with the claims. */
  certificates: PrintedTexts['certificates']
  /** True to print the HS code of each wood. */
  hasHsCodes?: boolean
}

/** Creates the table of sold or bought wood, one line per row, with totals. */
export function createGoodsTable(texts: PaperTexts, goods: Goods): Schemas['PaperTable'] {
  const { t, format } = texts
  const { lines, currency, charges = [] } = goods
  const { goods: sum, charges: charged } = computeGoodsAndCharges({ lines, charges, currency })
  const figures = [
    t('goods.pcs'),
    t('goods.quantity'),
    t('product.unit.m3'),
    `${t('goods.price')}, ${currency}`,
    `${t('goods.amount')}, ${currency}`,
  ]
  return {
    label: t('goods.label'),
    columns: [
      { title: t('goods.wood'), align: 'start' },
      { title: t('goods.size'), align: 'start' },
      ...figures.map((title) => ({ title, align: 'end' as const })),
    ],
    rows: [
      ...lines.flatMap((line) => [
        createLineRow(texts, line, goods),
        ...createPacksRow(texts, line),
        ...(line.service ? [createServiceRow(texts, line.service, currency)] : []),
      ]),
      ...(charges.length > 0
        ? [createSumRow(texts, t('goods.goods'), goods.volume, format.amount(sum, currency))]
        : []),
      ...charged.map((charge) => createChargeRow(texts, charge, currency)),
    ],
    totals: createSumRow(
      texts,
      t(goods.charges ? 'goods.total_without_vat' : 'goods.total'),
      goods.volume,
      format.amount(goods.amount, currency),
    ),
  }
}

const createSumRow = (
  { format }: PaperTexts,
  title: string,
  volume: string,
  amount: string,
): Schemas['PaperRow'] => ({
  cells: [
    createCell(title),
    ...['', '', ''].map((text) => createCell(text)),
    createCell(format.volume(volume)),
    createCell(''),
    createCell(amount),
  ],
})

function createLineRow(
  texts: PaperTexts,
  line: GoodsLine,
  { currency, certificates, hasHsCodes = false }: Goods,
): Schemas['PaperRow'] {
  const { t, format } = texts
  const { specification, unit, price_unit, price, packs } = line
  const { pcs } = convert(line.quantity, unit, specification)
  // The columns of pieces and m3 already show it.
  const hasOwnColumn = price_unit === 'm3' || (price_unit === 'pcs' && pcs.ok)
  const isPricedApart = unit !== price_unit && !hasOwnColumn
  const priced = isPricedApart
    ? (line.priced_quantity ?? computePricedQuantity(line, specification))
    : null
  const { pcs_per_pack, hs_code } = specification
  return {
    cells: [
      createCell(
        dropLengths(texts, formatWoodName(texts, line), specification),
        [
          pcs_per_pack !== null && t('goods.per_pack', { count: pcs_per_pack }),
          hasHsCodes && hs_code && t('goods.hs_code', { code: hs_code }),
        ]
          .filter(Boolean)
          .join(' · '),
        line.certification !== 'none' &&
          joinParts(
            t(`product.certification.${line.certification}`),
            findCertificateCode({ certificates }, line.certification),
          ),
        line.discount && formatDiscount(texts, line.discount, currency),
        line.remark,
      ),
      createCell(formatPaperSize(texts, specification, line.tally)),
      createCell(pcs.ok ? formatCount(pcs.value, format.number) : '–'),
      createCell(
        `${format.number(line.quantity)} ${t(`product.unit.${unit}`)}`,
        packs !== undefined && unit !== 'pack' && t('goods.packs', { count: packs }),
        priced !== null && `= ${format.number(priced)} ${t(`product.unit.${price_unit}`)}`,
      ),
      createCell(format.volume(line.volume_m3)),
      createCell(
        `${price === null ? '–' : format.price(price, currency)} ${t(`per.${price_unit}`)}`,
      ),
      createCell(format.amount(line.amount, currency)),
    ],
  }
}

/** Counted lengths and packs of the row above, over the width of the table. */
function createPacksRow(
  texts: PaperTexts,
  { specification, tally, pack_marks }: Pick<GoodsLine, 'specification' | 'tally' | 'pack_marks'>,
): Schemas['PaperRow'][] {
  const { t, format } = texts
  const lines = [
    tally
      ? format.labeled(t('goods.pieces'), formatPieces(texts, tally))
      : formatLengthCounts(texts, specification),
    pack_marks && format.labeled(t('goods.pack_numbers'), pack_marks.join(', ')),
  ]
  const columns = ['', '', '', '', '', '']
  return lines.some(Boolean)
    ? [{ cells: [createCell('', ...lines), ...columns.map((text) => createCell(text))] }]
    : []
}

/** A service on the wood of the row above. */
const createServiceRow = (
  { t, format }: PaperTexts,
  { service, m3, price, amount }: Schemas['LineServiceCharge'],
  currency: string,
): Schemas['PaperRow'] => ({
  cells: [
    createCell(t(`order.service.${service}`)),
    createCell(''),
    createCell(''),
    createCell(`${format.number(m3, 3)} ${t('product.unit.m3')}`),
    createCell(''),
    createCell(`${format.price(price, currency)} ${t('per.m3')}`),
    createCell(format.amount(amount, currency)),
  ],
})

/** A discount, a surcharge or something else than wood. */
function createChargeRow(
  { t, format }: PaperTexts,
  { charge, amount }: { charge: Charge; amount: string },
  currency: string,
): Schemas['PaperRow'] {
  const { kind, basis, quantity, value } = charge
  const rates = {
    percent: () => format.percent(trimDecimal(value)),
    quantity: () => format.price(value, currency),
    amount: () => '',
  }
  return {
    cells: [
      createCell(nameCharge(charge, t(`charge.${kind}`))),
      createCell(''),
      createCell(''),
      createCell(quantity === null ? '' : format.number(quantity)),
      createCell(''),
      createCell(rates[basis]()),
      createCell(format.amount(amount, currency)),
    ],
  }
}

const joinParts = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')

/** Formats "Discount 3%"; a negative discount is a surcharge. */
function formatDiscount(
  { t, format }: PaperTexts,
  { kind, value }: LineDiscount,
  currency: string,
): string {
  const positive = value.replace('-', '')
  const amount =
    kind === 'percent' ? format.percent(trimDecimal(positive)) : format.money(positive, currency)
  return `${t(positive === value ? 'charge.discount' : 'charge.surcharge')} ${amount}`
}

/** Names the wood of a line in the language of a paper. */
export function formatWoodName(
  { t, language }: PaperTexts,
  { product_name, specification }: Pick<GoodsLine, 'product_name' | 'specification'>,
): string {
  const lengths = getLengthWords(language)
  const formatTreatment = (treatment: NonNullable<Schemas['Specification']['treatment']>) =>
    t(`product.treatment.${treatment}`)
  if (product_name === null)
    return describeSpecification(specification, {
      wood: (wood) => t(`product.wood.${wood}`),
      treatment: formatTreatment,
      lengths,
    })
  return translateProductName(
    { name: product_name, specification },
    {
      wood: (wood, form) =>
        form === null
          ? t(`product.name.wood.${wood}`)
          : t(`product.name.form.${form}`, { wood: t(`product.name.wood_in.${wood}`) }),
      treatment: (treatment) =>
        treatment === 'none' || treatment === 'thermally_modified'
          ? formatTreatment(treatment)
          : t(`product.name.treatment.${treatment}`),
      colour: (colour) => t(`product.name.colour.${colour}`),
      lengths,
    },
  )
}
