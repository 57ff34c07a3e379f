import { expect, it } from 'vitest'
import { findNodeVersionProblem } from './node-version.mjs'

it.each(['20.19.0', '20.20.2', '22.0.0'])('runs on Node %s', (version) => {
  expect(findNodeVersionProblem(version, '>=20.19')).toBeNull()
})

it.each(['20.18.9', '18.20.4'])('names the Node version to install instead of %s', (version) => {
  expect(findNodeVersionProblem(version, '>=20.19')).toContain(
    `needs Node 20.19 or later; this is ${version}`,
  )
})
