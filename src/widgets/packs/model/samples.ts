import { type Dimensions, unmeasured } from '@domain/timber'

/** Section of sample packs: 47×150 mm. */
export const sampleSection: Dimensions = { ...unmeasured, thickness_mm: 47, width_mm: 150 }
