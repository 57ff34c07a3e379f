import { describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../../call'
import { toJson } from '../../db/rows'
import type { Row } from '../../db/tables'
import type { Paper, PaperName } from '../../papers/paper'
import { findMissingTexts } from '../../papers/read-pdf'
import { createPaperTexts } from '../../papers/texts'
import { formatPackSum } from './cargo-content'

setUpTestWorlds()
const world = useTestWorld()

type Kind = Schemas['CargoKind']

/** Finds a loaded cargo, moves its clients and mills to a country, and returns its papers. */
async function findCargoPapers(
  kind: Kind,
  country = 'GB',
  change: Partial<Row<'cargos'>> = {},
): Promise<{ id: string; getAddress: (paper: PaperName) => string }> {
  const { id } = await world.db
    .selectFrom('cargos')
    .innerJoin('cargo_loads', 'cargo_loads.cargo_id', 'cargos.id')
    .select('cargos.id')
    .where('kind', '=', kind)
    .where('status', 'in', ['closed', 'delivered', 'in_transit'])
    .orderBy('cargos.number')
    .executeTakeFirstOrThrow()
  await world.db.updateTable('clients').set({ country }).execute()
  await world.db.updateTable('sawmills').set({ country }).execute()
  await world.db
    .updateTable('cargos')
    .set({ port_of_loading: kind === 'truck' ? null : `${country}XXX`, ...change })
    .where('id', '=', id)
    .execute()
  await world.loginAs('cargo_manager')
  return { id, getAddress: (paper) => `http://localhost/api/records/cargo/${id}/papers/${paper}/` }
}

const getPaper = async (address: string): Promise<Paper> =>
  (await (await fetch(address)).json()) as Paper

const languages = [
  ['GB', 'en'],
  ['BE', 'fr'],
  ['LT', 'lt'],
  ['CL', 'es'],
] as const
const papers = [
  ['container', 'packing_list'],
  ['container', 'loading_instruction'],
  ['truck', 'cmr'],
  ['container', 'shipping_instruction'],
  ['container', 'vgm_declaration'],
] as const

describe.each(papers)('of a %s, the %s', (kind, name) => {
  it.each(languages)(
    'for a reader in %s is in %s, and its PDF has the same texts',
    async (country, language) => {
      const { getAddress } = await findCargoPapers(kind, country)
      const paper = await getPaper(getAddress(name))
      expect(paper.language).toBe(language)
      const pdf = await fetch(`${getAddress(name)}pdf/`)
      expect(await findMissingTexts(new Uint8Array(await pdf.arrayBuffer()), paper)).toEqual([])
    },
  )

  it('says that the cargo is canceled', async () => {
    const { getAddress } = await findCargoPapers(kind, 'GB', { status: 'canceled' })
    expect((await getPaper(getAddress(name))).notice?.title).toBe('Canceled.')
  })
})

describe('the CMR consignment note', () => {
  it('has 24 boxes in four copies', async () => {
    const { getAddress } = await findCargoPapers('truck')
    const { boxes, copies } = await getPaper(getAddress('cmr'))
    const numbers = boxes.flatMap(({ columns, table }) => [
      ...columns.flat().map(({ number }) => number),
      ...(table?.columns.map(({ title }) => Number.parseInt(title)) ?? []),
    ])
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1))
    expect(copies).toHaveLength(4)
  })

  it('says which fields to fill in', async () => {
    const { getAddress } = await findCargoPapers('truck', 'GB', {
      carrier: null,
      truck_plate: null,
    })
    expect((await getPaper(getAddress('cmr'))).notice).toEqual({
      title: 'Incomplete.',
      text: 'Fill in these fields of the cargo: Carrier, Truck plate.',
    })
  })

  it('is valid once nothing is missing', async () => {
    const { getAddress } = await findCargoPapers('truck', 'GB', {
      carrier: 'Girteka',
      truck_plate: 'KLP 482',
    })
    expect((await getPaper(getAddress('cmr'))).notice).toBeNull()
  })

  /** Returns the lines of the box that says where and when the carrier takes over the wood. */
  const findBox4 = async (
    [rule, place]: readonly [rule: Schemas['IncotermsRule'], place: string],
    sawmill: Partial<Row<'sawmills'>> = {},
    change: Partial<Row<'cargos'>> = { etd: '2026-11-19', atd: null },
  ) => {
    const { getAddress } = await findCargoPapers('truck', 'GB', change)
    await world.db
      .updateTable('sawmills')
      .set({ name: 'UAB Mediena', address: null, country: 'LV', ...sawmill })
      .execute()
    await world.db
      .updateTable('supplies')
      .set({ incoterms_rule: rule, incoterms_place: place })
      .execute()
    const { boxes } = await getPaper(getAddress('cmr'))
    return boxes.flatMap(({ columns }) => columns.flat()).find(({ number }) => number === 4)?.lines
  }

  it('says where and when the carrier takes the wood over, with the country of a port', async () => {
    expect(await findBox4(['FCA', 'LTKLJ'])).toEqual(['Klaipėda (LTKLJ), Lithuania', '19 Nov 2026'])
    const departed = { etd: '2026-11-19', atd: '2026-11-20' }
    for (const place of ['Klaipėda, LT', 'Panevėžys terminal'])
      expect(await findBox4(['FCA', place], {}, departed)).toEqual([place, '20 Nov 2026'])
    // A delivered supply names another place than that of the mill.
    expect((await findBox4(['DAP', 'LTKLJ']))?.[0]).toBe('Latvia')
  })

  it('never names the mill by its name, street or town, but says its country', async () => {
    const varena = { name: 'UAB Dzūkijos mediena', address: 'Pramonės g. 14, Varėna' }
    const ventspils = { name: 'SIA Baltijas egle', address: 'Kustes dambis 22, Ventspils' }
    for (const [place, sawmill] of [
      ['Dzūkijos mediena, Varėna', varena],
      ['Dzukijos terminal', varena],
      ['Pramones 14, Klaipėda', varena],
      ['Varėna terminal', varena],
      ['Keski Suomen terminal', { name: 'Keski-Suomen Oy' }],
      ['Ventspils', ventspils],
      ['Rokiškis terminal', { name: 'UAB Rokiškio lentpjūvė' }],
      ['LTKLJ', { name: 'UAB Klaipėdos mediena' }],
      ['UPM terminal', { name: 'UPM Timber' }],
      // A town alone can identify a mill without an address.
      ['Iisalmi', { name: 'Savon Saha Oy' }],
    ] as const)
      expect((await findBox4(['EXW', place], sawmill))?.[0], place).toBe('Latvia')
    expect((await findBox4(['FCA', 'LVVNT'], ventspils))?.[0]).toBe('Ventspils (LVVNT), Latvia')
  })

  it('is not offered for a container', async () => {
    const { getAddress } = await findCargoPapers('container')
    expect((await fetch(getAddress('cmr'))).status).toBe(404)
  })
})

