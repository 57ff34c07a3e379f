import path from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import refusals from './refusals.mjs'

/**
 * The contract in one piece, with the refusals that follow from what an operation takes.
 * @throws where a reference leads nowhere
 */
export async function readContract(): Promise<unknown> {
  const config = await createConfig({
    plugins: [refusals()],
    preprocessors: { 'timberdesk/refusals': 'on' },
  })
  const { bundle: bundled } = await bundle({
    ref: path.resolve(import.meta.dirname, 'openapi.yaml'),
    config,
  })
  return bundled.parsed
}
