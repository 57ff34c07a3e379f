/** The API did not answer: the network or a proxy failed. The session may still be valid. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}
