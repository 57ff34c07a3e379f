import { seededUrls } from 'virtual:seeded-worlds'
import type { SeedStore } from '../host/seeded-bytes'

/** The scenarios that lie ready beside the application; the others are made here, which takes a moment. */
export const prebuiltSeeds: SeedStore = async (scenario, make) => {
  const url = seededUrls[scenario]
  if (url === undefined) return make()
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The seeded database ${url} is not there (${answer.status}).`)
  return new Uint8Array(await answer.arrayBuffer())
}
