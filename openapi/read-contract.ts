import path from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import refusals from './refusals.mjs'

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
