import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import {
  forbidden,
  idempotent,
  invalid,
  notFound,
  stale,
  success,
  UNKNOWN_ID,
  type Cases,
} from '../case'
import type { People } from '../host'
import {
  createListedPack,
  createPackNumber,
  readPack,
  samplePack,
  savePacks,
  putPacks,
  toPackWrite,
} from '../fixtures/saved-packs'
import { createReadySupply } from '../fixtures/saved-supplies'

const createPart = (
  tally: Schemas['Tally'],
  change: Partial<Schemas['NewPack']> = {},
): Schemas['NewPack'] => ({
  id: crypto.randomUUID(),
  number: createPackNumber(),
  barcode: null,
  mark: null,
  kg: null,
  ...change,
  tally,
})

/** Returns the parts of the sample pack: its shorter and its longer pieces. */
const createParts = (change: Partial<Schemas['NewPack']> = {}) => [
  createPart([{ length_mm: 3900, pcs: 40 }], change),
  createPart([{ length_mm: 4200, pcs: 60 }]),
]

const split = async (
  { as }: People,
  { id, version }: Pick<Schemas['Pack'], 'id' | 'version'>,
  parts: readonly Schemas['NewPack'][],
  headers: Record<string, string> = {},
) =>
  (await as('purchase_manager')).post(
    `/packs/${id}/split/`,
    { parts },
    { 'If-Match': `"${version}"`, ...headers },
  )

const merge = async (
  { as }: People,
  packs: readonly Pick<Schemas['Pack'], 'id' | 'version'>[],
  into: Schemas['NewPack'],
  headers: Record<string, string> = {},
) =>
  (await as('purchase_manager')).post(
    '/packs/merge/',
    { packs: packs.map(({ id, version }) => ({ id, version })), into },
    headers,
  )

const WHOLE = samplePack({ lines: [] }).tally

/** Lists two packs of the same line. */
async function createTwoPacks(people: People) {
  const supply = await createReadySupply(people, {}, '38')
  const { items } = await savePacks(people, supply.id, [
    samplePack(supply, { tally: [{ length_mm: 3900, pcs: 40 }] }),
    samplePack(supply, { tally: [{ length_mm: 4200, pcs: 60 }] }),
  ])
  return { supply, items }
}

