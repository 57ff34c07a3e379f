import type { components } from '@contract/schema'
import { findProductLengthErrors } from './find-length-errors'

type Schemas = components['schemas']
type Sizes = Pick<
  Schemas['ProductWrite'],
  | 'thickness_mm'
  | 'width_mm'
  | 'length_mm'
  | 'lengths'
  | 'diameter_mm'
  | 'taper_mm_per_m'
  | 'm3_per_pack'
>

/**
 * Validates a product's sizes: boards need thickness and width, round wood only a diameter. The
 * length may be fixed, mixed or missing.
 */
export function findSizeErrors({
  thickness_mm,
  width_mm,
  length_mm,
  lengths,
  diameter_mm,
  taper_mm_per_m,
  m3_per_pack,
}: Sizes): Schemas['FieldError'][] {
  const isRound = diameter_mm !== null
  const wrong = Object.entries({ thickness_mm, width_mm }).filter(
    ([, size]) => (size !== null) === isRound,
  )
  return [
    ...wrong.map(([field]) => ({
      pointer: `/${field}`,
      code: isRound ? ('unexpected' as const) : ('required' as const),
    })),
    ...findProductLengthErrors({ length_mm, lengths }),
    ...(!isRound && taper_mm_per_m !== null
      ? [{ pointer: '/taper_mm_per_m', code: 'unexpected' as const }]
      : []),
    ...(m3_per_pack !== null && Number(m3_per_pack) === 0
      ? [{ pointer: '/m3_per_pack', code: 'too_small' as const, params: { min: 0.001 } }]
      : []),
  ]
}
