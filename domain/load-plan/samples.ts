import type { Pack } from './pack'

/** Sample packs of dried spruce, 1.1 m wide and high; `more` overrides the defaults. */
export const createSamplePacks = (
  count: number,
  more: Partial<Omit<Pack, 'id'>> = {},
  name = 'p',
): Pack[] =>
  Array.from({ length: count }, (_, at) => {
    const size = { length: 5400, width: 1100, height: 1100, ...more }
    const litres = Math.round((size.length * size.width * size.height) / 1e6)
    return {
      id: `${name}${String(at).padStart(3, '0')}`,
      litres,
      kg: Math.round(litres * 0.47),
      drop: 1,
      ...size,
    }
  })