export const openedPackCases = {
  splitPack: [
    success('replaces a pack by its parts, which keep its life', async (people) => {
      const { supply, pack } = await createListedPack(people, { barcode: createPackNumber() })
      const { items } = await expectAnswer(
        await split(people, pack, createParts({ barcode: pack.barcode, kg: 700 })),
        'splitPack',
      )
      expect(items.map(({ pcs, status, barcode }) => [pcs, status, barcode])).toEqual([
        [40, 'listed', pack.barcode],
        [60, 'listed', null],
      ])
      expect(items[0]?.events).toMatchObject([{ kind: 'split_from', packs: [{ id: pack.id }] }])
      const parts = items.map(({ id, number }) => ({ id, number }))
      expect(await readPack(people, pack.id)).toMatchObject({
        status: 'opened',
        parts,
        events: [{ kind: 'listed' }, { kind: 'split_into', packs: parts }],
        allowed_actions: [],
      })
      const listed = await savePacks(people, supply.id, [])
      expect(listed.items.map(({ id }) => id).toSorted()).toEqual(
        parts.map(({ id }) => id).toSorted(),
      )
      expect(listed.lines).toMatchObject([{ packs: 2, pcs: 100 }])
    }),
    invalid(
      'refuses parts that lack a piece or have a known number, and writes none',
      async (people) => {
        const { pack } = await createListedPack(people)
        const [first] = createParts({ number: pack.number })
        await expectFieldErrors(
          await split(people, pack, [
            first ?? createPart([]),
            createPart([{ length_mm: 4200, pcs: 59 }]),
          ]),
          { '/parts/0/number': 'duplicate', '/parts': 'pieces_missing' },
        )
        expect((await readPack(people, pack.id)).status).toBe('listed')
      },
    ),
    invalid('refuses to split, correct or remove an opened pack', async (people) => {
      const { supply, pack } = await createListedPack(people)
      await expectAnswer(await split(people, pack, createParts()), 'splitPack')
      const opened = { ...pack, version: pack.version + 1 }
      await expectProblem(await split(people, opened, createParts()), 'not_allowed_now', 409)
      await expectFieldErrors(
        await putPacks(people, supply.id, [toPackWrite(opened, { mark: 'red' })]),
        { '/packs/0/id': 'locked' },
      )
    }),
    stale('refuses an outdated version', async (people) => {
      const { pack } = await createListedPack(people)
      await expectProblem(await split(people, { ...pack, version: 9 }, createParts()), 'stale', 412)
    }),
    idempotent('splits once per idempotency key', async (people) => {
      const { pack } = await createListedPack(people)
      const parts = createParts()
      const send = async () =>
        expectAnswer(
          await split(people, pack, parts, { 'Idempotency-Key': `split ${pack.id}` }),
          'splitPack',
        )
      expect(await send()).toEqual(await send())
    }),
    notFound('returns 404 for an unknown pack', async (people) => {
      await expectProblem(
        await split(people, { id: UNKNOWN_ID, version: 1 }, createParts()),
        'not_found',
        404,
      )
    }),
  ],
  listMergeablePacks: [
    success('lists the open packs of the same line and status', async (people) => {
      const { supply, items } = await createTwoPacks(people)
      const [first, second] = items.toSorted((a, b) => a.pcs - b.pcs)
      if (!first || !second) throw new Error('Two packs were listed.')
      const list = async () =>
        expectAnswer(
          await (await people.as('purchase_manager')).get(`/packs/${first.id}/mergeable/`),
          'listMergeablePacks',
        )
      expect((await list()).items).toMatchObject([{ id: second.id, version: second.version }])
      expect((await readPack(people, first.id)).allowed_actions).toEqual(['edit', 'split', 'merge'])
      await expectAnswer(
        await split(people, second, [
          createPart([{ length_mm: 4200, pcs: 1 }], { number: 'A-1/1' }),
          createPart([{ length_mm: 4200, pcs: 59 }], { number: 'A-1/2' }),
        ]),
        'splitPack',
      )
      const parts = (await list()).items
      expect(parts.map(({ number }) => number)).toEqual(['A-1/1', 'A-1/2'])
      expect((await readPack(people, parts[0]?.id ?? '')).allowed_actions).toEqual([
        'edit',
        'merge',
      ])
      // Without others in the line, a pack cannot be merged.
      const merged = await expectAnswer(
        await merge(people, [first, ...parts], createPart(WHOLE)),
        'mergePacks',
      )
      expect(merged.allowed_actions).toEqual(['edit', 'split'])
      expect((await list()).items).toEqual([])
      expect((await savePacks(people, supply.id, [])).items).toHaveLength(1)
    }),
    notFound('returns 404 for an unknown pack', async ({ as }) => {
      await expectProblem(
        await (await as('purchase_manager')).get(`/packs/${UNKNOWN_ID}/mergeable/`),
        'not_found',
        404,
      )
    }),
  ],
  mergePacks: [
    success('replaces packs of a line by one with all their pieces', async (people) => {
      const { items } = await createTwoPacks(people)
      const whole = await expectAnswer(await merge(people, items, createPart(WHOLE)), 'mergePacks')
      const refs = items.map(({ id, number }) => ({ id, number }))
      expect(whole).toMatchObject({
        pcs: 100,
        parents: refs,
        events: [{ kind: 'merged_from', packs: refs }],
      })
      for (const { id } of items)
        expect(await readPack(people, id)).toMatchObject({
          status: 'opened',
          parts: [{ id: whole.id }],
        })
    }),
    invalid('refuses packs of other lines, outdated ones and other pieces', async (people) => {
      const { items } = await createTwoPacks(people)
      const [first, second] = items
      const { pack: foreign } = await createListedPack(people)
      if (!first || !second) throw new Error('Two packs were listed.')
      await expectFieldErrors(
        await merge(
          people,
          [first, { ...second, version: 9 }, foreign, first, { id: UNKNOWN_ID, version: 1 }],
          createPart(WHOLE),
        ),
        {
          '/packs/1/version': 'outdated',
          '/packs/2/id': 'other_line',
          '/packs/3/id': 'duplicate',
          '/packs/4/id': 'not_found',
        },
      )
      await expectFieldErrors(
        await merge(people, items, createPart([{ length_mm: 3900, pcs: 100 }])),
        {
          '/into/tally': 'pieces_extra',
        },
      )
    }),
    idempotent('merges once per idempotency key', async (people) => {
      const { items } = await createTwoPacks(people)
      const into = createPart(WHOLE)
      const send = async () =>
        expectAnswer(
          await merge(people, items, into, { 'Idempotency-Key': `merge ${into.id}` }),
          'mergePacks',
        )
      expect(await send()).toEqual(await send())
    }),
    forbidden('is not for those who only read packs', async ({ as }) => {
      await expectProblem(
        await (
          await as('cargo_manager')
        ).post('/packs/merge/', {
          packs: [
            { id: UNKNOWN_ID, version: 1 },
            { id: UNKNOWN_ID, version: 1 },
          ],
          into: createPart(WHOLE),
        }),
        'forbidden',
        403,
      )
    }),
  ],
} satisfies Cases
