import { readFileSync } from 'node:fs'
import type { Product } from '@/entities/product'
import { BLANK_SPECIFICATION } from '@/entities/product'
import { readWorkbook, type Sheet } from '..'

/** Reads a file in this folder. */
export const readTestFile = (name: string): Promise<readonly Sheet[]> =>
  readWorkbook(new Blob([new Uint8Array(readFileSync(new URL(name, import.meta.url)))]))

/** Creates a product with the species and sizes in its name. */
export function createNamedProduct(name: string): Product {
  const [thickness_mm = null, width_mm = null, length_mm = null] =
    /(\d+)x(\d+)x(\d+)/.exec(name)?.slice(1).map(Number) ?? []
  const [, diameter, poleLength] = /^Pine post.* (\d+)x(\d+)$/.exec(name) ?? []
  const size =
    diameter === undefined
      ? { thickness_mm, width_mm, length_mm }
      : { diameter_mm: Number(diameter), length_mm: Number(poleLength) }
  return {
    id: name,
    name,
    status: 'active',
    updated_at: '2026-11-25T00:00:00Z',
    specification: {
      ...BLANK_SPECIFICATION,
      wood: name.startsWith('Pine') ? 'PNSY' : 'PCAB',
      pcs_per_pack: 100,
      m3_per_pack: null,
      ...size,
    },
  }
}