describe('a paper to the forwarder', () => {
  it.each([
    ['shipping_instruction', { vessel: null, seal_number: null }, 'Vessel, Seal'],
    [
      'vgm_declaration',
      { vgm_kg: null, vgm_method: null, vgm_date: null },
      'VGM, VGM method, VGM date',
    ],
  ] as const)('says what a %s lacks', async (name, change, fields) => {
    const complete = {
      carrier: 'MSC',
      booking_number: 'BK1',
      vessel: 'Nora',
      port_of_discharge: 'GBFXT',
      container_number: 'CSQU3054383',
      seal_number: 'S1',
      vgm_kg: 24_000,
      vgm_method: 'method_2',
      vgm_date: '2026-11-20',
    } as const
    const full = await findCargoPapers('container', 'GB', complete)
    expect((await getPaper(full.getAddress(name))).notice).toBeNull()
    const { getAddress } = await findCargoPapers('container', 'GB', { ...complete, ...change })
    const { notice } = await getPaper(getAddress(name))
    expect(notice?.text).toBe(`Fill in these fields of the cargo: ${fields}.`)
  })
})

describe('the weights of a cargo’s papers', () => {
  const readWeights = async (kind: Kind, name: PaperName, grossKg: number | null) => {
    const { getAddress } = await findCargoPapers(kind)
    await world.db
      .updateTable('cargo_loads')
      .set(
        grossKg === null
          ? { gross_kg: null, net_kg: null }
          : {
              gross_kg: grossKg,
              net_kg: grossKg - 1000,
              counted_gross_kg: grossKg,
              counted_net_kg: grossKg - 1000,
            },
      )
      .execute()
    const { tables, boxes, notes } = await getPaper(getAddress(name))
    const table = [...tables, ...boxes.flatMap((row) => row.table ?? [])][0]
    const kilograms = table?.columns.flatMap(({ title }, at) =>
      title.includes('kg') ? [[title, table.totals?.cells[at]?.text]] : [],
    )
    const net = table?.rows.some(({ cells }) => cells.some((cell) => cell.text.endsWith('net')))
    return { titles: kilograms?.map(([title]) => title), kilograms, notes: notes.join(' '), net }
  }

  it('are net alone until the packs are weighed with their packaging', async () => {
    const list = await readWeights('container', 'packing_list', null)
    expect(list.titles).toEqual(['Net, kg'])
    expect(list.notes).not.toContain('straps')
    expect(list.notes).toContain('calculated from the volume')
    expect((await readWeights('container', 'shipping_instruction', null)).titles).toEqual([
      'Net, kg',
    ])
    expect((await readWeights('truck', 'cmr', null)).net).toBe(true)
  })

  it('are net and gross once all loads are weighed', async () => {
    const list = await readWeights('container', 'packing_list', 90_000)
    expect(list.titles).toEqual(['Net, kg', 'Gross, kg'])
    expect(list.notes).toContain('straps')
    expect(list.notes).not.toContain('calculated from the volume')
    const [[, net], [, gross]] = list.kilograms as [[string, string], [string, string]]
    expect(Number(gross.replaceAll(',', '')) % 90_000).toBe(0)
    expect(net).not.toBe(gross)
    const instruction = await readWeights('container', 'shipping_instruction', 90_000)
    expect(instruction.titles).toEqual(['Gross, kg'])
    expect(instruction.notes).toContain('straps')
    expect((await readWeights('truck', 'cmr', 90_000)).net).toBe(false)
  })
})

