import { describe, expect, it } from 'vitest'
import {
  findTables,
  findMissingColumns,
  type FoundTable,
  type Mapping,
} from '@/features/read-sheet'
import en from '../i18n/en.json'
import es from '../i18n/es.json'
import fr from '../i18n/fr.json'
import lt from '../i18n/lt.json'
import { findUnusedTitles, toGridCells } from './pasted-cells'
import { findPastedSheet, type LineColumn, type PriceColumns } from './pasted-sheet'
import { isLikelySheet } from './sheet-shape'

const toCells = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))

const dealPrices = { sale: 'price', purchase: 'planned_purchase_price' }
const supplyPrices = { purchase: 'price' }

const toGridRows = (table: FoundTable<LineColumn>, mapping: Mapping<LineColumn>) => {
  const { columnIds, rows } = toGridCells(table, mapping, dealPrices)
  return rows.map((row) =>
    ['product', 'quantity', 'price'].map((id) => row[columnIds.indexOf(id)] ?? ''),
  )
}

function read(text: string, prices: PriceColumns = dealPrices) {
  const cells = toCells(text)
  const found = isLikelySheet(cells)
    ? findPastedSheet(cells, prices, (column) => `Column ${column}`)
    : null
  const [table] = found ? findTables([found.sheet], found.kind) : []
  if (!found || !table) return null
  return {
    ...found,
    table,
    rows: toGridRows(table, table.mapping),
    gridCells: toGridCells(table, table.mapping, prices),
    unused: findUnusedTitles(table, table.mapping),
    isUnclear: found.kind.isUnclear?.(table.mapping) ?? false,
    missing: findMissingColumns(found.kind, table.mapping, table),
  }
}

