import path from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import refusals from './refusals.mjs'

/** The parts of a schema of the contract that determine values and bounds. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** Returns the target of a reference, and a part without one unchanged. */
export type Resolve = <Part extends { $ref?: string }>(part: Part) => Part

/** Creates the function that follows the references of a bundled contract. */
export function createResolver(contract: object): Resolve {
  return function resolve<Part extends { $ref?: string }>(part: Part): Part {
    if (part.$ref === undefined) return part
    const names = part.$ref.split('/').slice(1)
    const target = names.reduce<unknown>(
      (node, name) => (node as Record<string, unknown>)[name],
      contract,
    )
    return resolve(target as Part)
  }
}

/**
 * Bundles the contract, with the errors and bounds that follow from the shape of each operation.
 * @throws if a reference cannot be resolved
 */
export async function readContract(): Promise<unknown> {
  const config = await createConfig({
    plugins: [refusals()],
    preprocessors: { 'timberdesk/refusals': 'on', 'timberdesk/bounds': 'on' },
  })
  const { bundle: bundled } = await bundle({
    ref: path.resolve(import.meta.dirname, 'openapi.yaml'),
    config,
  })
  return bundled.parsed
}