it('the papers of a truck name the day it leaves without the abbreviation of a vessel', async () => {
  const departures = await Promise.all(
    (['truck', 'container'] as const).map(async (kind) => {
      const { getAddress } = await findCargoPapers(kind, 'GB', { etd: '2026-11-19' })
      const { terms } = await getPaper(getAddress('packing_list'))
      return terms.find(({ value }) => value === '19 Nov 2026')?.term
    }),
  )
  expect(departures).toEqual(['Planned departure', 'ETD'])
})

it('a shipping instruction lists the wood of a deal once, whichever mills it comes from', async () => {
  const { id, getAddress } = await findCargoPapers('container')
  const loads = world.db.selectFrom('cargo_loads').where('cargo_id', '=', id)
  const [load] = await loads.selectAll().execute()
  if (!load) throw new Error('The cargo has no load.')
  const before = (await getPaper(getAddress('shipping_instruction'))).tables[0]
  await world.db
    .insertInto('cargo_loads')
    .values({ ...load, id: 'another', position: 99 })
    .execute()
  const after = (await getPaper(getAddress('shipping_instruction'))).tables[0]
  expect(after?.rows).toHaveLength(before?.rows.length ?? 0)
  const packs = (table: typeof after) => Number(table?.totals?.cells[2]?.text)
  expect(packs(after)).toBeGreaterThan(packs(before))
  expect(
    after?.rows.reduce((sum, { cells }) => sum + Number(cells[4]?.text.replaceAll(',', '')), 0),
  ).toBe(Number(after?.totals?.cells[4]?.text.replaceAll(',', '')))
})

it('a loading instruction without a loading plan lists the pieces instead of the places', async () => {
  const readTitles = async (change: Partial<Row<'cargos'>>) => {
    const { getAddress } = await findCargoPapers('container', 'GB', change)
    const { tables } = await getPaper(getAddress('loading_instruction'))
    return tables[0]?.columns.map(({ title }) => title)
  }
  expect(await readTitles({})).toContain('Place, m from the front wall')
  expect(await readTitles({ container_type: null })).toContain('Pcs')
})

it('a loading instruction is in the language of a mill that has one of its own', async () => {
  const { id, getAddress } = await findCargoPapers('container')
  await world.db.updateTable('sawmills').set({ language: 'es' }).execute()
  await world.db
    .updateTable('cargo_loads')
    .set({ lot_ids: toJson([]) })
    .where('cargo_id', '=', id)
    .execute()
  expect(await getPaper(getAddress('loading_instruction'))).toMatchObject({ language: 'es' })
})

describe('the totals of the packs', () => {
  it('count a part of a pack as one, and are left out if a load is loose', () => {
    const texts = createPaperTexts('en')
    expect(formatPackSum(texts, [{ packs: '1.5' }, { packs: '3' }])).toBe('5')
    expect(formatPackSum(texts, [{ packs: '1.5' }, { packs: null }])).toBe('')
  })

  it('are those of the cargo', async () => {
    const { id, getAddress } = await findCargoPapers('container')
    const { tables } = await getPaper(getAddress('loading_instruction'))
    const cargo = (await (
      await fetch(`http://localhost/api/cargos/${id}/`)
    ).json()) as Schemas['Cargo']
    const [volume, gross] = tables[0]?.totals?.cells.slice(-2) ?? []
    expect(Number(volume?.text)).toBe(Number(cargo.figures.m3))
    expect(Number(gross?.text.replaceAll(',', ''))).toBe(cargo.figures.gross_kg)
  })
})
