/** No answer of the backend: the network, or what stands before the backend, failed. The session may well be alive. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}
