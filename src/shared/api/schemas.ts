import type { components } from './generated/schema'

/** The contract's schemas by name: `Schemas['Deal']`. */
export type Schemas = components['schemas']