describe('a pasted sheet of lines', () => {
  it.each([
    ['English', 'Species\tGrade\tThickness (mm)\tWidth (mm)\tLength (mm)\tPacks\tPrice EUR/m3'],
    ['French', 'Essence\tChoix\tÉpaisseur\tLargeur\tLongueur\tColis\tPrix €/m3'],
    ['Lithuanian', 'Rūšis\tKokybė\tStoris, mm\tPlotis, mm\tIlgis, mm\tPakai\tKaina EUR/m3'],
    ['Spanish', 'Especie\tCalidad\tEspesor\tAncho\tLargo\tPaquetes\tPrecio EUR/m3'],
  ])(
    'with %s titles has its sizes, packs and prices in columns of their own',
    (_language, titles) => {
      const sheet = read(
        `${titles}\nSpruce\tC24\t47\t100\t4800\t6\t312,50\nPine\t\t22\t150\t4,8\t12\t295`,
      )
      expect(sheet?.missing).toEqual([])
      const currency = titles.includes('€') ? '€' : 'EUR'
      expect(sheet?.rows).toEqual([
        ['Spruce C24 47x100x4800', '6 pack', `312,50 ${currency}/m3`],
        ['Pine 22x150x4800', '12 pack', `295 ${currency}/m3`],
      ])
    },
  )

  it('prefers pieces to packs, with their volume, and reads pieces per pack as pack size', () => {
    expect(read('Product\tPcs\tm3\nSpruce 47x100x4800\t1,200\t27.07')?.rows).toEqual([
      ['Spruce 47x100x4800', '1,200 pcs = 27.07 m3', ''],
    ])
    expect(read('Product\tPacks\tm3\nSpruce 47x100x4800\t6\t9.75')?.rows).toEqual([
      ['Spruce 47x100x4800', '6 pack = 9.75 m3', ''],
    ])
    expect(read('Product\tQuantity\tUnit\tm3\nSpruce 47x100x4800\t6\tpk\t')?.rows).toEqual([
      ['Spruce 47x100x4800', '6 pk', ''],
    ])
    expect(read('Product\tPacks\tPcs/pack\nSpruce 47x100x4800\t6\t72')?.rows).toEqual([
      ['Spruce 47x100x4800 72/pk', '6 pack', ''],
    ])
    expect(read('Prekė\tKiekis\tVnt.\nSpruce 47x100x4800\t40\tm3')?.rows).toEqual([
      ['Spruce 47x100x4800', '40 m3', ''],
    ])
  })

  it('reads pieces and packs side by side, with the volume and the pack size', () => {
    expect(
      read('Product\tPieces\tPacks\nSpruce 47x100x4800\t432\t6\nPine 22x150x4800\t90\t')?.rows,
    ).toEqual([
      ['Spruce 47x100x4800', '432 pcs = 6 pack', ''],
      ['Pine 22x150x4800', '90 pcs', ''],
    ])
    expect(read('Product\tQuantity\tUnit\tPacks\nSpruce 47x100x4800\t432\tpcs\t6')?.rows).toEqual([
      ['Spruce 47x100x4800', '432 pcs = 6 pack', ''],
    ])
    expect(read('Product\tPieces\tPacks\tm3\nSpruce 47x100x4800\t432\t6\t9.75')?.rows).toEqual([
      ['Spruce 47x100x4800', '432 pcs = 6 pack = 9.75 m3', ''],
    ])
    expect(
      read('Product\tPieces\tPacks\tPcs/pack\tm3\nSpruce 47x100x4800\t432\t6\t72\t9.75')?.rows,
    ).toEqual([['Spruce 47x100x4800 72/pk', '6 pack = 432 pcs = 9.75 m3', '']])
  })

  it.each([
    ['EUR/m3', '310', '310 EUR/m3'],
    ['€/m³', '310 €/m3', '310 €/m3'],
    ['USD', '310', '310 USD'],
    ['Price USD/m3', '310', '310 USD/m3'],
    ['Price EUR/m3', '310 EUR', '310 EUR/m3'],
    ['Price EUR/m3', '310 €/pack', '310 €/pack EUR/m3'],
    ['Price TTC €/m3', '310', '310 TTC €/m3'],
    ['Price', '310 USD', '310 USD'],
    ['Price per pack', '310', '310/pack'],
    ['EUR/pack', '310', '310 EUR/pack'],
    ['Price EUR/m3', 'on request', 'on request'],
  ])('with the price title %s has the price %s as %s', (title, price, written) => {
    const sheet = read(
      `Product\tQuantity m3\t${title}\nSpruce 47x100x4800\t40\t${price}\nPine 22x150x4800\t12\t295`,
    )
    const at = title.includes('TTC') ? { price: { at: 2 } } : {}
    const rows = sheet && toGridRows(sheet.table, { ...sheet.table.mapping, ...at })
    expect(rows?.[0]).toEqual(['Spruce 47x100x4800', '40 m3', written])
  })

  it('keeps units that contradict each other side by side', () => {
    expect(
      read('Product\tQuantity m3\tUnit\nSpruce 47x100x4800\t40\tpcs\nPine 22x150x4800\t12 m3\tm3')
        ?.rows,
    ).toEqual([
      ['Spruce 47x100x4800', '40 pcs m3', ''],
      ['Pine 22x150x4800', '12 m3', ''],
    ])
  })

  it('does not read an amount of money as a quantity', () => {
    expect(
      read('Product\tPacks\tAmount EUR\nSpruce 47x100x4800\t6\t3024.00')?.table.mapping,
    ).toEqual({ product: { at: 0 }, packs: { at: 1 } })
  })

  it('names the unused columns', () => {
    const findUnused = (text: string) => {
      const sheet = read(text)
      return sheet && findUnusedTitles(sheet.table, sheet.table.mapping)
    }
    expect(
      findUnused(
        'Product\tPacks\tRemarks\tAmount EUR\tEmpty\nSpruce 47x100x4800\t6\twet\t3024.00\t',
      ),
    ).toEqual(['Remarks', 'Amount EUR'])
    expect(findUnused('Product\tPieces\tPacks\nSpruce 47x100x4800\t430\tloose')).toEqual(['Packs'])
    expect(findUnused('Product\tm3\tQuantity\tPacks\nSpruce 47x100x4800\t9.75\t430\t6')).toEqual([
      'Packs',
    ])
    expect(findUnused('Product\tPieces\tPacks\tPcs/pack\nSpruce 47x100x4800\t430\t6\t72')).toEqual(
      [],
    )
    expect(findUnused('Prekė\tKiekis\tVnt.\tm3\nSpruce 47x100x4800\t40\tpak\t90.24')).toEqual([])
  })

  it('finds its header below a title', () => {
    const sheet = read(
      'Order 4711\t\t\nThickness\tWidth\tLength\tSpecies\tPieces\n47\t100\t4800\tspruce\t250',
    )
    expect(sheet?.rows).toEqual([['spruce 47x100x4800', '250 pcs', '']])
  })

  it('asks for the meaning of pieces beside packs', () => {
    expect(read('Product\tPacks\tPcs\nSpruce 47x100x4800\t6\t72')?.isUnclear).toBe(true)
    expect(read('Product\tPacks\tPieces per pack\nSpruce 47x100x4800\t6\t72')?.isUnclear).toBe(
      false,
    )
  })

  it('needs confirmation without a header if sizes have separate columns', () => {
    const sheet = read('spruce\t47\t100\t4800\t6\npine\t22\t150\t4800\t12')
    expect(sheet).toMatchObject({
      isUnclear: true,
      missing: ['product'],
      table: { titles: ['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Column 5'] },
    })
    expect(
      sheet &&
        toGridRows(sheet.table, {
          species: { at: 0 },
          thickness: { at: 1 },
          width: { at: 2 },
          length: { at: 3 },
          packs: { at: 4 },
        }),
    ).toEqual([
      ['spruce 47x100x4800', '6 pack', ''],
      ['pine 22x150x4800', '12 pack', ''],
    ])
  })

  it('keeps an unreadable size as written', () => {
    expect(read('Species\tThickness\tWidth\tLength\tPacks\nspruce\t2"\t4"\t16\'\t6')?.rows).toEqual(
      [['spruce 2"x4"x16\'', '6 pack', '']],
    )
  })

  it.each([
    '40\tm3\t312',
    'spruce 47x100x4800\t40\tm3\t312',
    '3.200\tlm\n1.250\tlm',
    'spruce 47x100x4800 6pk\npine 22x100x4000 5pk',
    'oak\tpcs\nash\t12',
  ])('is not made of cells that the grid takes as they are: %j', (text) => {
    expect(read(text)).toBeNull()
  })
})

