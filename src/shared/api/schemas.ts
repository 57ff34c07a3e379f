import type { components } from '@contract/schema'

/** The contract's schemas by name: `Schemas['Deal']`. */
export type Schemas = components['schemas']
