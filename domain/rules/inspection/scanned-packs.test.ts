import { describe, expect, it } from 'vitest'
import { hasScanDifference, matchPack, summarizeScans, type ListedPack } from './scanned-packs'

const createPack = (number: string, barcode: string | null = null): ListedPack => ({
  id: `id of ${number}`,
  number,
  barcode,
  pcs: 100,
})
const first = createPack('A-1203', 'P7310013')
const second = createPack('A-1303', 'P7310026')
const listed = [first, second]
const context = {
  listed,
  foreign: [{ number: 'K-0319', barcode: 'X99', belongs_to: 'S-2026-0081' }],
  scanned: [],
}
const createScan = (pack_id: string | null, text = '', belongs_to: string | null = null) => ({
  id: crypto.randomUUID(),
  pack_id,
  text,
  belongs_to,
})

describe('a scanned or typed text', () => {
  it.each([
    ['the barcode', 'p 7310013'],
    ['the number in another spelling', 'a1203'],
    ['the last digits of the number', '203'],
    ['the last digits of the barcode', '0013'],
  ])('finds a pack by %s', (_name, text) =>
    expect(matchPack(text, context)).toEqual({ kind: 'found', pack: first }),
  )

  it('prefers a whole number to last digits', () => {
    const short = createPack('203')
    expect(matchPack('203', { ...context, listed: [...listed, short] })).toEqual({
      kind: 'found',
      pack: short,
    })
  })

  it('is ambiguous if several packs end in its digits', () =>
    expect(matchPack('303', { ...context, listed: [createPack('B-303'), second] })).toMatchObject({
      kind: 'ambiguous',
      packs: [{ number: 'B-303' }, { number: 'A-1303' }],
    }))

  it.each(['', '  ', 'A-12'])('finds no pack by “%s”', (text) =>
    expect(matchPack(text, context)).toEqual({ kind: 'unknown' }),
  )

  it('is too short with one or two digits, unless they are a whole number', () => {
    for (const text of ['3', '03']) expect(matchPack(text, context)).toEqual({ kind: 'too_short' })
    const pack = createPack('3')
    expect(matchPack('3', { ...context, listed: [...listed, pack] })).toEqual({
      kind: 'found',
      pack,
    })
  })

  it('names the owner of a foreign pack, found by its whole mark only', () => {
    expect(matchPack('k0319', context)).toEqual({ kind: 'foreign', belongs_to: 'S-2026-0081' })
    expect(matchPack('0319', context)).toEqual({ kind: 'unknown' })
  })

  it('counts a pack once: a second scan is reported as twice, an unknown one as repeated', () => {
    const scanned = [createScan(first.id, 'A-1203'), createScan(null, 'Z-1')]
    expect(matchPack('P7310013', { ...context, scanned })).toEqual({ kind: 'twice', pack: first })
    expect(matchPack('z1', { ...context, scanned })).toEqual({ kind: 'repeated' })
  })
})

describe('scanned packs', () => {
  it('are found, foreign or unknown, and the rest is missing', () => {
    const scans = [
      createScan(first.id),
      createScan(null, 'K-0319', 'S-2026-0081'),
      createScan(null, 'Z-1'),
      createScan('split meanwhile'),
    ]
    const [known, other, ...strange] = scans
    expect(summarizeScans(listed, scans)).toEqual({
      found: [{ scan: known, pack: first }],
      missing: [second],
      foreign: [other],
      unknown: strange,
    })
  })

  it('differ from the listed ones only once something was scanned', () => {
    const all = listed.map(({ id }) => createScan(id))
    expect(hasScanDifference(listed, [])).toBe(false)
    expect(hasScanDifference(listed, all)).toBe(false)
    expect(hasScanDifference(listed, all.slice(1))).toBe(true)
    expect(hasScanDifference(listed, [...all, createScan(null)])).toBe(true)
  })
})
