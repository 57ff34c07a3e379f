import { expect, it } from 'vitest'
import { findNodeVersionProblem } from './node-version.mjs'

const required = '^20.19 || >=22.12'

it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('the project runs on Node %s', (version) => {
  expect(findNodeVersionProblem(version, required)).toBeNull()
})

it.each(['20.18.9', '18.20.4', '21.7.3', '22.11.0'])(
  'the check names the Node version to install instead of %s',
  (version) => {
    expect(findNodeVersionProblem(version, required)).toContain(
      `needs Node 20.19, or 22.12 or later; this is ${version}`,
    )
  },
)