describe('a price title that names its side', () => {
  it.each([
    ['Sale price EUR/m3', 'Purchase price EUR/m3'],
    ['Selling price, EUR', 'Purchase EUR'],
    ['Prix de vente €/m3', 'Prix d’achat €/m3'],
    ['Pardavimo kaina EUR', 'Pirkimo kaina EUR'],
    ['Precio de venta (EUR)', 'Compra EUR'],
  ])('is pasted into the column of that side only: %s and %s', (sale, purchase) => {
    const text = `Product\tPacks\t${sale}\t${purchase}\nSpruce 47x100x4800\t6\t510\t402.5`
    const deal = read(text)?.gridCells
    expect(deal?.columnIds).toEqual(['product', 'quantity', 'price', 'planned_purchase_price'])
    expect(deal?.rows[0]?.slice(2).map((price) => parseFloat(price))).toEqual([510, 402.5])
    const supply = read(text, supplyPrices)
    expect(supply?.gridCells.columnIds).toEqual(['product', 'quantity', 'price'])
    expect(parseFloat(supply?.gridCells.rows[0]?.[2] ?? '')).toBe(402.5)
    expect(supply?.unused).toEqual([sale])
  })

  it('leaves the price of a supply empty if the sheet has only a sale price', () => {
    const text = 'Product\tSale price EUR\nSpruce 47x100x4800\t\nPine 22x150x4800\t510'
    expect(read(text, supplyPrices)).toMatchObject({
      gridCells: { columnIds: ['product'] },
      unused: ['Sale price EUR'],
    })
  })

  it.each(['Sales unit', 'Pirkimo data', 'Purchase amount EUR', 'Price EUR/m3'])(
    'is not %s',
    (title) => {
      const sheet = read(`Product\tPacks\t${title}\nSpruce 47x100x4800\t6\t510`, supplyPrices)
      expect(sheet?.table.mapping.price !== undefined).toBe(title === 'Price EUR/m3')
    },
  )
})

describe.each([
  ['en', en],
  ['fr', fr],
  ['lt', lt],
  ['es', es],
])('titles of copied lines in %s', (_, { line, paste: { column } }) => {
  it('are recognised, with pieces per pack, price unit and claim', () => {
    const figures = [line.quantity, column.pcs_per_pack, line.unit]
    const prices = [`${column.sale_price} EUR`, `${column.purchase_price} EUR`, column.price_unit]
    const titles = [line.product, ...figures, ...prices, column.claim, `${line.volume} m³`]
    const cells = ['Spruce 47x100x4800', '6', '72', 'pack', '510.00', '402.50', 'pack', 'FSC 100%']
    const sheet = read(`${titles.join('\t')}\n${[...cells, '9.746'].join('\t')}`)
    expect(sheet?.missing).toEqual([])
    expect(sheet?.gridCells).toEqual({
      columnIds: [
        ...['product', 'quantity', 'price', 'planned_purchase_price'],
        ...['price_unit', 'certification'],
      ],
      rows: [
        [
          ...['Spruce 47x100x4800 72/pk', '6 pack', '510.00 EUR', '402.50 EUR'],
          ...['pack', 'fsc_100'],
        ],
      ],
    })
  })

  it('need no product if only figures were copied', () => {
    const titles = [line.quantity, line.unit, `${column.sale_price} EUR`, `${line.amount} EUR`]
    const sheet = read(`${titles.join('\t')}\n6\tpack\t510.00\t3060.00`, supplyPrices)
    expect(sheet).toMatchObject({
      missing: [],
      gridCells: { columnIds: ['quantity'], rows: [['6 pack']] },
    })
  })
})
