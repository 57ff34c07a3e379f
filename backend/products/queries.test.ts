import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../call'
import { createEmptyDatabase } from '../db/test-database'
import type { Db } from '../db/tables'
import { toProductColumns } from './schema'
import { createProductSearchConditions } from './queries'

const specification: Schemas['Specification'] = {
  wood: 'PCAB',
  profile: 'sawn',
  quality: 'SF',
  treatment: 'kiln_dried',
  treatment_color: null,
  color: null,
  thickness_mm: 47,
  width_mm: 100,
  length_mm: 4800,
  diameter_mm: null,
  taper_mm_per_m: null,
  humidity_percent: 18,
  packaging: 'foil',
  pcs_per_pack: 110,
  m3_per_pack: null,
  group: null,
  category: 'softwood_boards',
  certification: 'pefc_certified',
  hs_code: '4407.12',
  density_kg_m3: 470,
}
const AT = '2026-11-20T09:30:00.000Z'
const products = [
  { id: 'narrow', name: 'Spruce KD SF 47x100x4800', specification },
  {
    id: 'wide',
    name: 'Spruce KD SF 147x1000x4800',
    specification: { ...specification, thickness_mm: 147, width_mm: 1000 },
  },
  {
    id: 'pine',
    name: 'Pine KD 47x100x4800',
    specification: { ...specification, wood: 'PNSY' as const },
  },
  {
    id: 'larch',
    name: 'Larch 27x143x4000',
    specification: {
      ...specification,
      wood: 'LADC' as const,
      thickness_mm: 27,
      width_mm: 143,
      length_mm: 4000,
    },
  },
  {
    id: 'fir',
    name: 'Silver fir 22x125x3000',
    specification: {
      ...specification,
      wood: 'ABAL' as const,
      thickness_mm: 22,
      width_mm: 125,
      length_mm: 3000,
    },
  },
  {
    id: 'douglas',
    name: 'Merrick FOHC 75x200x4000',
    specification: {
      ...specification,
      wood: 'PSMN' as const,
      thickness_mm: 75,
      width_mm: 200,
      length_mm: 4000,
    },
  },
  {
    id: 'mixed',
    name: 'Merrick 33x111 several',
    specification: {
      ...specification,
      wood: 'FXEX' as const,
      thickness_mm: 33,
      width_mm: 111,
      length_mm: null,
      lengths: {
        kind: 'several' as const,
        counted_in: null,
        items: [3000, 3900].map((length_mm) => ({ length_mm, count: null })),
      },
    },
  },
  {
    id: 'oak',
    name: 'Beam QF1 150x150x3000',
    specification: {
      ...specification,
      wood: 'QCXE' as const,
      thickness_mm: 150,
      width_mm: 150,
      length_mm: 3000,
    },
  },
]

describe('the search for products', () => {
  let db: Db
  beforeEach(async () => {
    db = await createEmptyDatabase()
    const rows = products.map(({ id, name, specification: spec }) => ({
      id,
      ...toProductColumns(name, { ...spec, wood: spec.wood ?? 'PCAB' }),
      ...{ created_at: AT, updated_at: AT },
    }))
    await db.insertInto('products').values(rows).execute()
  })
  const find = async (q: string, lastSize?: 'begun') => {
    let query = db.selectFrom('products').select('id').orderBy('id')
    for (const condition of createProductSearchConditions(q, lastSize))
      query = query.where(condition)
    return (await query.execute()).map(({ id }) => id)
  }

  it.each(['lame de terrasse', 'tarima de 28x145', 'terasinė lenta', 'terrasse 145'])(
    'finds a product in English by “%s”',
    async (q) => {
      await db
        .insertInto('products')
        .values({
          id: 'decking',
          ...toProductColumns('Pine decking 28x145x4200', {
            ...specification,
            ...{ wood: 'PNSY' as const, thickness_mm: 28, width_mm: 145, length_mm: 4200 },
          }),
          ...{ created_at: AT, updated_at: AT },
        })
        .execute()
      expect(await find(q)).toEqual(['decking'])
    },
  )

  it.each([
    ['spruce 47 100', ['narrow']],
    ['100 47 spruce', ['narrow']],
    ['47x100', ['narrow', 'pine']],
    ['100×47', ['narrow', 'pine']],
    ['47x100x4800 pine', ['pine']],
    ['eglė', ['narrow', 'wide']],
    ['EPICEA 147', ['wide']],
    ['pin sylvestre', ['pine']],
    ['47x101', []],
    ['%', []],
    ['', ['douglas', 'fir', 'larch', 'mixed', 'narrow', 'oak', 'pine', 'wide']],
  ])('finds by "%s" %j', async (q, ids) => {
    expect(await find(q)).toEqual(ids)
  })

  it.each([
    ['spruce 47x1', ['narrow']],
    ['47x100x48', ['narrow', 'pine']],
    ['100x4', ['narrow', 'pine']],
    ['27x44', []],
    ['33x111x39', ['mixed']],
    ['33x111x44', []],
  ])('finds by "%s", still typed, %j', async (q, ids) => {
    expect(await find(q, 'begun')).toEqual(ids)
    expect(await find(q)).toEqual([])
  })

  it.each([
    ['redwood', ['pine']],
    ['Scots pine', ['pine']],
    ['pin du Nord', ['pine']],
    ['pušies 47x100', ['pine']],
    ['pino de Flandes', ['pine']],
    ['whitewood', ['narrow', 'wide']],
    ['sapin du Nord', ['narrow', 'wide']],
    ['épicéa', ['narrow', 'wide']],
    ['eglės 147', ['wide']],
    ['abeto rojo', ['narrow', 'wide']],
    ['white', ['narrow', 'wide']],
    ['mélèze d’Europe', ['larch']],
    ['maumedis', ['larch']],
    ['alerce', ['larch']],
    ['sapin pectiné', ['fir']],
    ['abeto', ['fir', 'narrow', 'wide']],
    ['redwood sapin', []],
    ['pine', ['pine']],
    ['pin', ['pine']],
    ['pino', ['pine']],
    ['oregon pine', ['douglas']],
    ['Douglas', ['douglas']],
    ['pin d’Oregon', ['douglas']],
    ['pino de Oregón', ['douglas']],
    ['sapin de Douglas', ['douglas']],
    ['douglas fir', ['douglas']],
    ['pocūgė', ['douglas']],
    ['European', ['fir', 'larch', 'mixed', 'narrow', 'oak', 'pine', 'wide']],
    ['European oak', ['oak']],
    ['European redwood', ['pine']],
    ['pušinė', ['pine']],
    ['pušinių lentų', []],
    ['pušinės', ['pine']],
    ['eglinė', ['narrow', 'wide']],
    ['eglinių 147', ['wide']],
    ['ąžuolinė', ['oak']],
    ['azuolo', ['oak']],
    ['maumedžio', ['larch']],
    ['maumedinės', ['larch']],
    ['kėninės', ['fir']],
  ])('knows the trade name "%s"', async (q, ids) => {
    expect(await find(q)).toEqual(ids)
  })
})
