import type { Specification } from '../api/product-search'

type Wood = Pick<Specification, 'wood' | 'treatment'>

/**
 * Kiln dried, kg/m3: of spruce, pine and larch as they are traded here, of the others what is published for 12 % moisture, rounded to ten.
 * Douglas fir 540: France Douglas, after the Guide des essences de bois (Eyrolles 2007). Silver fir 441 and ash 702: the data sheets of
 * Frey-Amon. Oak 702: European Wood, European Oak. Beech 710: The Wood Database, European Beech.
 */
const dryDensities: Record<NonNullable<Specification['wood']>, number> = {
  PNSY: 520,
  PCAB: 470,
  LADC: 590,
  PSMN: 540,
  ABAL: 440,
  QCXE: 700,
  FASY: 710,
  FXEX: 700,
}

/** What fresh from the impregnation weighs, kg/m3. */
const impregnatedDensity = 700

/** What a cubic metre of this wood usually weighs, kg; of one that nobody has said, what spruce does. */
export function getDefaultDensity({ wood, treatment }: Wood): number {
  const weight = dryDensities[wood ?? 'PCAB']
  return treatment === 'impregnated_uc3' || treatment === 'impregnated_uc4'
    ? Math.max(impregnatedDensity, weight)
    : weight
}

/** A specification with a part changed. A density that was the usual one of the wood before is that of the wood after. */
export function changeSpecification(
  before: Specification,
  part: Partial<Specification>,
): Specification {
  const after = { ...before, ...part }
  const isUsual = before.density_kg_m3 === getDefaultDensity(before)
  return isUsual && part.density_kg_m3 === undefined
    ? { ...after, density_kg_m3: getDefaultDensity(after) }
    : after
}
